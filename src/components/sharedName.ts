import { NAME_FRAGMENT } from '#addresses.ts'

/** The visitor's own name, if this page has put it into its address: such an entry of the history has it in its state, too. */
export function ownName(): string | undefined {
  return (history.state as { name?: string } | null)?.name
}

/** Whether the page was opened for a name that somebody has shared. */
export function isOpenedForName(): boolean {
  return location.hash.startsWith(NAME_FRAGMENT) && !ownName()
}
