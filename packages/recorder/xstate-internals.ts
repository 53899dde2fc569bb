import * as xstate from 'xstate'
import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyTransitionDefinition, InspectionEvent, Snapshot } from 'xstate'
import { isObject } from './patch.ts'

// All undocumented parts of XState that the recorder uses.

/** The same range as in package.json. */
export const SUPPORTED_XSTATE = '^5.20.0'

/** A delayed event, as XState records it. */
export interface Scheduled {
  readonly source: AnyActorRef
  readonly target: AnyActorRef
  readonly event: AnyEventObject
  readonly id: string
  /** In engine ms. */
  readonly delay: number
}

/** Delivers an event as `actor.send` does, but with a sender. */
export type Deliver = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void

interface Internals {
  logic: AnyActorLogic
  readonly options: { readonly input?: unknown; readonly snapshot?: Snapshot<unknown>; readonly systemId?: string }
  readonly _parent?: AnyActorRef
  readonly mailbox: { flush(): void; _process(event: AnyEventObject): void }
  id: string
  sessionId: string
  readonly _actorScope: { id: string; sessionId: string; actionExecutor(action: { type: string; exec?: unknown }): void }
  readonly system: AnyActorRef['system'] & { _relay: Deliver; readonly _snapshot: { readonly _scheduledEvents: Record<string, Scheduled> } }
  getPersistedSnapshot(options: { __unsafeAllowInlineActors: boolean }): Snapshot<unknown>
}
const internalsOf = (ref: AnyActorRef) => ref as unknown as Internals

/** An actor's current logic. */
export const logicOf = (ref: AnyActorRef): AnyActorLogic => internalsOf(ref).logic

export function setLogic(ref: AnyActorRef, logic: AnyActorLogic): void {
  internalsOf(ref).logic = logic
}

/** What an actor was created with. */
export const optionsOf = (ref: AnyActorRef) => internalsOf(ref).options

/** Gives an actor that is being created another session id, which is also its own id if it was given none. */
export function setSessionId(ref: AnyActorRef, sessionId: string): void {
  const actor = internalsOf(ref)
  const { ['_actorScope']: scope } = actor
  if (actor.id === actor.sessionId) actor.id = scope.id = sessionId
  actor.sessionId = scope.sessionId = sessionId
}

/** The actor that invoked or spawned an actor. */
export const parentOf = (ref: AnyActorRef): AnyActorRef | undefined => internalsOf(ref)['_parent']

/** Makes `intercept` start an actor. */
export function interceptStart(ref: AnyActorRef, intercept: (start: () => void) => void): void {
  const { start } = ref
  ref.start = function startObserved() {
    intercept(() => start.call(ref))
    return ref
  }
}

/** Makes `onFlush` empty an actor's mailbox, and `onEvent` process each event in it. */
export function interceptMailbox(
  ref: AnyActorRef,
  onFlush: (flush: () => void) => void,
  onEvent: (event: AnyEventObject, process: () => void) => void,
): void {
  const { mailbox } = internalsOf(ref)
  const { flush, ['_process']: process } = mailbox
  mailbox.flush = () => onFlush(() => flush.call(mailbox))
  mailbox['_process'] = (event) => onEvent(event, () => process(event))
}

/** An actor's own snapshot, even if its `getSnapshot` is overridden. */
export function presentOf(ref: AnyActorRef): Snapshot<unknown> {
  const { getSnapshot } = Object.getPrototypeOf(ref) as AnyActorRef
  return getSnapshot.call(ref) as Snapshot<unknown>
}

/** An actor's persisted snapshot. Without the option, XState refuses to persist a child whose logic has no registered name. */
export const persistedOf = (ref: AnyActorRef): Snapshot<unknown> =>
  internalsOf(ref).getPersistedSnapshot({ __unsafeAllowInlineActors: true })

/** The delayed events of an actor's system, in the order in which they were scheduled. */
export const pendingOf = (ref: AnyActorRef): Scheduled[] => Object.values(internalsOf(ref).system['_snapshot']['_scheduledEvents'])

/** Adds a delayed event, which the actor's system schedules when it starts. */
export function scheduleAtStart(ref: AnyActorRef, event: Scheduled): void {
  internalsOf(ref).system['_snapshot']['_scheduledEvents'][`${event.source.sessionId}.${event.id}`] = event
}

/** Replaces the function that delivers events in an actor's system; returns the previous one. */
export function interceptDelivery(ref: AnyActorRef, intercept: (delivered: Deliver) => Deliver): Deliver {
  const { system } = internalsOf(ref)
  const { ['_relay']: delivered } = system
  system['_relay'] = intercept(delivered)
  return delivered
}

let delayedCount = 0
let scheduled: Scheduled | undefined

/** The delayed event for which XState is setting a timer at this moment, which it reads the time of day for. */
export const scheduling = (): Scheduled | undefined => scheduled

