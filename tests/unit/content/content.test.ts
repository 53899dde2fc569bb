import { expect, it } from 'vitest'
import { cookieBanner } from '#content/cookieBanner.ts'
import { visualisationDataSets } from '#content/funnel/visualization.ts'
import { comparisonBlocks, funnelTypes } from '#content/funnel/why.ts'
import { portraitAlt } from '#content/marks.ts'

// Tests what the built pages cannot show. tests/built tests the rest of the content.

it('the drawn numbers of the funnel page are the written ones', () => {
  expect(visualisationDataSets[2]?.rows.map(({ ratio }) => ratio)).toEqual([5 / 25, 8 / 25, 15 / 25, 1])
  expect(comparisonBlocks).toMatchObject([
    { customersPerThousand: 20, conversionPercent: [1, 3], bouncePercent: [70, 90], stats: { revenue: '10.000\u00a0€' } },
    { customersPerThousand: 50, conversionPercent: [15, 25], bouncePercent: [30, 50], stats: { revenue: '25.000\u00a0€' } },
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
