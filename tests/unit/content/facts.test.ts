import { expect, it } from 'vitest'
import { claims } from '../../../src/content/facts/claims.ts'
import { offer } from '../../../src/content/facts/offer.ts'
import { owner } from '../../../src/content/facts/owner.ts'
import { comparisonBlocks, funnelStages, funnelTypes, visualisationDataSets } from '../../../src/content/funnel.ts'
import { headline } from '../../../src/content/home/headline.ts'
import { hero, sampleHtmlLines } from '../../../src/content/home/hero.ts'
import { packages } from '../../../src/content/home/packages.ts'
import { reasons } from '../../../src/content/home/reasons.ts'
import { caseStudies } from '../../../src/content/facts/clients.ts'
import { funnel } from '../../../src/content/funnel.ts'
import { success } from '../../../src/content/home/success.ts'
import { successCases } from '../../../src/content/facts/success-cases.ts'
import { german, inEuros, ordered } from '../../ordered-facts.ts'

// The content matches the order. Offers and claims are in tests/ordered-facts.ts, the funnel demo is in this file.

it('has the specified headline: 20 yellow characters, then the rest', () => {
  expect(headline).toEqual(ordered.headline)
  expect(headline.lit).toHaveLength(20)
})

it('reveals a sample page of 26 lines in which every opened element is closed', () => {
  expect(hero.panel.code.linesLabel).toBe('Zeilen generiert')
  expect(sampleHtmlLines).toHaveLength(26)
  expect(sampleHtmlLines[0]).toBe('<!doctype html>')
  const open: string[] = []
  for (const [, slash, tag] of sampleHtmlLines
    .slice(1)
    .join('\n')
    .matchAll(/<(\/?)([a-z][a-z0-9]*)/g)) {
    if (slash) expect(open.pop()).toBe(tag)
    else if (tag && !['meta', 'link'].includes(tag)) open.push(tag)
  }
  expect(open).toEqual([])
})

it('offers the ordered packages with their prices, days and support, one of them as the most popular', () => {
  expect(packages.map(({ id, name, priceEuro, price, days, popular }) => ({ id, name, priceEuro, price, days, popular }))).toEqual(
    ordered.packages.map(({ id, name, priceEuro, days, popular }) => ({ id, name, priceEuro, price: inEuros(priceEuro), days, popular })),
  )
  for (const [index, { support }] of ordered.packages.entries()) if (support) expect(packages[index]?.features.join()).toContain(support)
  for (const { option, price, days, description } of packages) {
    expect(option).toContain(price)
    expect(option).toContain(`in ${days}\u00a0Tagen`)
    expect(description).toContain(`${days}\u00a0Tagen`)
  }
})

it('states the ordered guarantee, limit, talks and year', () => {
  expect(offer.guaranteeDays).toBe(ordered.guaranteeDays)
  expect(offer.monthlyLimit).toBe(ordered.monthlyLimit)
  expect(offer.talkMinutes).toEqual(ordered.talkMinutes)
  expect(owner.sinceYear).toBe(ordered.sinceYear)
})

it('makes the ordered claims, and counts up to their values', () => {
  expect(claims).toMatchObject({
    sitesBuilt: { value: `${ordered.sitesBuilt}+` },
    moreConversions: { value: `${ordered.moreConversionsPercent}\u00a0%` },
    caseConversion: { value: `${ordered.caseConversionPercent}\u00a0%` },
    satisfaction: { value: `${ordered.satisfactionPercent}\u00a0%` },
    rating: { value: `${german(ordered.rating)} von 5` },
    loadTime: { value: `unter ${ordered.loadTimeSeconds}\u00a0Sekunden` },
    googlePageOne: { value: `Seite\u00a01 in ${ordered.googleDays}\u00a0Tagen` },
    monthlyLimit: { value: `${ordered.monthlyLimit}\u00a0Websites` },
    classicDuration: { value: `${ordered.classicDays}\u00a0Tage` },
  })
  const { moreConversionsPercent, contractValueEuro, caseConversionPercent } = ordered
  expect(success.counter.targets).toEqual([moreConversionsPercent, contractValueEuro, caseConversionPercent])
})

it('calculates the funnel demo with 35, 15 and 5 per cent of 1000 visitors', () => {
  expect(funnelStages.map(({ ratePercent, visitorCount }) => [ratePercent, visitorCount])).toEqual([
    [100, 1000],
    [35, 350],
    [15, 150],
    [5, 50],
  ])
  for (const { ratePercent, visitorCount } of funnelStages) expect(Math.floor((1000 * ratePercent) / 100)).toBe(visitorCount)
})

