import type { SnapshotFrom } from 'xstate'
import type { headerMachine } from './header.machine.ts'

/** What the header shows: its background, and whether the menu is open (`aria-expanded`). */
export function headerView(snapshot: SnapshotFrom<typeof headerMachine>) {
  return { state: snapshot.value.page, menuOpen: snapshot.value.menu === 'open' }
}
