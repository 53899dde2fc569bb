import { describe, expect, it } from 'vitest'
import { CONSENT_EXPIRY_MONTHS, CONSENT_STORAGE_KEY } from '../../../machines/common/stored-choice.ts'
import { AI_DAYS, TRADITIONAL_DAYS } from '../../../machines/comparison-race/comparison-race.machine.ts'
import { claims } from '../../../src/content/facts/claims.ts'
import { figures } from '../../../src/content/facts/figures.ts'
import { caseStudies, industryLogos, testimonials } from '../../../src/content/facts/clients.ts'
import { successCases } from '../../../src/content/facts/success-cases.ts'
import { unconfirmed, undecided } from '../../../src/content/facts/decisions.ts'
import { offer } from '../../../src/content/facts/offer.ts'
import { storySections, team } from '../../../src/content/facts/people.ts'
import { claimNotes, portraitAlt } from '../../../src/content/marks.ts'
import { cookieBanner } from '../../../src/content/cookie-banner.ts'
import { faqItems, secondsToRead } from '../../../src/content/home/faq.ts'
import { euro } from '../../../src/content/format.ts'
import { headline } from '../../../src/content/home/headline.ts'
import { dayLabels, heroStats, sampleHtmlLines } from '../../../src/content/home/hero.ts'
import { packages, packagesSection } from '../../../src/content/home/packages.ts'
import { reasons } from '../../../src/content/home/reasons.ts'
import { createAgb } from '../../../src/content/legal/agb.ts'
import { createAccessibilityStatement } from '../../../src/content/legal/barrierefreiheit.ts'
import { plainText } from '../../../src/content/legal/blocks.ts'
import { createDatenschutz } from '../../../src/content/legal/datenschutz.ts'
import { legalDocuments } from '../../../src/content/legal/documents.ts'
import { createImpressum } from '../../../src/content/legal/impressum.ts'
import { footer } from '../../../src/content/navigation.ts'
import { openPoints } from '../../../src/content/open-points.ts'
import { owner } from '../../../src/content/facts/owner.ts'
import { pageTexts } from '../../../src/content/pages.ts'
import type { Claim, LegalBlock, LegalDocument, Owner } from '../../../src/content/types.ts'
import { vatTexts } from '../../../src/content/vat.ts'

const NBSP = '\u00a0'

/** Every content module except the articles, which are Markdown and have their own tests. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/content/**/*.ts', '!**/content/articles.ts', '!**/types.ts', '!**/decisions.ts'],
  {
    eager: true,
  },
)

const sources = import.meta.glob<string>('../../../src/content/**/*.{ts,md}', { eager: true, query: '?raw', import: 'default' })

/** Fields that are not shown as text. */
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
  'placeholder',
  'sendTo',
])
/** Texts whose exact wording is fixed. Source: docs/FACTS.md, sections 2 and 4. */
const FIXED = new Set<string>(['0 Min', ...Object.values(headline), ...sampleHtmlLines])

/** Numbers that are not amounts. */
const DATA = [owner.phone.text, ...(JSON.stringify(owner).match(/\d{4,}/g) ?? [])]

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
  it('shows values and labels as stated in the claims', () => {
    expect(heroStats).toHaveLength(3)
    for (const { value, label, claim } of heroStats) if (claim) expect([value, label]).toEqual([claim.value, claim.label])
  })

  it('uses the same numbers of days in the race as in the texts', () => {
    expect(offer.packages.express.days).toBe(AI_DAYS)
    expect(figures.classicDays).toBe(TRADITIONAL_DAYS)
    // The first 20 characters of the headline are yellow.
    expect(headline.lit).toHaveLength(20)
  })

  it('states tax, conditions, limit and guarantee next to the prices', () => {
    expect(packagesSection.priceNote).toBe(
      `${vatTexts(owner.vat).note} Domain, Hosting, E-Mail-Versand und fremde Lizenzen zahlen Sie direkt beim Anbieter.`,
    )
    expect(packagesSection.daysNote).toContain('Arbeitstagen')
    expect(packagesSection.notes.limit).toMatchObject({
      strokes: offer.monthlyLimit,
      text: expect.stringContaining(`${offer.monthlyLimit}\u00a0Websites`),
    })
    expect(packagesSection.notes.guarantee).toMatchObject({
      strokes: offer.guaranteeDays,
      text: expect.stringContaining(`${offer.guaranteeDays}\u00a0Tage`),
    })
    expect(packagesSection.notes.guarantee.link.href).toBe('/agb.html#garantie')
  })

  it('has exactly one most popular package', () => {
    expect(packages.filter(({ popular }) => popular)).toHaveLength(1)
  })

  it('has exactly one label for every day from 1 to 90', () => {
    const days = dayLabels.flatMap(({ fromDay, toDay }) => Array.from({ length: toDay - fromDay + 1 }, (_, i) => fromDay + i))
    expect(days).toEqual(Array.from({ length: 90 }, (_, i) => i + 1))
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
  it('links to every legal page from the footer', () => {
    const hrefs = footer.groups.flatMap(({ links }) => links.map(({ href }) => href as string))
    for (const { path } of legalDocuments) expect(hrefs).toContain(path)
    expect(hrefs).not.toContain('#')
  })
})