it('shows the three data sets with every specified number', () => {
  expect(visualisationDataSets.map(({ id, rows }) => [id, rows.map(({ value }) => value)])).toEqual([
    ['conversion', [10000, 3500, 1500, 500]],
    ['revenue', [750, 375000, 4500000, 450]],
    ['optimization', [5, 8, 15, 25]],
  ])
  const [conversion, revenue, optimization] = visualisationDataSets
  for (const rate of ['35\u00a0%', '43\u00a0%', '33\u00a0%', '5\u00a0%']) expect(conversion?.summary).toContain(rate)
  expect(revenue?.summary).toContain('450\u00a0%')
  expect(optimization?.rows.map(({ ratio }) => ratio)).toEqual([5 / 25, 8 / 25, 15 / 25, 1])
  const [, , , customers = 0] = conversion?.rows.map(({ value }) => value) ?? []
  const [valueEuro = 0, monthEuro = 0, yearEuro] = revenue?.rows.map(({ value }) => value) ?? []
  expect([monthEuro, yearEuro]).toEqual([customers * valueEuro, monthEuro * 12])
})

it('compares 20 with 50 customers out of 1000 visitors', () => {
  expect(
    comparisonBlocks.map(({ customersPerThousand, conversionPercent, bouncePercent }) => [
      customersPerThousand,
      conversionPercent,
      bouncePercent,
    ]),
  ).toEqual([
    [20, [1, 3], [70, 90]],
    [50, [15, 25], [30, 50]],
  ])
  expect(comparisonBlocks.map(({ stats }) => stats)).toEqual([
    { conversion: '1–3\u00a0%', leads: '20 Kunden', revenue: '10.000\u00a0€', bounce: '70–90\u00a0%' },
    { conversion: '15–25\u00a0%', leads: '50 Kunden', revenue: '25.000\u00a0€', bounce: '30–50\u00a0%' },
  ])
})

it('lists four kinds of funnel with their ranges', () => {
  expect(funnelTypes.map(({ id, conversionRange }) => [id, conversionRange])).toEqual([
    ['lead-magnet', '25–40\u00a0%'],
    ['sales', '5–15\u00a0%'],
    ['webinar', '10–30\u00a0%'],
    ['tripwire', '20–35\u00a0%'],
  ])
  for (const { conversionRange, conversionPercent } of funnelTypes) expect(conversionRange).toBe(`${conversionPercent.join('–')}\u00a0%`)
  expect(funnel.calculationMark).toBe('Beispielrechnung')
})

it('derives the revenue of every success case from its sales', () => {
  expect(successCases.map(({ revenueEuro }) => revenueEuro)).toEqual([
    // From a thousand visitors: 5 and 14 bookings; 4 and 11 clients in three months; 10 courses, then 240 small and 24 large ones.
    { before: 5 * 300, after: 14 * 300 },
    { before: 4 * 3_500, after: 11 * 3_500 },
    { before: 10 * 240, after: 240 * 19 + 24 * 240 },
  ])
  expect(successCases.map(({ revenue }) => revenue)).toEqual([
    '4.200\u00a0€ statt 1.500\u00a0€ im Monat',
    '38.500\u00a0€ statt 14.000\u00a0€ im Quartal',
    '10.320\u00a0€ statt 2.400\u00a0€ im Monat',
  ])
  // Percentages of the same thousand visitors.
  expect(successCases[2]).toMatchObject({ before: expect.stringMatching(/^1\u00a0%/), after: expect.stringMatching(/^24\u00a0%/) })
})

it('assigns sample projects a package that includes what they show, with its days', () => {
  const [albrecht, hallberg, brandt] = caseStudies
  expect(albrecht?.solution).toMatch(/Terminbuchung und ein Funnel .* Experience, online nach 5\u00a0Tagen\.$/)
  expect(hallberg?.solution).toMatch(/Experience, online nach 5\u00a0Tagen\.$/)
  expect(brandt?.solution).toMatch(/^Eine einzige Seite: .* Express, online nach 3\u00a0Tagen\.$/)
})

it('states the first page within 14 days as an aim', () => {
  expect(reasons[2]?.title).toBe('Das Ziel: Seite\u00a01 bei Google in 14\u00a0Tagen')
})
