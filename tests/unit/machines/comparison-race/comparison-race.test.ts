import { expect, it } from 'vitest'
import { comparisonRaceMachine } from '#machines/comparison-race/comparison-race.machine.ts'
import { comparisonRaceView } from '#machines/comparison-race/comparison-race.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

function startSeenRace(days: { ai: number; traditional: number } = textInputs['comparison-race'].days) {
  const race = startMachine(comparisonRaceMachine, comparisonRaceView, { ...textInputs['comparison-race'], days, reducedMotion: false })
  race.send({ type: 'section.seen' })
  return race
}

it('says what each lane is: a progress bar in per cent', () => {
  const { engine, view } = startSeenRace()

  engine.advance(1_200)
  const bar = { role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 }
  const ai = { 'data-lane': 'ai', 'data-day': 1, 'data-status': 'Generiert Code und Design' }
  expect(view().ai.progressbar).toEqual({ ...bar, ...ai, 'aria-valuenow': 48 })
  const traditional = { 'data-lane': 'traditional', 'data-day': 2, 'data-status': 'Planung' }
  expect(view().traditional.progressbar).toEqual({ ...bar, ...traditional, 'aria-valuenow': 3 })
})

it('counts the days that the finished website has been online: those of the traditional lane minus 3', () => {
  const { after, turns } = startSeenRace()

  turns(2_600, { daysOnline: 0 }, { traditional: { day: 5 }, daysOnline: 2 })
  after(17_400, { traditional: { day: 45 }, daysOnline: 42 })
  after({ type: 'replay.pressed' }, { daysOnline: 42 })
  after(20_000, { daysOnline: 87 })
  after({ type: 'pause.toggled' }, { paused: true })
  after({ type: 'replay.pressed' }, { daysOnline: 0, paused: false })
})

it('never brings the AI lane ahead of the days that the traditional lane has reached, because both are on one clock', () => {
  for (const days of [2, 3, 5, 7, 10].flatMap((ai) => [30, 90, 91, 180].map((traditional) => ({ ai, traditional })))) {
    const { after, engine, view } = startSeenRace(days)
    while (view().ai.percent < 100) {
      engine.advance(200)
      const { ai, traditional, daysOnline } = view()
      expect(ai.day, JSON.stringify(days)).toBeLessThanOrEqual(traditional.day)
      expect(daysOnline, JSON.stringify(days)).toBeGreaterThanOrEqual(0)
    }
    after(40_000, { state: 'finished', ai: { day: days.ai }, daysOnline: days.traditional - days.ai })
  }
})

/** What a lane says, from and to which per cent of its way. */
function saidBy(lane: 'ai' | 'traditional', days = { ai: 3, traditional: 90 }) {
  const { engine, view } = startSeenRace(days)
  const said: Record<string, [from: number, to: number]> = {}
  for (let tick = 0; tick <= 200; tick += 1) {
    const { day, percent, status } = view()[lane]
    expect(day).toBe(Math.floor((days[lane] * percent) / 100))
    said[status] = [said[status]?.[0] ?? percent, percent]
    engine.advance(200)
  }
  return said
}

it('names what the traditional lane does, from 0, 30, 60, 85 and 100 per cent on', () => {
  expect(saidBy('traditional')).toEqual({
    Planung: [0, 29.5],
    'Design und Entwicklung': [30, 59.5],
    'Tests und Fehlerbehebung': [60, 84.5],
    'Fast fertig': [85, 99.5],
    Online: [100, 100],
  })
})

it.each([
  [3, 90, [0, 32], [40, 64], [72, 96]],
  [2, 30, [0, 30], [37.5, 60], [67.5, 97.5]],
  [10, 180, [0, 32], [40, 64], [72, 96]],
])('shares the texts of the AI evenly over %i days, against %i', (ai, traditional, first, second, third) => {
  expect(saidBy('ai', { ai, traditional })).toEqual({
    'Analysiert Anforderungen': first,
    'Generiert Code und Design': second,
    'Optimiert die Leistung': third,
    'Fertig. Ihre Website ist online.': [100, 100],
  })
})

it('emits when the days of the AI lane are complete, and when it restarts', () => {
  const { engine, send, emitted } = startSeenRace()

  engine.advance(40_000)
  send({ type: 'replay.pressed' })
  send({ type: 'motion.reduced' })
  expect(emitted).toEqual(['days.built at 2600 ms', 'race.restarted at 40000 ms'])
})
