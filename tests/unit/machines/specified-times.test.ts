import { expect, it } from 'vitest'
import { TICK_MS as PULL_MS } from '#machines/before-after/before-after.machine.ts'
import { TICK_MS as BUILD_MS } from '#machines/build-steps/build-steps.machine.ts'
import { LINE_MS } from '#machines/code-reveal/code-reveal.machine.ts'
import { TICK_MS as RACE_MS } from '#machines/comparison-race/comparison-race.machine.ts'
import { BURST_MS } from '#machines/confetti/confetti.machine.ts'
import { STEP_MS } from '#machines/counters/counters.machine.ts'
import { NUDGE_MS } from '#machines/day-slider/day-slider.machine.ts'
import { ADJUSTING_MS, ANIMATION_STEP_MS } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { BEND_MS, LIT_STAGGER_MS, STAGGER_MS } from '#machines/name-strokes/name-strokes.machine.ts'
import { TRANSMISSION_MS } from '#machines/magnetic-button/magnetic-button.machine.ts'
import { CHARACTER_MS } from '#machines/typewriter/typewriter.machine.ts'

it.each([
  ['before-after', 'step of the handle', PULL_MS, 10],
  ['build-steps', 'timer of the build animation', BUILD_MS, 100],
  ['code-reveal', 'line of code', LINE_MS, 150],
  ['comparison-race', 'comparison tick', RACE_MS, 200],
  ['confetti', 'confetti', BURST_MS, 3_000],
  ['counters', 'counter step', STEP_MS, 50],
  ['day-slider', 'a way of the handle of days by itself', NUDGE_MS, 420],
  ['funnel-stages', 'step of the animation', ANIMATION_STEP_MS, 800],
  ['funnel-stages', 'run of a moved slider', ADJUSTING_MS, 1_000],
  ['magnetic-button', 'burst', TRANSMISSION_MS, 1_000],
  ['name-strokes', 'way of a stroke of the name', BEND_MS, 420],
  ['name-strokes', 'distance between two strokes of the name', STAGGER_MS, 6],
  ['name-strokes', 'distance between two lit strokes of the name', LIT_STAGGER_MS, 110],
  ['typewriter', 'typed character', CHARACTER_MS, 100],
])('%s: the %s takes as long as specified', (machine, what, ms, specifiedMs) => {
  const hint =
    `machines/${machine}/${machine}.machine.ts: the ${what} takes ${ms} ms instead of the ${specifiedMs} of docs/FACTS.md, sections 4 and 9. ` +
    `If this is meant, change the number in this list; docs/FACTS.md only if you change the template itself.`
  expect(ms, hint).toBe(specifiedMs)
})
