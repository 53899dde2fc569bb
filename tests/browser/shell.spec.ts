import { ROUTES } from './routes.ts'
import { expect, hydrated, looked, openAt, test } from './support.ts'

test.describe('every route', () => {
  for (const path of ROUTES) {
    test(`${path} answers 200 at once, hydrates in silence, has one h1 and sets all its letters in one way`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(response?.request().redirectedFrom()).toBeNull()
      await hydrated(page)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('header[data-machine="header"]')).toHaveAttribute('data-state', 'top')
      // Browsers set controls in another way by themselves: letters of buttons would stand wider apart.
      const ways = await page
        .locator('body, button, input, select, textarea')
        .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).textRendering))])
      expect(ways).toEqual(['geometricprecision'])
    })
  }

  test('an address with a slash at its end is the same page', async ({ page }) => {
    const response = await page.goto('/ueber-mich/')
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ueber-mich$/)
  })

  test('all of it can be read without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    for (const path of ROUTES) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(500)
    }
    await context.close()
  })
})

test.describe('unknown addresses', () => {
  // The page itself answers 404; the browser says so in its console, and that is right.
  test.use({ allowedFaults: /status of 404/ })

  test('an unknown route answers 404 with the designed page', async ({ page }) => {
    const response = await page.goto('/gibt-es-nicht')
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.locator('h1')).toContainText('Tag')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('an unknown article answers 404 with the fallback article', async ({ page }) => {
    const response = await page.goto('/blog/gibt-es-nicht')
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveText('Artikel nicht gefunden')
    await expect(page.locator('main')).toContainText('0 Min')
    await expect(page.locator('main')).toContainText('Unbekannt')
    await expect(page.locator('main')).toContainText('Dieser Artikel konnte nicht gefunden werden.')
  })
})

test.describe('header', () => {
  test('is transparent up to 50 px and gets its ground beyond', async ({ page }) => {
    await openAt(page, '/')
    const header = page.locator('[data-machine="header"]')
    await page.evaluate(() => scrollTo(0, 50))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(50)
    await expect(header).toHaveAttribute('data-state', 'top')
    await page.evaluate(() => scrollTo(0, 51))
    await expect(header).toHaveAttribute('data-state', 'scrolled')
    await page.evaluate(() => scrollTo(0, 50))
    await expect(header).toHaveAttribute('data-state', 'top')
  })

  test('links anchors plainly on the home page and back to it from elsewhere', async ({ page }) => {
    const hrefs = () => page.locator('header nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await openAt(page, '/')
    expect(await hrefs()).toEqual(['/ueber-mich', '#services', '#prozess', '#erfolge', '/blog', '/FunnelActive', '#kontakt'])
    await page.goto('/blog')
    expect(await hrefs()).toEqual(['/ueber-mich', '/#services', '/#prozess', '/#erfolge', '/blog', '/FunnelActive', '/#kontakt'])
    await hydrated(page)
    expect(await hrefs()).toEqual(['/ueber-mich', '/#services', '/#prozess', '/#erfolge', '/blog', '/FunnelActive', '/#kontakt'])
  })

  test('opens its menu on small screens, closes it with Escape and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAt(page, '/')
    const button = page.locator('.menu-button')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('header nav')).toBeHidden()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('header nav').getByRole('link')).toHaveCount(7)
    await page.keyboard.press('Tab')
    await expect(page.locator('header nav').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  })

  test('closes its menu when a link is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAt(page, '/')
    await page.locator('.menu-button').click()
    await page.locator('header nav').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.locator('.menu-button')).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('moving between pages', () => {
  test('moves title, focus and scroll position to the new page and announces it', async ({ page }) => {
    await openAt(page, '/blog')
    await page.evaluate(() => scrollTo(0, 600))
    await page.locator('footer').getByRole('link', { name: 'Über mich' }).click()
    await expect(page).toHaveURL(/\/ueber-mich$/)
    await expect(page.locator('h1')).toBeFocused()
    await expect(page).toHaveTitle(/^Über mich/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ueber-mich$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('status').filter({ hasText: 'Über mich' })).toHaveCount(1)
  })

  test('finds the old place again with Back', async ({ page }) => {
    await openAt(page, '/blog')
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await page
      .locator('footer')
      .getByRole('link', { name: 'Über mich' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/ueber-mich$/)
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })

  test('finds the old place again with Back, however soon after a scroll the visitor has left it', async ({ page }) => {
    await openAt(page, '/blog')
    // In one go: the browser tells of the scroll only in the next frame.
    await page
      .locator('footer')
      .getByRole('link', { name: 'Über mich' })
      .evaluate((link: HTMLElement) => {
        scrollTo(0, 700)
        link.click()
      })
    await expect(page).toHaveURL(/\/ueber-mich$/)
    await expect(page.locator('h1')).toBeFocused()
    await looked(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })

  for (const [anchor, from] of [
    ['services', 'another page'],
    ['prozess', 'another page'],
    ['erfolge', 'another page'],
    ['kontakt', 'another page'],
    ['services', 'elsewhere'],
    ['expertise', 'elsewhere'],
    ['case-studies', 'elsewhere'],
  ] as const) {
    test(`leads from ${from} to #${anchor}, its heading below the header`, async ({ page }) => {
      if (from === 'another page') {
        await openAt(page, '/ueber-mich')
        await page.locator(`header nav a[href="/#${anchor}"]`).evaluate((link: HTMLElement) => link.click())
      } else await openAt(page, `/#${anchor}`)
      await expect(page).toHaveURL(new RegExp(`/#${anchor}$`))
      await hydrated(page)
      const headerBottom = 76
      await expect
        .poll(() => page.locator(`#${anchor}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
        .toBeLessThanOrEqual(headerBottom + 2)
      const heading = page.locator(`#${anchor}`).locator('h2').first()
      expect(await heading.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThanOrEqual(headerBottom)
      await expect(heading).toBeInViewport()
    })
  }

  test('follows a plain anchor on the home page and comes back to the old place', async ({ page }) => {
    await openAt(page, '/')
    await page.locator('header nav').getByRole('link', { name: 'Prozess' }).click()
    await expect(page).toHaveURL(/#prozess$/)
    await expect
      .poll(() => page.locator('#prozess').evaluate((node) => Math.round(node.getBoundingClientRect().top)))
      .toBeLessThanOrEqual(78)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('begins with a way past the header', async ({ page }) => {
    await openAt(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})
