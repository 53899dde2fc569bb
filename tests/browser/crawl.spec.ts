import { createHash } from 'node:crypto'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { parseHTML } from 'linkedom'
import { owner } from '../../src/content/facts/owner.ts'
import { express, ordered } from '../ordered-facts.ts'
import { banner, cookieSettings, machine, questions } from './elements.ts'
import { expectFacts } from './facts.ts'
import { ARTICLES, FAULTS, LEGAL, ROUTES } from './routes.ts'
import { expect, forEachOf, plain, test } from './support.ts'

// Visits each page once as crawlers and browsers without JavaScript do: the server's response contains all content and offers
// no control that needs the script.
test.use({ javaScriptEnabled: false, allowedFaults: /status of 404/, viewport: { width: 390, height: 844 } })

interface Thing {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

const soft = expect.configure({ soft: true, timeout: 3_000 })

/** The content of all meta elements by name. */
async function metasOf(page: Page): Promise<Record<string, string>> {
  const all = await page
    .locator('head meta[content]')
    .evaluateAll((metas) =>
      metas.map((meta) => [meta.getAttribute('name') ?? meta.getAttribute('property') ?? '', meta.getAttribute('content') ?? '']),
    )
  // A duplicate is reported as such, since crawlers may use either.
  return Object.fromEntries(all.map(([name, value]) => [name, all.filter(([other]) => other === name).length === 1 ? value : 'twice']))
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function graphOf(page: Page): Promise<Thing[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks).toHaveLength(1)
  const graph = JSON.parse(blocks[0]!) as { '@context': string; '@graph': Thing[] }
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph']
}

const thing = (graph: Thing[], type: string) => {
  const found = graph.filter((one) => one['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0]!
}

/** The production origin, as stated in robots.txt. */
async function siteUrl(request: APIRequestContext): Promise<string> {
  const robots = await (await request.get('/robots.txt')).text()
  return /^Sitemap: (https:\/\/.*)\/sitemap\.xml$/m.exec(robots)?.[1] ?? ''
}

/** The page's content security policy lists each of its inline blocks, and the page has no other inline code or style. */
async function expectPolicy(answer: APIResponse): Promise<void> {
  const html = await answer.text()
  const policy = answer.headers()['content-security-policy'] ?? ''
  const scripts = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '')
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''
  soft(scripts, 'inline scripts').toHaveLength(1)
  soft(styles, 'inline styles').toHaveLength(2)
  for (const script of scripts) soft(directive('script-src'), 'policy for scripts').toContain(sha256(script))
  for (const style of styles) soft(directive('style-src'), 'policy for styles').toContain(sha256(style))
  soft(policy).not.toContain('unsafe')

  const markup = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
  soft(markup.match(/<[^>]*\sstyle="/g), 'style attributes').toBeNull()
  soft(markup.match(/<[^>]*\son[a-z]+="/g), 'handlers in attributes').toBeNull()
  soft(markup.match(/javascript:/g), 'javascript: addresses').toBeNull()
  soft(html.match(/<(?:script|link|img|source|iframe|object|embed)[^>]*\s(?:src|srcset)="(?:https?:)?\/\//g), 'other hosts').toBeNull()
}

async function expectHead(page: Page, request: APIRequestContext, route: string, base: string): Promise<void> {
  const title = await page.title()
  const metas = await metasOf(page)
  const description = metas.description ?? ''
  soft(title.length, title).toBeGreaterThanOrEqual(10)
  soft(title.length, title).toBeLessThanOrEqual(65)
  soft(description.length, description).toBeGreaterThanOrEqual(70)
  soft(description.length, description).toBeLessThanOrEqual(160)
  await soft(page.locator('html')).toHaveAttribute('lang', 'de')
  await soft(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', base + route)
  for (const [name, value] of Object.entries({
    robots: 'max-image-preview:large',
    'og:url': base + route,
    'og:title': title,
    'og:description': description,
    'og:locale': 'de_DE',
    'og:type': ARTICLES.includes(route) ? 'article' : 'website',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  }))
    soft(metas[name], name).toBe(value)
  soft(metas['og:image:alt']?.length, 'og:image:alt').toBeGreaterThan(10)

  const image = metas['og:image'] ?? ''
  soft(image).toContain(`${base}/karten/`)
  const card = await request.get(image.slice(base.length))
  soft(card.headers()['content-type']).toBe('image/png')
  const bytes = await card.body()
  soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], 'size of the card').toEqual([1_200, 630])
  soft(bytes.length, 'weight of the card').toBeLessThanOrEqual(80_000)
}

/** Responses by path: header and footer link to the same pages everywhere, so each is requested once. */
const targets = new Map<string, { status: number; text: string }>()

async function targetAt(request: APIRequestContext, path: string): Promise<{ status: number; text: string }> {
  const known = targets.get(path)
  if (known) return known
  const answer = await request.get(path, { maxRedirects: 0 })
  const target = { status: answer.status(), text: await answer.text() }
  targets.set(path, target)
  return target
}

/** Headings skip no level; links have descriptive names and existing targets. */
async function expectOutline(page: Page, request: APIRequestContext, route: string): Promise<void> {
  const levels = await page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
  soft(levels[0]).toBe(1)
  soft(
    levels.flatMap((level, index) => (level > (levels[index - 1] ?? 0) + 1 ? [`heading ${index}: h${level}`] : [])),
    'headings that leave out a level',
  ).toEqual([])

  const links = await page.locator('a').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href'),
      // The accessible name: the label, or else the text with the alt texts of images.
      name: link.getAttribute('aria-label') ?? [link.textContent, ...[...link.querySelectorAll('img')].map(({ alt }) => alt)].join(' '),
    })),
  )
  soft(
    links.filter(({ href }) => !/^(?:\/|#[\w-]+$|https:\/\/|mailto:|tel:)/.test(href ?? '')),
    'links with another kind of address',
  ).toEqual([])
  soft(
    links.filter(
      ({ name }) => !/\p{L}{2}|^[+\d ]{8,}$/u.test(plain(name)) || /^(?:hier|mehr|weiter|klicken sie hier|link)$/i.test(plain(name)),
    ),
    'links that do not say where they lead',
  ).toEqual([])
  for (const href of new Set(links.map((link) => link.href ?? ''))) {
    const [path, anchor] = href.startsWith('#') ? [route, href.slice(1)] : href.split('#')
    if (!path?.startsWith('/')) continue
    const { status, text } = await targetAt(request, path)
    soft(status, href).toBe(200)
    if (anchor) soft(text.includes(`id="${decodeURIComponent(anchor)}"`), `${href}: the anchor is there`).toBe(true)
  }
}

/** The structured data match the visible content. */
async function expectStructuredData(page: Page, route: string, base: string): Promise<void> {
  const graph = await graphOf(page)
  const text = plain(await page.locator('body').textContent())
  const organization = thing(graph, 'Organization')
  soft(text).toContain(organization.name)
  soft(thing(graph, 'WebSite')).toMatchObject({ url: `${base}/`, inLanguage: 'de-DE', publisher: { '@id': organization['@id'] } })
  soft(thing(graph, 'Person').worksFor).toEqual({ '@id': organization['@id'] })
  soft(new Set(graph.map((one) => one['@id'])).size, 'ids that differ').toBe(graph.length)
  // Search engines do not accept reviews that a site publishes about itself.
  soft(JSON.stringify(graph)).not.toMatch(/AggregateRating|"Review"|ratingValue|reviewRating/)
  if (route !== '/') {
    const way = thing(graph, 'BreadcrumbList').itemListElement as { position: number; item: string }[]
    soft(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1))
    soft(way.at(-1)?.item).toBe(base + route)
  }
  if (!ARTICLES.includes(route)) return
  const posting = thing(graph, 'BlogPosting')
  soft(plain(String(posting.headline))).toBe(plain(await page.locator('h1').textContent()))
  soft(posting.datePublished).toBe(await page.locator('main article time').first().getAttribute('datetime'))
  soft(posting.image).toBe((await metasOf(page))['og:image'])
  soft(posting.mainEntityOfPage).toBe(base + route)
  soft(plain(await page.locator('main').textContent())).toContain(`${/^PT(\d)M$/.exec(String(posting.timeRequired))?.[1]} Min`)
}

/** No visible button needs the script. */
async function expectNoDeadButtons(page: Page): Promise<void> {
  soft(await page.locator('button:not([popovertarget]):visible').allTextContents(), 'buttons that need the script').toEqual([])
}

/** The newsletter box offers a mail link instead of the field. */
async function expectNewsletterLink(page: Page): Promise<void> {
  const box = machine(page, 'newsletter')
  const link = box.getByRole('link', { name: 'Anmeldung als E-Mail schreiben' })
  await soft(link).toBeVisible()
  await soft(link).toHaveAttribute('href', /^mailto:[^@]+@[^?]+\?subject=Newsletter-Anmeldung$/)
  await soft(box.getByLabel('E-Mail')).toBeHidden()
  await soft(box.getByRole('button')).toHaveCount(0)
}

/** The structured data of the start page contain the three packages at the prices shown, and the answers shown. */
async function expectOffersAndAnswers(page: Page): Promise<void> {
  const graph = await graphOf(page)
  const offers = thing(graph, 'Service').offers as { name: string; price: string; priceCurrency: string; priceSpecification: object }[]
  soft(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
    ordered.packages.map((sold) => [sold.name, String(sold.priceEuro), 'EUR']),
  )
  // The prices on the cards are final: consumer prices have to include VAT.
  for (const { priceSpecification, price } of offers) soft(priceSpecification).toMatchObject({ price, valueAddedTaxIncluded: true })

  const answers = thing(graph, 'FAQPage').mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  const shown = plain(await machine(page, 'faq').textContent())
  soft(answers).toHaveLength(8)
  for (const { name, acceptedAnswer } of answers) {
    soft(shown).toContain(plain(name))
    soft(shown).toContain(plain(acceptedAnswer.text))
  }
}

/** Checks of the fallbacks for what needs the script, by route. */
const INSTEAD: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await expectOffersAndAnswers(page)
    await soft(machine(page, 'code-reveal')).toContainText('<!doctype html>')
    await soft(page.getByRole('tab'), 'tabs').toHaveCount(0)
    const race = machine(page, 'comparison-race')
    await soft(race.getByText(`Tag ${ordered.classicDays}`, { exact: true })).toBeVisible()
    await soft(race.getByText(new RegExp(`Entwicklung mit KI: fertig nach ${express.days}\\sTagen`)).locator('visible=true')).toHaveCount(1)
    await soft(race.getByRole('button'), 'buttons of the race').toHaveCount(0)
    await soft(machine(page, 'counters')).toHaveAttribute('data-conversion', String(ordered.caseConversionPercent))
    await soft(page.locator('#kontakt').getByText(owner.email).first()).toBeVisible()
    for (const name of ['Anfrage per E-Mail senden', 'KI-Website starten'])
      await soft(page.locator('#kontakt').getByRole('link', { name })).toHaveAttribute('href', /^mailto:[^@?]+@[^@?]+\?subject=[^&]+&body=/)
    soft(await questions(page).count()).toBe(8)
    // Weekdays in place of dates.
    await soft(page.locator('#start .dates')).toHaveText('Beginn Montag, online Donnerstag')
    const calendar = machine(page, 'start-date')
    await soft(calendar.locator('.h3')).toHaveText('Beginn Montag, online Donnerstag')
    await soft(calendar.getByRole('button')).toHaveCount(0)
    await soft(calendar.locator('.days')).toBeHidden()
  },
  '/FunnelActive': async (page) => {
    for (const name of [
      'Ein Funnel in vier Stufen',
      'Derselbe Weg, in drei Blicken',
      'Dieselben tausend Besucher',
      'Vier Funnels, vier Aufgaben',
    ])
      await soft(page.getByRole('heading', { name, includeHidden: true })).toHaveCount(1)
    await soft(page.getByRole('radiogroup')).not.toHaveCount(0)
  },
  '/blog': expectNewsletterLink,
  '/blog/ki-kreativitaet-individuelle-webseite': async (page) => {
    await soft(machine(page, 'share')).toBeHidden()
    await soft(page.locator('.prose h2')).toHaveCount(8)
    await expectNewsletterLink(page)
  },
}

const OTHERS = ROUTES.filter((route) => !ARTICLES.includes(route) && !LEGAL.includes(route))

for (const [kind, routes] of [
  ['the articles', ARTICLES],
  ['the legal texts', LEGAL],
  ['the other pages', OTHERS],
] as const) {
  test(`${kind} are complete without JavaScript: content, head, outline, structured data and policy`, async ({ page, request }) => {
    const base = await siteUrl(request)
    await forEachOf(routes, async (route) => {
      await page.goto(route)
      await expectFacts(page, route)
      await soft(page.getByRole('heading', { level: 1 })).toBeVisible()
      await soft(banner(page), 'nothing lies over the page').toHaveCount(0)
      await soft(cookieSettings(page), 'leads to what is stored').toHaveAttribute('href', '/datenschutz.html#speicher')
      await expectPolicy(await request.get(route))
      await expectHead(page, request, route, base)
      await expectOutline(page, request, route)
      await expectStructuredData(page, route, base)
      await expectNoDeadButtons(page)
      await INSTEAD[route]?.(page)
    })
  })
}

test('error pages respond 404, are noindex and have neither canonical link nor structured data', async ({ page, request }) => {
  await forEachOf(FAULTS, async (route) => {
    expect((await page.goto(route))?.status()).toBe(404)
    await expectFacts(page, route)
    await expectPolicy(await request.get(route))
    await expectNoDeadButtons(page)
    soft((await metasOf(page)).robots).toBe('noindex')
    await soft(page.locator('link[rel="canonical"], script[type="application/ld+json"], meta[property="og:url"]')).toHaveCount(0)
  })
})

test('no two pages have the same title or description', async ({ request }) => {
  const heads = await Promise.all(
    ROUTES.map(async (route) => {
      const html = await (await request.get(route)).text()
      return [/<title>([^<]*)/.exec(html)?.[1], /<meta name="description" content="([^"]*)/.exec(html)?.[1]]
    }),
  )
  expect(new Set(heads.map(([title]) => title)).size).toBe(ROUTES.length)
  expect(new Set(heads.map(([, description]) => description)).size).toBe(ROUTES.length)
})

