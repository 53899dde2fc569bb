import type { Page } from '@playwright/test'
import { contact, menu } from './elements.ts'
import { ARTICLE } from './routes.ts'
import { topPx } from './page-probe.ts'
import { expect, hydrated, openAt, scrollTopPx, test } from './support.ts'

/** The lower edge of the header, in px from the top of the viewport. */
const HEADER_BOTTOM_PX = 76

/** Checks that the section is right below the header, with its heading in view. */
async function expectAt(page: Page, anchor: string): Promise<void> {
  const section = page.locator(`#${anchor}`)
  await expect.poll(() => topPx(section), { message: anchor }).toBeLessThanOrEqual(HEADER_BOTTOM_PX + 2)
  const heading = section.locator('h2').first()
  expect(await topPx(heading), anchor).toBeGreaterThanOrEqual(HEADER_BOTTOM_PX)
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
  await page.goBack()
  await expect.poll(() => scrollTopPx(page)).toBe(before)
  // The last anchor, with a choice in the form. The query forces a full load.
  await page.goto('/?kontakt#kontakt&thema=audit')
  await hydrated(page)
  await expectAt(page, 'kontakt')
  await expect(page).toHaveURL('/?kontakt#kontakt')
  await expect(contact(page).getByRole('radio', { name: /Audit/ })).toBeChecked()
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
