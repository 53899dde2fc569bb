import { expect, it } from 'vitest'
import { trueScaleMachine } from '#machines/true-scale/true-scale.machine.ts'
import { trueScaleView } from '#machines/true-scale/true-scale.view.ts'
import { startMachine } from '../support.ts'

const start = (days = 3) => startMachine(trueScaleMachine, trueScaleView, { days, reducedMotion: false })

function startBuilt() {
  const scale = start()
  scale.send({ type: 'days.built' })
  return scale
}

const IN_LANE = { narrowRatio: 0, fallRatio: 0 }
const IN_SLOT = { narrowRatio: 1, fallRatio: 1 }
const APART = { state: 'apart', wordsRatio: 1, days: [IN_LANE, IN_LANE, IN_LANE], lineRatio: 0, bracketRatio: 0 }
const JOINED = { state: 'joined', wordsRatio: 0, days: [IN_SLOT, IN_SLOT, IN_SLOT], lineRatio: 1, bracketRatio: 1 }

it('rests for 500 ms, then fades the words within 120 ms', () => {
  const { after, turns } = startBuilt()

  turns(500, { ...APART, state: 'joining' }, { ...APART, state: 'joining' })
  after(60, { ...APART, state: 'joining', wordsRatio: 0.5 })
  turns(60, { state: 'joining' }, { ...APART, state: 'joining', wordsRatio: 0 })
})

it('moves each day into its slot within 720 ms, 40 ms after its neighbour, and narrows it to a stroke before it has fallen far', () => {
  const { engine, turns, view } = startBuilt()

  // A little before half the time, the day is almost as narrow as a stroke, and still in the upper fifth of its fall.
  engine.advance(620 + 350)
  const [first] = view().days
  expect(first?.narrowRatio).toBeGreaterThan(0.95)
  expect(first?.fallRatio).toBeGreaterThan(0)
  expect(first?.fallRatio).toBeLessThan(0.2)
  engine.advance(40)
  expect(view().days[1]).toEqual(first)
  engine.advance(40)
  expect(view().days[2]).toEqual(first)

  engine.advance(280)
  expect(view().days[0]?.fallRatio).toBeLessThan(1)
  engine.advance(10)
  expect(view().days[0]).toEqual(IN_SLOT)
  expect(view().days[1]?.fallRatio).toBeLessThan(1)
  engine.advance(40)
  expect(view().days[1]).toEqual(IN_SLOT)
  turns(40, { state: 'joining', bracketRatio: 0 }, { state: 'joining', days: [IN_SLOT, IN_SLOT, IN_SLOT], bracketRatio: 0 })
})

it('draws the line in their lane within the 420 ms after they began to leave', () => {
  const { after, engine, view } = startBuilt()

  after(620, { state: 'joining', lineRatio: 0 })
  after(210, { lineRatio: 0.5 })
  engine.advance(180)
  expect(view().lineRatio).toBeLessThan(1)
  after(30, { state: 'joining', lineRatio: 1 })
})

it.each([
  [2, 1_800],
  [3, 1_840],
  [10, 2_120],
])('moves %i days, draws the bracket within 420 ms, and is done %i ms after they were built', (days, lengthMs) => {
  const { after, send, turns } = start(days)
  const inSlots = { days: Array.from({ length: days }, () => IN_SLOT) }

  send({ type: 'days.built' })
  after(lengthMs - 210, { state: 'joining', ...inSlots, bracketRatio: 0.5 })
  turns(210, { state: 'joining' }, { ...JOINED, ...inSlots })
})

it.each([100, 900, 5_000])('returns the days to their lane when the race restarts %i ms after they were built', (atMs) => {
  const { after, engine, send } = startBuilt()

  engine.advance(atMs)
  after({ type: 'race.restarted' }, APART)
  send({ type: 'days.built' })
  after(1_840, JOINED)
})