test('sitemap, robots.txt, feed and llms.txt list every indexable page', async ({ request }) => {
  const base = await siteUrl(request)
  const text = async (path: string) => (await request.get(path)).text()
  const addresses = ROUTES.map((route) => base + route).toSorted()
  const sitemap = await text('/sitemap.xml')
  expect([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '').toSorted()).toEqual(addresses)
  expect(await text('/robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/[^\s]+\/sitemap\.xml\n$/)

  const items = (await text('/feed.xml')).split('<item>').slice(1)
  expect(items).toHaveLength(ARTICLES.length)
  for (const item of items) {
    expect(item).toMatch(/<pubDate>\w{3}, \d\d \w{3} 20\d\d 00:00:00 GMT<\/pubDate>/)
    const [, content = ''] = /<content:encoded>([\s\S]*)<\/content:encoded>/.exec(item) ?? []
    const [, address = ''] = /<link>https?:\/\/[^/]+([^<]*)<\/link>/.exec(item) ?? []
    const paragraph = [...parseHTML(await text(address)).document.querySelectorAll('.prose p')].at(-1)?.textContent ?? ''
    expect(paragraph.length, address).toBeGreaterThan(40)
    expect(plain(content.replaceAll(/&lt;[^]*?&gt;|<[^>]*>/g, '')), address).toContain(plain(paragraph).split(/["&<>]/)[0])
    expect(item).not.toMatch(/href=&quot;[/#]/)
  }
  const blog = parseHTML(await text('/blog')).document
  expect(blog.querySelector('link[rel="alternate"][type="application/rss+xml"]')?.getAttribute('href')).toBe('/feed.xml')

  const llms = await text('/llms.txt')
  expect(llms).toMatch(/^# .+\n\n> .{40,}\n\n## /)
  expect([...llms.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{20,}$/gm)].map((match) => match[1] ?? '').toSorted()).toEqual(addresses)
  const security = await text('/.well-known/security.txt')
  expect(security).toMatch(/^Contact: mailto:.+@.+$/m)
  expect(security).toMatch(/^Expires: \d{4}-\d\d-\d\dT.+Z$/m)
})

test('manifest and icons exist in the declared sizes', async ({ request }) => {
  const { document } = parseHTML(await (await request.get('/')).text())
  const href = (link: Element | null) => link?.getAttribute('href') ?? ''
  const manifest = await (await request.get(href(document.querySelector('link[rel="manifest"]')))).json()
  expect(manifest).toMatchObject({ lang: 'de', start_url: '/' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type'], src).toBe(type)
    const bytes = await icon.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
  const icons = [...document.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')]
  expect(icons.length).toBeGreaterThan(1)
  for (const icon of icons) expect((await request.get(href(icon))).status()).toBe(200)
})
