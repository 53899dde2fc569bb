import { expect, it } from 'vitest'
import { stated } from '../stated-facts.ts'
import { FUNNEL, SECTIONS } from '../browser/routes.ts'
import { all, facts, pageAt, PAGES, plain, textsOf } from './site.ts'

// Checks that content is marked if it is made up or not proven yet, and not marked once the owner has replaced or proven it.

const { claims, owner } = facts
type Name = keyof typeof claims

const isOpen = (name: Name) => (claims[name].evidence as { source: string } | null) === null
const MARK = /^(?:Beispiel(?:e|wert|projekt|stimme)|Platzhalter)$/

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

const open = (name: Name, words: string = claims[name].value) => isOpen(name) && words
const ownerOpen = (field: 'name' | 'replyTime') => (owner.sampleFields as readonly string[]).includes(field) && owner[field]
const offerOpen = (field: string, words: string) => (facts.offer.sampleFields as readonly string[]).includes(field) && words
const ofPackages = (field: string, words: string) =>
  Object.values(facts.offer.packages).some(({ sampleFields }) => (sampleFields as readonly string[]).includes(field)) && words
const { from, to } = facts.offer.runningCostsEuro

/** What each section of the home page must say of itself that it is made up, while it is. */
const MADE_UP: readonly (readonly [section: string, samples: readonly (string | false)[]])[] = [
  ['#start', [open('moreConversions'), open('sitesBuilt'), ownerOpen('name')]],
  ['#expertise', [open('classicDuration')]],
  [
    '#services',
    [
      ofPackages('features', 'Inhalte der Pakete'),
      ofPackages('result', 'ihre Ergebnisse'),
      ofPackages('popular', '„Am beliebtesten“'),
      offerOpen('editor', facts.offer.editor),
      offerOpen('runningCostsEuro', `${from} bis ${to} € im Monat`),
      open('monthlyLimit'),
    ],
  ],
  [
    '#gruende',
    [
      open('classicDuration', `${stated.classicMonths} ${stated.classicMonths === 1 ? 'Monat' : 'Monate'}`),
      open('googlePageOne', `${stated.googleDays} ${Number(stated.googleDays) === 1 ? 'Tag' : 'Tage'}`),
      open('loadTime'),
      open('satisfaction'),
    ],
  ],
  ['#erfolge', [open('caseConversion'), ...facts.caseStudies.map(({ client, sample }) => sample === true && client)]],
  ['#prozess', [ownerOpen('name')]],
  ['#stimmen', [open('rating'), ...facts.testimonials.map(({ name, sample }) => sample === true && name)]],
  ['#kontakt', [ownerOpen('name'), ownerOpen('replyTime')]],
]

it.each(MADE_UP.filter(([section]) => isThere(section)))('%s names what in it is made up, in one line', (section, samples) => {
  const named = samples.filter((one) => one !== false)
  expect(textsOf('/', `${section} [data-part="samples"]`)).toEqual(named.length > 0 ? [plain(`Beispiele: ${named.join(', ')}.`)] : [])
})

it('underlines no more than the word that begins such a line', () => {
  const classes = [...pageAt('/').html.matchAll(/\.(css-[\w-]+)\{[^}]*underline dashed/g)].map(([, name]) => `main .${name}`)
  const dashed = classes.length === 0 ? [] : textsOf('/', classes.join())
  expect(dashed).toEqual(textsOf('/', '[data-part="samples"]').map(() => 'Beispiele'))
})

it.each(
  (
    [
      ['#erfolge', 'Beispielprojekt', facts.caseStudies],
      ['#stimmen', 'Beispielstimme', facts.testimonials],
    ] as const
  ).filter(([section]) => isThere(section)),
)('in %s screen readers hear of each that is made up: %s', (section, mark, clients) => {
  expect(textsOf('/', `${section} *`).filter((text) => text === mark)).toHaveLength(clients.filter(({ sample }) => sample).length)
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
