// `npm run bench` compares the engine with XState's SimulatedClock and @sinonjs/fake-timers at the same work.
import { createSimulatedEngine } from '@drei-tage/engine'
import { createClock } from '@sinonjs/fake-timers'
import { bench, describe } from 'vitest'
import { createActor, createMachine, SimulatedClock } from 'xstate'

const MINUTE_MS = 60_000
const FRAME_MS = 1000 / 60

const CLOCKS = {
  engine: createSimulatedEngine,
  SimulatedClock: () => Object.assign(new SimulatedClock(), { advance: SimulatedClock.prototype.increment }),
  'fake-timers'() {
    const clock = createClock()
    return Object.assign(clock, { advance: clock.tick })
  },
}

function playMinute(clock) {
  for (let ms = 0; ms < MINUTE_MS; ms += FRAME_MS) clock.advance(FRAME_MS)
}

/** Delays that are the same in every run, from `fromMs` to `toMs`. */
function delaysMs(count, fromMs, toMs) {
  const numbers = createSimulatedEngine()
  return Array.from({ length: count }, () => fromMs + numbers.random() * (toMs - fromMs))
}

const looping = createMachine({
  context: ({ input }) => input,
  initial: 'tick',
  states: { tick: { after: { period: 'tock' } }, tock: { after: { period: 'tick' } } },
}).provide({ delays: { period: ({ context }) => context.periodMs } })

const WORK = {
  '100,000 random timers, set and fired'(clock) {
    for (const ms of delaysMs(100_000, 0, MINUTE_MS)) clock.setTimeout(() => {}, ms)
    clock.advance(MINUTE_MS)
  },
  '10,000 timers, set and cancelled'(clock) {
    const ids = delaysMs(10_000, 0, MINUTE_MS).map((ms) => clock.setTimeout(() => {}, ms))
    for (const id of ids) clock.clearTimeout(id)
  },
  '100 timers that set themselves again, 60 s in frames'(clock) {
    for (const ms of delaysMs(100, 100, 1_000)) {
      const again = () => clock.setTimeout(again, ms)
      again()
    }
    playMinute(clock)
  },
  '200 XState machines that loop through `after`, 60 s in frames'(clock) {
    for (const periodMs of delaysMs(200, 500, 2_000)) createActor(looping, { clock, input: { periodMs } }).start()
    playMinute(clock)
  },
}

describe.each(Object.entries(WORK))('%s', (_, work) => {
  for (const [name, create] of Object.entries(CLOCKS))
    bench(name, () => work(create()), { time: 0, iterations: 10, warmupTime: 0, warmupIterations: 5 })
})
