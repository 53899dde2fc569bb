import type { Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { question } from './elements.ts'
import { launchOptions } from './launch.ts'
import { ARTICLE, FUNNEL } from './routes.ts'
import { expect, forEachOf, hydrated, placeHydrated, scriptFailed, test } from './support.ts'

// The headless shell has no back/forward cache. So the full browser is used, without Playwright's flag that disables this cache.
const browser = { ...launchOptions, executablePath: findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }
test.use({ launchOptions: browser })

/** Leaves a page for another, and comes back to it, as the browser has kept it. Chromium keeps no page that is still fetching files. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    Object.assign(globalThis, { isKept: true })
    location.assign('/agb.html?next')
  })
  await page.waitForURL('/agb.html?next')
  await page.unrouteAll({ behavior: 'wait' })
  // Not `goBack`, which would wait for a new document to load.
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => 'isKept' in globalThis)
}

test('Back shows pages with islands of their own as they were left, from the memory of the browser', async ({ page }) => {
  await forEachOf(['/', ARTICLE, ...FUNNEL], async (path) => {
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
    await leaveAndReturn(page)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.evaluate(() => scrollY)).toBe(150)
  })
})

test.describe('when code did not arrive before a page was left', () => {
  // In WebKit, the pending imports of a page fail when the visitor leaves it. This test aborts the requests to the same effect.
  test.use({ allowedFaults: /ERR_FAILED|Failed to fetch dynamically imported module/ })

  test('it is fetched on Back, and the page no longer says that it is missing', async ({ page }) => {
    const notice = page.getByText('Ein Teil dieser Seite fehlt noch.')
    await page.route('**/assets/entry-*.js', (route) => route.abort())
    await page.goto('/')
    await scriptFailed(page)
    await leaveAndReturn(page)
    await hydrated(page)
    await expect(notice).toBeHidden()

    await page.route('**/assets/Faq-*.js', (route) => route.abort())
    await page.goto('/')
    await question(page, 0).scrollIntoViewIfNeeded()
    await expect(notice).toBeVisible()
    await leaveAndReturn(page)
    await placeHydrated(question(page, 0))
    await expect(notice).toBeHidden()
  })
})
