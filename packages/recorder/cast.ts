import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { LiveData } from './data.ts'
import { idOf, kindOf } from './logic.ts'
import type { LogicKind } from './logic.ts'
import type { RecordingEntry } from './recording.ts'
import { logicOf, parentOf } from './xstate-internals.ts'

/** An event in an actor's mailbox. */
export interface Mail {
  readonly kind: RecordingEntry['kind']
  readonly event: AnyEventObject
  readonly from: AnyActorRef | undefined
}

/** What the recorder knows about an actor. */
export interface Known {
  /** 'confetti#1'; empty before the actor starts. */
  name: string
  readonly ref: AnyActorRef
  readonly kind: LogicKind
  /** For a child: how many its parent had created when it created this one, itself included. */
  number: number | undefined
  /** How many actors it has created. */
  created: number
  /** Whether it accepts events. */
  running: boolean
  isStopped: boolean
  /** Whether it or a descendant has done more than start and stop, which is all that React's StrictMode causes. */
  hasLived: boolean
  /** What is in its mailbox. */
  readonly inbox: Mail[]
  /** What it holds after its last entry. */
  data: LiveData | undefined
  /** Its names, each with how many actors had started by then. */
  readonly names: { readonly name: string; readonly since: number }[]
}

const UNSTARTED = { running: false, isStopped: false, hasLived: false, data: undefined }
const FRESH = { ...UNSTARTED, name: '', created: 0 }

/** The last name of every actor, whoever records it: machines may refer to actors of the page, also in a replay. */
const pageNames = new WeakMap<object, string>()

/** The actors of a session, and their names. */
export function createCast(nameFor: (id: string) => string | undefined = () => undefined, others = pageNames) {
  const known = new Map<AnyActorRef, Known>()
  const byName = new Map<string, AnyActorRef>()
  const counts = new Map<string, number>()

  const of = (ref: AnyActorRef): Known => known.get(ref) as Known

  return {
    of,
    has: (ref: AnyActorRef): boolean => known.has(ref),
    /** An actor has been created, by its parent or by the page. */
    add(ref: AnyActorRef, parent: AnyActorRef | undefined): void {
      const number = parent && (of(parent).created += 1)
      known.set(ref, { ...FRESH, ref, number, kind: kindOf(logicOf(ref)), inbox: [], names: [] })
    },
    /** Names an actor when it starts, not when it is created: React may create actors that never start, and restart stopped ones. */
    start(ref: AnyActorRef): void {
      const id = idOf(ref)
      const number = (counts.get(id) ?? 0) + 1
      counts.set(id, number)
      const actor = Object.assign(of(ref), { ...UNSTARTED, running: true, name: nameFor(id) ?? `${id}#${number}` })
      byName.set(actor.name, ref)
      others.set(ref, actor.name)
      actor.names.push({ name: actor.name, since: byName.size })
    },
    /** An actor takes no more events. Those in its inbox are lost with it. */
    end(ref: AnyActorRef): void {
      const actor = of(ref)
      actor.running = false
      actor.inbox.length = 0
    },
    /** Notes that an actor has done something, and thereby its ancestors. */
    lives(ref: AnyActorRef): void {
      for (let actor = known.get(ref); actor && !actor.hasLived;) {
        actor.hasLived = true
        const parent = parentOf(actor.ref)
        actor = parent && known.get(parent)
      }
    },
    /** An actor's name, once it has started: its present one, or the one it had when only `at` actors had started. */
    nameOf: (ref: object, at = Infinity): string | undefined =>
      known.get(ref as AnyActorRef)?.names.findLast(({ since }) => since <= at)?.name ?? others.get(ref),
    /** How many actors have started. */
    startCount: (): number => byName.size,
    refOf: (name: string): AnyActorRef | undefined => byName.get(name),
    /** Those that have started, in this order. One that is restarted gets another name, and is listed under each. */
    started: (): Known[] =>
      [...byName].map(([name, ref]) => {
        const actor = of(ref)
        return actor.name === name ? actor : { ...actor, name, running: false, isStopped: true }
      }),
  }
}

export type Cast = ReturnType<typeof createCast>
