import { expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { startById } from './texts.ts'

const IN_SLOT = { narrowRatio: 1, fallRatio: 1 }
const JOINED = { state: 'joined', wordsRatio: 0, days: [IN_SLOT, IN_SLOT, IN_SLOT], lineRatio: 1, bracketRatio: 1 }
const HERO = { state: 'code', paused: false, pausable: false, elapsedSeconds: 0 }
const FUNNEL = { state: 'conversion', stage: 0, paused: false }
const COUNTED = { state: 'done', values: [340, 50_000, 180], conversion: 180 }
const UNCOVERED = { slider: { value: 60 }, uncoveredRatio: 0.6, lagRatio: 0 }
const MOVED = { state: 'resting', slider: { value: 10 }, uncoveredRatio: 0.1, lagRatio: 0 }
const OUT_OF_VIEW = { type: 'hold.changed', reason: 'offscreen', held: true }
const IDA = { type: 'name.typed', text: 'Ida' }
const RACE = {
  state: 'finished',
  traditional: { percent: 100, day: 90, status: 'Online' },
  ai: { percent: 100, day: 3, status: 'Fertig. Ihre Website ist online.' },
  daysOnline: 87,
}

/** What starts a machine, where it ends, what a visitor then does, and the fields that this changes. */
type Row = readonly [id: string, before: AnyEventObject[], end: object, act?: AnyEventObject, then?: object]
const ENDS: readonly Row[] = [
  ['before-after', [OUT_OF_VIEW], UNCOVERED, { type: 'handle.moved', percent: 10 }, MOVED],
  ['build-steps', [], { state: 'done', step: 4, elapsedLabel: '3,0', doneText: 'Fertig in 3,0 Sekunden!' }],
  ['code-reveal', [], { state: 'done', visibleLines: 26, doneText: 'Website komplett generiert!' }],
  ['comparison-race', [{ type: 'section.seen' }], RACE, { type: 'replay.pressed' }, RACE],
  ['confetti', [{ type: 'burst.requested' }], { state: 'idle', pieces: 0 }, { type: 'burst.requested' }, { state: 'idle' }],
  ['counters', [], COUNTED, { type: 'section.seen' }, { state: 'done' }],
  ['counters', [{ type: 'section.seen' }], COUNTED],
  ['day-slider', [{ type: 'intro.ended' }], { state: 'resting', day: 90, shiftRatio: 0 }],
  ['funnel-stages', [{ type: 'start.pressed' }, { type: 'slider.moved' }], { state: 'looping', stage: 3, running: false }],
  ['funnel-stages', [{ type: 'slider.moved' }], { state: 'looping', running: false }, { type: 'slider.moved' }, { running: false }],
  ['funnel-visualization', [], FUNNEL, { type: 'set.selected', set: 'revenue' }, { state: 'revenue', stage: 0 }],
  ['hero-rotation', [], HERO, { type: 'tab.selected', demo: 'build' }, { state: 'build' }],
  ['motion-control', [], { state: 'held', locked: true }, { type: 'toggle.pressed' }, { state: 'held', locked: true }],
  ['name-strokes', [IDA], { state: 'drawn', isStill: true }, { type: 'name.typed', text: '' }, { state: 'resting' }],
  ['particle-words', [], { word: 'KI', isStill: true }, { type: 'word.selected', index: 1 }, { state: 'held', word: 'Tempo' }],
  ['true-scale', [{ type: 'days.built' }], JOINED, { type: 'race.restarted' }, { state: 'joined' }],
  ['typewriter', [], { state: 'done', typed: 40 }],
]

it.each(ENDS)('%s is at its end at once with motion reduced, from the start or later: after %j', (...row) => {
  const [id, before, end, act, then = {}] = row as unknown as Row
  for (const reducedMotion of [true, false]) {
    const { after, engine, send, view } = startById(id, { reducedMotion })
    for (const event of before) send(event)
    engine.advance(700)
    if (!reducedMotion) send({ type: 'motion.reduced' })
    expect(view()).toMatchObject(end)
    after(60_000, end)
    if (act) after(act, then)
    after(60_000, then)
  }
})