describe('the other pages', () => {
  it('have a title for every legal page', () => {
    for (const { path } of legalDocuments) expect(pageTexts.byPath[path]?.title, path).toBeTypeOf('string')
  })
})

describe('honesty', () => {
  it('states the condition of every claim, and marks it as an example until it is proven', () => {
    const evidence = { source: '37 Bewertungen, 2023 bis 2026', asOf: '2026-11' }
    for (const claim of Object.values<Claim>(claims)) {
      expect(claim.condition, claim.id).toMatch(/\.$/)
      const { condition } = claim
      expect(claimNotes({ ...claim, evidence: null })).toEqual({ condition, mark: 'Beispielwert', source: null })
      expect(claimNotes({ ...claim, evidence })).toEqual({
        condition,
        mark: null,
        source: 'Quelle: 37 Bewertungen, 2023 bis 2026, Stand November 2026.',
      })
    }
  })

  it('calls a drawn portrait a placeholder, and a photo a portrait', () => {
    expect(portraitAlt('Ada Beispiel', true)).toBe('Platzhalter für das Porträt von Ada Beispiel: gezeichnete Büste aus Strichen')
    expect(portraitAlt('Ada Beispiel', false)).toBe('Porträt von Ada Beispiel')
  })

  it('refers every open point to its place in a file', () => {
    const points = openPoints()
    for (const { file, text } of points) expect(sources[`../../../src/content/${file}`], `${file}: ${text}`).toContain(text)
    expect(new Set(points.map(({ file, text, what }) => `${file} ${text} ${what}`)).size).toBe(points.length)
  })

  it('lists everything that is sample, unproven, unconfirmed or undecided, and nothing else', () => {
    const open = (step: string) => openPoints().filter((point) => point.step === step).length
    const count = (entities: readonly { readonly sample?: true }[]) => entities.filter(({ sample }) => sample).length
    expect(open('owner')).toBe(owner.sampleFields.length)
    expect(open('claims')).toBe(Object.values<Claim>(claims).filter(({ evidence }) => evidence === null).length)
    expect(open('samples')).toBe(
      [caseStudies, testimonials, industryLogos, successCases, storySections, team].map(count).reduce((a, b) => a + b),
    )
    expect(open('statements')).toBe(unconfirmed.length)
    expect(open('decisions')).toBeLessThanOrEqual(Object.values(undecided).flat().length)
    const decisionIds = [createImpressum, createAgb, createDatenschutz, createAccessibilityStatement]
      .flatMap((create) => create(owner).blocks)
      .flatMap((block) => (block.kind === 'decision' ? [block.id] : []))
    for (const id of Object.values(undecided).flat()) expect(decisionIds).toContain(id)
  })

  it('states with every search ranking claim that Google decides', () => {
    const claimed = [claims.googlePageOne.condition, faqItems.find(({ id }) => id === 'google')?.answer]
    for (const text of claimed) expect(text).toMatch(/über Plätze entscheidet Google/i)
    expect(reasons[2]?.title).toBe(`Das Ziel: Seite\u00a0${figures.googlePage} bei Google in ${figures.googleDays}\u00a0Tagen`)
    expect(reasons[2]?.claim).toBe(claims.googlePageOne)
    const elsewhere = allTexts.filter(({ text }) => /Seite\u00a0\d (?:bei Google )?in \d/.test(text)).map(({ at }) => at.split('.')[0])
    expect(new Set(elsewhere)).toEqual(new Set(['facts/claims', 'home/faq', 'home/reasons']))
  })

  it('states both revenues that the strokes of a success case show, the later one larger', () => {
    expect(successCases.length).toBeGreaterThan(0)
    for (const { business, revenue, revenueEuro } of successCases) {
      expect(revenue.startsWith(`${euro(revenueEuro.after)} statt ${euro(revenueEuro.before)} im `), business).toBe(true)
      expect(revenueEuro.after, business).toBeGreaterThan(revenueEuro.before)
    }
  })

  it('matches the days of each project to its package, which has to include what the project shows', () => {
    expect(caseStudies).toHaveLength(3)
    for (const { client, solution, sample } of caseStudies) {
      const [, name, days] = /(\S+), online nach (\d+)\u00a0Tagen\.$/.exec(solution) ?? []
      if (!name && !sample) continue
      const named = packages.find((offered) => offered.name === name)
      expect([client, named?.days]).toEqual([client, Number(days)])
      // The smallest package includes neither booking nor funnel.
      if (/Terminbuchung|Funnel/.test(solution)) expect([client, named?.id]).not.toEqual([client, 'express'])
    }
  })

  it('lists only existing fields of the owner as samples, each once', () => {
    for (const field of owner.sampleFields) expect(Object.keys(owner)).toContain(field)
    expect(new Set(owner.sampleFields).size).toBe(owner.sampleFields.length)
  })
})

