import { describe, expect, it } from 'vitest'
import { AI_TICKS, comparisonRaceMachine, RACE_TICKS } from '../../../../machines/comparison-race/comparison-race.machine.ts'
import { comparisonRaceView } from '../../../../machines/comparison-race/comparison-race.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const startRace = (reducedMotion = false) =>
  startMachine(comparisonRaceMachine, comparisonRaceView, { ...textInputs['comparison-race'], reducedMotion })

function startSeenRace() {
  const race = startRace()
  race.send({ type: 'section.seen' })
  return race
}

const START = {
  state: 'waiting',
  traditional: { percent: 0, day: 0, status: 'Planung' },
  ai: { percent: 0, day: 0, status: 'Analysiert Anforderungen' },
  aiFinished: false,
  paused: false,
  running: false,
}
const END = {
  state: 'finished',
  traditional: { percent: 100, day: 90, status: 'Fast fertig' },
  ai: { percent: 100, day: 3, status: 'Fertig. Ihre Website ist online.' },
  aiFinished: true,
  paused: false,
  running: false,
}

describe('comparison race', () => {
  it('waits until it is seen', () => {
    const { engine, view } = startRace()

    engine.advance(60_000)
    expect(view()).toEqual(START)
    expect(engine.pending()).toEqual([])
  })

  it('moves both lanes every 200 ms: 0.5 and 8 per cent', () => {
    const { engine, view } = startSeenRace()

    expect(view()).toMatchObject({ state: 'racing', running: true })
    engine.advance(199)
    expect(view()).toMatchObject({ traditional: { percent: 0 }, ai: { percent: 0 } })
    engine.advance(1)
    expect(view()).toMatchObject({ traditional: { percent: 0.5 }, ai: { percent: 8 } })
    engine.advance(199)
    expect(view()).toMatchObject({ traditional: { percent: 0.5 }, ai: { percent: 8 } })
    engine.advance(1)
    expect(view()).toMatchObject({ traditional: { percent: 1 }, ai: { percent: 16 } })
  })

  it('brings the AI lane to 100, not beyond, with the 13th tick, after 2.6 s', () => {
    const { engine, view } = startSeenRace()

    expect(AI_TICKS).toBe(13)
    engine.advance(2_599)
    expect(view()).toMatchObject({ ai: { percent: 96, day: 2 }, aiFinished: false })
    engine.advance(1)
    expect(view()).toMatchObject({
      state: 'racing',
      running: true,
      ai: { percent: 100, day: 3, status: 'Fertig. Ihre Website ist online.' },
      aiFinished: true,
    })
    engine.advance(200)
    expect(view().ai.percent).toBe(100)
  })

  it('brings the traditional lane to 100 with the 200th tick, after exactly 40.0 s', () => {
    const { engine, view } = startSeenRace()

    expect(RACE_TICKS).toBe(200)
    engine.advance(39_999)
    expect(view()).toMatchObject({ state: 'racing', traditional: { percent: 99.5, day: 89 } })
    engine.advance(1)
    expect(view()).toEqual(END)
    expect(engine.pending()).toEqual([])
    engine.advance(10_000)
    expect(view()).toEqual(END)
  })

  it.each([
    { atMs: 12_000, percent: 30, before: 'Planung', after: 'Design und Entwicklung' },
    {
      atMs: 24_000,
      percent: 60,
      before: 'Design und Entwicklung',
      after: 'Tests und Fehlerbehebung',
    },
    { atMs: 34_000, percent: 85, before: 'Tests und Fehlerbehebung', after: 'Fast fertig' },
  ])('shows "$after" on the traditional lane from $percent per cent on', ({ atMs, percent, before, after }) => {
    const { engine, view } = startSeenRace()

    engine.advance(atMs - 1)
    expect(view().traditional).toMatchObject({ percent: percent - 0.5, status: before })
    engine.advance(1)
    expect(view().traditional).toMatchObject({ percent, status: after })
  })

  it.each([
    { atMs: 1_000, day: 1, before: 'Analysiert Anforderungen', after: 'Generiert Code und Design' },
    { atMs: 1_800, day: 2, before: 'Generiert Code und Design', after: 'Optimiert die Leistung' },
    {
      atMs: 2_600,
      day: 3,
      before: 'Optimiert die Leistung',
      after: 'Fertig. Ihre Website ist online.',
    },
  ])('shows "$after" on the AI lane on day $day', ({ atMs, day, before, after }) => {
    const { engine, view } = startSeenRace()

    engine.advance(atMs - 1)
    expect(view().ai).toMatchObject({ day: day - 1, status: before })
    engine.advance(1)
    expect(view().ai).toMatchObject({ day, status: after })
  })

  it('counts whole days: 90 per cent of the traditional progress', () => {
    const { engine, view } = startSeenRace()

    // 1.0 per cent is 0.9 days, 1.5 per cent 1.35; 50 per cent 45; 70 per cent exactly 63.
    engine.advance(400)
    expect(view().traditional).toMatchObject({ percent: 1, day: 0 })
    engine.advance(200)
    expect(view().traditional).toMatchObject({ percent: 1.5, day: 1 })
    engine.advance(19_400)
    expect(view().traditional).toMatchObject({ percent: 50, day: 45 })
    engine.advance(8_000)
    expect(view().traditional).toMatchObject({ percent: 70, day: 63 })
  })

  it('runs once: being seen again changes nothing', () => {
    const { engine, send, view } = startSeenRace()

    engine.advance(5_100)
    send({ type: 'section.seen' })
    engine.advance(100)
    expect(view().traditional.percent).toBe(13)
    engine.advance(34_800)
    send({ type: 'section.seen' })
    expect(view()).toEqual(END)
  })

  it('is paused while its pause button is pressed', () => {
    const { engine, send, view } = startSeenRace()

    engine.advance(1_000)
    send({ type: 'pause.toggled' })
    expect(view()).toMatchObject({ state: 'racing', paused: true, running: false })
    engine.advance(60_000)
    expect(view().ai.percent).toBe(40)
    expect(engine.pending()).toEqual([])

    send({ type: 'pause.toggled' })
    expect(view()).toMatchObject({ paused: false, running: true })
    engine.advance(199)
    expect(view().ai.percent).toBe(40)
    engine.advance(1)
    expect(view().ai.percent).toBe(48)
  })

  it('stops for other holds without reporting itself as paused', () => {
    const { engine, send, view } = startSeenRace()

    send({ type: 'hold.changed', reason: 'site', held: true })
    engine.advance(60_000)
    expect(view()).toMatchObject({
      state: 'racing',
      paused: false,
      running: false,
      ai: { percent: 0 },
    })
    send({ type: 'hold.changed', reason: 'site', held: false })
    engine.advance(40_000)
    expect(view()).toEqual(END)
  })

  it('waits at the start line when it is seen while held', () => {
    const { engine, send, view } = startRace()

    send({ type: 'hold.changed', reason: 'site', held: true })
    send({ type: 'section.seen' })
    engine.advance(60_000)
    expect(view()).toMatchObject({ state: 'racing', running: false, ai: { percent: 0 } })
  })

  it('can be replayed from the end and from the middle', () => {
    const { engine, send, view } = startSeenRace()

    engine.advance(40_000)
    send({ type: 'replay.pressed' })
    expect(view()).toEqual({ ...START, state: 'racing', running: true })
    engine.advance(2_700)
    send({ type: 'replay.pressed' })
    expect(view()).toEqual({ ...START, state: 'racing', running: true })
    engine.advance(39_999)
    expect(view().state).toBe('racing')
    engine.advance(1)
    expect(view()).toEqual(END)
  })

  it('runs after a replay even if its pause button was pressed, but not against the site-wide pause', () => {
    const { engine, send, view } = startSeenRace()

    engine.advance(1_000)
    send({ type: 'pause.toggled' })
    send({ type: 'replay.pressed' })
    expect(view()).toMatchObject({ paused: false, running: true, ai: { percent: 0 } })

    send({ type: 'hold.changed', reason: 'site', held: true })
    send({ type: 'replay.pressed' })
    expect(view()).toMatchObject({ paused: false, running: false })
  })

  it('cannot be replayed before it has run', () => {
    const { send, view } = startRace()
    send({ type: 'replay.pressed' })
    expect(view()).toEqual(START)
  })

  it('is finished immediately with reduced motion, also after a replay', () => {
    const { engine, send, view } = startRace(true)

    expect(view()).toEqual(END)
    send({ type: 'section.seen' })
    send({ type: 'replay.pressed' })
    expect(view()).toEqual(END)
    expect(engine.pending()).toEqual([])
  })

  it.each(['before it is seen', 'while it runs'])('is finished when motion is reduced %s', (when) => {
    const { engine, send, view } = startRace()

    if (when === 'while it runs') send({ type: 'section.seen' })
    engine.advance(1_000)
    send({ type: 'motion.reduced' })
    expect(view()).toEqual(END)
    send({ type: 'replay.pressed' })
    expect(view()).toEqual(END)
    expect(engine.pending()).toEqual([])
  })

  it('emits each day of the traditional lane once, and resets it for a replay or with reduced motion', () => {
    const { engine, actor, send } = startSeenRace()
    const days: number[] = []
    actor.on('day.passed', ({ day }) => void days.push(day))

    engine.advance(40_000)
    expect(days).toEqual(Array.from({ length: 90 }, (_, index) => index + 1))
    send({ type: 'replay.pressed' })
    engine.advance(600)
    send({ type: 'replay.pressed' })
    engine.advance(600)
    send({ type: 'motion.reduced' })
    expect(days.slice(90)).toEqual([0, 1, 0, 1, 0])
  })
})
