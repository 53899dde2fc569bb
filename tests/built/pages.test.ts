import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headFaults } from '../../scripts/quality/heads.mjs'
import { markupFaults } from '../../scripts/quality/markup.mjs'
import { structuredDataFaults } from '../../scripts/quality/structuredData.mjs'
import { ARTICLES, FUNNEL, LEGAL, ROUTES, SECTIONS } from '../browser/routes.ts'
import { typographyFaults } from '../typography.ts'
import { MINE } from '#paths'
import { LENGTHS } from '#build/seo/lengths.ts'
import { all, dist, facts, FAULT_PAGES, headersFile, pageAt, PAGES, plain, root, textOf, textsOf, thingOf, thingsOf } from './site.ts'

const { owner } = facts

/** The content of every meta element by its name, or 'twice' if a name is used twice, since crawlers may use either element. */
function metasOf(route: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const meta of all(route, 'head meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
    found[name] = name in found ? 'twice' : (meta.getAttribute('content') ?? '')
  }
  return found
}

const stylesOf = (route: string) => [...pageAt(route).html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
const hrefsOf = (route: string, selector: string) => all(route, selector).map((link) => link.getAttribute('href'))

describe.each(PAGES)('%s', (route) => {
  it('has one main, header, footer and heading of level 1, and is in German', () => {
    for (const selector of ['main', 'body > * > [data-island] > header', 'body > * > footer, body > footer', 'h1'])
      expect(all(route, selector), selector).toHaveLength(1)
    expect(pageAt(route).document.documentElement.getAttribute('lang')).toBe('de')
  })

  it('says nothing that was not filled in, and nothing of one in the plural', () => {
    const said = textOf(route, 'body') + JSON.stringify([metasOf(route), thingsOf(route)])
    expect(said).not.toMatch(/undefined|NaN|\[object|Invalid Date| null\b/)
    expect(said).not.toMatch(
      /(?<![\p{L}\p{N}.,])(?:eins [\p{Lu}]|1 (?:Tagen?|Wochen|Minuten|Websites|Projekte|Arbeitstagen?|Monaten?|Bewertungen)(?!\p{L}))/u,
    )
  })

  it('has the menu, and links to all legal texts and to the part about storage', () => {
    const home = route === '/' ? '' : '/'
    const contact = SECTIONS.includes('kontakt') ? `${home}#kontakt` : `mailto:${owner.email}`
    const menu = ['/ueber-mich', `${home}#services`, `${home}#prozess`, `${home}#erfolge`, '/blog', ...FUNNEL, contact]
    const isThere = (href: string) => (!href.includes('/#') && !href.startsWith('#')) || SECTIONS.includes(href.replace(/^.*#/, ''))
    expect(hrefsOf(route, 'header nav a')).toEqual(menu.filter(isThere))
    expect(hrefsOf(route, '#fuss a')).toEqual(expect.arrayContaining([...LEGAL, '/datenschutz.html#speicher']))
  })

  it('has links with meaningful texts; links to other sites announce that they open a new tab, safely', () => {
    for (const link of all(route, 'a')) {
      const alts = [...link.querySelectorAll('img')].map((image) => image.getAttribute('alt'))
      const name = plain(link.getAttribute('aria-label') ?? [link.textContent, ...alts].join(' '))
      expect(name).toMatch(/[\p{L}\p{N}]/u)
      expect(name).not.toMatch(/^(?:hier|mehr|weiter|klicken sie hier|link)$/i)
      // Articles may link to old sites; browsers try HTTPS first.
      const schemes = link.closest('[data-part="prose"]') ? 'https?' : 'https'
      expect(link.getAttribute('href'), name).toMatch(new RegExp(`^(?:/|#[\\w&=-]+$|${schemes}://|mailto:|tel:)`))
      if (!name.includes('öffnet in neuem Tab')) continue
      expect(link.getAttribute('href'), name).toMatch(/^https:\/\//)
      expect(link.getAttribute('target'), name).toBe('_blank')
      expect(link.getAttribute('rel'), name).toMatch(/\bnoopener\b/)
    }
  })

  it('has no inline code or style that the policy does not list, and loads nothing from other hosts', () => {
    const { html } = pageAt(route)
    const policy = String(JSON.parse(readFileSync(headersFile, 'utf8')).groups[0].headers['Content-Security-Policy'])
    const scripts = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    // Two inline scripts: the speculation rules and the bootstrap.
    expect([scripts.length, styles.length]).toEqual([2, 2])
    for (const [, text = ''] of [...scripts, ...styles])
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const markup = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    expect(markup.match(/<[^>]*\s(?:style|on[a-z]+)="|javascript:/g)).toBeNull()
    expect(html.match(/<(?:script|link|img|source|iframe|object|embed)[^>]*\s(?:src|srcset)="(?:https?:)?\/\//g)).toBeNull()
  })

  it('restyles only what is named when the state of the document changes', () => {
    // Without the arguments of pseudo-classes, which may contain commas.
    let css = stylesOf(route).replaceAll(/"[^"]*"|'[^']*'/g, '')
    while (/\([^()]*\)/.test(css)) css = css.replaceAll(/\([^()]*\)/g, '')
    const selectors = [...css.matchAll(/([^{}]+)\{/g)]
      .flatMap(([, list = '']) => list.split(','))
      .filter((one) => /^html\[\S*[ >+~]/.test(one))
    expect(selectors.length).toBeGreaterThan(0)
    // When an attribute of the document changes, a browser restyles every element that the last part could match.
    expect(selectors.filter((one) => !/^[a-z]|[.#[]/.test(one.split(/[ >+~]+/).at(-1)!))).toEqual([])
  })

  it('has styles for a pointer that hovers only where one does, because a finger would leave them behind', () => {
    const HOVERING = /@media \(hover:\s?hover\)\s?\{(?:[^{}]*\{[^{}]*\})*\}/g
    expect(stylesOf(route).match(HOVERING)?.join('')).toContain(':hover')
    expect(stylesOf(route).replaceAll(HOVERING, '')).not.toContain(':hover')
  })

  it('keeps its colours, its numbers and its script where browsers darken, Safari looks for telephone numbers and Cloudflare puts scripts off', () => {
    expect(stylesOf(route)).toMatch(/:root\{[^}]*color-scheme:(?:only light|light only)/)
    expect(metasOf(route)['format-detection']).toBe('telephone=no')
    expect(pageAt(route).html).toContain('<script data-cfasync="false" data-files=')
  })

  it('has lists that are lists for VoiceOver, which Safari hides from it where they have no style', () => {
    expect(pageAt(route).html).not.toMatch(/list-style(?:-type)?:\s*none/)
  })

  it('has no email address that a CDN would replace', () => {
    // As Cloudflare does it: addresses in texts and mail links, but not in scripts, styles or marked parts.
    const { html } = pageAt(route)
    const replaceable = html.replaceAll(/<(script|style)[^]*?<\/\1>|<!--email_off-->[^]*?<!--\/email_off-->/g, '')
    expect(replaceable.match(/mailto:|[\w.+-]+@[\w-]+\.\w+/g)).toBeNull()
    expect(html.match(/<!--email_off-->/g)).toHaveLength(1)
  })
})

it.each(PAGES)('the head of %s preloads the first file of both page families', (route) => {
  const files = hrefsOf(route, 'head link[rel="preload"][as="font"][type="font/woff2"][crossorigin]')
  expect(files).toEqual(
    ['Display', 'Text'].map((family) => new RegExp(`family:${family};src:url\\((.+?)\\)`).exec(pageAt(route).html)?.[1]),
  )
  for (const file of files) expect(existsSync(dist + file)).toBe(true)
})

describe.each(ROUTES)('the head of %s', (route) => {
  const metas = metasOf(route)
  const { title } = pageAt(route).document
  const address = owner.baseUrl + route

  it('names the page and its card', () => {
    // Article titles are long enough without the brand.
    const room = LENGTHS.title.most - ` | ${owner.brand}`.length
    const isNamed = title.endsWith(` | ${owner.brand}`)
    if (ARTICLES.includes(route)) expect(isNamed).toBe(false)
    else expect(isNamed || title.length > room, title).toBe(true)
    expect(hrefsOf(route, 'head link[rel="canonical"]')).toEqual([address])
    expect(metas).toMatchObject({
      robots: 'max-image-preview:large',
      'og:url': address,
      'og:title': title,
      'og:description': metas.description,
      'og:locale': 'de_DE',
      'og:type': ARTICLES.includes(route) ? 'article' : 'website',
      'og:image:alt': expect.stringMatching(/.{10}/),
      'twitter:card': 'summary_large_image',
    })
  })

  it('has a card of 1200 by 630 px that weighs at most 80 kB', () => {
    expect(metas['og:image']).toContain(`${owner.baseUrl}/karten/`)
    const card = readFileSync(dist + metas['og:image']!.slice(owner.baseUrl.length))
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1_200, 630])
    expect([metas['og:image:width'], metas['og:image:height']]).toEqual(['1200', '630'])
    expect(card.length).toBeLessThanOrEqual(80_000)
  })

  it('has structured data that match the page', () => {
    const organization = thingOf(route, 'ProfessionalService')
    expect(textOf(route, 'body')).toContain(organization.name)
    expect(thingOf(route, 'WebSite')).toMatchObject({
      url: `${owner.baseUrl}/`,
      inLanguage: 'de-DE',
      publisher: { '@id': organization['@id'] },
    })
    expect(thingOf(route, 'Person')).toMatchObject({ name: owner.name, worksFor: { '@id': organization['@id'] } })
    expect(new Set(thingsOf(route).map((thing) => thing['@id'])).size).toBe(thingsOf(route).length)
    if (route === '/') return
    const way = thingOf(route, 'BreadcrumbList').itemListElement as { position: number; name: string; item: string }[]
    expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1))
    expect(way.map(({ name }) => name).slice(0, -1)).toEqual(ARTICLES.includes(route) ? ['Startseite', 'Blog'] : ['Startseite'])
    expect(way.at(-1)?.item).toBe(address)
  })
})

it('no script carries an article, which is read from its document', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const slugs = ARTICLES.map((route) => route.slice('/blog/'.length))
  expect(scripts.filter((name) => slugs.some((slug) => name.includes(slug)))).toEqual([])
})

it('no file, id or class has a name that content blockers match', () => {
  const names = PAGES.flatMap((route) => all(route, '[id], [class]').flatMap((one) => [one.id, one.getAttribute('class') ?? '']))
  expect(names.length).toBeGreaterThan(100)
  expect([...readdirSync(join(dist, 'assets')), ...names].filter((name) => /cookie|consent|banner|track|analytic/i.test(name))).toEqual([])
})

it('no page has errors in its HTML, such as an id twice or a heading that skips a level', async () => {
  expect(await markupFaults(dist)).toEqual([])
})

it('titles and descriptions fit a search result', async () => {
  expect(await headFaults(root, dist, owner.brand, LENGTHS)).toEqual([])
})

it('no two pages have the same title or description', () => {
  expect(new Set(ROUTES.map((route) => pageAt(route).document.title)).size).toBe(ROUTES.length)
  expect(new Set(ROUTES.map((route) => metasOf(route).description)).size).toBe(ROUTES.length)
})

it('structured data contain what search engines require, and no self-serving reviews', async () => {
  expect(await structuredDataFaults(dist)).toEqual([])
})

it.each(FAULT_PAGES)('%s is not indexed and has neither canonical link nor structured data', (route) => {
  expect(metasOf(route).robots).toBe('noindex')
  expect(all(route, 'link[rel="canonical"], script[type="application/ld+json"], meta[property="og:url"]')).toEqual([])
})

describe.each(ARTICLES)('%s', (route) => {
  it('has date, reading time and author, the short answer before the text, and links to other articles', () => {
    const date = all(route, 'main article time')[0]?.getAttribute('datetime')
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
    const [, minutes] = /^(\d+) Min Lesezeit$/.exec(textOf(route, '[data-part="reading-time"]')) ?? []
    expect(textOf(route, '[data-part="author"]')).toContain(owner.name)
    expect(thingOf(route, 'BlogPosting')).toMatchObject({
      datePublished: date,
      timeRequired: `PT${minutes}M`,
      mainEntityOfPage: owner.baseUrl + route,
    })
    expect([thingOf(route, 'BlogPosting').image].flat()).toEqual([
      metasOf(route)['og:image'],
      ...all(route, '[data-part="prose"] img').map((image) => owner.baseUrl + image.getAttribute('src')),
    ])
    expect(plain(String(thingOf(route, 'BlogPosting').headline))).toBe(textOf(route, 'h1'))
    expect(all(route, '[data-part="prose"] > :first-child').map(({ id }) => id)).toEqual(['kurz-gesagt'])
    const contents = hrefsOf(route, 'nav[aria-label="In diesem Artikel"] a')
    for (const anchor of contents) expect(all(route, `[data-part="prose"] :is(h2, h3, h4)${anchor}`)).toHaveLength(1)
    expect([1, 2]).not.toContain(contents.length)
    expect(hrefsOf(route, 'nav[aria-label="Nachbarn im Blog"] a').length > 0).toBe(ARTICLES.length > 1)
    expect(hrefsOf(route, 'main a')).toEqual(
      expect.arrayContaining(['/blog', ...(owner.newsletter ? ['/datenschutz.html#newsletter'] : [])]),
    )
    expect(textsOf(route, 'main a')).toContain('Alle Artikel ansehen')
  })
})

it.each(ARTICLES)('%s has no typographic errors', (route) => {
  const texts = all(route, 'main h1, [data-part="prose"] p, [data-part="prose"] li, [data-part="prose"] h2, [data-part="prose"] h3').map(
    (element) => {
      // Code is as it is, and a picture stands for a word.
      const copy = element.cloneNode(true) as Element
      for (const code of copy.querySelectorAll('pre, code, kbd, samp, img')) code.replaceWith('x')
      return copy.textContent ?? ''
    },
  )
  // Owners may write with emoji; the template does not.
  const isOwn = existsSync(join(root, MINE, `content/articles/${route.slice('/blog/'.length)}.md`))
  const found = typographyFaults(
    texts.map((text) => ({ at: route, text })),
    isOwn ? ['emoji'] : [],
  )
  expect(found).toEqual([])
})
