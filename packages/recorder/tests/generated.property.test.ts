import { createEngine, createSimulatedEngine } from '@drei-tage/engine'
import type { Engine } from '@drei-tage/engine'
import { createRecorder, replay } from '@drei-tage/recorder'
import type { Recording, RecordingEntry } from '@drei-tage/recorder'
import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import {
  assign,
  cancel,
  createActor,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { asFile, BusyHost, changed, mayFail, settled } from './support.ts'
import { runs } from '../../../engine/tests/seed.ts'

/** What the machines ask from outside, answered by the steps of a session. */
interface World {
  readonly answers: ((isFulfilled: boolean) => void)[]
  readonly calls: (() => void)[]
  /** Everything that was asked for or done outside. */
  readonly asked: string[]
}

const EVENTS = ['e0', 'e1', 'e2'] as const
/** What a machine invokes and spawns. */
const SOURCES = ['kid', 'load', 'listen', 'watch', 'keys', 'sum'] as const
const DELAYS = [-5, 0, 0.2, 7, 10, 10.5, 33] as const

const eventType = fc.constantFrom(...EVENTS)
const delayMs = fc.constantFrom(...DELAYS)

/** An action, as data. */
const action = fc.oneof(
  fc.record({ kind: fc.constantFrom('count', 'outside', 'note', 'tell parent') }),
  fc.record({ kind: fc.constantFrom('raise', 'send to self'), type: eventType }),
  fc.record({ kind: fc.constantFrom('raise later', 'send to child'), type: eventType, delayMs, id: fc.constantFrom(undefined, 'x', 'y') }),
  fc.record({ kind: fc.constant('cancel'), id: fc.constantFrom('x', 'y') }),
  fc.record({ kind: fc.constantFrom('spawn', 'spawn in assign'), src: fc.constantFrom(...SOURCES) }),
  fc.record({ kind: fc.constantFrom('stop child') }),
)
type Action = { kind: string; type?: string; delayMs?: number; id?: string | undefined; src?: string }

const transition = fc.record({
  target: fc.nat(3),
  actions: fc.array(action, { maxLength: 2 }),
  isGuarded: fc.boolean(),
  throws: fc.integer({ min: 0, max: 40 }).map((number) => number === 0),
})
const state = fc.record({
  isFinal: fc.integer({ min: 0, max: 6 }).map((number) => number === 0),
  entry: fc.array(action, { maxLength: 2 }),
  exit: fc.array(action, { maxLength: 1 }),
  on: fc.array(fc.tuple(eventType, transition), { maxLength: 3 }),
  after: fc.array(fc.tuple(delayMs, transition), { maxLength: 2 }),
  invoke: fc.option(fc.record({ src: fc.constantFrom(...SOURCES), isHandled: fc.boolean(), target: fc.nat(3) })),
})
const machineOf = fc.record({ states: fc.tuple(state, state, state, state), entry: fc.array(action, { maxLength: 2 }) })
type Plan = typeof machineOf extends fc.Arbitrary<infer Value> ? Value : never
const step = fc.oneof(
  fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(0, 3, 10, 21, 60) }),
  fc.record({ kind: fc.constant('send'), type: eventType }),
  fc.record({ kind: fc.constantFrom('fulfil', 'reject', 'call', 'restart') }),
)

interface Context {
  readonly count: number
  readonly steps: number
  readonly kids: readonly AnyActorRef[]
}

interface Args {
  readonly context: Context
  readonly event: { readonly type: string }
  readonly self: AnyActorRef
  readonly spawn: (src: string) => AnyActorRef
}

const assigned = (context: Record<string, (args: Args) => unknown>) => assign(context as never)
const sent = (to: (args: Args) => AnyActorRef, type: string, options?: object) => sendTo(to as never, { type } as never, options as never)

/** What each kind of action does. */
const ACTIONS: Record<string, (action: Required<Action>, world: World) => unknown> = {
  count: () => assigned({ count: ({ context }) => context.count + 1 }),
  note: () => assigned({ last: ({ event, self }) => `${event.type} ${self.id}` }),
  outside:
    (_, { asked }) =>
    () =>
      void asked.push('action'),
  'tell parent': () => sendParent({ type: 'e0' }),
  raise: ({ type }) => raise({ type }),
  'raise later': ({ type, delayMs: delay, id }) => raise({ type }, { delay, ...(id && { id }) }),
  'send to self': ({ type }) => sent(({ self }) => self, type),
  'send to child': ({ type, delayMs: delay, id }) =>
    sent(({ context, self }) => context.kids.at(-1) ?? self, type, id === undefined ? id : { delay, id }),
  cancel: ({ id }) => cancel(id as string),
  spawn: ({ src }) => spawnChild(src as never),
  'spawn in assign': ({ src }) => assigned({ kids: ({ context, spawn }) => [...context.kids, spawn(src)] }),
  'stop child': () => stopChild((({ context }: Args) => context.kids[0]) as never),
}

/** So that no machine goes on for ever. */
const MOST_STEPS = 20

const broken = () => {
  throw Object.assign(new Error('broken'), { status: 500 })
}

