import type { Recording } from '@drei-tage/recorder'
import type { Session } from './session.ts'

/** What a bundler reports about a change in development: Vite's `import.meta.hot`. */
export interface Hot {
  /** Kept when the module is edited. */
  readonly data: Record<symbol, unknown>
  on(event: 'vite:beforeUpdate', listener: () => void): void
  off(event: 'vite:beforeUpdate', listener: () => void): void
}

/**
 * In development: once the page has started an edited machine, replays the session with it and has the panel offer the result.
 *
 * The page itself stays in the present, because whoever saves a file wants to keep using the page.
 */
export function replayAfterEdits(session: Session) {
  /** The session before an edit, until an edited machine has started. */
  let before: Recording | undefined
  let stopListening = () => {}
  const noteEdit = () => {
    before = session.recording()
  }
  const stopWaiting = session.onRootStart((isEdited) => {
    const recording = before
    // If only a component was edited, its actors keep the same machine.
    if (!recording || !isEdited) return
    before = undefined
    // In a microtask, because React is still restarting everything that has changed.
    queueMicrotask(() => void session.offer('Before the change', recording))
  })

  return {
    /** Listens for edits. Vite removes a module's listeners when the module is edited, so this is called again with its new `hot`. */
    listen(hot: Hot): void {
      stopListening()
      hot.on('vite:beforeUpdate', noteEdit)
      stopListening = () => hot.off('vite:beforeUpdate', noteEdit)
    },
    stop(): void {
      stopListening()
      stopWaiting()
    },
  }
}
