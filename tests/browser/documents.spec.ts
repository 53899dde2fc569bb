import type { Page } from '@playwright/test'
import { machine, menu, menuButton } from './elements.ts'
import { ARTICLE, ARTICLES, SECTIONS } from './routes.ts'
import { expect, hydrated, openAt, scrollTopPx, test } from './support.ts'

/** The lower edge of the header, in px from the top of the viewport. */
const HEADER_BOTTOM_PX = 76

test('a press anywhere on a card loads its article, and Back returns to the place in the list', async ({ page }) => {
  await openAt(page, '/blog')
  const last = page.getByRole('main').getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const before = await scrollTopPx(page)
  const address = (await last.getByRole('link').first().getAttribute('href'))!
  await last.click({ position: { x: 40, y: 60 } })
  await expect(page).toHaveURL(address)
  await page.locator('[data-part="prose"] h2').first().waitFor()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(ARTICLES.length)
  await expect.poll(() => scrollTopPx(page)).toBe(before)
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

test('anchors work from another page, on the home page and on a fresh load, and Back restores the scroll position', async ({ page }) => {
  await openAt(page, '/ueber-mich')
  await page.locator('header nav a[href="/#services"]').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/#services')
  await expectAt(page, 'services')
  const before = await scrollTopPx(page)
  await menu(page).getByRole('link', { name: 'Referenzen' }).click()
  await expect(page).toHaveURL(/#erfolge$/)
  await expectAt(page, 'erfolge')
  expect(await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(SECTIONS)
  await page.goBack()
  await expect.poll(() => scrollTopPx(page)).toBe(before)
  // The last anchor. The query forces a full load.
  await page.goto('/?kontakt#kontakt')
  await hydrated(page)
  await expectAt(page, 'kontakt')
})

test('the table of contents marks the current heading, and is collapsed on small screens', async ({ page }) => {
  await openAt(page, ARTICLE)
  const contents = page.getByRole('navigation', { name: 'In diesem Artikel' })
  const second = contents.getByRole('link').nth(1)
  const [name, anchor] = [await second.innerText(), await second.getAttribute('href')]
  await contents.getByRole('link', { name }).click()
  await expect(page).toHaveURL(ARTICLE + anchor)
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

  test('is next in the tab order, and closes on Escape, on a press outside or on a link', async ({ page }) => {
    await openAt(page, '/agb.html')
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
    await expect(menu(page)).toBeHidden()
    await expect(machine(page, 'header')).toHaveAttribute('data-state', 'top')
  })
})
