import { createListeners } from './listeners.ts'

/** What the panel is told: that something has changed, and why the developer's last act was refused. */
export function createReport() {
  const { add, tell, clear } = createListeners<[isAct: boolean]>()
  let fault: string | undefined
  let version = 0
  let isTelling = false
  let isAct = false

  /** Notifies the panel once per batch of changes. Uses no timer, so that the panel works while time stands still. */
  function changed(): void {
    version += 1
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      tell(isAct)
      isAct = false
    })
  }

  function refuse(reason: string | undefined): void {
    fault = reason
    isAct = true
    changed()
  }

  return {
    fault: () => fault,
    version: () => version,
    /** Calls a listener after changes, with whether an act of the developer is among them. */
    subscribe: add,
    clear,
    changed,
    refuse,
    /** Clears the last fault before an act of the developer. */
    begin: () => refuse(undefined),
  }
}
