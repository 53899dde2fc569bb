import { describe, expect, it } from 'vitest'
import { CONSENT_EXPIRY_MONTHS, CONSENT_STORAGE_KEY } from '../../../machines/common/stored-choice.ts'
import { claims } from '../../../src/content/facts/claims.ts'
import { successCases } from '../../../src/content/facts/clients.ts'
import { claimNote } from '../../../src/content/marks.ts'
import { comparisonBlocks, funnel, funnelStages, funnelTypes, visualisationDataSets } from '../../../src/content/funnel.ts'
import { faqItems } from '../../../src/content/home/faq.ts'
import { headline } from '../../../src/content/home/headline.ts'
import { dayLabels, hero, heroStats, sampleHtmlLines } from '../../../src/content/home/hero.ts'
import { packages, packagesSection } from '../../../src/content/home/packages.ts'
import { reasons } from '../../../src/content/home/reasons.ts'
import { createAgb } from '../../../src/content/legal/agb.ts'
import { plainText } from '../../../src/content/legal/blocks.ts'
import { createDatenschutz } from '../../../src/content/legal/datenschutz.ts'
import { legalDocuments } from '../../../src/content/legal/documents.ts'
import { createImpressum } from '../../../src/content/legal/impressum.ts'
import { footer } from '../../../src/content/navigation.ts'
import { openPoints } from '../../../src/content/open-points.ts'
import { owner } from '../../../src/content/facts/owner.ts'
import { pageTexts } from '../../../src/content/pages.ts'
import type { LegalBlock, LegalDocument, Owner } from '../../../src/content/types.ts'
import { vatTexts } from '../../../src/content/vat.ts'

const NBSP = '\u00a0'

/** Every module of the content but the articles, which are Markdown and have tests of their own. */
const modules = import.meta.glob<Record<string, unknown>>(['../../../src/content/**/*.ts', '!**/content/articles.ts', '!**/types.ts'], {
  eager: true,
})

/** Fields that no visitor reads as text. */
const NOT_READ = new Set([
  'id',
  'href',
  'icon',
  'color',
  'picture',
  'avatar',
  'photo',
  'image',
  'address',
  'url',
  'baseUrl',
  'bookingUrl',
  'email',
  'kind',
  'where',
  'path',
  'sampleFields',
  'photosFolder',
  'placeholder',
  'sendTo',
])
/** Texts that are fixed letter by letter. Source: docs/FACTS.md, sections 2 and 4. */
const FIXED = new Set<string>(['0 Min', 'Websites in 3 Tagen ', 'statt 3 Monaten', ...sampleHtmlLines])

/** Numbers that are no amounts. */
const DATA = [owner.phone.text, owner.address.postalCode, owner.vatId ?? NBSP.repeat(2)]

interface Found {
  readonly at: string
  readonly text: string
}

function textsIn(value: unknown, at: string): Found[] {
  if (typeof value === 'string') return FIXED.has(value) ? [] : [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (NOT_READ.has(key) ? [] : textsIn(inner, `${at}.${key}`)))
}

