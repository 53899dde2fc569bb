import type { Locator, Page } from '@playwright/test'
import { launchOptions } from './launch.ts'
import { answerConsent, expect, forEachOf, hydrated, test } from './support.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, launchOptions })

/** Swipes with one finger, starting inside an element. The browser decides whether that scrolls. */
async function swipe(page: Page, from: Locator, { byXPx = 0, byYPx = 0 }: { byXPx?: number; byYPx?: number }): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('swipe: the element has no box')
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  const steps = 12
  for (let step = 1; step <= steps; step++) {
    const point = { x: x + (byXPx * step) / steps, y: y + (byYPx * step) / steps }
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

const scrolledPx = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function centre(element: Locator): Promise<void> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

test('a vertical swipe on a slider scrolls the page and changes nothing else; a horizontal one moves the slider', async ({ page }) => {
  await answerConsent(page)
  await page.goto('/FunnelActive?wert=750')
  await hydrated(page)
  const sliders = page.getByRole('slider')
  await expect(sliders).toHaveCount(6)
  const texts = () =>
    page
      .locator('[data-machine="funnel-scenario"] input[type=text]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const entries = await page.evaluate(() => history.length)
  await expect.poll(texts).toEqual(['1000', '35', '15', '5', '750'])
  const before = await texts()
  for (const slider of await sliders.all()) {
    await expect(slider).toBeEnabled()
    await centre(slider)
    const value = await slider.inputValue()
    const startPx = await scrolledPx(page)
    await swipe(page, slider, { byYPx: -240 })
    await expect.poll(() => scrolledPx(page)).toBeGreaterThan(startPx + 100)
    await expect(slider).toHaveValue(value)
    expect(await texts()).toEqual(before)
    await expect(page).toHaveURL(/\/FunnelActive#wert=750$/)
  }
  expect(await page.evaluate(() => history.length)).toBe(entries)

  // A horizontal swipe moves the slider and updates the URL.
  const slider = page.getByRole('slider', { name: 'Besucher im Monat', exact: true })
  await centre(slider)
  await swipe(page, slider, { byXPx: -120 })
  await expect(slider).not.toHaveValue('1000')
  await expect(page).toHaveURL(/besucher=\d+/)
})

test('a vertical swipe on the code listing scrolls the page, up and down', async ({ page }) => {
  await answerConsent(page)
  await page.goto('/')
  await hydrated(page)
  const listing = page.locator('[data-machine="code-reveal"] pre')
  await forEachOf([-240, 240], async (byYPx) => {
    await centre(listing)
    await listing.evaluate((node, end) => node.scrollTo(0, end ? node.scrollHeight : 0), byYPx > 0)
    const startPx = await scrolledPx(page)
    await swipe(page, listing, { byYPx })
    await expect.poll(async () => Math.sign((await scrolledPx(page)) - startPx)).toBe(-Math.sign(byYPx))
    expect(Math.abs((await scrolledPx(page)) - startPx)).toBeGreaterThan(100)
  })
})

test('no rule waits for a pointer that hovers: a tap restyles what it changes, and nothing stays lit under the finger', async ({
  page,
}) => {
  await forEachOf(['/', '/FunnelActive', '/blog', '/ueber-mich', '/agb.html'], async (route) => {
    await answerConsent(page)
    await page.goto(route)
    await hydrated(page)
    const hoverSelectors = await page.evaluate(() => {
      const applied = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
          const own = rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') ? [rule.selectorText] : []
          return [...own, ...('cssRules' in rule ? applied(rule.cssRules as CSSRuleList) : [])]
        })
      return [...document.styleSheets].flatMap((sheet) => applied(sheet.cssRules))
    })
    expect(hoverSelectors).toEqual([])
  })
})
