import { expect, it } from 'vitest'
import { AI_TICKS, comparisonRaceMachine, RACE_TICKS, TICK_MS } from '#machines/comparison-race/comparison-race.machine.ts'
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

  engine.advance(6 * TICK_MS)
  const bar = { role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 }
  const ai = { 'data-lane': 'ai', 'data-day': 1, 'data-status': 'Generiert Code und Design' }
  expect(view().ai.progressbar).toEqual({ ...bar, ...ai, 'aria-valuenow': 48 })
  const traditional = { 'data-lane': 'traditional', 'data-day': 2, 'data-status': 'Planung' }
  expect(view().traditional.progressbar).toEqual({ ...bar, ...traditional, 'aria-valuenow': 3 })
})

it('counts the days that the finished website has been online: those of the traditional lane minus 3', () => {
  const { after, turns } = startSeenRace()

  turns(AI_TICKS * TICK_MS, { daysOnline: 0 }, { traditional: { day: 5 }, daysOnline: 2 })
  after((100 - AI_TICKS) * TICK_MS, { traditional: { day: 45 }, daysOnline: 42 })
  after({ type: 'replay.pressed' }, { daysOnline: 42 })
  after(100 * TICK_MS, { daysOnline: 87 })
  after({ type: 'pause.toggled' }, { paused: true })
  after({ type: 'replay.pressed' }, { daysOnline: 0, paused: false })
})

it('never brings the AI lane ahead of the days that the traditional lane has reached, because both are on one clock', () => {
  for (const days of [2, 3, 5, 7, 10].flatMap((ai) => [30, 90, 91, 180].map((traditional) => ({ ai, traditional })))) {
    const { engine, view } = startSeenRace(days)
    while (view().ai.percent < 100) {
      engine.advance(TICK_MS)
      const { ai, traditional, daysOnline } = view()
      expect(ai.day, JSON.stringify(days)).toBeLessThanOrEqual(traditional.day)
      expect(daysOnline, JSON.stringify(days)).toBeGreaterThanOrEqual(0)
    }
  }
})

it('names what each lane does: at 0, 30, 60, 85 and 100 per cent, and on each day of the AI', () => {
  const { engine, view } = startSeenRace()
  const saidFrom: Record<string, number> = {}

  for (let tick = 0; tick <= RACE_TICKS; tick += 1) {
    const { traditional, ai } = view()
    saidFrom[traditional.status] ??= traditional.percent
    saidFrom[ai.status] ??= ai.day
    engine.advance(TICK_MS)
  }
  expect(saidFrom).toEqual({
    Planung: 0,
    'Design und Entwicklung': 30,
    'Tests und Fehlerbehebung': 60,
    'Fast fertig': 85,
    Online: 100,
    'Analysiert Anforderungen': 0,
    'Generiert Code und Design': 1,
    'Optimiert die Leistung': 2,
    'Fertig. Ihre Website ist online.': 3,
  })
})

it.each([
  [2, 30, 14, { 'Analysiert Anforderungen': [0, 30], 'Generiert Code und Design': [37.5, 60], 'Optimiert die Leistung': [67.5, 97.5] }],
  [10, 180, 13, { 'Analysiert Anforderungen': [0, 32], 'Generiert Code und Design': [40, 64], 'Optimiert die Leistung': [72, 96] }],
])('shares the texts of the AI evenly over %i days, against %i', (ai, traditional, ticks, said) => {
  const { after, engine, view } = startSeenRace({ ai, traditional })
  const heard: Record<string, [from: number, to: number]> = {}

  for (let tick = 0; tick < ticks; tick += 1) {
    const lane = view().ai
    expect(lane.day).toBe(Math.floor((ai * lane.percent) / 100))
    heard[lane.status] = [heard[lane.status]?.[0] ?? lane.percent, lane.percent]
    engine.advance(TICK_MS)
  }
  expect(heard).toEqual(said)
  expect(view().ai).toMatchObject({ percent: 100, day: ai, status: 'Fertig. Ihre Website ist online.' })
  after((RACE_TICKS - ticks) * TICK_MS, { state: 'finished', traditional: { day: traditional }, daysOnline: traditional - ai })
})

it('emits when the days of the AI lane are complete, and when it restarts', () => {
  const { engine, send, emitted } = startSeenRace()

  engine.advance(RACE_TICKS * TICK_MS)
  send({ type: 'replay.pressed' })
  send({ type: 'motion.reduced' })
  expect(emitted).toEqual([
    { atMs: 2_600, type: 'days.built' },
    { atMs: 40_000, type: 'race.restarted' },
  ])
})
