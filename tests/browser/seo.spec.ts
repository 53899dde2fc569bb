import type { APIRequestContext, Page } from '@playwright/test'
import { ARTICLES, ROUTES } from './routes.ts'
import { expect, test } from './support.ts'

interface Thing {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

// Read as crawlers read it: what the server sends, without a script.
test.use({ javaScriptEnabled: false, allowedFaults: /status of 404/ })

const meta = (page: Page, name: string) => page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content')

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

/** What is read of an element, with every kind of space as one. */
const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim()

/** The address the site will have, as its robots.txt says it. */
async function siteUrl(request: APIRequestContext): Promise<string> {
  const robots = await (await request.get('/robots.txt')).text()
  return /^Sitemap: (https:\/\/.*)\/sitemap\.xml$/m.exec(robots)?.[1] ?? ''
}

for (const route of ROUTES) {
  test(`${route} says what it is`, async ({ page, request }) => {
    const base = await siteUrl(request)
    await page.goto(route)

    const title = await page.title()
    const description = (await meta(page, 'description')) ?? ''
    expect(title.length).toBeGreaterThanOrEqual(10)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)

    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', base + route)
    expect(await meta(page, 'robots')).toBe('max-image-preview:large')
    expect(await meta(page, 'og:url')).toBe(base + route)
    expect(await meta(page, 'og:title')).toBe(title)
    expect(await meta(page, 'og:description')).toBe(description)
    expect(await meta(page, 'og:locale')).toBe('de_DE')
    expect(await meta(page, 'og:type')).toBe(ARTICLES.includes(route) ? 'article' : 'website')
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image')
    expect((await meta(page, 'og:image:alt'))?.length).toBeGreaterThan(10)

    const image = (await meta(page, 'og:image')) ?? ''
    expect(image.startsWith(`${base}/karten/`)).toBe(true)
    const card = await request.get(image.slice(base.length))
    expect(card.headers()['content-type']).toBe('image/png')
    const bytes = await card.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630])
    expect([await meta(page, 'og:image:width'), await meta(page, 'og:image:height')]).toEqual(['1200', '630'])
  })

  test(`${route} has a sound outline and links that say where they lead`, async ({ page, request }) => {
    await page.goto(route)
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    const levels = await page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
    expect(levels[0]).toBe(1)
    if (ARTICLES.includes(route)) {
      const headings = await page.locator('main :is(h2, h3)').allTextContents()
      expect(new Set(headings.map(plain)).size, 'headings that differ').toBe(headings.length)
    }
    levels.forEach((level, index) => expect(level, `heading ${index}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))

    const links = await page.locator('a').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href'),
        // What is read out: the name, else the words, else the text of a picture.
        name: link.getAttribute('aria-label') ?? [link.textContent, ...[...link.querySelectorAll('img')].map(({ alt }) => alt)].join(' '),
        blank: link.getAttribute('target') === '_blank',
        rel: link.getAttribute('rel') ?? '',
      })),
    )
    for (const { href, name, blank, rel } of links) {
      expect(href, name).toMatch(/^(?:\/|#[\w-]+$|https:\/\/|mailto:|tel:)/)
      expect(plain(name), href ?? '').toMatch(/\p{L}{2}|^[+\d ]{8,}$/u)
      expect(plain(name), href ?? '').not.toMatch(/^(?:hier|mehr|weiter|klicken sie hier|link)$/i)
      if (blank) expect(rel, href ?? '').toContain('noopener')
    }
    for (const href of new Set(links.map((link) => link.href ?? ''))) {
      const [path, anchor] = href.startsWith('#') ? [route, href.slice(1)] : href.split('#')
      if (!path?.startsWith('/')) continue
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status(), href).toBe(200)
      if (anchor) expect(await answer.text(), href).toContain(`id="${decodeURIComponent(anchor)}"`)
    }
  })

  test(`${route} says in its structured data what it says to readers`, async ({ page, request }) => {
    const base = await siteUrl(request)
    await page.goto(route)
    const graph = await graphOf(page)
    const text = plain(await page.locator('body').textContent())

    const organization = thing(graph, 'Organization')
    const person = thing(graph, 'Person')
    expect(text).toContain(organization.name)
    expect(thing(graph, 'WebSite')).toMatchObject({ url: `${base}/`, inLanguage: 'de-DE', publisher: { '@id': organization['@id'] } })
    expect(person.worksFor).toEqual({ '@id': organization['@id'] })

    const ids = new Set(graph.map((one) => one['@id']))
    expect(ids.size).toBe(graph.length)
    const json = JSON.stringify(graph)
    // One's own reviews are no rating that anybody else may be shown.
    expect(json).not.toMatch(/AggregateRating|"Review"|ratingValue|reviewRating/)
    for (const [, address] of json.matchAll(/"(https:\/\/[^"]+)"/g)) {
      if (!address?.startsWith(`${base}/`)) continue
      const path = address.slice(base.length).split('#')[0] || '/'
      expect((await request.get(path)).status(), address).toBe(200)
    }
    for (const selectors of graph.map(({ speakable }) => (speakable as { cssSelector?: string[] } | undefined)?.cssSelector ?? [])) {
      for (const selector of selectors)
        expect(plain(await page.locator(selector).first().textContent()).length, selector).toBeGreaterThan(10)
    }

    if (route !== '/') {
      const way = thing(graph, 'BreadcrumbList').itemListElement as { position: number; name: string; item: string }[]
      expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1))
      expect(way[0]).toMatchObject({ name: 'Startseite', item: `${base}/` })
      expect(way.at(-1)?.item).toBe(base + route)
    }
  })
}

test('titles and descriptions are all different', async ({ page }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string | null>()
  for (const route of ROUTES) {
    await page.goto(route)
    titles.add(await page.title())
    descriptions.add(await meta(page, 'description'))
  }
  expect(titles.size).toBe(ROUTES.length)
  expect(descriptions.size).toBe(ROUTES.length)
})

test('the start page offers three packages at the prices that stand there', async ({ page }) => {
  await page.goto('/')
  const service = thing(await graphOf(page), 'Service')
  const offers = service.offers as { name: string; price: string; priceCurrency: string; description: string; priceSpecification: object }[]

  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
    ['Express', '2997', 'EUR'],
    ['Experience', '4997', 'EUR'],
    ['Ecosystem', '7997', 'EUR'],
  ])
  // What stands on the cards is what is paid: consumers are shown final prices.
  for (const { priceSpecification, price } of offers) expect(priceSpecification).toMatchObject({ price, valueAddedTaxIncluded: true })
  const cards = await page.locator('#services article').allTextContents()
  expect(cards).toHaveLength(3)
  offers.forEach(({ name, price, description }, index) => {
    const card = plain(cards[index] ?? '')
    expect(card).toContain(name)
    expect(card).toContain(`${Number(price).toLocaleString('de-DE')} €`)
    expect(card).toContain(plain(description))
  })
})

test('the start page answers the eight questions as they stand there', async ({ page }) => {
  await page.goto('/')
  const questions = thing(await graphOf(page), 'FAQPage').mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  const shown = page.locator('#fragen [data-machine="faq"]')
  const names = await shown.locator('h3').allTextContents()

  expect(questions).toHaveLength(8)
  expect(questions.map(({ name }) => plain(name))).toEqual(names.map(plain))
  const text = plain(await shown.textContent())
  for (const { acceptedAnswer } of questions) expect(text).toContain(plain(acceptedAnswer.text))
})

for (const route of ARTICLES) {
  test(`${route} is a posting with the headline, day and minutes that stand there`, async ({ page, request }) => {
    const base = await siteUrl(request)
    await page.goto(route)
    const graph = await graphOf(page)
    const posting = thing(graph, 'BlogPosting')

    expect(plain(String(posting.headline))).toBe(plain(await page.locator('h1').textContent()))
    expect(posting.datePublished).toBe(await page.locator('main article time').first().getAttribute('datetime'))
    expect(posting.author).toMatchObject({ '@type': 'Person', name: plain(await page.locator('.author b').textContent()) })
    expect(posting.image).toBe(await meta(page, 'og:image'))
    expect(posting.mainEntityOfPage).toBe(base + route)
    const minutes = /^PT(\d)M$/.exec(String(posting.timeRequired))?.[1]
    expect(plain(await page.locator('.author').textContent())).toContain(`${minutes} Min`)
  })
}

test('faults are not to be found', async ({ page }) => {
  for (const path of ['/gibt-es-nicht', '/blog/gibt-es-nicht']) {
    await page.goto(path)
    expect(await meta(page, 'robots')).toBe('noindex')
    await expect(page.locator('link[rel="canonical"], script[type="application/ld+json"], meta[property="og:url"]')).toHaveCount(0)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})

test('the sitemap names exactly the pages that can be found', async ({ request }) => {
  const base = await siteUrl(request)
  const xml = await (await request.get('/sitemap.xml')).text()
  const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])

  expect(named.toSorted()).toEqual(ROUTES.map((route) => base + route).toSorted())
  expect([...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map((match) => match[1])).toHaveLength(6)
})

test('robots.txt is open and shows the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/[^\s]+\/sitemap\.xml\n$/,
  )
})

test('the feed carries six articles whole, and every page shows it', async ({ page, request }) => {
  const xml = await (await request.get('/feed.xml')).text()
  const items = xml.split('<item>').slice(1)

  expect(items).toHaveLength(6)
  for (const item of items) {
    expect(item).toMatch(/<pubDate>\w{3}, \d\d \w{3} 2025 00:00:00 GMT<\/pubDate>/)
    expect((/<content:encoded>([\s\S]*)<\/content:encoded>/.exec(item)?.[1] ?? '').length).toBeGreaterThan(3_000)
    expect(item).not.toMatch(/href=&quot;[/#]/)
  }
  await page.goto('/blog')
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute('href', '/feed.xml')
})

test('llms.txt is a heading, a sentence and links that lead somewhere', async ({ request }) => {
  const base = await siteUrl(request)
  const text = await (await request.get('/llms.txt')).text()
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{20,}$/gm)].map((match) => match[1])

  expect(text).toMatch(/^# .+\n\n> .{40,}\n\n## /)
  expect(links.toSorted()).toEqual(ROUTES.map((route) => base + route).toSorted())
})

test('manifest and icons are there in the sizes they claim', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '')).json()
  expect(manifest).toMatchObject({ lang: 'de', start_url: '/' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type'], src).toBe(type)
    const bytes = await icon.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
  for (const href of await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
    expect((await request.get(href ?? '')).status(), href ?? '').toBe(200)
  }
})

test('security.txt says whom to tell, and until when that holds', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:.+@.+$/m)
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT.+Z$/m)
})
