import { expect, it } from 'vitest'
import { play, stepsOf } from './fuzz.ts'

/** `npm run fuzz` for itself, with EVENTS (20,000) and SEED (1): `EVENTS=1000000 npm run fuzz`. */
const EVENTS = Number(process.env.EVENTS ?? 20_000)
const SEED = Number(process.env.SEED ?? 1)
/** After so many events all machines start anew. */
const EVENTS_OF_A_LIFE = 250

it(
  `lets ${EVENTS} random events change no machine into what it must not be: the same in every run, however time is cut`,
  () => {
    for (let life = 0; life * EVENTS_OF_A_LIFE < EVENTS; life++) {
      const seed = SEED + life
      const steps = stepsOf(seed, Math.min(EVENTS_OF_A_LIFE, EVENTS - life * EVENTS_OF_A_LIFE))
      const hash = play(steps)
      expect(play(steps), `seed ${seed}, played again`).toBe(hash)
      expect(play(steps, 3), `seed ${seed}, each wait in three pieces`).toBe(hash)
    }
  },
  24 * 3_600_000,
)
