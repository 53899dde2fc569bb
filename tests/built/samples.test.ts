import { describe, expect, it } from 'vitest'
import { stated } from '../stated-facts.ts'
import { FUNNEL, SECTIONS } from '../browser/routes.ts'
import { all, facts, pageAt, PAGES, plain, textOf, textsOf } from './site.ts'

// Checks that content is marked if it is made up or not proven yet, and not marked once the owner has replaced or proven it.

const { claims, owner } = facts
type Name = keyof typeof claims

const isOpen = (name: Name) => (claims[name].evidence as { source: string } | null) === null
const MARK = /^(?:Beispiel(?:wert|projekt|stimme|inhalt)|Platzhalter)$/

const isThere = (section: string) => !section.startsWith('#') || SECTIONS.includes(section.slice(1))

/** The sections that show claims, each with its claims in order. */
const PLACES = (
  [
    ['/', '#start', ['moreConversions', 'sitesBuilt']],
    ['/', '#expertise', ['classicDuration']],
    ['/', '#services', ['monthlyLimit']],
    ['/', '#gruende', ['classicDuration', 'googlePageOne', 'loadTime', 'satisfaction']],
    ['/', '#erfolge', ['caseConversion']],
    ['/', '#stimmen', ['rating']],
    ...FUNNEL.map((route) => [route, 'main', ['funnelRates', 'funnelRates']] satisfies [string, string, Name[]]),
  ] satisfies [route: string, section: string, names: Name[]][]
).filter(([, section]) => isThere(section))

/** The note that must appear near a claim. */
function noteOf(name: Name): string {
  const { condition, evidence } = claims[name] as { condition: string; evidence: { source: string; asOf: string } | null }
  if (!evidence) return plain(condition)
  const [year, month] = evidence.asOf.split('-').map(Number)
  const monthName = new Date(2000, month! - 1).toLocaleString('de-DE', { month: 'long' })
  return plain(`${condition} Quelle: ${evidence.source}, Stand ${monthName} ${year}.`)
}

it.each(PLACES)('%s %s states the condition of its claims, and their source', (route, section, names) => {
  expect(textsOf(route, `${section} [data-claim]`)).toEqual(names.map(noteOf))
})

/** The texts with a dashed underline in a section of a page. */
function dashedIn(route: string, section: string): string[] {
  const classes = [...pageAt(route).html.matchAll(/\.(css-[\w-]+)\{[^}]*underline dashed/g)].map(([, name]) => `${section} .${name}`)
  return classes.length === 0 ? [] : textsOf(route, classes.join())
}

describe('a dashed underline', () => {
  it.each(
    (
      [
        ['#start', 'moreConversions', `${claims.moreConversions.value}`],
        ['#start', 'sitesBuilt', `${claims.sitesBuilt.value}`],
        ['#services', 'monthlyLimit', `${claims.monthlyLimit.value}`],
        ['#gruende', 'classicDuration', `${stated.classicMonths} ${stated.classicMonths === 1 ? 'Monat' : 'Monate'}`],
        ['#gruende', 'googlePageOne', claims.googlePageOne.value.replace(' in', ' bei Google in')],
        ['#gruende', 'loadTime', claims.loadTime.value],
        ['#gruende', 'satisfaction', `${claims.satisfaction.value}`],
        ['#stimmen', 'rating', `${claims.rating.value}`],
      ] as const
    ).filter(([section]) => isThere(section)),
  )('in %s marks the value of %s while it is unproven', (section, name, value) => {
    expect(dashedIn('/', section).includes(plain(value))).toBe(isOpen(name))
  })

  it.each(
    (
      [
        ['#erfolge', 'Beispielprojekt', facts.caseStudies.map(({ client, sample }) => ({ name: client, sample }))],
        ['#stimmen', 'Beispielstimme', facts.testimonials],
      ] as const
    ).filter(([section]) => isThere(section)),
  )('in %s marks the names of made-up clients, who are also called %s', (section, mark, clients) => {
    const invented = clients.filter(({ sample }) => sample)
    const dashed = dashedIn('/', section)
    for (const { name, sample } of clients) expect(dashed.includes(plain(name)), name).toBe(sample === true)
    expect(textsOf('/', `${section} *`).filter((text) => text === mark)).toHaveLength(invented.length)
  })

  it.each(
    Object.values(facts.offer.packages)
      .filter(() => isThere('#services'))
      .map(
        ({ name, sampleFields }, index) =>
          [name, sampleFields as readonly string[], `#services [data-tab]:nth-child(${index + 1})`] as const,
      ),
  )('marks what is not confirmed of %s: contents, result, popularity', (_, fields, sold) => {
    const dashed = dashedIn('/', sold)
    expect(dashed.includes('Beispielinhalt')).toBe(fields.includes('features'))
    expect(dashed.includes(textOf('/', `${sold} [data-part="result"] > span`).replace(/^Ihr Ergebnis: | Beispielwert$/g, ''))).toBe(
      fields.includes('result'),
    )
    expect(dashed.includes('Am beliebtesten')).toBe(fields.includes('popular'))
  })

  it.runIf(isThere('#services'))('marks the running costs and the editor while they are not confirmed', () => {
    const { from, to } = facts.offer.runningCostsEuro
    const fields = facts.offer.sampleFields as readonly string[]
    const dashed = dashedIn('/', '#services [data-part="terms"]')
    expect(dashed.includes(`${from} bis ${to} € im Monat`)).toBe(fields.includes('runningCostsEuro'))
    expect(dashed.includes(facts.offer.editor)).toBe(fields.includes('editor'))
  })

  it('is explained once, at the foot of the hero, if the home page has any', () => {
    const dashed = dashedIn('/', 'main').filter((text) => text !== 'Gestrichelt')
    const lines = textsOf('/', '#start summary').filter((text) => text === 'Gestrichelt: Beispielwerte. Was heißt das?')
    expect(lines).toHaveLength(dashed.length > 0 ? 1 : 0)
  })
})

it.each(PAGES)('%s explains its marks once if it has any, and not otherwise', (route) => {
  const explained = all(route, '[data-marks-explained]')
  for (const element of explained) expect(element.textContent).toContain('Diese Website ist noch nicht mit echten Daten gefüllt.')
  const marks = all(route, 'main *').filter(
    (element) =>
      !element.closest('[data-marks-explained]') &&
      // In a text, authors mark words.
      !element.matches('[data-part="prose"] mark') &&
      (element.matches('mark, img[alt^="Platzhalter"], [aria-labelledby=team] img[src$=".svg"]') ||
        (element.children.length === 0 && MARK.test(plain(element.textContent)))),
  )
  expect(explained).toHaveLength(marks.length > 0 ? 1 : 0)
})

it.each(['/impressum.html', '/agb.html', '/datenschutz.html'])('%s marks the sample data of the owner', (route) => {
  expect(all(route, 'main mark').length > 0).toBe(owner.sampleFields.length > 0)
})
