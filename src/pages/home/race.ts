import { comparisonRaceMachine } from '#machines/comparison-race/comparison-race.machine.ts'
import { pageActor } from '#runtime/pageActor.ts'
import { solution } from '#content/home/solution.ts'

const INPUT = { days: solution.race.days, texts: solution.race.texts }

/** The race, whose traditional day the ruler beside later sections shows, too. */
export const race = pageActor(comparisonRaceMachine, () => INPUT, INPUT)
