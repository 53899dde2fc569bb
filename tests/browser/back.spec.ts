import { findBrowser } from '../../scripts/find-browser.mjs'
import { launchOptions } from './launch.ts'
import { FAULTS, KINDS } from './routes.ts'
import { answerConsent, expect, forEachOf, test } from './support.ts'

// The headless shell keeps no page for Back, and Playwright tells browsers not to.
const browser = { ...launchOptions, executablePath: await findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }
test.use({ launchOptions: browser })

test('Back shows every kind of page as it was left, from the memory of the browser', async ({ page }) => {
  await answerConsent(page)
  // Browsers keep no page that is answered with 404.
  const kinds = KINDS.filter((path) => !FAULTS.includes(path))
  await forEachOf(kinds, async (path) => {
    // The code of the cookie banner is the last that a page fetches: browsers do not keep a page that is still fetching.
    const isComplete = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/Choices-'))
    await page.goto(path)
    await isComplete
    await page.evaluate(() => {
      // What a script has noted, a visitor has typed and where they were.
      Object.assign(globalThis, { isKept: true })
      scrollTo({ top: 150, behavior: 'instant' })
      location.assign('/agb.html?next')
    })
    await page.waitForURL('/agb.html?next')
    // Not `goBack`, which waits for the load of a new document.
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => 'isKept' in globalThis)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.evaluate(() => scrollY)).toBe(150)
  })
})
