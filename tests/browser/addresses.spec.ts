import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { ARTICLE } from './routes.ts'
import { answerConsent, expect, forEachOf, hydrated, placeHydrated, test } from './support.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** One alias per kind of page and per kind of spelling. scripts/quality/serving.mjs requests many more. */
const ALIASES = [
  ['//', '/', 'index.html'],
  ['/index.html', '/', 'index.html'],
  ['/%62log.html', '/blog', 'blog.html'],
  [`${ARTICLE}.html`, ARTICLE, `${ARTICLE}.html`],
  [ARTICLE.replace('/blog/', '/blog//'), ARTICLE, `${ARTICLE}.html`],
  ['/ueber-mich/index', '/ueber-mich', 'ueber-mich.html'],
  ['/FunnelActive//', '/FunnelActive', 'FunnelActive.html'],
  ['/agb', '/agb.html', 'agb.html'],
] as const

/** The first line of the page's heading. On the home page, a second line repeats the heading letter by letter. */
async function headingOf(page: Page): Promise<string | undefined> {
  return (await page.locator('h1').innerText()).split('\n')[0]
}

const NAMES = ALIASES.map(([alias]) => alias)
const targetOf = (name: string) => ALIASES.find(([alias]) => alias === name)!

test('an alias redirects to the canonical address and keeps query and hash', async ({ page, request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  await forEachOf(NAMES, async (alias) => {
    const answer = await request.get(`${origin}${alias}?von=brief`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, `${targetOf(alias)[1]}?von=brief`])
  })
  const answer = await page.goto(`${origin}${ARTICLE}.html?von=brief#inhalt`)
  expect(answer?.status()).toBe(200)
  const heading = await headingOf(page)
  await hydrated(page)
  expect(await headingOf(page)).toBe(heading)
  expect(page.url()).toBe(`${origin}${ARTICLE}?von=brief#inhalt`)
})

test('without redirects by the host an alias hydrates and moves to the canonical address', async ({ page, request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  await forEachOf(['/index.html', '/%62log.html', `${ARTICLE}.html`, '/FunnelActive//', '/agb'], async (alias) => {
    const [, path, file] = targetOf(alias)
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

  const HEADINGS = {
    '/gibt-es-nicht/': 'Tag\u00a0404',
    '/caf%C3%A9': 'Tag\u00a0404',
    '/blog/a/b': 'Tag\u00a0404',
    '/blog/gibt-es-nicht.html': 'Artikel nicht gefunden',
    '/blog/%E4': 'Artikel nicht gefunden',
  } as const

  test('responds 404 with the same page before and after hydration, on this host', async ({ page, baseURL }) => {
    await forEachOf(Object.keys(HEADINGS) as (keyof typeof HEADINGS)[], async (path) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      const before = await page.locator('h1').innerText()
      await hydrated(page)

      expect(await page.locator('h1').innerText()).toBe(before)
      expect(before).toContain(HEADINGS[path])
    })
    const origin = new URL(baseURL ?? '').origin
    await forEachOf(
      ['//evil.example', '//evil.example/', '/%5Cevil.example/', '/%2F/evil.example/index.html', '/%09/evil.example'],
      async (path) => {
        await page.goto(origin + path)
        await hydrated(page)
        expect(new URL(page.url()).origin).toBe(origin)
      },
    )
  })
})

test('with an anchor in the address, numbers make no entry, and Back leaves the page', async ({ page }) => {
  await answerConsent(page)
  await page.goto('/agb.html')
  await page.goto('/FunnelActive#eigene-zahlen')
  await hydrated(page)
  const number = page.getByRole('textbox', { name: 'Besucher im Monat' })
  await placeHydrated(number)
  const entries = await page.evaluate(() => history.length)
  await number.fill('2300')
  await number.press('Tab')
  await expect(page).toHaveURL(/#eigene-zahlen&besucher=2300$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL(/agb\.html$/)
})
