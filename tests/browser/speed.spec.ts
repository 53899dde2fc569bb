import { expect, hydrated, test } from './support.ts'

test.describe('sections far below, before the script has come', () => {
  test('wait until the visitor is near', async ({ page }) => {
    // Never answered, as on a line that hangs.
    await page.route('**/assets/*.js', () => {})
    await page.goto('/')
    await expect(page.locator('#prozess > .inner')).toHaveCSS('content-visibility', 'auto')
  })
})

test.describe('sections far below, where no script comes', () => {
  test.use({ allowedFaults: /ERR_FAILED/ })

  test('are laid out once it is known that it does not come', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('#prozess > .inner')).toHaveCSS('content-visibility', 'visible')
  })

  test.describe('and none is asked for', () => {
    test.use({ javaScriptEnabled: false })

    test('are laid out from the start', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('#prozess > .inner')).toHaveCSS('content-visibility', 'visible')
    })
  })
})

/** Heights of the start page's sections, in px: as far as the browser knows them before laying them out, and as they are. */
async function heights(page: import('@playwright/test').Page): Promise<Record<string, { said: number; true: number }>> {
  return page.evaluate(() => {
    const inners = [...document.querySelectorAll<HTMLElement>('#start ~ .section > .inner, #fuss .section > .inner')]
    const idOf = (inner: HTMLElement) => inner.closest('[id]:not(.inner)')?.id ?? ''
    const said = inners.map((inner) => {
      inner.style.contentVisibility = 'hidden'
      inner.style.containIntrinsicBlockSize = 'calc(var(--far) - 2 * var(--section))'
      return inner.offsetHeight
    })
    return Object.fromEntries(
      inners.map((inner, index) => {
        inner.style.contentVisibility = 'visible'
        return [idOf(inner), { said: said[index] ?? 0, true: inner.offsetHeight }]
      }),
    )
  })
}

test.describe('sections far below', () => {
  for (const width of [360, 768, 1_024, 1_440]) {
    test(`are about as high as the page says before they are laid out, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await hydrated(page)
      const found = await heights(page)

      expect(Object.keys(found)).toHaveLength(10)
      for (const [id, height] of Object.entries(found)) {
        const share = height.said / height.true
        expect(share, `#${id} says ${height.said} px and is ${height.true} px: correct src/styles/far-below.css`).toBeGreaterThan(0.75)
        expect(share, `#${id} says ${height.said} px and is ${height.true} px: correct src/styles/far-below.css`).toBeLessThan(1.25)
      }
    })
  }

  test('stand at their true height where the address names a place on the page', async ({ page }) => {
    await page.goto('/#kontakt')
    await hydrated(page)
    for (const inner of await page.locator('#start ~ .section > .inner').all())
      await expect(inner).toHaveCSS('content-visibility', 'visible')
    const top = await page.locator('#kontakt').evaluate((section) => section.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(120)
  })

  test('are all laid out once the script has taken over, so that a picture of the whole page shows all of it', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const inners = page.locator('#start ~ .section > .inner, #fuss .section > .inner')
    await expect(inners).toHaveCount(10)
    for (const inner of await inners.all()) await expect(inner).toHaveCSS('content-visibility', 'visible')
  })

  test('wait for nobody after a change of page', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: 'Über mich' }).first().click()
    // The address changes first; Back before the other page is shown would be a visitor who never left.
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await expect(page.locator('#prozess > .inner')).toHaveCSS('content-visibility', 'visible')
  })

  test('wait for nobody on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/')
    await expect(page.locator('#prozess > .inner')).toHaveCSS('content-visibility', 'visible')
  })
})

test('the script is asked for once the page has been painted, and not before', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const { paintedMs, askedMs } = await page.evaluate(() => ({
    paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    askedMs: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(askedMs.length).toBeGreaterThan(5)
  expect(Math.min(...askedMs)).toBeGreaterThan(paintedMs)
})
