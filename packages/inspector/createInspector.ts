import type { Engine, TimerClock } from '@drei-tage/engine'
import { useCallback, useSyncExternalStore } from 'react'
import type { AnyActorLogic, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'
import type { MachineImport } from '@drei-tage/recorder'
import { bringBackAfterChanges } from './reload.ts'
import type { Hot } from './reload.ts'
import { createSession } from './session.ts'
import type { Session } from './session.ts'

export interface InspectorOptions {
  /** The page's engine: the clock of all its actors. */
  readonly engine: Engine
  /** The logic of actors by id, for recordings of actors that this page has not had yet. What it has had is known. */
  readonly machines?: Readonly<Record<string, AnyActorLogic>>
  /** Events to send by hand, by the id of the machine: a machine tells their types, but not what belongs into them. */
  readonly samples?: Readonly<Record<string, readonly AnyEventObject[]>>
  /** Where the panel is put; `document.body` unless told. `null`: there is none. */
  readonly mount?: Element | null
  /** How many entries are recorded, 200,000 unless told. */
  readonly limit?: number
  /** `import.meta.hot` of Vite: a change of the code then brings the session back, played again with the machines as they are now. */
  readonly hot?: Hot | undefined
  /** Where a machine is imported from, for tests that are copied from the panel; '<id>.machine.ts' beside the test unless told. */
  readonly importOf?: (machineId: string) => MachineImport
}

export interface Inspector {
  /** For `createActor(machine, { clock })` and `useMachine(machine, { clock })`: the engine, noting whose each timer is. */
  readonly clock: TimerClock
  /** For `createActor(machine, { inspect })` and `useMachine(machine, { inspect })`: records the actor and all of its children. */
  readonly inspect: (event: InspectionEvent) => void
  /**
   * What a component shows of an actor, also while looking back. `useMachine`, `useActor` and `useSelector` of @xstate/react follow by
   * themselves; this is for all others, such as an actor that lives outside of React.
   *
   * @param view What of the snapshot is shown; all of it unless told. Answers with the same object as long as nothing changes.
   */
  useView<A extends AnyActorRef, V = ReturnType<A['getSnapshot']>>(actor: A, view?: (snapshot: ReturnType<A['getSnapshot']>) => V): V
  /** Everything the panel does, for tools of one's own. */
  readonly session: Session
  /** Ends recording, brings the page back into the present and takes the panel away. */
  close(): void
}

/**
 * Records every actor that is created with its `clock` and `inspect`, and opens the panel.
 *
 * @throws {TypeError} without an engine.
 */
export function createInspector({ engine, machines, samples = {}, mount, limit, hot, importOf }: InspectorOptions): Inspector {
  if (!engine) throw new TypeError('inspector: createInspector() needs the engine that the page runs on. Pass { engine: createEngine() }.')
  const session = createSession({ engine, ...(machines && { machines }), ...(limit !== undefined && { limit }) })
  if (hot) bringBackAfterChanges(session, hot)
  let isClosed = false
  let closePanel = () => {}
  const close = () => {
    isClosed = true
    closePanel()
    session.close()
  }
  // The recording begins at once, so that no actor is missed; what is to be seen of it comes a little later.
  if (mount !== null && typeof document !== 'undefined') {
    void import('./panel/openPanel.tsx').then(({ openPanel }) => {
      if (!isClosed) closePanel = openPanel(session, { samples, importOf, mount: mount ?? document.body, close })
    })
  }
  return {
    clock: session.clock,
    inspect: session.inspect,
    useView,
    session,
    close,
  }
}

function useView<V>(actor: AnyActorRef, view: (snapshot: never) => V = (snapshot) => snapshot): V {
  const subscribe = useCallback(
    (listener: () => void) => {
      // One listener for both, by which a view is known.
      const subscription = actor.subscribe({ next: listener, error: listener })
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const read = () => view(actor.getSnapshot() as never)
  return useSyncExternalStore(subscribe, read, read)
}
