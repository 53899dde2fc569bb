import { expect, it } from 'vitest'
import { play, stepsOf } from './fuzz.ts'

/**
 * Number of events. `npm run fuzz` runs only this test; set EVENTS (10,000 by default) and SEED (1 by default) in front of it, as in
 * `EVENTS=1000000 npm run fuzz`.
 */
const EVENTS = Number(process.env.EVENTS ?? 10_000)
const SEED = Number(process.env.SEED ?? 1)
/** The number of events after which all machines are restarted. */
const EVENTS_OF_A_LIFE = 250

it(
  `${EVENTS} random events leave every machine valid and at rest without motion, and give the same result however time is split`,
  () => {
    for (let life = 0; life * EVENTS_OF_A_LIFE < EVENTS; life++) {
      const seed = SEED + life
      const steps = stepsOf(seed, Math.min(EVENTS_OF_A_LIFE, EVENTS - life * EVENTS_OF_A_LIFE))
      const reducedMotion = life % 4 === 3
      const hash = play(steps, { reducedMotion })
      expect(play(steps, { reducedMotion }), `seed ${seed}, played again`).toBe(hash)
      expect(play(steps, { reducedMotion, cut: 3 }), `seed ${seed}, each wait in three pieces`).toBe(hash)
    }
  },
  24 * 3_600_000,
)