/**
 * Notes the delayed events for which an actor's system sets timers.
 *
 * @param onMail Called before an event is delivered.
 */
export function interceptSystem(ref: AnyActorRef, onMail: Deliver = () => {}): void {
  const { scheduler } = internalsOf(ref).system
  const { schedule } = scheduler
  // XState would use a random id instead.
  scheduler.schedule = (source, target, event, delay, id = `delayed.${delayedCount++}`) => {
    const before = scheduled
    scheduled = { source, target, event, delay, id }
    try {
      schedule(source, target, event, delay, id)
    } finally {
      scheduled = before
    }
  }
  interceptDelivery(ref, (delivered) => (source, target, event) => {
    onMail(source, target, event)
    delivered(source, target, event)
  })
}

/**
 * Skips an actor's actions and its logging. XState's other built-in actions still run, such as raise, send, spawn, stop and cancel.
 *
 * @param onSkip Called instead of each action.
 */
export function withoutActions(ref: AnyActorRef, onSkip: () => void): void {
  const { ['_actorScope']: scope } = internalsOf(ref)
  const { actionExecutor } = scope
  scope.actionExecutor = (action) => {
    actionExecutor(action.type.startsWith('xstate.') && action.type !== 'xstate.log' ? action : { ...action, exec: onSkip })
  }
}

/** The transitions taken in a microstep. */
export const transitionsOf = (microstep: InspectionEvent & { type: '@xstate.microstep' }): AnyTransitionDefinition[] =>
  microstep['_transitions']

/** The parts of XState that the recorder relies on, as paths in `sampleOfXState()`. Slashes separate names, as some contain dots. */
export const INTERNALS = [
  'actor/_actorScope/actionExecutor',
  'actor/_actorScope/id',
  'actor/_actorScope/sessionId',
  'actor/_parent',
  'actor/logic/implementations',
  'actor/logic/root',
  'actor/mailbox/_process',
  'actor/mailbox/flush',
  'actor/options',
  'actor/sessionId',
  'actor/system/_relay',
  'actor/system/_snapshot/_scheduledEvents',
  'actor/system/scheduler/cancelAll',
  'actor/system/scheduler/schedule',
  'inspected/@xstate.action',
  'inspected/@xstate.actor',
  'inspected/@xstate.event',
  'inspected/@xstate.microstep/_transitions',
  'inspected/@xstate.snapshot',
  'understood/xstate.observable.complete',
  'understood/xstate.observable.error',
  'understood/xstate.observable.next',
  'understood/xstate.promise.reject',
  'understood/xstate.promise.resolve',
] as const

/** An actor of the installed XState, the inspection events it caused, and the events that promises and observables accept. */
export function sampleOfXState() {
  const inspected: Record<string, InspectionEvent> = {}
  const machine = xstate.createMachine({
    initial: 'off',
    states: { off: { on: { pressed: { target: 'on', actions: () => {} } } }, on: {} },
  })
  const actor = xstate.createActor(machine, { inspect: (event) => void (inspected[event.type] = event) }).start()
  actor.send({ type: 'pressed' })
  actor.stop()
  const understood: Record<string, true> = {}
  // Not imported by name: other versions may not export these, and the import would then fail.
  const effects = { observable: xstate.fromObservable?.(() => ({}) as never), promise: xstate.fromPromise?.(() => new Promise(() => {})) }
  for (const [kind, logic] of Object.entries(effects) as [string, AnyActorLogic | undefined][]) {
    for (const name of ['complete', 'error', 'next', 'reject', 'resolve']) {
      const type = `xstate.${kind}.${name}`
      const before = { status: 'active', input: undefined } as unknown as Snapshot<unknown>
      if (logic && logic.transition(before, { type, data: 0 }, {} as never) !== before) understood[type] = true
    }
  }
  return { actor, inspected, understood }
}

let isComplete = false

/**
 * Checks that the installed XState has all `INTERNALS`. A successful check is not repeated, because it takes 2 ms.
 *
 * @param sample For tests: what to check instead of `sampleOfXState()`.
 * @throws {Error} if the installed XState lacks something that the recorder needs: recordings would be empty or incomplete.
 */
export function requireInternals(sample?: object): void {
  if (isComplete && !sample) return
  let lacks: string
  try {
    const there = sample ?? sampleOfXState()
    lacks = INTERNALS.filter((path) => !isThere(there, path.split('/'))).join(', ')
  } catch (fault) {
    lacks = `what a machine needs (${String(fault)})`
  }
  if (lacks !== '')
    throw new Error(`recorder: the installed XState lacks ${lacks}: recordings would be incomplete. Install xstate@${SUPPORTED_XSTATE}.`)
  isComplete = true
}

const isThere = (sample: unknown, [name, ...rest]: string[]): boolean =>
  name === undefined || (isObject(sample) && name in sample && isThere(sample[name], rest))
