import { fileURLToPath } from 'node:url'
import { expect, forEachOf, hydrated, placeHydrated, test } from './support.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

// tests/unit/routes.test.ts shows which page each spelling means, and scripts/quality/serving.mjs requests them where hosts redirect.
test('without redirects by the host an alias hydrates and moves to the canonical address', async ({ page, request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  const headers = (await request.get('/FunnelActive', { headers: { 'Accept-Encoding': 'identity' } })).headers()
  await page.route(
    (url) => url.pathname === '/FunnelActive//',
    (route) => route.fulfill({ path: `${DIST}/FunnelActive.html`, headers }),
  )
  await page.goto(`${origin}/FunnelActive//?von=brief#inhalt`)
  const entries = await page.evaluate(() => history.length)
  const main = await page.locator('main').elementHandle()
  await hydrated(page)

  // Still the same element: React has hydrated it, not rendered it again.
  expect(await main?.evaluate((element) => element.isConnected)).toBe(true)
  expect(page.url()).toBe(`${origin}/FunnelActive?von=brief#inhalt`)
  expect(await page.evaluate(() => history.length)).toBe(entries)
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
