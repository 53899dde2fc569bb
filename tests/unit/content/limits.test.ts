import { expect, it } from 'vitest'
import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'
import { refusals } from '#content/limits.ts'
import type { Offer } from '#content/types.ts'

const { packages } = offer
const withDays = (express: number, experience: number, ecosystem: number): Offer => ({
  ...offer,
  packages: {
    express: { ...packages.express, days: express },
    experience: { ...packages.experience, days: experience },
    ecosystem: { ...packages.ecosystem, days: ecosystem },
  },
})

it('the facts are within the limits', () => {
  expect(refusals(offer, figures)).toEqual([])
})

it.each([
  [2, 2, 20, 30],
  [10, 10, 10, 180],
])('accepts %i, %i and %i days against %i', (express, experience, ecosystem, classicDays) => {
  expect(refusals(withDays(express, experience, ecosystem), { classicDays })).toEqual([])
})

it.each([
  [withDays(1, 5, 7), 90, 'facts/offer.ts: packages.express.days is 1. Enter a whole number from 2 to 10. The race needs two days or more'],
  [withDays(11, 12, 13), 90, 'facts/offer.ts: packages.express.days is 11. Enter a whole number from 2 to 10.'],
  [withDays(3, 2, 7), 90, 'facts/offer.ts: packages.experience.days is 2. Enter a whole number from 3 to 20.'],
  [withDays(3, 5, 7), 29, 'facts/figures.ts: classicDays is 29. Enter a whole number from 30 to 180.'],
  [{ ...offer, startWeekday: 6 } as unknown as Offer, 90, 'facts/offer.ts: startWeekday is 6. Enter a whole number from 1 to 5.'],
  [{ ...offer, correctionRounds: 0 }, 90, 'facts/offer.ts: correctionRounds is 0. Enter a whole number from 1 to 99.'],
])('refuses a number outside its limits and says why', (facts, classicDays, sentence) => {
  expect(refusals(facts, { classicDays })).toEqual([expect.stringContaining(sentence)])
})
