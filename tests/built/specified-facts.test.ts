import { expect, it } from 'vitest'
import { isTemplate, stated } from '../stated-facts.ts'
import { typographyFaults } from '../typography.ts'
import { all, facts, textOf } from './site.ts'

it.runIf(isTemplate)('the template states what docs/FACTS.md specifies in sections 2, 4 and 9', () => {
  const hint = 'docs/FACTS.md specifies other numbers for the template. Your own go into mine/: see docs/make-it-yours.md'
  expect(stated, hint).toMatchObject({
    weekdays: ['Montag', 'Donnerstag'],
    headline: { lit: 'Websites in 3 Tagen ', rest: 'statt 3 Monaten' },
    packages: [
      { name: 'Express', priceEuro: 2997, days: 3, popular: false, support: null },
      { name: 'Experience', priceEuro: 4997, days: 5, popular: true, support: '5\u00a0Wochen Begleitung' },
      { name: 'Ecosystem', priceEuro: 7997, days: 7, popular: false, support: '8\u00a0Wochen Premium-Begleitung' },
    ],
    guaranteeDays: 30,
    monthlyLimit: 8,
    talkMinutes: { introduction: 15, audit: 30, strategy: 45 },
    classicDays: 90,
    sinceYear: 2016,
    sitesBuilt: 200,
    moreConversionsPercent: 340,
    contractValueEuro: 50_000,
    caseConversionPercent: 180,
    satisfactionPercent: 98,
    rating: 4.9,
    loadTimeSeconds: 2,
    googlePage: 1,
    googleDays: 14,
  })
  for (const [slug, minutes, date] of [
    ['ki-kreativitaet-individuelle-webseite', 8, '2025-10-05'],
    ['seo-ki-zeitalter-gefunden-werden', 6, '2025-10-02'],
    ['zukunft-webdesign-ki-webdesigner', 9, '2025-09-28'],
  ] as const) {
    expect(textOf(`/blog/${slug}`, '[data-part="reading-time"]')).toBe(`${minutes} Min Lesezeit`)
    expect(all(`/blog/${slug}`, 'main article time')[0]?.getAttribute('datetime')).toBe(date)
  }
})

it.runIf(isTemplate)("the template's facts have no typographic errors", () => {
  const texts = (JSON.stringify(Object.values(facts)).match(/"[^"]+"(?!:)/g) ?? []).map((text) => ({
    at: 'facts',
    text: text.slice(1, -1),
  }))
  expect(typographyFaults(texts, ['a number of four digits or more without its point'])).toEqual([])
})
