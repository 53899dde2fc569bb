import * as fc from 'fast-check'
import { createEngine } from '@drei-tage/engine'
import type { Engine, TimerClock } from '@drei-tage/engine'
import { expect, it, vi } from 'vitest'
import { createActor, sendParent, setup } from 'xstate'
import type { InspectionEvent } from 'xstate'
import { createSession } from '../session.ts'
import { FakeHost } from '../../../engine/tests/fake-host.ts'
import { throwing } from '../../../engine/tests/support.ts'
import { runs } from '../../../engine/tests/seed.ts'

const ACTIONS = ['pause', 'resume', 'toggle', 'setTimer', 'slow', 'step', 'note', 'fail'] as const
type Action = (typeof ACTIONS)[number]

const step = fc.record({ target: fc.nat({ max: 2 }), actions: fc.subarray([...ACTIONS], { maxLength: 3 }) })
/** What a state does after a delay, and on the event 'go'. */
const state = fc.record({
  delayMs: fc.integer({ min: 1, max: 60 }),
  later: step,
  go: step,
  hasChild: fc.boolean(),
  isGuarded: fc.boolean(),
})
type State = typeof state extends fc.Arbitrary<infer Value> ? Value : never
/** What happens, and how much of it. */
const act = fc.tuple(fc.constantFrom('go', 'pause', 'resume', 'pass', 'pass', 'step', 'rate'), fc.nat({ max: 150 }))
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** The actions of the machines: they act on the engine, and log what they see of it. */
function actionsOn(engine: Engine, log: unknown[]): Record<Action, () => void> {
  const does: Record<Action, () => void> = {
    pause: () => engine.pause(),
    resume: () => engine.resume(),
    toggle: () => (engine.paused ? engine.resume() : engine.pause()),
    setTimer: () => void engine.setTimeout(() => log.push(['timer', engine.now()]), 25),
    slow: () => {
      engine.rate = engine.rate === 1 ? 0.5 : 1
    },
    step: () => engine.step(5),
    note: () => {},
    fail: throwing('failed'),
  }
  const logged = (name: Action) => () => {
    log.push([name, engine.now(), engine.paused])
    does[name]()
  }
  return Object.fromEntries(ACTIONS.map((name) => [name, logged(name)])) as Record<Action, () => void>
}

/**
 * Everything that an app sees: its states and times, what its actions read, what the engine reports, errors.
 *
 * @param stopsIn The state in which a subscriber pauses time; in the first state, none does.
 */
async function run(states: readonly State[], acts: readonly Act[], stopsIn: string, isInspected: boolean): Promise<unknown[]> {
  const log: unknown[] = []
  const host = new FakeHost()
  const engine = createEngine({ host })
  engine.observe((change) => {
    // The inspector adds labels to timers, which it needs to list them.
    const { label: _, ...told } = { label: '', ...change }
    log.push(told)
  })
  const options: { clock: TimerClock; inspect?: (event: InspectionEvent) => void } = isInspected
    ? createSession({ engine })
    : { clock: engine }
  const child = setup({}).createMachine({
    initial: 'on',
    states: { on: { after: { 20: { target: 'off', actions: sendParent({ type: 'go' }) } } }, off: { type: 'final' } },
  })
  const { setTimer, ...others } = actionsOn(engine, log)
  const machine = setup({ actors: { child }, actions: { ...others, setTimer }, guards: { isMoving: () => !engine.paused } }).createMachine({
    initial: 's0',
    states: Object.fromEntries(
      states.map(({ delayMs, later, go, hasChild, isGuarded }, index) => [
        `s${index}`,
        {
          after: { [delayMs]: { target: `s${later.target}`, actions: [...later.actions] } },
          on: { go: { target: `s${go.target}`, actions: [...go.actions], ...(isGuarded && { guard: 'isMoving' as const }) } },
          ...(hasChild && { invoke: { src: 'child' as const } }),
        },
      ]),
    ),
  })
  const actor = createActor(machine, { clock: options.clock, ...(options.inspect && { inspect: options.inspect }) })
  actor.subscribe({
    next: ({ value }) => log.push([value, engine.now(), engine.paused]),
    error: (error) => log.push(String(error)),
  })
  if (stopsIn !== 's0') actor.subscribe({ next: ({ value }) => (value === stopsIn ? engine.pause() : engine.resume()), error: () => {} })
  actor.start()
  const play = async ([kind, amount]: Act) => {
    if (kind === 'go') actor.send({ type: 'go' })
    else if (kind === 'rate') engine.rate = [0.5, 1, 2][amount % 3]!
    else if (kind === 'step') engine.step(amount)
    else if (kind !== 'pass') engine[kind]()
    else {
      for (let ms = 0; ms < amount; ms += 1) {
        host.pass(1)
        // As in a browser, microtasks run before the next native timer.
        await Promise.resolve()
      }
    }
  }
  for (const one of acts) {
    try {
      await play(one)
    } catch (error) {
      log.push(String(error))
    }
    log.push([actor.getSnapshot().value, engine.now(), engine.paused, engine.rate, engine.pending().map(({ due }) => due)])
  }
  return [...log, host.reported.map(String), host.timers.size, host.timersSet]
}

it('shows an app the same states, times, pauses, reports and errors with the inspector as without', async () => {
  // XState warns about events to an actor that has failed.
  vi.spyOn(console, 'warn').mockReturnValue()
  await fc.assert(
    fc.asyncProperty(
      fc.array(state, { minLength: 3, maxLength: 3 }),
      fc.array(act, { maxLength: 15 }),
      fc.constantFrom('s0', 's1'),
      async (states, acts, stopsIn) => {
        expect(await run(states, acts, stopsIn, true)).toEqual(await run(states, acts, stopsIn, false))
      },
    ),
    { numRuns: runs(200) },
  )
})
