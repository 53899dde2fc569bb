import { machineIdOf, parseRecording } from '@drei-tage/recorder'
import type { Session } from './session.ts'

/** What a bundler reports about a change in development: Vite's `import.meta.hot`. */
export interface Hot {
  on(event: 'vite:beforeFullReload' | 'vite:beforeUpdate', listener: () => void): void
}

const SESSION_KEY = 'inspection-session'
/** Maximum number of characters: browsers store about 5 MB per origin. */
const LONGEST = 4_000_000
/** The name under which the panel offers the session. */
const NAME = 'Before the change'

/**
 * In development: after a code change, replays the session with the current machines and has the panel offer the result, whether
 * the page was reloaded or only received the new machine. It first waits until the page has again created an actor of each machine.
 *
 * The page itself stays in the present, because whoever saves a file wants to keep using the page.
 */
export function bringBackAfterChanges(session: Session, hot: Hot): void {
  let isReload = false
  /** The session before the change, and the machines for which the page has not yet created an actor. */
  let waiting: { text: string; missing: Set<string> } | undefined

  session.onRootStart((id, isChanged) => {
    waiting?.missing.delete(id)
    // Without a changed machine there is nothing to replay: if only a component changed, its actors keep the same machine.
    if (!waiting || waiting.missing.size > 0 || !isChanged) return
    const { text } = waiting
    waiting = undefined
    // In a microtask, because React is still restarting everything that has changed.
    queueMicrotask(() => session.offer(NAME, text))
  })

  hot.on('vite:beforeFullReload', () => {
    isReload = true
  })
  hot.on('vite:beforeUpdate', () => {
    // No machine is missing: the first actor that starts with a changed machine is enough, because all others are still known.
    waiting = { text: session.save(), missing: new Set() }
  })
  addEventListener('pagehide', () => {
    const text = session.save()
    if (!isReload || text.length > LONGEST) return
    try {
      sessionStorage.setItem(SESSION_KEY, text)
    } catch {
      // Without storage, the reload loses the session.
    }
  })
  const kept = takeKept()
  if (kept !== null) waiting = { text: kept, missing: machinesIn(kept) }
}

/** The machines of the actors that the page created. */
function machinesIn(text: string): Set<string> {
  try {
    const { entries } = parseRecording(text)
    return new Set(entries.flatMap(({ kind, parent, actor }) => (kind === 'start' && parent === undefined ? [machineIdOf(actor)] : [])))
  } catch {
    // A recording of another version: the panel reports that when it loads the recording.
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
