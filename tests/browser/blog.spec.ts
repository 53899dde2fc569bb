import { expect, test } from './support.ts'
import { appears, expectFitsEveryWidth, openRead } from './reading.ts'

/** Source: docs/FACTS.md, section 2, in the order of their dates. */
const SLUGS = [
  'ki-kreativitaet-individuelle-webseite',
  'seo-ki-zeitalter-gefunden-werden',
  'zukunft-webdesign-ki-webdesigner',
  'professionelle-webseite-ki-prozess',
  '3-tage-webseite-ki-revolution',
  'webseitenbau-fehler-ki-loesungen',
]

test('shows six articles, the newest first, each with one link', async ({ page }) => {
  await openRead(page, '/blog')
  const cards = page.locator('main article')

  await expect(cards).toHaveCount(6)
  await expect(page.locator('main article a')).toHaveCount(6)
  expect(await page.locator('main article a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    SLUGS.map((slug) => `/blog/${slug}`),
  )
})

test('gives minutes and dates of the articles as the facts have them', async ({ page }) => {
  await openRead(page, '/blog')
  const facts = page.locator('main article .facts')

  await expect(facts.nth(0)).toHaveText('8 Min5. Oktober 2025')
  await expect(facts.nth(1)).toHaveText('6 Min2. Oktober 2025')
  await expect(facts.nth(2)).toHaveText('9 Min28. September 2025')
  await expect(facts.nth(0).locator('time')).toHaveAttribute('datetime', '2025-10-05')
  await expect(facts.nth(0).locator('rect[fill="var(--an)"]')).toHaveCount(8)
  await expect(facts.nth(0).locator('rect')).toHaveCount(10)
})

test('sets the cards in unequal pairs: 7 and 5 columns, 5 and 7, 7 and 5', async ({ page }) => {
  await openRead(page, '/blog')
  const widths = await page.locator('main li:has(article)').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width))
  const wide = widths.map((width, index) => (width > widths[index + (index % 2 === 0 ? 1 : -1)]! ? 7 : 5))

  expect(wide).toEqual([7, 5, 5, 7, 7, 5])
})

test('opens an article from anywhere on its card, moves the focus to its title and names it in the tab', async ({ page }) => {
  await openRead(page, '/blog')
  await expect(page).toHaveTitle('Blog: Webdesign mit KI, in Minuten gemessen | Drei Tage')
  await page
    .locator('main article')
    .first()
    .click({ position: { x: 40, y: 60 } })

  await expect(page).toHaveURL('/blog/ki-kreativitaet-individuelle-webseite')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('KI und Kreativität: Warum keine zwei Websites gleich sind')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/KI und Kreativität/)
  await appears(page.locator('.prose h2').first())
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('finds its way back to where the visitor was', async ({ page }) => {
  await openRead(page, '/blog')
  const last = page.locator('main article').last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await last.getByRole('link').click()
  await appears(page.locator('.prose'))
  await page.goBack()

  await expect(page.locator('main article')).toHaveCount(6)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('leads back to the start page', async ({ page }) => {
  await openRead(page, '/blog')

  await expect(page.getByRole('main').getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/')
})

test('fits every window from 320 to 1920 px', async ({ page }) => {
  await openRead(page, '/blog')

  await expectFitsEveryWidth(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all articles and leads to them', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.locator('main article .excerpt')).toHaveCount(6)
    await page.getByRole('link', { name: 'Website in 3 Tagen' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website in 3 Tagen: was sich wirklich geändert hat')
  })
})
