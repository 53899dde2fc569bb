import type { Page } from '@playwright/test'
import { express, inEuros, stated } from '../stated-facts.ts'
import { axeFindings } from './axe.ts'
import { machine, openAnswers, question } from './elements.ts'
import { SECTIONS } from './routes.ts'
import { overflowPx } from './page-probe.ts'
import { addStyle, expect, finishAnimations, hold, hydrated, placeHydrated, scriptFailed, test } from './support.ts'

/** What browsers report about failed requests, which these tests cause on purpose. */
const FAILED_REQUESTS =
  /ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically imported module|Failed to load resource/

const notice = (page: Page) => page.getByText('Ein Teil dieser Seite fehlt noch. Lesen, Menü, Fragen und Formular funktionieren trotzdem.')

/** Checks that the prerendered text is readable, as it is without JavaScript. */
async function expectReadableHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: stated.headline.lit + stated.headline.rest })).toBeVisible()
  const unread = () =>
    page.evaluate(
      (ids) => ids.filter((id) => !document.querySelector(`#${id} h2`)?.checkVisibility({ visibilityProperty: true })),
      SECTIONS.slice(1),
    )
  await expect.poll(unread, { message: 'sections without their heading', intervals: [20, 50, 100] }).toEqual([])
  await expect(page.locator('#services').getByText(inEuros(express.priceEuro)).filter({ visible: true }).first()).toBeVisible()
}

test.describe('when no script loads', () => {
  test.use({ allowedFaults: FAILED_REQUESTS })

  test('the home page stays readable and says what is missing', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await scriptFailed(page)
    await expectReadableHome(page)

    await test.step('the headline does not stay dimmed, the code is shown, and the race shows where both lanes end', async () => {
      await finishAnimations(page)
      await expect(page.locator('h1 [data-part="slow"]')).toHaveCSS('color', /^(?:rgb\(255, 255, 255\)|oklab\(0\.9999)/)
      await expect(machine(page, 'code-reveal').getByText('</html>')).toBeVisible()
      const said = (lane: number) =>
        page
          .locator('#expertise [data-part="status"]')
          .nth(lane)
          .evaluate((status) => {
            const { content, visibility } = getComputedStyle(status, '::after')
            return `${content} ${visibility}`
          })
      await page.locator('#expertise').scrollIntoViewIfNeeded()
      await finishAnimations(page)
      await expect.poll(() => said(0)).toBe('"Fertig. Ihre Website ist online." visible')
      await expect.poll(() => said(1)).toBe('"Online" visible')
    })
    await expect(notice(page)).toBeVisible()
  })
})

test('while the script loads the header covers no text and links lead on; then the section in view is hydrated', async ({ page }) => {
  const release = await hold(page, '**/assets/entry-*.js')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expectReadableHome(page)
  await page.locator('#fragen').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  release()
  await expect(page.getByRole('banner')).toBeInViewport()
  await expect(page.getByRole('banner')).toHaveAttribute('data-state', 'scrolled')
  // The hero is far above, so it is not hydrated before it is near the viewport again.
  await placeHydrated(page.locator('#fragen h2'))
  await expect(machine(page, 'faq')).toBeVisible()
})

test.describe('when a chunk fails to load', () => {
  test.use({ allowedFaults: FAILED_REQUESTS })

  test('its section stays readable, and a notice that covers nothing offers to load the page again', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 568 })
    await page.route('**/assets/Faq-*.js', (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    await expect(notice(page)).toBeHidden()
    await page.locator('#fragen').scrollIntoViewIfNeeded()
    await expect(notice(page)).toBeInViewport()
    await expectReadableHome(page)
    await question(page, 0).click()
    await expect(openAnswers(page)).toHaveCount(1)
    expect.soft(await axeFindings(page, '[data-page] > p[role="status"]')).toEqual([])
    // What gets the focus is scrolled above it, which consent.spec.ts shows of the banner.
    const roomPx = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom))
    expect((await notice(page).boundingBox())!.height).toBeLessThanOrEqual(roomPx)

    await page.unroute('**/assets/Faq-*.js')
    await notice(page).getByRole('button', { name: 'Seite neu laden' }).click()
    await hydrated(page)
    await expect(notice(page)).toBeHidden()
    await question(page, 0).scrollIntoViewIfNeeded()
    await placeHydrated(question(page, 0))
    await question(page, 0).click()
    await expect(machine(page, 'faq')).toHaveAttribute('data-state', 'open')
    await expect(openAnswers(page)).toHaveCount(1)
  })
})

test.describe('when fonts and pictures fail', () => {
  test.use({ allowedFaults: FAILED_REQUESTS })

  test('the home page keeps its text and the dimensions of its pictures', async ({ page }) => {
    const sizes = async () => {
      await page.goto('/')
      await hydrated(page)
      // Makes the browser render all content, because pictures have no size in content that it skips.
      await addStyle(page, '* { content-visibility: visible !important }')
      return page.locator('main img').evaluateAll((images) => images.flatMap((image) => [image.clientWidth, image.clientHeight]))
    }
    const before = await sizes()
    await page.route(/\.(?:woff2|svg|png|avif|webp)$/, (route) => route.abort())
    const after = await sizes()
    await expect(page.locator('h1')).toBeVisible()
    expect(await overflowPx(page)).toBe(0)
    expect(after).toHaveLength(before.length)
    for (const [index, px] of after.entries()) expect(Math.abs(px - before[index]!), `picture ${index >> 1}`).toBeLessThanOrEqual(2)
  })
})
