import { machineIdOf, parseRecording } from '@drei-tage/recorder'
import type { Session } from './session.ts'

/** What a bundler reports about a change in development: `import.meta.hot` of Vite. */
export interface Hot {
  on(event: 'vite:beforeFullReload' | 'vite:beforeUpdate', listener: () => void): void
}

const SESSION_KEY = 'inspection-session'
/** Browsers keep some 5 MB for a page. */
const LONGEST = 4_000_000
/** What the session is called when it is back. */
const NAME = 'Before the change'

/**
 * In development: brings the session back after a change of the code, played again with the machines as they are now, whether the page
 * is reloaded or only given the new machine. It waits until the page has made an actor of each machine again.
 */
export function bringBackAfterChanges(session: Session, hot: Hot): void {
  let isReload = false
  /** The session before the change, and the machines that the page has still to make an actor of. */
  let waiting: { text: string; missing: Set<string> } | undefined

  session.onRootStart((id, isChanged) => {
    waiting?.missing.delete(id)
    // A component alone may have changed: then its actors live on, or start with the machine that they had.
    if (!waiting || waiting.missing.size > 0 || !isChanged) return
    const { text } = waiting
    waiting = undefined
    // React is in the middle of starting all that have changed.
    queueMicrotask(() => session.load(NAME, text))
  })

  hot.on('vite:beforeFullReload', () => {
    isReload = true
  })
  hot.on('vite:beforeUpdate', () => {
    // Only changed actors restart, and one of them is enough: all others are known.
    waiting = { text: session.save(), missing: new Set() }
  })
  addEventListener('pagehide', () => {
    const text = session.save()
    if (!isReload || text.length > LONGEST) return
    try {
      sessionStorage.setItem(SESSION_KEY, text)
    } catch {
      // Without storage the session ends with the page.
    }
  })
  const kept = takeKept()
  if (kept !== null) waiting = { text: kept, missing: machinesIn(kept) }
}

/** The machines of the actors that the page made. */
function machinesIn(text: string): Set<string> {
  try {
    const { entries } = parseRecording(text)
    return new Set(entries.flatMap(({ kind, parent, actor }) => (kind === 'start' && parent === undefined ? [machineIdOf(actor)] : [])))
  } catch {
    // Of another version: the panel says so when it is loaded.
    return new Set()
  }
}

function takeKept(): string | null {
  try {
    const kept = sessionStorage.getItem(SESSION_KEY)
    sessionStorage.removeItem(SESSION_KEY)
    return kept
  } catch {
    return null
  }
}
