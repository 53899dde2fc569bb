import type { Engine } from '@drei-tage/engine'
import { firstNamed, isMachine, isMachineState, logicOf, machineIdOf, presentOf } from '@drei-tage/recorder/internal'
import type { History } from '@drei-tage/recorder/internal'
import type { AnyActorRef, Snapshot } from 'xstate'
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
    const name = live.recorder.nameOf(ref) ?? ''
    const { lastAt, firstOf, runningAt } = history()
    // An actor that had not started yet is shown in its initial state.
    const recorded =
      fromFile.get(ref) ?? counterpartOf(name, runningAt(cursor.point), live.living(), file !== undefined) ?? (file ? '' : name)
    const { snapshot, entry } = lastAt(recorded, cursor.point) ?? firstOf(recorded) ?? {}
    // Names in the place of values could not be rendered.
    if (file && firstNamed(entry?.data.plain)?.isLost) return undefined
    // What a file says of a machine that does not replay has none of a snapshot's methods, which a component may call.
    return snapshot && (isMachineState(snapshot) || !isMachine(logicOf(ref))) ? snapshot : undefined
  }

  /**
   * Makes views and callers of `getSnapshot` see the shown snapshot of an actor. Views are `useMachine`, `useActor` and `useSelector` of
   * @xstate/react.
   *
   * The actor itself stays in the present. Subscribers that are not views are not notified of the past, because they would repeat their
   * side effects. A view is recognised by its use of one listener for both snapshots and errors, as in @xstate/react.
   */
  function follow(ref: AnyActorRef): void {
    const { subscribe } = ref
    ref.getSnapshot = () => (shown(ref) ?? presentOf(ref)) as never
    ref.subscribe = ((...observers: [{ next?: (snapshot: unknown) => void; error?: unknown }]) => {
      const subscription = subscribe.apply(ref, observers as never)
      const [{ next, error }] = observers
      if (!next || next !== error) return subscription
      const leave = views.add(() => next(ref.getSnapshot()))
      return {
        unsubscribe() {
          leave()
          subscription.unsubscribe()
        },
      }
    }) as typeof ref.subscribe
  }

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

/**
 * The recorded actor that stands for an actor of the page. In the live session that is the actor itself, if it existed at the selected
 * moment. Otherwise it is the one at the same place among the actors of the same machine, because a remounted part of the page has a new
 * actor.
 *
 * @param then The actors that existed at the selected moment.
 * @param living The actors of the page that exist now.
 * @param isFile Whether a loaded file is shown: its actors are not those of the page, even if they have the same names.
 */
function counterpartOf(name: string, then: readonly string[], living: readonly string[], isFile: boolean): string | undefined {
  if (!isFile && then.includes(name)) return name
  /** Those of the same machine that are not shown as themselves. */
  const among = (some: readonly string[], others: ReadonlySet<string>) =>
    some.filter((one) => machineIdOf(one) === machineIdOf(name) && (isFile || !others.has(one)))
  return among(then, new Set(living))[among(living, new Set(then)).indexOf(name)]
}

export type View = ReturnType<typeof createView>