const allTexts = Object.entries(modules).flatMap(([file, exports]) => textsIn(exports, file.replace(/^.*content\//, '')))

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function textOf(block: LegalBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'decision':
      return block.text
    case 'paragraph':
      return plainText(block.text)
    case 'list':
    case 'clauses':
      return block.items.map(plainText).join('\n')
    case 'address':
      return block.lines.map(plainText).join('\n')
    case 'facts':
      return block.rows.map(({ term, text }) => `${term}: ${plainText(text)}`).join('\n')
    case 'notice':
      return [block.title, ...block.paragraphs.map(plainText)].join('\n')
    case 'form':
      return [block.title, block.intro, ...block.lines.map(({ text }) => plainText(text)), block.footnote].join('\n')
  }
}

function fullText(document: LegalDocument): string {
  return [document.title, document.lead, ...document.blocks.map(textOf)].join('\n').replaceAll(NBSP, ' ')
}

describe('the home page', () => {
  it('has the specified headline: 20 yellow characters, then the rest', () => {
    expect(headline.lit).toBe('Websites in 3 Tagen ')
    expect(headline.lit).toHaveLength(20)
    expect(headline.lit + headline.rest).toBe('Websites in 3 Tagen statt 3 Monaten')
  })

  it('shows three figures, of which the two claims carry their evidence', () => {
    expect(heroStats.map(({ value }) => value)).toEqual(['340\u00a0%', '200+', '3\u00a0Tage'])
    expect(heroStats.map(({ claim }) => claim?.id ?? null)).toEqual(['more-conversions', 'sites-built', null])
    for (const { value, claim } of heroStats) if (claim) expect(claim.value).toBe(value)
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

  it('says something about every day from 1 to 90, once', () => {
    const days = dayLabels.flatMap(({ fromDay, toDay }) => Array.from({ length: toDay - fromDay + 1 }, (_, i) => fromDay + i))
    expect(days).toEqual(Array.from({ length: 90 }, (_, i) => i + 1))
  })

  it('sells three packages at their fixed prices and days, Experience as the most popular', () => {
    expect(packages.map(({ name, priceEuro, price, days, popular }) => [name, priceEuro, price, days, popular])).toEqual([
      ['Express', 2997, '2.997\u00a0€', 3, false],
      ['Experience', 4997, '4.997\u00a0€', 5, true],
      ['Ecosystem', 7997, '7.997\u00a0€', 7, false],
    ])
    expect(packages[1]?.features.join()).toContain('5\u00a0Wochen')
    expect(packages[2]?.features.join()).toContain('8\u00a0Wochen Premium')
    for (const { option, price, days, description } of packages) {
      expect(option).toContain(price)
      expect(option).toContain(`in ${days}\u00a0Tagen`)
      expect(description).toContain(`${days}\u00a0Tagen`)
    }
  })

  it('names tax, condition, limit and guarantee next to the prices', () => {
    expect(packagesSection.priceNote).toContain('19\u00a0% Umsatzsteuer')
    expect(packagesSection.daysNote).toContain('Arbeitstagen')
    expect(packagesSection.notes.limit.text).toContain('8\u00a0Websites')
    expect(packagesSection.notes.guarantee.text).toContain('30\u00a0Tage')
    expect(packagesSection.notes.guarantee.link.href).toBe('/agb.html#garantie')
  })

  it('answers eight questions in 40 to 60 words each', () => {
    expect(faqItems).toHaveLength(8)
    expect(new Set(faqItems.map(({ id }) => id)).size).toBe(8)
    for (const { id, question, answer } of faqItems) {
      expect(question, id).toMatch(/\?$/)
      expect(wordsIn(answer), id).toBeGreaterThanOrEqual(40)
      expect(wordsIn(answer), id).toBeLessThanOrEqual(60)
    }
  })
})

describe('navigation', () => {
  it('leads to every legal page from the footer', () => {
    const hrefs = footer.groups.flatMap(({ links }) => links.map(({ href }) => href as string))
    for (const { path } of legalDocuments) expect(hrefs).toContain(path)
    expect(hrefs).not.toContain('#')
  })
})

describe('the other pages', () => {
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

  it('knows four kinds of funnel with their ranges', () => {
    expect(funnelTypes.map(({ id, conversionRange }) => [id, conversionRange])).toEqual([
      ['lead-magnet', '25–40\u00a0%'],
      ['sales', '5–15\u00a0%'],
      ['webinar', '10–30\u00a0%'],
      ['tripwire', '20–35\u00a0%'],
    ])
    for (const { conversionRange, conversionPercent } of funnelTypes) expect(conversionRange).toBe(`${conversionPercent.join('–')}\u00a0%`)
    expect(successCases.length).toBeGreaterThan(0)
    expect(funnel.calculationMark).toBe('Beispielrechnung')
  })

  it('titles every legal page that exists', () => {
    for (const { path } of legalDocuments) expect(pageTexts.byPath[path]?.title, path).toBeTypeOf('string')
  })
})

describe('honesty', () => {
  it('marks every claim as an example until it is proven', () => {
    for (const claim of Object.values(claims)) expect(claimNote(claim), claim.id).toBe('Beispielwert')
    expect(claimNote({ ...claims.rating, evidence: { source: '37 Bewertungen, 2023 bis 2026', asOf: '2026-11' } })).toBe(
      'Quelle: 37 Bewertungen, 2023 bis 2026, Stand 2026-11',
    )
  })

  it('says wherever the search ranking is claimed that Google decides on it', () => {
    const claimed = [claims.googlePageOne.condition, reasons[2]?.text, faqItems.find(({ id }) => id === 'google')?.answer]
    for (const text of claimed) expect(text).toMatch(/über Plätze entscheidet Google/i)
    expect(reasons[2]?.claim).toBe(claims.googlePageOne)
    const elsewhere = allTexts.filter(({ text }) => /Seite\u00a01 (?:bei Google )?in 14/.test(text)).map(({ at }) => at.split('.')[0])
    expect(new Set(elsewhere)).toEqual(new Set(['claims', 'home/faq', 'home/reasons']))
  })

  it('lists all that is open: samples, claims and decisions', () => {
    const points = openPoints()
    expect(points.filter(({ where }) => where.startsWith('owner.ts'))).toHaveLength(owner.sampleFields.length)
    expect(points.filter(({ kind }) => kind === 'claim')).toHaveLength(Object.keys(claims).length)
    expect(points.filter(({ where }) => where.startsWith('home/testimonials.ts'))).toHaveLength(10)
    expect(points.filter(({ where }) => where.startsWith('home/success.ts'))).toHaveLength(3)
    expect(points.some(({ kind, where }) => kind === 'decision' && where.startsWith('/agb.html'))).toBe(true)
    expect(new Set(points.map(({ where }) => where)).size).toBe(points.length)
  })

  it('names only fields of the owner as samples, each once', () => {
    for (const field of owner.sampleFields) expect(Object.keys(owner)).toContain(field)
    expect(new Set(owner.sampleFields).size).toBe(owner.sampleFields.length)
  })
})

describe('legal documents', () => {
  const [impressum, agb, datenschutz] = legalDocuments.map(fullText)

  it('covers the four pages, each heading with an anchor of its own', () => {
    expect(legalDocuments.map(({ path }) => path)).toEqual(['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html'])
    for (const { path, blocks } of legalDocuments) {
      const ids = blocks.flatMap((block) => ('id' in block ? [block.id] : []))
      expect(new Set(ids).size, path).toBe(ids.length)
    }
  })

  it('cites the law in force and none of its forerunners', () => {
    const all = legalDocuments.map(fullText).join('\n')
    expect(all).not.toMatch(/\b(TMG|TTDSG|RStV|EU-DSGVO)\b/)
    expect(all).not.toMatch(/ec\.europa\.eu|OS-Plattform|Online-Streitbeilegung/)
    expect(impressum).toContain('§ 5 DDG')
    expect(impressum).toContain('§ 18 Abs. 2 MStV')
    expect(impressum).toContain('§ 36 VSBG')
    expect(datenschutz).toContain('§ 25 Abs. 2 Nr. 2 TDDDG')
    for (const article of ['Art. 15', 'Art. 16', 'Art. 17', 'Art. 18', 'Art. 20', 'Art. 21', 'Art. 77'])
      expect(datenschutz).toContain(article)
  })

  it('names the storage key and the time it really uses', () => {
    expect(datenschutz).toContain(CONSENT_STORAGE_KEY)
    expect(datenschutz).toContain(`${CONSENT_EXPIRY_MONTHS} Monaten`)
    expect(datenschutz).not.toMatch(/Google Analytics|Google Fonts|Matomo|reCAPTCHA/)
  })

  it('carries guarantee, withdrawal and model form in the terms', () => {
    expect(agb).toContain('30 Tagen nach der Übergabe')
    expect(agb).toContain('binnen vierzehn Tagen ohne Angabe von Gründen')
    expect(agb).toContain('Muster-Widerrufsformular')
    expect(agb).toContain('§ 650 Abs. 2 BGB')
    for (const { name, price } of packages) expect(agb).toContain(`${name}, ${price.replaceAll(NBSP, ' ')}`)
  })

  it('points only at anchors that exist', () => {
    const anchors = new Set(
      legalDocuments.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'heading' ? [`${path}#${block.id}`] : []))),
    )
    const wanted = JSON.stringify(modules).match(/\/[a-z]+\.html#[a-z-]+/g) ?? []
    expect(wanted.length).toBeGreaterThan(0)
    for (const href of wanted) expect(anchors).toContain(href)
  })

  it('follows the owner: another tax mode, no insurance, a business id', () => {
    const other: Owner = {
      ...owner,
      vat: { kind: 'kleinunternehmer' },
      vatId: null,
      businessId: 'DE123456789-00001',
      liabilityInsurance: null,
      socialProfiles: [],
      sampleFields: [],
    }
    const text = fullText(createImpressum(other))
    expect(text).toContain('Wirtschafts-Identifikationsnummer nach § 139c AO: DE123456789-00001')
    expect(text).not.toContain('§ 27a UStG')
    expect(text).toContain('Eine Berufshaftpflichtversicherung besteht nicht.')
    expect(fullText(createAgb(other))).toContain('§ 19 UStG')
    expect(fullText(createAgb(other))).not.toContain('19 %')
    expect(JSON.stringify([createImpressum(other), createAgb(other), createDatenschutz(other)])).not.toContain('"kind":"sample"')
    expect(JSON.stringify(createImpressum(owner))).toContain('"kind":"sample"')
  })

  it('states final prices in both tax modes', () => {
    expect(vatTexts({ kind: 'regelbesteuert', ratePercent: 19 })).toMatchObject({ phrase: 'inklusive 19\u00a0% Umsatzsteuer' })
    expect(vatTexts({ kind: 'kleinunternehmer' }).note).toBe('Alle Preise sind Endpreise. Nach §\u00a019 UStG fällt keine Umsatzsteuer an.')
  })
})

describe('typography', () => {
  it('finds the texts', () => {
    expect(allTexts.length).toBeGreaterThan(700)
  })

  it.each([
    ['straight quotes or apostrophes', /["'`´]/],
    ['English closing quotes', /”/],
    ['three dots for an ellipsis', /\.\.\./],
    ['a hyphen between spaces where a dash belongs', / - /],
    ['an em dash', /—/],
    ['two spaces', / {2}/],
    ['a space before a mark', / [,;:!?](?!-)/],
    ['emoji', /\p{Extended_Pictographic}(?<![©®™])/u],
    [
      'a plain space between a number and its unit',
      /\d (?:€|%|Tage?n?|Sekunden?|Minuten?|Min|Stunden?|Wochen?|Monate?n?|Uhr|s|h|km|Websites)(?![\p{L}\p{N}])/u,
    ],
    ['a plain space inside a citation', /(?:§§?|Art\.|Abs\.|Nr\.|Buchst\.) \d|z\. ?B\.|Seite \d|Tag \d/],
    ['a number of four digits or more without its point', /(?<![\d.,–/#-])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d-])/],
    ['an informal address', /\b(?:[Dd]u|[Dd]ein(?:e[rnms]?)?|[Dd]ich|[Dd]ir)\b/],
  ])('contains nowhere %s', (_, pattern) => {
    const wrong = allTexts.filter(({ text }) => pattern.test(text) && !DATA.some((data) => text.includes(data)))
    expect(wrong.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  it('closes every quotation it opens', () => {
    for (const { at, text } of allTexts) expect(text.split('„').length, `${at}: ${text}`).toBe(text.split('“').length)
  })
})
