import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { IS_FIXTURE } from '#paths'
import { isTemplate } from '../stated-facts.ts'
import { runnerImport } from 'vite'
import { all, dist, facts, fileText, pageAt, plain, textOf } from './site.ts'
import type { Facts } from './site.ts'

// Checks that an owner's site contains nothing of the template's content. `facts` are the owner's.

const templates = ['claims', 'clients', 'offer', 'owner', 'people'].map((name) =>
  runnerImport<Facts>(`/src/content/facts/${name}.ts`, { configFile: false, logLevel: 'error' }),
)
const template: Facts = Object.assign({}, ...(await Promise.all(templates)).map(({ module }) => module))
const { claims, caseStudies, testimonials, offer, owner, storySections, team } = template

/** Every text file of the site, such as pages, feed and scripts. The inspector is left out, because it contains no content. */
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:html|xml|txt|webmanifest|js)$/.test(file) && !file.startsWith('inspection'))
  .map((file) => ({ file, text: asRead(fileText(file)) }))

/** A text as visitors read it, whether it is in HTML, in a script or in a URL. */
function asRead(text: string): string {
  return plain(text.replaceAll(/%C2%A0|&nbsp;|&#160;|\\xA0|\\u00a0|%20/gi, ' ').replaceAll('&amp;', '&'))
}

/** The files that contain a text as whole words, each with its first occurrence. */
function whereSaid(words: string): string[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${plain(words).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')
  return files.flatMap(({ file, text }) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 40), at + 60)}…`]
  })
}

/** All strings inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function expectNowhere(old: readonly string[], but: unknown = []): void {
  const kept = new Set(textsIn(but))
  const gone = old.filter((text) => text !== '' && !kept.has(text))
  expect(gone.length).toBeGreaterThan(3)
  for (const text of gone) expect(whereSaid(text), text).toEqual([])
}

/** Phrases of the template's copy that state numbers from its facts. */
const OLD_PHRASES = [
  ...'in 5 Tagen, in 7 Tagen, nach 7 Tagen, oder 7 Tagen, siebten Arbeitstag, 30 Tage Geld zurück, 15 Uhr'.split(', '),
  ...'5 Wochen, 8 Wochen, 8 Websites, acht Projekte, acht Menschen, zwölf Fragen'.split(', '),
  ...'3 Tage, 3 Tagen, Tag 3, 87 Tage, 87 Tagen, 90 Tage, 90 Tagen, Tag 90, 72 h, von 90'.split(', '),
  ...'Neunzig Tage, gegen drei, drei Tage, in drei Tagen, dritten Arbeitstag, Drei Abende, dritten Morgen'.split(', '),
  ...'drei Monate, Drei Monate, 3 Monate, 3 Monaten, zu je einem Tag, von je einem Tag, einen Tag'.split(', '),
  ...'Zwei Korrekturrunden, zwei Korrekturrunden, Zwei Runden Korrekturen'.split(', '),
  ...'Montag fangen wir an, ein Montag, freie Montag, verpasster Montag, montags'.split(', '),
]

const REMOVED = '/blog/webseitenbau-fehler-ki-loesungen'
const articles = all('/blog', 'main article a').map((link) => link.getAttribute('href'))
const MARKS = />Beispiel(?:wert|projekt|stimme)<\/|role="note"/
const TRACES =
  /href="tel:|rufen Sie (?:bitte )?an|oder Telefon|Telefon [+\d]|data-island="newsletter"|Buchst\. a DSGVO und § 7 UWG|href="\/FunnelActive|FunnelActive<\/loc>/

it.runIf(isTemplate)('the template has what such a site does not', () => {
  expect(articles).toContain(REMOVED)
  for (const pattern of [MARKS, TRACES]) expect(files.filter(({ text }) => pattern.test(text)).length, String(pattern)).toBeGreaterThan(0)
})

describe.runIf(IS_FIXTURE)("a site of somebody's own, built without a change to any file of the template", () => {
  it('has the texts, articles, sections, photos, colours and typefaces of the folder', () => {
    expect(textOf('/404', 'h1')).toBe('Kein Land in Sicht.')
    expect(articles[0]).toBe('/blog/segel-nach-mass')
    expect(articles).not.toContain(REMOVED)
    expect(textOf('/blog/professionelle-webseite-ki-prozess', 'h1')).toBe('Was beim Bau eines Segels schiefgeht')
    const sections = all('/', 'main > section[id]').map(({ id }) => id)
    expect(sections.slice(0, 2)).toEqual(['start', 'expertise'])
    expect(sections.slice(-2)).toEqual(['werft', 'kontakt'])
    expect(all('/ueber-mich', 'main picture img')[0]?.getAttribute('src')).toMatch(/^\/bilder\/owner-72-\w+\.jpg$/)
    expect([...pageAt('/').html.matchAll(/--hue:(\d+)/g)].map(([, hue]) => hue)).toEqual(['300', '160'])
    expect(textOf('/impressum.html', 'main')).toContain('Werkhof Grotesk')
  })

  it('no longer names the old packages, prices, days of the week, days, weeks, minutes and counts', () => {
    const { introduction, audit, strategy } = offer.talkMinutes
    expectNowhere([
      ...Object.values(offer.packages).flatMap(({ name, priceEuro }) => [name, priceEuro.toLocaleString('de-DE'), String(priceEuro)]),
      ...[introduction, audit, strategy].map((minutes) => `${minutes} Minuten`),
      ...OLD_PHRASES,
    ])
  })

  it('no longer names the old owner', () => {
    // Left out: names of social networks, which do not change, the words of the brand, which also occur in the offer, and the code of the
    // state, which the holidays of all states contain.
    const socialProfiles = owner.socialProfiles.map(({ href }) => href)
    expectNowhere(textsIn({ ...owner, brand: '', state: '', sampleFields: [], socialProfiles }), facts.owner)
    const named = files.filter(({ text }) => /Drei Tage(?! später| Angebot)/u.test(text)).map(({ file }) => file)
    expect(named).toEqual([])
    for (const { file, text } of files) if (file.endsWith('.html')) expect(text, file).toContain(facts.owner.brand)
  })

  it('no longer has the old value of any claim', () => {
    expectNowhere(
      Object.values(claims).map(({ value }) => value),
      facts.claims,
    )
  })

  it('contains no samples: no invented names or texts, no marks, no open decisions', () => {
    const invented = textsIn([
      caseStudies.map(({ client, testimonial }) => [client, testimonial]),
      testimonials.map(({ name, text }) => [name, text]),
      storySections.map(({ paragraphs }) => paragraphs),
      team.map(({ name }) => name),
    ])
    // The coach in the hero demo is allowed, because she is not a client.
    expectNowhere(invented, ['Lena Albrecht'])
    const marked = files.filter(({ text }) => MARKS.test(text))
    expect(marked.map(({ file }) => file)).toEqual([])
  })

  it('says nothing of what this owner does without: telephone, newsletter and funnel page', () => {
    expect(files.filter(({ file, text }) => !file.startsWith('assets/') && TRACES.test(text)).map(({ file }) => file)).toEqual([])
  })
})
