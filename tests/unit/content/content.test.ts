import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceOf } from '#places'
import { cookieBanner } from '#content/cookieBanner.ts'
import { claims } from '#content/facts/claims.ts'
import { caseStudies, industryLogos, testimonials } from '#content/facts/clients.ts'
import { unconfirmed } from '#content/facts/decisions.ts'
import { figures } from '#content/facts/figures.ts'
import { owner } from '#content/facts/owner.ts'
import { storySections, team } from '#content/facts/people.ts'
import { successCases } from '#content/facts/successCases.ts'
import { visualisationDataSets } from '#content/funnel/visualization.ts'
import { comparisonBlocks, funnelTypes } from '#content/funnel/why.ts'
import { isThere } from '#content/isThere.ts'
import { success } from '#content/home/success.ts'
import { legalDocuments } from '#content/legal/documents.ts'
import { portraitAlt } from '#content/marks.ts'
import { openPoints } from '#content/openPoints.ts'
import type { Claim } from '#content/types.ts'

// Tests what the built pages cannot show. tests/built tests the rest of the content.

it('the counters count to the figures of the claims', () => {
  const { moreConversionsPercent, contractValueEuro, caseConversionPercent } = figures
  expect(success.counter.targets).toEqual([moreConversionsPercent, contractValueEuro, caseConversionPercent])
})

it('the drawn numbers of the funnel page are the written ones', () => {
  expect(visualisationDataSets[2]?.rows.map(({ ratio }) => ratio)).toEqual([5 / 25, 8 / 25, 15 / 25, 1])
  expect(
    comparisonBlocks.map((block) => [block.customersPerThousand, block.conversionPercent, block.bouncePercent, block.stats.revenue]),
  ).toEqual([
    [20, [1, 3], [70, 90], '10.000\u00a0€'],
    [50, [15, 25], [30, 50], '25.000\u00a0€'],
  ])
  for (const { conversionRange, conversionPercent } of funnelTypes) expect(conversionRange).toBe(`${conversionPercent.join('–')}\u00a0%`)
})

it('a drawn portrait is called a placeholder, and a photo a portrait', () => {
  expect(portraitAlt('Ada Beispiel', true)).toBe('Platzhalter für das Porträt von Ada Beispiel: gezeichnete Büste aus Strichen')
  expect(portraitAlt('Ada Beispiel', false)).toBe('Porträt von Ada Beispiel')
})

it('the cookie banner does not call a choice consent while no service uses it', () => {
  const { settings, texts } = cookieBanner
  expect([settings.text, ...Object.values(texts.notices)].join(' ')).not.toMatch(/erlaubt|[Ee]inwillig|zugestimmt|Voreinstellung/)
})

it('every open point refers to its place in a file, and none is listed twice', () => {
  const points = openPoints()
  for (const { file, at } of points) {
    const path = sourceOf(`content/${file}`)
    const hint = `${path} does not contain „${at}“: remove this entry from ${sourceOf('content/facts/decisions.ts')}, or correct its text there`
    if (typeof at === 'string') expect(readFileSync(path, 'utf8').includes(at), hint).toBe(true)
  }
  expect(new Set(points.map((point) => JSON.stringify(point))).size).toBe(points.length)
})

it('the open points are all that is sample, unproven, unconfirmed or undecided, and nothing else', () => {
  const open = (step: string) => openPoints().filter((point) => point.step === step).length
  const entities: { sample?: true }[] = [
    isThere('#erfolge') ? caseStudies : [],
    isThere('#stimmen') ? [testimonials, industryLogos] : [],
    owner.funnel ? successCases : [],
    storySections,
    team,
  ].flat(2)
  expect(open('owner')).toBeGreaterThanOrEqual(owner.sampleFields.length)
  expect(open('claims')).toBe(
    Object.values<Claim>(claims).filter(({ evidence }) => evidence === null).length - (owner.funnel || claims.funnelRates.evidence ? 0 : 1),
  )
  expect(open('samples')).toBe(entities.filter(({ sample }) => sample).length)
  expect(open('statements')).toBe(unconfirmed.length)
  const decisions = legalDocuments.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'decision' ? [block.id] : [])))
  expect(open('decisions')).toBe(decisions.length)
})
