import { expect, it } from 'vitest'
import { DEMO_SCENARIO } from '#machines/funnel-scenario/funnelFigures.ts'
import { fragmentOf, hashOf, tabOfHash } from '#pages/funnel/address.ts'
import { heightAt } from '#pages/funnel/silhouette.ts'

const OWN = { visitors: 2_000, interestPermille: 355, leadPermille: 200, customerPermille: 9, valueEuro: 1_500 }

it('the funnel on its side has the height of each stage at its beginning, and never rises', () => {
  const shares = [1, 0.35, 0.15, 0.05]
  const heights = Array.from({ length: 101 }, (_, index) => heightAt(index / 100, shares))

  for (const [index, share] of shares.entries()) expect(heights[index * 25]).toBeCloseTo(share)
  for (let index = 1; index < heights.length; index++) expect(heights[index]).toBeLessThanOrEqual(heights[index - 1]!)
})

it('the URL of the funnel page selects a tab by its hash, and none for an unrelated anchor', () => {
  for (const hash of ['', '#']) expect(tabOfHash(hash)).toBe('interactive')
  expect(tabOfHash('#visualisierung')).toBe('visualization')
  expect(tabOfHash('#warum')).toBe('why')
  expect(tabOfHash('#eigene-zahlen')).toBe('interactive')
  for (const hash of ['#inhalt', '#Warum', '##warum', '#__proto__', '#interactive', '#%E4%']) expect(tabOfHash(hash)).toBeUndefined()
})

it.each([
  ['', { anchor: '' }],
  ['#warum', { anchor: '#warum' }],
  ['#warum&utm_source=x', { anchor: '#warum' }],
  ['#besucher=300&wert=997', { anchor: '', scenario: { ...DEMO_SCENARIO, visitors: 300, valueEuro: 997 } }],
  ['#warum&kunden=4.5', { anchor: '#warum', scenario: { ...DEMO_SCENARIO, customerPermille: 45 } }],
  ['#%62esucher=300&%zz=1', { anchor: '', scenario: { ...DEMO_SCENARIO, visitors: 300 } }],
  // In any order, with units, among other parameters, and by the first of two values.
  [
    '#wert=1500%C2%A0%E2%82%AC&wert=900&utm_source=x&&kunden=0,9&leads=+20&=5&interesse=35%2C5+%25&besucher=2.000',
    { anchor: '', scenario: OWN },
  ],
])('the URL of the funnel page contains a tab or an anchor, numbers, or both: %s', (hash, fragment) => {
  expect(fragmentOf(hash)).toEqual(fragment)
  expect(fragmentOf(hashOf(fragmentOf(hash)))).toEqual(fragment)
})

it('the URL of the funnel page contains the numbers that differ from those of the demo, in a fixed order and with decimal points', () => {
  expect(hashOf({ anchor: '#warum', scenario: OWN })).toBe('#warum&besucher=2000&interesse=35.5&leads=20&kunden=0.9&wert=1500')
  expect(hashOf({ anchor: '', scenario: { ...DEMO_SCENARIO, customerPermille: 100 } })).toBe('#kunden=10')
  expect(hashOf({ anchor: '#warum', scenario: DEMO_SCENARIO })).toBe('#warum')
  expect(tabOfHash('#besucher=300')).toBe('interactive')
  expect(tabOfHash('#warum&besucher=300')).toBe('why')
  expect(tabOfHash('#inhalt&besucher=300')).toBeUndefined()
})

it.each(['', 'viele', '1e3', '12.34', '.5', '1234567890', '%E4%'])(
  'falls back to the demo for "%s", and brings other numbers into range',
  (value) => {
    const { scenario } = fragmentOf(`#besucher=${value}&interesse=${value}&leads=${value}&kunden=${value}&wert=${value}`)

    expect(scenario).toEqual(DEMO_SCENARIO)
    expect(fragmentOf(`#besucher=1&leads=99&wert=${value}`).scenario).toEqual({ ...DEMO_SCENARIO, visitors: 100, leadPermille: 350 })
  },
)
