import type { TimerClock } from '@drei-tage/engine'
import type { InspectionEvent } from 'xstate'
import { followAnimations } from '@drei-tage/engine/animations'
import type { AnimatedDocument } from '@drei-tage/engine/animations'
import { guardInput } from './guard.ts'
import { replayAfterEdits } from './hot.ts'
import type { Hot } from './hot.ts'
import { createSession } from './session.ts'
import type { Session, SessionOptions } from './session.ts'

export interface InspectorOptions extends SessionOptions {
  /** Where the panel is mounted; `document.body` by default. `null`: no panel. */
  readonly mount?: Element | null
  /** Vite's `import.meta.hot`. After an edit, the session is replayed with the edited machines, and the panel offers the result. */
  readonly hot?: Hot | undefined
}

export interface Inspector {
  /**
   * For `createActor(machine, { clock })` and `useMachine(machine, { clock })`: sets timers on the engine and labels each with its
   * actor.
   */
  readonly clock: TimerClock
  /** For `createActor(machine, { inspect })` and `useMachine(machine, { inspect })`: records the actor and all of its children. */
  readonly inspect: (event: InspectionEvent) => void
  /** Everything the panel does, for custom tools. */
  readonly session: Session
  /** Stops recording, returns the page to the present and removes the panel. */
  close(): void
}

/** Where `hot.data` keeps the inspector of a module, and what listens for edits. */
const KEPT = Symbol('inspector')

interface Kept {
  readonly inspector: Inspector
  readonly edits: ReturnType<typeof replayAfterEdits>
}

/**
 * Records every actor that is created with its `clock` and `inspect`, and opens the panel.
 *
 * If the module that calls it is edited and passes `hot`, this returns the module's first inspector, to which the actors of the page
 * belong, until that one is closed.
 *
 * @throws {TypeError} without an engine, or if `limit` or `redact` is not valid.
 */
export function createInspector(given: InspectorOptions): Inspector {
  if (typeof (given as Partial<InspectorOptions> | undefined)?.engine?.hold !== 'function')
    throw new TypeError('inspector: createInspector() needs the engine that the page runs on. Pass { engine: createEngine() }.')
  const { mount, hot, ...options } = given
  const kept = hot?.data[KEPT] as Kept | undefined
  if (hot && kept) {
    kept.edits.listen(hot)
    return kept.inspector
  }
  const session = createSession(options)
  const ends: (() => void)[] = []
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    for (const end of ends) end()
    session.close()
  }
  const inspector = { clock: session.clock, inspect: session.inspect, session, close }
  if (hot) {
    const edits = replayAfterEdits(session)
    edits.listen(hot)
    hot.data[KEPT] = { inspector, edits }
    ends.push(edits.stop, () => delete hot.data[KEPT])
  }
  if (typeof document !== 'undefined') ends.push(animationsFollow(session))
  // Recording has already started, so that no actor is missed. The panel is loaded asynchronously.
  if (mount !== null && typeof document !== 'undefined') {
    // At once, before the page adds its own listeners.
    ends.push(guardInput(session))
    void import('./panel/openPanel.tsx').then(({ openPanel }) => {
      // Before the others, because the panel still uses the session.
      if (!isClosed) ends.unshift(openPanel(session, mount ?? document.body))
    })
  }
  return inspector
}

/** Makes the page's own animations follow the engine and the selected moment. Returns a function that undoes this. */
function animationsFollow(session: Session): () => void {
  // The panel's own animations are not the page's.
  const isPanel = (element: unknown) => 'inspector' in (element as HTMLElement).dataset
  const { lookAt, release } = followAnimations(session.engine, document as unknown as AnimatedDocument, undefined, isPanel)
  const leave = session.watch(() => {
    const cursor = session.cursor()
    // -1 is before the start of every animation: none of this page's animations belongs to a loaded recording.
    lookAt(cursor && (session.file() ? -1 : cursor.atMs))
  })
  return () => {
    leave()
    release()
  }
}
