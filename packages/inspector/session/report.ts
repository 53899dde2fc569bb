import { createListeners } from './listeners.ts'

/** What the panel is told: that something has changed, and why the developer's last act was refused. */
export function createReport() {
  const { add, tell, clear } = createListeners()
  let fault: string | undefined
  let version = 0
  let isTelling = false

  /** Notifies the panel once per batch of changes. Uses no timer, so that the panel works while time stands still. */
  function changed(): void {
    version += 1
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      tell()
    })
  }

  function refuse(reason: string | undefined): void {
    fault = reason
    changed()
  }

  return {
    fault: () => fault,
    version: () => version,
    subscribe: add,
    clear,
    changed,
    refuse,
    /** Clears the last fault before an act of the developer. */
    begin: () => refuse(undefined),
  }
}
