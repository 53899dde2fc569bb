import type { Page } from '@playwright/test'
import { IS_FIXTURE } from '#paths'
import { axeFindings } from './axe.ts'
import { expectContrast } from './contrast.ts'
import { cutOff } from './cutOff.ts'
import { banner } from './elements.ts'
import { expectFocusInSight } from './focus.ts'
import { KINDS, NOT_FOUND } from './routes.ts'
import { overflowPx } from './page-probe.ts'
import { addStyle, expect, hydrateAllSections, hydrated, some, test } from './support.ts'

// Visits each kind of page once and checks that it hydrates without errors (as in every test), can be walked by keyboard, passes axe, and
// fits every viewport, which alone depends on the owner's texts. tests/built checks the texts of the pages in the built files.

/** Widths at which no content may overflow, in px: from a small phone to a large screen. */
const WIDTHS = [320, 390, 768, 1_024, 1_440, 1_920]
const PLAIN_WIDTHS = [320, 1_440]

/** Pages that consist of text only. */
const PLAIN = ['/datenschutz.html', NOT_FOUND]

/** Pages that together have every control. */
const CONTRASTED = ['/', '/FunnelActive', '/blog']

// With reduced motion, everything is in its final state at once.
test.use({ allowedFaults: /status of 404/, contextOptions: { reducedMotion: 'reduce' }, isNewVisitor: true })

async function expectToFit(page: Page, what: string): Promise<void> {
  expect.soft(await overflowPx(page), `${what}: scrolls sideways by so many px`).toBeLessThanOrEqual(0)
  expect.soft(await page.evaluate(cutOff, undefined), `${what}: is cut off`).toEqual([])
}

/** Opens a page and checks it in every viewport. */
async function expectWell(page: Page, route: string): Promise<void> {
  const answer = await page.goto(route)
  expect(answer?.status()).toBe(route === NOT_FOUND ? 404 : 200)
  expect(answer?.request().redirectedFrom()).toBeNull()
  await hydrated(page)
  await hydrateAllSections(page)
  // Only the image of a photo has a box, so that photos take part in layouts as drawings do.
  const boxes = await page.locator('picture, source').evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length)
  expect(boxes).toBe(0)

  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Zum Inhalt springen')
  if (!IS_FIXTURE) await expectFocusInSight(page)
  await banner(page).getByRole('button', { name: 'Nur notwendige' }).click()
  if (CONTRASTED.includes(route) && !IS_FIXTURE) await expectContrast(page)

  // All other pages are mostly text, and axe finds the same in a small viewport as in a large one.
  const isRich = ['/', '/FunnelActive'].includes(route)
  const axeWidths = IS_FIXTURE ? [] : isRich ? [320, 1_440] : [320]
  const session = await page.context().newCDPSession(page)
  for (const width of PLAIN.includes(route) ? PLAIN_WIDTHS : WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, `${width} px`)
    if (axeWidths.includes(width)) expect.soft(await axeFindings(page, 'html'), `axe at ${width} px`).toEqual([])
  }
  // Doubles the font size in the browser's settings: breakpoints in em scale with it.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  for (const width of [390, 640]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, `${width} px, text of 200 %`)
    for (const tab of route === '/FunnelActive' ? await some(page.getByRole('tab')) : []) {
      if (!(await tab.isVisible())) continue
      await tab.click()
      // So that the tabs in its panel are there as well.
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expectToFit(page, `${width} px, text of 200 %, ${await tab.textContent()}`)
    }
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } })
  // WCAG 2.2, success criterion 1.4.12 (text spacing).
  await addStyle(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  for (const width of [320, 1_440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, `${width} px, lines, words and letters wider`)
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
    for (const name of document.querySelectorAll('main :is(h2, #services h3, #erfolge h3, figcaption b)'))
      name.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänswitwen'
  })
  await page.setViewportSize({ width: 320, height: 900 })
  await expectToFit(page, '320 px, names of 49 letters')
}

for (const route of KINDS) {
  test(`${route} hydrates, can be walked by keyboard, passes axe, fits every viewport`, async ({ page }) => {
    await expectWell(page, route)
  })
}
