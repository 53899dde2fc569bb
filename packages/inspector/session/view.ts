import type { Engine } from '@drei-tage/engine'
import { isMachine, isMachineState, logicOf } from '@drei-tage/recorder/internal'
import type { History } from '@drei-tage/recorder/internal'
import type { AnyActorRef, Snapshot } from 'xstate'
import { counterpartsOf } from './counterpart.ts'
import { makeFollowable } from './follow.ts'
import { createListeners } from './listeners.ts'
import type { Live } from './live.ts'
import type { Cursor, LoadedFile } from './loadedFile.ts'
import type { PageTime } from './pageTime.ts'

/**
 * The moment that the page and the panel show: the present, or a moment of the live session or of a loaded file. The page's time stands
 * still while it shows the past, and its actors stay in the present.
 */
export function createView(engine: Engine, time: PageTime, live: Live) {
  let cursor: Cursor | undefined
  let file: LoadedFile | undefined
  /** Whether time was running when the present was left. */
  let ranBefore = false
  const views = createListeners()
  /** The names of loaded files' actors: contexts that the page shows may refer to these actors. */
  const fromFile = new WeakMap<AnyActorRef, string>()

  const history = (): History => file?.history ?? live.history
  const nameOf = (ref: object): string | undefined => fromFile.get(ref as AnyActorRef) ?? live.recorder.nameOf(ref)

  /** The snapshot to show for an actor of the page; undefined in the present, and while an actor that may read it is busy. */
  function shown(ref: AnyActorRef): Snapshot<unknown> | undefined {
    if (!cursor || live.recorder.busy()) return undefined
    const name = live.recorder.nameOf(ref)
    const counterpart = () => counterpartsOf(history().runningAt(cursor?.point ?? 0), live.living(), file !== undefined).get(name ?? '')
    // An actor that had not started yet is shown in its initial state.
    const recorded = fromFile.get(ref) ?? counterpart() ?? (file ? undefined : name)
    if (recorded === undefined) return undefined
    const snapshot = history().snapshotAt(recorded, cursor.point) ?? history().firstSnapshotOf(recorded)
    // What a file says of a machine that does not replay has none of a snapshot's methods, which a component may call.
    return snapshot && (isMachineState(snapshot) || !isMachine(logicOf(ref))) ? snapshot : undefined
  }

  const follow = (ref: AnyActorRef) => makeFollowable(ref, { shown, watch: views.add })

  function lookAt(next: Cursor): void {
    if (!cursor) {
      ranBefore = !engine.paused
      time.pause()
    }
    cursor = next
    views.tell()
  }

  /** Stops looking back. */
  function leavePast(): void {
    if (!cursor) return
    cursor = undefined
    file = undefined
    if (ranBefore) time.resume()
    views.tell()
  }

  return {
    shown,
    watch: views.add,
    follow,
    history,
    nameOf,
    cursor: () => cursor,
    file: () => file,
    endMs: (): number => file?.recording.endMs ?? engine.now(),
    refOf: (actor: string): AnyActorRef | undefined => (file ? file.refs.get(actor) : live.recorder.refOf(actor)),
    lookAt,
    leavePast,
    /** Shows a loaded file: its end or, if it differs from the machines of this page, the first difference. */
    show(loaded: LoadedFile): void {
      file = loaded
      for (const [actor, ref] of loaded.refs) {
        if (fromFile.has(ref)) continue
        fromFile.set(ref, actor)
        follow(ref)
      }
      const {
        difference,
        history: { entries },
        recording,
      } = loaded
      const differing = difference && entries[difference.index]
      lookAt(differing ? { atMs: differing.atMs, point: difference.index + 1 } : { atMs: recording.endMs, point: entries.length })
    },
    close(): void {
      leavePast()
      views.clear()
    },
  }
}

export type View = ReturnType<typeof createView>