describe('legal documents', () => {
  const [impressum, agb, datenschutz] = legalDocuments.map(fullText)

  it('covers the four pages, with unique anchors on each', () => {
    expect(legalDocuments.map(({ path }) => path)).toEqual(['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html'])
    for (const { path, blocks } of legalDocuments) {
      const ids = blocks.flatMap((block) => ('id' in block ? [block.id] : []))
      expect(new Set(ids).size, path).toBe(ids.length)
    }
  })

  it('cites the laws in force and none that they replaced', () => {
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

  it('names the actual storage key and expiry', () => {
    expect(datenschutz).toContain(CONSENT_STORAGE_KEY)
    expect(datenschutz).toContain(`${CONSENT_EXPIRY_MONTHS} Monaten`)
    expect(datenschutz).not.toMatch(/Google Analytics|Google Fonts|Matomo|reCAPTCHA/)
  })

  it('lists exactly the keys that the code stores in the browser', () => {
    const code = import.meta.glob<string>(
      [
        '../../../{src,machines,engine,packages}/**/*.{ts,tsx}',
        '!../../../src/build/**',
        // Used only in development: a built page does not load it.
        '!../../../packages/inspector/reload.ts',
      ],
      { eager: true, query: '?raw', import: 'default' },
    )
    const all = Object.values(code).join('\n')
    const constants = new Set([...all.matchAll(/(?:local|session)Storage\.(?:get|set|remove)Item\(\s*(\w+)/g)].map(([, name]) => name))
    const keys = [...constants].flatMap((name) => [...all.matchAll(new RegExp(`const ${name} = '([^']+)'`, 'g'))].map(([, key]) => key))
    const named = createDatenschutz(owner)
      .blocks.flatMap((block) => JSON.stringify(block).match(/"kind":"code","text":"[^"]+"/g) ?? [])
      .map((found) => /"text":"([^"]+)"/.exec(found)?.[1])
    expect(keys.length).toBe(constants.size)
    expect(new Set(keys)).toEqual(new Set(named.filter((text) => !text?.startsWith('?'))))
    // The code uses no other storage, and writes only under named keys.
    expect(all).not.toMatch(/document\.cookie|indexedDB|caches\.open|(?:local|session)Storage(?:\[|\.(?!(?:get|set|remove)Item))/)
    expect(datenschutz).toContain('im Verlauf dieses Tabs')
  })

  it('does not call a choice a consent while no service uses it', () => {
    expect(datenschutz).toContain('Ihre Wahl ist eine Voreinstellung und keine Einwilligung')
    const { settings, texts } = cookieBanner
    expect(settings.text).toContain('noch keine Einwilligung')
    expect(Object.values(texts.notices).join(' ')).not.toMatch(/erlaubt|eingewilligt|zugestimmt/)
  })

  it('limits AI input to data of clients who agreed, and excludes data of other people', () => {
    for (const text of [agb, datenschutz]) {
      expect(text).toMatch(/Ihre eigenen personenbezogenen Daten .*, wenn Sie zugestimmt haben/)
      expect(text).toMatch(/aten anderer Menschen, etwa Ihrer Kundschaft, geben wir dort nicht ein/)
    }
  })

  it('contains guarantee, withdrawal and model form in the terms', () => {
    expect(agb).toContain(`${offer.guaranteeDays} Tagen nach der Übergabe`)
    expect(agb).toContain('binnen vierzehn Tagen ohne Angabe von Gründen')
    expect(agb).toContain('Muster-Widerrufsformular')
    expect(agb).toContain('§ 650 Abs. 2 BGB')
    for (const { name, price } of packages) expect(agb).toContain(`${name}, ${price.replaceAll(NBSP, ' ')}`)
  })

  it('links only to existing anchors', () => {
    const anchors = new Set(
      legalDocuments.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'heading' ? [`${path}#${block.id}`] : []))),
    )
    const wanted = JSON.stringify(modules).match(/\/[a-z]+\.html#[a-z-]+/g) ?? []
    expect(wanted.length).toBeGreaterThan(0)
    for (const href of wanted) expect(anchors).toContain(href)
  })

  it('adapts to the owner: another tax mode, no insurance, a business id', () => {
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
    expect(JSON.stringify(createImpressum({ ...other, sampleFields: ['name'] }))).toContain('"kind":"sample"')
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
  ])('never contains %s', (_, pattern) => {
    const wrong = allTexts.filter(({ text }) => pattern.test(text) && !DATA.some((data) => text.includes(data)))
    expect(wrong.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  it('closes every quotation it opens', () => {
    for (const { at, text } of allTexts) expect(text.split('„').length, `${at}: ${text}`).toBe(text.split('“').length)
  })
})

it('calculates reading times at four words a second, and every answer takes 8 to 20 s', () => {
  expect(secondsToRead('eins zwei drei vier fünf sechs sieben acht')).toBe(2)
  for (const { answer, id } of faqItems) {
    expect(secondsToRead(answer), id).toBeGreaterThanOrEqual(8)
    expect(secondsToRead(answer), id).toBeLessThanOrEqual(20)
  }
})
