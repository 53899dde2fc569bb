import { machineIdOf, parseRecording } from '@drei-tage/recorder'
import type { Recording } from '@drei-tage/recorder'
import type { Session } from './session.ts'

type HotEvent = 'vite:afterUpdate' | 'vite:beforeFullReload' | 'vite:beforeUpdate'

/** What a bundler reports about a change in development: Vite's `import.meta.hot`. */
export interface Hot {
  /** Kept when the module is edited. */
  readonly data: Record<symbol, unknown>
  on(event: HotEvent, listener: () => void): void
  off(event: HotEvent, listener: () => void): void
}

const SESSION_KEY = 'inspection-session'
/** Kept instead of a session that is too large. */
const LOST = ''
/** The name under which the panel offers the session. */
const NAME = 'Before the change'

/**
 * In development: after a code change, replays the session with the current machines and has the panel offer the result, whether
 * the page was reloaded or only received the new machine. It first waits until the page has again created an actor of each machine
 * that is not `known` anyway.
 *
 * The page itself stays in the present, because whoever saves a file wants to keep using the page.
 */
export function bringBackAfterChanges(session: Session, known: Readonly<Record<string, unknown>> = {}) {
  /** Between the news of a change and its end. Vite reloads the page instead of updating it if it shows an error. */
  let isChanging = false
  /** The session before the change, as text if it is that of the page before, and the machines of which the page has no actor yet. */
  let waiting: { readonly session: string | Recording; readonly missing: Set<string> } | undefined
  let stopListening = () => {}

  const tellMissing = (missing: ReadonlySet<string>) => {
    const names = new Intl.ListFormat('en').format(missing)
    if (missing.size > 0) session.announce(`${NAME}: replayed as soon as ${names} ${missing.size > 1 ? 'have' : 'has'} started again.`)
  }
  const stopWaiting = session.onRootStart((id, isChanged) => {
    if (waiting?.missing.delete(id) && session.notice() !== undefined) tellMissing(waiting.missing)
    // Without a changed machine there is nothing to replay: if only a component changed, its actors keep the same machine.
    if (!waiting || waiting.missing.size > 0 || !isChanged) return
    const before = waiting.session
    waiting = undefined
    // In a microtask, because React is still restarting everything that has changed.
    queueMicrotask(() => session.offer(NAME, before))
  })
  const noteReload = () => {
    isChanging = true
  }
  const noteUpdate = () => {
    isChanging = true
    // No machine is missing: the first actor that starts with a changed machine is enough, because all others are still known.
    if (typeof waiting?.session !== 'string') waiting = { session: session.recording(), missing: new Set() }
  }
  const noteUpdateEnd = () => {
    isChanging = false
  }
  /** What the next page is to replay. A page that a change has broken leaves it the session from before the change. */
  function toKeep(): string | undefined {
    const isDismissed = waiting && waiting.missing.size > 0 && session.notice() === undefined
    if (typeof waiting?.session === 'string' && !isDismissed) return waiting.session
    return isChanging ? session.save() : undefined
  }
  const keep = () => {
    const text = toKeep()
    // If the browser does not keep the session, the page says so after the reload.
    if (text !== undefined && !store(text)) store(LOST)
  }
  addEventListener('pagehide', keep)
  const kept = takeKept()
  if (kept === LOST) session.announce(`${NAME}: the session is gone, because it was too large for the storage of this browser.`)
  else if (kept !== null) {
    waiting = { session: kept, missing: machinesIn(kept, known) }
    tellMissing(waiting.missing)
  }

  return {
    /** Listens for changes. Vite removes a module's listeners when the module is edited, so this is called again with its new `hot`. */
    listen(hot: Hot): void {
      stopListening()
      const listeners = { 'vite:afterUpdate': noteUpdateEnd, 'vite:beforeFullReload': noteReload, 'vite:beforeUpdate': noteUpdate }
      const all = Object.entries(listeners) as [HotEvent, () => void][]
      for (const [event, listener] of all) hot.on(event, listener)
      stopListening = () => {
        for (const [event, listener] of all) hot.off(event, listener)
      }
    },
    stop(): void {
      stopListening()
      stopWaiting()
      removeEventListener('pagehide', keep)
    },
  }
}

/** The machines of the actors that the page created, without the known ones. */
function machinesIn(text: string, known: Readonly<Record<string, unknown>>): Set<string> {
  try {
    const roots = parseRecording(text).entries.filter(({ kind, parent }) => kind === 'start' && parent === undefined)
    return new Set(roots.map(({ actor }) => machineIdOf(actor)).filter((id) => !Object.hasOwn(known, id)))
  } catch {
    // A recording of another version: the panel reports that when it loads the recording.
    return new Set()
  }
}

/** Whether the browser has stored the text: it may have no storage, or not enough. */
function store(text: string): boolean {
  try {
    sessionStorage.setItem(SESSION_KEY, text)
    return true
  } catch {
    return false
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
