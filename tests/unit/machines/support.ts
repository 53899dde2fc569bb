import * as fc from 'fast-check'
import { createActor } from 'xstate'
import type { ActorOptions, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { HoldEvent, HoldReason } from '../../../machines/common/holds.ts'
import { runs } from '../../property/seed.ts'

/**
 * Starts a machine on a simulated engine.
 *
 * `trace` holds every view that the machine has had, with the engine time at which it appeared;
 * `emitted` holds every event that it has emitted, with its time.
 */
export function startMachine<Machine extends AnyStateMachine, View>(
  machine: Machine,
  viewOf: (snapshot: SnapshotFrom<Machine>) => View,
  input: InputFrom<Machine>,
) {
  const engine = createSimulatedEngine()
  const actor = createActor(machine, { clock: engine, input } as unknown as ActorOptions<Machine>)
  const view = () => viewOf(actor.getSnapshot() as SnapshotFrom<Machine>)
  const trace: { atMs: number; view: View }[] = []
  const emitted: { atMs: number; type: string }[] = []
  actor.subscribe(() => void trace.push({ atMs: engine.now(), view: view() }))
  actor.on('*', (event: { type: string }) => {
    emitted.push({ atMs: engine.now(), type: event.type })
  })
  actor.start()
  return {
    engine,
    actor,
    view,
    trace,
    emitted,
    send: (event: EventFromLogic<Machine>) => {
      actor.send(event)
    },
  }
}

/** A started machine, as far as the helpers below need to know it. */
type Run<Event> = Pick<ReturnType<typeof startMachine>, 'engine' | 'trace' | 'emitted'> & {
  send: (event: Event) => void
}

/** A step of a visitor in a property: wait for `waitMs`, then optionally send an event. */
type Step<Event> = { waitMs: number; event: Event | null }

/** Up to `maxLength` waits of 0 to `maxWaitMs` ms, most of them followed by one of `events`. */
export function stepsOf<Event>(
  events: fc.Arbitrary<Event>,
  { maxWaitMs, maxLength = 20 }: { maxWaitMs: number; maxLength?: number },
): fc.Arbitrary<Step<Event>[]> {
  const step = fc.record({
    waitMs: fc.integer({ min: 0, max: maxWaitMs }),
    event: fc.option(events, { freq: 5 }),
  })
  return fc.array(step, { minLength: 1, maxLength })
}

/** Plays steps on a started machine. */
export function play<Event>({ engine, send }: Pick<Run<Event>, 'engine' | 'send'>, script: readonly Step<Event>[]): void {
  for (const { waitMs, event } of script) {
    engine.advance(waitMs)
    if (event !== null) send(event)
  }
}

const HOLD_REASONS: readonly HoldReason[] = ['pointer', 'focus', 'button', 'site', 'offscreen', 'control']

/** Every change of every hold, in any order. */
export const holdEvents: fc.Arbitrary<HoldEvent> = fc.record({
  type: fc.constant('hold.changed' as const),
  reason: fc.constantFrom(...HOLD_REASONS),
  held: fc.boolean(),
})

/** Releases all holds. */
export const RELEASES: readonly HoldEvent[] = HOLD_REASONS.map((reason) => ({ type: 'hold.changed', reason, held: false }))

/** The reasons that hold a behaviour, as a plain set: the part of a model that handles `hold.changed` and `pause.toggled`. */
export function createHoldsModel() {
  const holds = new Set<HoldReason>()
  return {
    isHeld: () => holds.size > 0,
    isPaused: () => holds.has('button'),
    /** Accepts any event of the machine and ignores those that are not about holds. */
    take({ type, reason, held }: { type: string; reason?: HoldReason; held?: boolean }): void {
      if (type === 'pause.toggled' && !holds.delete('button')) holds.add('button')
      if (type !== 'hold.changed' || reason === undefined) return
      if (held) holds.add(reason)
      else holds.delete(reason)
    },
    /** Releases the pause button. */
    unpause: () => void holds.delete('button'),
  }
}

/** The ratios at which a wait is split; eighths of a thousandth keep the sums exact enough to compare. */
const cuts = fc.array(fc.integer({ min: 0, max: 8_000 }), { maxLength: 12 })

/**
 * Asserts that the same time, split into any pieces, passes through the same views at the same
 * moments and ends in the same view: once in one piece, once in the pieces that fast-check chooses.
 *
 * @param start Starts the machine and brings it to where the comparison begins.
 * @param steps The steps to play.
 */
export function assertCutsDoNotMatter<Event>(start: () => Run<Event>, steps: fc.Arbitrary<Step<Event>[]>): void {
  fc.assert(
    fc.property(steps, fc.array(cuts, { minLength: 1, maxLength: 8 }), (script, cutsPerStep) => {
      const whole = start()
      const pieces = start()
      script.forEach(({ waitMs, event }, index) => {
        whole.engine.advance(waitMs)
        const fromMs = pieces.engine.now()
        const ratios = cutsPerStep[index % cutsPerStep.length] ?? []
        for (const ratio of ratios.toSorted((a, b) => a - b)) {
          pieces.engine.advanceTo(fromMs + (waitMs * ratio) / 8_000)
        }
        pieces.engine.advanceTo(fromMs + waitMs)
        if (event !== null) {
          whole.send(event)
          pieces.send(event)
        }
      })
      expect(pieces.trace).toEqual(whole.trace)
      expect(pieces.emitted).toEqual(whole.emitted)
      expect(pieces.engine.pending().length).toBe(whole.engine.pending().length)
    }),
    { numRuns: runs(40) },
  )
}

/** Asserts the same for a wait of `totalMs` in which nothing else happens. */
function assertCutsOfAWaitDoNotMatter<Event>(start: () => Run<Event>, totalMs: number): void {
  assertCutsDoNotMatter(start, fc.constant([{ waitMs: totalMs, event: null }]))
}

/** A behaviour in plain arithmetic, without a machine or a clock. */
type Model<Event, View> = {
  advance: (ms: number) => void
  send: (event: Event) => void
  view: () => View
}

/**
 * Asserts that the machine shows what the model shows, after each wait and after each event,
 * and that it never keeps more than one timer.
 */
function assertFollowsModel<Event, View>(
  start: () => Run<Event> & { view: () => View },
  createModel: () => Model<Event, View>,
  steps: fc.Arbitrary<Step<Event>[]>,
): void {
  fc.assert(
    fc.property(steps, (script) => {
      const machine = start()
      const model = createModel()
      expect(machine.view()).toEqual(model.view())
      for (const { waitMs, event } of script) {
        machine.engine.advance(waitMs)
        model.advance(waitMs)
        expect(machine.view()).toEqual(model.view())
        if (event !== null) {
          machine.send(event)
          model.send(event)
          expect(machine.view()).toEqual(model.view())
        }
        expect(machine.engine.pending().length).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: runs(60) },
  )
}

/**
 * A loop of ticks in plain arithmetic, to compare a machine's timers with.
 *
 * When stopped it discards the elapsed part of the current tick, as the machines do.
 */
export function createTickModel(tickMs: number, isRunning: () => boolean, onTick: () => void) {
  let partMs = 0
  return {
    /** Lets `ms` pass. */
    advance(ms: number): void {
      let restMs = ms
      while (isRunning() && partMs + restMs >= tickMs) {
        restMs -= tickMs - partMs
        partMs = 0
        onTick()
      }
      partMs = isRunning() ? partMs + restMs : 0
    },
    /** To be called after each event: discards the partial tick if the loop has stopped or restarts. */
    settle({ restarted = false } = {}): void {
      if (restarted || !isRunning()) partMs = 0
    },
  }
}

/**
 * Declares the two tests that every timed behaviour has to pass: the same time, split into any pieces, ends in the same view,
 * and that view agrees with plain arithmetic.
 *
 * @param start Starts the machine.
 * @param steps Its events, in any order.
 * @param createModel The same behaviour in plain arithmetic.
 * @param wait A wait without events, long enough for everything that the machine does by itself.
 * @param wait.start Starts the machine and sets it in motion if it does not start by itself.
 */
export function testTimedBehaviour<Event, View>({
  start,
  steps,
  createModel,
  wait,
}: {
  start: () => Run<Event> & { view: () => View }
  steps: fc.Arbitrary<Step<Event>[]>
  createModel: () => Model<Event, View>
  wait: { totalMs: number; start?: () => Run<Event> }
}): void {
  it('ends in the same view, however the same time is split', () => {
    assertCutsOfAWaitDoNotMatter(wait.start ?? start, wait.totalMs)
    assertCutsDoNotMatter(start, steps)
  })

  it('agrees with plain arithmetic', () => {
    assertFollowsModel(start, createModel, steps)
  })
}
