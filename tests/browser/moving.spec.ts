import type { Page } from '@playwright/test'
import { machine, menu, menuButton } from './elements.ts'
import { ARTICLES } from './routes.ts'
import { appears, expect, hydrated, observersNotified, openWithConsentAnswered, scrollTopPx, scrollToHeight, test } from './support.ts'

const SECTIONS = ['start', 'probleme', 'expertise', 'services', 'gruende', 'erfolge', 'prozess', 'stimmen', 'fragen', 'kontakt']
/** The lower edge of the header, in px from the top of the viewport. */
const HEADER_BOTTOM_PX = 76

const foot = (page: Page) => page.getByRole('contentinfo')

test('navigation updates title, canonical link, focus and scroll position and is announced; Back restores the scroll position', async ({
  page,
}) => {
  await openWithConsentAnswered(page, '/blog')
  await scrollToHeight(page, 600)
  for (const [link, path, title] of [
    ['Über mich', '/ueber-mich', /^Über mich/],
    ['Funnel Demo', '/FunnelActive', /^Funnel-Demo/],
    ['Blog', '/blog', /^Blog:/],
  ] as const) {
    await foot(page).getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    expect(await scrollTopPx(page)).toBe(0)
  }

  // Even when the visitor leaves immediately after scrolling.
  for (const [isTold, topPx] of [
    [true, 700],
    [false, 500],
  ] as const) {
    if (isTold) await scrollToHeight(page, topPx)
    await foot(page)
      .getByRole('link', { name: 'Über mich' })
      // In one task: the scroll event would fire only in the next frame.
      .evaluate((link: HTMLElement, top) => {
        scrollTo(0, top)
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        link.click()
      }, topPx)
    await expect(page).toHaveURL('/ueber-mich')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await observersNotified(page)
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await expect.poll(() => scrollTopPx(page)).toBe(topPx)
  }
})

test('clicking anywhere on a card opens its article, Back restores the scroll position, and links do not reload the site', async ({
  page,
}) => {
  await openWithConsentAnswered(page, '/blog')
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  const last = page.getByRole('main').getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const before = await scrollTopPx(page)
  await last.click({ position: { x: 40, y: 60 } })
  await expect(page).toHaveURL('/blog/webseitenbau-fehler-ki-loesungen')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await appears(page.locator('.prose h2').first())
  expect(await scrollTopPx(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(ARTICLES.length)
  await expect.poll(() => scrollTopPx(page)).toBe(before)

  // The same goes for links inside an article and between legal texts.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^KI und Kreativität/ })
    .click()
  await appears(page.locator('.prose h2').first())
  await page.locator('.prose a[href="/blog/seo-ki-zeitalter-gefunden-werden"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO im KI-Zeitalter: gefunden werden, bevor gesucht wird')
  await foot(page).getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  await page.getByRole('main').getByRole('link', { name: 'AGB', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => (globalThis as unknown as { same?: boolean }).same)).toBe(true)
})

/** Checks that the section is right below the header, with its heading in view. */
async function expectAt(page: Page, anchor: string): Promise<void> {
  const section = page.locator(`#${anchor}`)
  const topPx = () => section.evaluate((node) => Math.round(node.getBoundingClientRect().top))
  await expect.poll(topPx, { message: anchor }).toBeLessThanOrEqual(HEADER_BOTTOM_PX + 2)
  const heading = section.locator('h2').first()
  expect(await heading.evaluate((node) => node.getBoundingClientRect().top), anchor).toBeGreaterThanOrEqual(HEADER_BOTTOM_PX)
  await expect(heading).toBeInViewport()
}

test('anchors work from another page and on a fresh load, with their headings below the header', async ({ page }) => {
  await openWithConsentAnswered(page, '/ueber-mich')
  await page.locator('header nav a[href="/#services"]').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/#services')
  await expectAt(page, 'services')
  // One in the middle, and the last one. The query forces a full load.
  for (const anchor of ['case-studies', 'kontakt']) {
    await page.goto(`/?${anchor}#${anchor}`)
    await hydrated(page)
    await expectAt(page, anchor)
  }
})

test('an anchor on the home page keeps all sections, and Back restores the scroll position', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  const ids = () => page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
  await menu(page).getByRole('link', { name: 'Referenzen' }).click()
  await expect(page).toHaveURL(/#erfolge$/)
  await expectAt(page, 'erfolge')
  expect(await ids()).toEqual(SECTIONS)
  await page.goBack()
  await expect.poll(() => scrollTopPx(page)).toBe(0)
  await page.clock.runFor(2_000)
  expect(await ids()).toEqual(SECTIONS)
})

test('Back restores the scroll position at once, even while sections are still loading', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  await scrollToHeight(page, 120)
  // Never answered, so the remaining sections stay unhydrated.
  await page.route('**/assets/*.js', () => {})
  await menu(page).getByRole('link', { name: 'Prozess' }).click()
  await expect(page.locator('#prozess h2').first()).toBeInViewport()
  await page.goBack()
  await expect.poll(() => scrollTopPx(page)).toBe(120)
  await page.goForward()
  await expect(page.locator('#prozess h2').first()).toBeInViewport()
})

test('the table of contents links to the headings, marks the current one, and is collapsed on small screens', async ({ page }) => {
  await openWithConsentAnswered(page, '/blog/ki-kreativitaet-individuelle-webseite')
  const name = 'Wo ist KI nicht kreativ?'
  const contents = page.getByRole('navigation', { name: 'In diesem Text' })
  await contents.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/#wo-ist-ki-nicht-kreativ$/)
  await expect(contents.locator('[aria-current="location"]')).toHaveText(name)
  await expect(page.getByRole('heading', { name })).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  const link = page.getByRole('main').locator('details').getByRole('link', { name })
  await expect(link).toHaveCount(0)
  await page.locator('summary:visible').first().click()
  await link.click()
  await expect(page.getByRole('heading', { name })).toBeInViewport()
})

test.describe('the menu on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens, is next in the tab order, closes on Escape, on an outside press or on a link, and Escape returns focus to its button', async ({
    page,
  }) => {
    await openWithConsentAnswered(page, '/agb.html')
    const button = menuButton(page)
    const links = menu(page).getByRole('link')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toBeHidden()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(links).toHaveCount(7)
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await expect(menu(page)).toBeHidden()

    await button.click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(195, 830)
    await expect(menu(page)).toBeHidden()
    await button.click()
    await menu(page).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(machine(page, 'header')).toHaveAttribute('data-state', 'top')
  })
})