function build(plan: Plan, id: string, world: World, kid?: AnyStateMachine): AnyStateMachine {
  const hasKids = kid !== undefined
  const actions = (list: readonly Action[]) =>
    list
      .filter(({ kind }) => (hasKids ? kind !== 'tell parent' : !/child|spawn/.test(kind)))
      .map((one) => ACTIONS[one.kind]?.(one as Required<Action>, world))
  const transitionOf = ({ target, actions: list, isGuarded, throws }: Plan['states'][number]['on'][number][1]) => ({
    target: `s${target}`,
    actions: [assigned({ steps: ({ context }) => context.steps + 1 }), ...actions(list), ...(throws ? [broken] : [])],
    guard: ({ context }: Args) => context.steps < MOST_STEPS && (!isGuarded || context.count < 3),
  })
  const source = (name: string, value: () => unknown) => (): never => {
    const subscribe = (observer: { next?: (value: unknown) => void; complete?: () => void }) => {
      world.asked.push(name)
      world.calls.push(
        () => observer.next?.(value()),
        () => observer.complete?.(),
      )
      return { unsubscribe: () => undefined }
    }
    return { subscribe } as never
  }
  const leaving = (target: number) => transitionOf({ target, actions: [], isGuarded: false, throws: false })
  const noting = {
    actions: assigned({ last: ({ event }) => String((event as unknown as { snapshot: { context: unknown } }).snapshot.context) }),
  }
  const states = plan.states.map(({ isFinal, entry, exit, on, after, invoke }, index) => [
    `s${index}`,
    isFinal && index > 0
      ? { type: 'final' }
      : {
          entry: actions(entry),
          exit: actions(exit),
          on: Object.fromEntries(on.map(([type, one]) => [type, transitionOf(one)])),
          after: Object.fromEntries(after.map(([ms, one]) => [ms, transitionOf(one)])),
          ...(invoke &&
            (hasKids || invoke.src !== 'kid') && {
              invoke: {
                src: invoke.src,
                onDone: leaving(invoke.target),
                ...(invoke.isHandled && { onError: leaving(invoke.target), onSnapshot: noting }),
              },
            }),
        },
  ])
  return setup({
    actors: {
      load: fromPromise(
        () =>
          new Promise((resolve, reject) => {
            world.asked.push('load')
            world.answers.push((isFulfilled) => (isFulfilled ? resolve(world.answers.length) : reject(new Error('offline'))))
          }),
      ),
      listen: fromCallback(({ sendBack, receive }) => {
        world.asked.push('listen')
        receive(() => world.asked.push('told'))
        world.calls.push(() => sendBack({ type: 'e2' }))
      }),
      watch: fromObservable(source('watch', () => world.calls.length)),
      keys: fromEventObservable(source('keys', () => ({ type: 'e1' }))),
      sum: fromTransition((sum: number, { type }) => (type === 'e0' ? sum + 1 : sum), 0),
      ...(kid && { kid }),
    } as never,
  }).createMachine({
    id,
    context: ({ self }: { self: AnyActorRef }) => ({ count: 0, steps: 0, own: self.sessionId, last: '', kids: [] }),
    entry: actions(plan.entry),
    initial: 's0',
    states: Object.fromEntries(states),
  } as never) as unknown as AnyStateMachine
}

interface Session {
  readonly parent: Plan
  readonly kid: Plan
  readonly steps: readonly { kind: string; ms?: number; type?: string }[]
  /** How long every reading of real time takes. */
  readonly readingMs: number
  /** The entry that is changed. */
  readonly pick: number
}

/** Records a session, and checks that its replay from a file differs in nothing but what is changed in the file, and asks for nothing. */
async function expectSameReplay({ parent, kid, steps, pick }: Session, engine: Engine, pass: (ms: number) => void) {
  const world: World = { answers: [], calls: [], asked: [] }
  const recorder = createRecorder({ engine })
  const machine = build(parent, 'parent', world, build(kid, 'kid', world))
  const start = () => mayFail(createActor(machine, { clock: engine, inspect: recorder.observe })).start()
  let actor = start()
  for (const { kind, ms = 0, type = '' } of steps) {
    if (kind === 'wait') pass(ms)
    else if (kind === 'send') actor.send({ type })
    else if (kind === 'call') world.calls.shift()?.()
    else if (kind === 'restart') {
      actor.stop()
      actor = start()
    } else world.answers.shift()?.(kind === 'fulfil')
    await settled()
  }
  pass(100)
  await settled()
  const asked = world.asked.length
  const recording = asFile(recorder.recording())
  const replayed = ({ entries }: Pick<Recording, 'entries'>) => replay({ ...recording, entries }, { machines: { parent: machine } })
  const { difference, moments } = replayed(recording)
  expect(difference?.message).toBeUndefined()
  expect(moments.map(({ entry }) => entry)).toEqual(recording.entries)

  const ofMachines = recording.entries.filter(({ actor: name }) => /^(?:parent|kid)#/.test(name))
  const odd = ofMachines[pick % ofMachines.length] as RecordingEntry
  const index = recording.entries.indexOf(odd)
  const change = { op: 'add', path: '/unknown', value: 1 } as const
  const { difference: noticed } = replayed(changed(recording, index, { changes: [...odd.data.changes, change] }))
  expect(noticed).toMatchObject({ index, actor: odd.actor })
  expect(world.asked).toHaveLength(asked)
}

const sessions = fc.record({
  parent: machineOf,
  kid: machineOf,
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
  readingMs: fc.constantFrom(0, 0.037, 0.1, 0.9),
  pick: fc.nat(),
})

it.each(['simulated', 'real'])('replays any session of generated machines, in %s time', async (kind) => {
  // XState warns about events to actors that have ended.
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  const check = (session: Session) => {
    const engine = createSimulatedEngine()
    if (kind === 'simulated') return expectSameReplay(session, engine, (ms) => engine.advance(ms))
    const host = new BusyHost(session.readingMs)
    return expectSameReplay(session, createEngine({ host }), (ms) => host.pass(ms))
  }
  await fc.assert(fc.asyncProperty(sessions, check), { numRuns: runs(100) })
  warning.mockRestore()
})
