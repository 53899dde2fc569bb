import type { Engine } from '@drei-tage/engine'
import type { History } from '@drei-tage/recorder'
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
  const returns = createListeners<[goesOn: boolean]>()
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
    return history().snapshotAt(recorded, cursor.point) ?? history().firstSnapshotOf(recorded)
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

  /** Stops looking back. The page returns to the present or, if `goesOn` is true, continues from the selected moment. */
  function leavePast(goesOn: boolean): void {
    if (!cursor) return
    cursor = undefined
    file = undefined
    if (ranBefore) time.resume()
    views.tell()
    returns.tell(goesOn)
  }

  return {
    shown,
    watch: views.add,
    follow,
    history,
    nameOf,
    cursor: () => cursor,
    file: () => file,
    endMs: (): number => file?.endMs ?? engine.now(),
    refOf: (actor: string): AnyActorRef | undefined => (file ? file.refs.get(actor) : live.recorder.refOf(actor)),
    onReturn: returns.add,
    lookAt,
    leavePast,
    /** Shows the end of a loaded file. */
    show(loaded: LoadedFile): void {
      file = loaded
      for (const [actor, ref] of loaded.refs) {
        if (fromFile.has(ref)) continue
        fromFile.set(ref, actor)
        follow(ref)
      }
      lookAt({ atMs: loaded.endMs, point: loaded.history.entries.length })
    },
    close(): void {
      leavePast(false)
      views.clear()
      returns.clear()
    },
  }
}

export type View = ReturnType<typeof createView>
