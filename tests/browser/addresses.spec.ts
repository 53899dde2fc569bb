import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, forEachOf, hydrated, placeHydrated, test } from './support.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** The first line of the page's heading. On the home page, a second line repeats the heading letter by letter. */
async function headingOf(page: Page): Promise<string | undefined> {
  return (await page.locator('h1').innerText()).split('\n')[0]
}

/** One alias per kind of spelling, each with its page and the file. scripts/quality/serving.mjs requests every kind where hosts redirect. */
const ALIASES = {
  '/index.html': ['/', 'index.html'],
  '/%62log.html': ['/blog', 'blog.html'],
  '/FunnelActive//': ['/FunnelActive', 'FunnelActive.html'],
  '/agb': ['/agb.html', 'agb.html'],
} as const

test('without redirects by the host an alias hydrates and moves to the canonical address', async ({ page, request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  await forEachOf(Object.keys(ALIASES) as (keyof typeof ALIASES)[], async (alias) => {
    const [path, file] = ALIASES[alias]
    const headers = (await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })).headers()
    await page.route(
      (url) => url.pathname === alias,
      (route) => route.fulfill({ path: `${DIST}/${file}`, headers }),
    )
    await page.goto(`${origin}${alias}?von=brief#inhalt`)
    const heading = await headingOf(page)
    const entries = await page.evaluate(() => history.length)
    const main = await page.locator('main').elementHandle()
    await hydrated(page)

    expect(await headingOf(page)).toBe(heading)
    // Still the same element: React has hydrated it, not rendered it again.
    expect(await main?.evaluate((element) => element.isConnected)).toBe(true)
    expect(page.url()).toBe(`${origin}${path}?von=brief#inhalt`)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})

test.describe('an unknown address', () => {
  test.use({ allowedFaults: /status of 404/ })

  test('leads to the page that was meant, by the server or, where it does not know, by the 404 page', async ({
    page,
    request,
    baseURL,
  }) => {
    const { origin } = new URL(baseURL ?? '')
    const meant = { '/Impressum?von=brief': '/impressum.html?von=brief', '/FunnelActive%23besucher=2000': '/FunnelActive#besucher=2000' }
    const headers = (await request.get('/404', { headers: { 'Accept-Encoding': 'identity' } })).headers()
    await forEachOf(Object.keys(meant) as (keyof typeof meant)[], async (asked) => {
      const answer = await request.get(asked, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([301, meant[asked]])
      await page.route(origin + asked, (route) => route.fulfill({ status: 404, path: `${DIST}/404.html`, headers }))
      await page.goto(origin + asked)
      await expect(page).toHaveURL(origin + meant[asked])
    })
  })

  const [NO_PAGE, NO_ARTICLE] = ['Tag\u00a0404 gibt es in keinem Projekt.', 'Artikel nicht gefunden']
  /** Encoded letters, names that every object has, markup, broken encoding, and a name longer than a file's may be. */
  const HEADINGS = {
    '/caf%C3%A9/': NO_PAGE,
    '/__proto__': NO_PAGE,
    '/blog/a/b': NO_PAGE,
    '/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E': NO_ARTICLE,
    '/blog/%E4': NO_ARTICLE,
    [`/blog/${'a'.repeat(1_500)}`]: NO_ARTICLE,
  }

  test('responds 404 with the same fixed text before and after hydration, on this host, whatever it contains', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => Object.assign(globalThis, { alert: () => console.error('alert') }))
    await forEachOf(Object.keys(HEADINGS), async (path) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(HEADINGS[path]!)
      await hydrated(page)
      await expect(heading).toHaveText(HEADINGS[path]!)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    })
    const { origin } = new URL(baseURL ?? '')
    await forEachOf(['//evil.example/', '/%5Cevil.example/'], async (path) => {
      await page.goto(origin + path)
      await hydrated(page)
      expect(new URL(page.url()).origin).toBe(origin)
    })
  })
})

test('with an anchor in the address, numbers make no entry, and Back leaves the page', async ({ page }) => {
  await page.goto('/agb.html')
  await page.goto('/FunnelActive#eigene-zahlen')
  await hydrated(page)
  const number = page.getByRole('textbox', { name: 'Ihre Besucher im Monat' })
  await placeHydrated(number)
  const entries = await page.evaluate(() => history.length)
  await number.fill('2300')
  await number.press('Tab')
  await expect(page).toHaveURL(/#eigene-zahlen&besucher=2300$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL(/agb\.html$/)
})
