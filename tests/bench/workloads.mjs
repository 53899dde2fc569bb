// The workloads by which the clocks are compared. Each gets a new clock, of which it uses only
// { setTimeout, clearTimeout, advance(ms) }.

/** Real time after which a run is cut off, in ms. Its duration is then a lower bound. */
export const CUT_MS = 10_000

const FRAME_MS = 16.667
const MINUTE_MS = 60_000

/** Random numbers from 0 to 1, the same in every run. */
function numbersFrom(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Advances a clock through a minute of 60 Hz frames; returns whether it finished before the cut-off. */
function playMinute(clock, startedAt) {
  const frameCount = Math.round(MINUTE_MS / FRAME_MS)
  for (let frame = 0; frame < frameCount; frame += 1) {
    clock.advance(FRAME_MS)
    if (performance.now() - startedAt > CUT_MS) return false
  }
  return true
}

/**
 * @param {object} xstate createMachine and createActor of XState
 * @returns {{ name: string, prepare: (clock: object) => (startedAt: number) => boolean }[]}
 *   `prepare` is not measured; the function that it returns is, and returns whether it finished.
 */
export function workloads({ createMachine, createActor }) {
  const nothing = () => {}

  return [
    {
      name: '100,000 random timers, set and fired',
      prepare: (clock) => {
        const next = numbersFrom(1)
        const delaysMs = Float64Array.from({ length: 100_000 }, () => next() * MINUTE_MS)
        return () => {
          let fired = 0
          const fire = () => {
            fired += 1
          }
          for (const delayMs of delaysMs) clock.setTimeout(fire, delayMs)
          clock.advance(MINUTE_MS)
          if (fired !== delaysMs.length) throw new Error(`${fired} of ${delaysMs.length} timers fired`)
          return true
        }
      },
    },
    {
      name: '10,000 timers setting themselves again, 60 s in frames',
      prepare: (clock) => {
        const next = numbersFrom(2)
        const periodsMs = Float64Array.from({ length: 10_000 }, () => 100 + next() * 900)
        return (startedAt) => {
          for (const periodMs of periodsMs) {
            const again = () => {
              clock.setTimeout(again, periodMs)
            }
            clock.setTimeout(again, periodMs)
          }
          return playMinute(clock, startedAt)
        }
      },
    },
    {
      name: '100,000 timers, set and cancelled',
      prepare: (clock) => {
        const next = numbersFrom(3)
        const delaysMs = Float64Array.from({ length: 100_000 }, () => next() * MINUTE_MS)
        const ids = Array.from({ length: 100_000 }, () => null)
        return () => {
          for (let index = 0; index < ids.length; index += 1) ids[index] = clock.setTimeout(nothing, delaysMs[index])
          for (let index = 0; index < ids.length; index += 1) clock.clearTimeout(ids[index])
          return true
        }
      },
    },
    {
      name: '1,000 XState machines looping through `after`, 60 s in frames',
      prepare: (clock) => {
        const next = numbersFrom(4)
        const machine = createMachine({
          context: ({ input }) => input,
          initial: 'tick',
          states: { tick: { after: { period: 'tock' } }, tock: { after: { period: 'tick' } } },
        }).provide({ delays: { period: ({ context }) => context.periodMs } })
        const actors = Array.from({ length: 1_000 }, () => createActor(machine, { clock, input: { periodMs: 500 + next() * 1_500 } }))
        return (startedAt) => {
          for (const actor of actors) actor.start()
          const arrived = playMinute(clock, startedAt)
          for (const actor of actors) actor.stop()
          return arrived
        }
      },
    },
  ]
}
