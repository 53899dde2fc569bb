import { expect, test } from './support.ts'
import { expectFitsEveryWidth, openRead } from './reading.ts'

test('has a hero with the way back and a portrait that says what it is', async ({ page }) => {
  await openRead(page, '/ueber-mich')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seit 2016 geübt, in 3\u00a0Tagen gebaut.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('img', { name: /^Platzhalter für das Porträt von/ }).first()).toBeVisible()
})

test('lets the portrait fill the right 44 per cent', async ({ page }) => {
  await openRead(page, '/ueber-mich')
  const split = (await page.locator('.split').boundingBox())!
  const portrait = (await page.locator('.portrait img').boundingBox())!

  expect(portrait.width / split.width).toBeCloseTo(0.44, 2)
  expect(portrait.x + portrait.width).toBe(1440)
})

test('tells four numbered chapters and one quote', async ({ page }) => {
  await openRead(page, '/ueber-mich')
  const chapters = page.locator('.chapters > li')

  await expect(chapters).toHaveCount(4)
  await expect(chapters.nth(1)).toContainText('2016')
  await expect(chapters.nth(2)).toContainText('Geschäftspartner')
  await expect(chapters.nth(3)).toContainText('Team')
  for (const [index, count] of [1, 2, 3, 4].entries()) await expect(chapters.nth(index).locator('svg path')).toHaveCount(count)
  await expect(page.locator('.quote blockquote')).toHaveCount(1)
})

test('shows the three people of the team as cards with pictures, stepped by 0, 80 and 40 px', async ({ page }) => {
  await openRead(page, '/ueber-mich')
  const tops = await page.locator('ul.team > li').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))

  await expect(page.locator('ul.team img')).toHaveCount(3)
  expect(tops.map((top) => Math.round(top - tops[0]!))).toEqual([0, 80, 40])
})

test('says what drives the team, on violet', async ({ page }) => {
  await openRead(page, '/ueber-mich')
  const block = page.getByRole('region', { name: 'Was uns antreibt' })

  await expect(block).toHaveClass(/t-violett/)
  await expect(block.locator('blockquote')).toHaveCount(1)
})

test('closes with the calendar in a new tab and the way to the blog', async ({ page }) => {
  await openRead(page, '/ueber-mich')
  const band = page.locator('main .t-gelb')
  const booking = band.getByRole('link', { name: /öffnet in neuem Tab/ })

  await expect(booking).toHaveAttribute('target', '_blank')
  await expect(booking).toHaveAttribute('rel', /noopener/)
  await expect(booking).toHaveAttribute('href', /^https:\/\//)
  await band.getByRole('link', { name: /Blog/ }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('marks what is invented, and explains the mark once', async ({ page }) => {
  await openRead(page, '/ueber-mich')

  await expect(page.locator('main .sample-mark')).toHaveText(['Platzhalter', 'Platzhalter'])
  await expect(page.getByText('Diese Website ist noch nicht mit echten Daten gefüllt.')).toHaveCount(1)
})

test('fits every window from 320 to 1920 px', async ({ page }) => {
  await openRead(page, '/ueber-mich')

  await expectFitsEveryWidth(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('tells everything', async ({ page }) => {
    await page.goto('/ueber-mich')

    await expect(page.locator('.chapters > li')).toHaveCount(4)
    await expect(page.locator('ul.team > li')).toHaveCount(3)
    await expect(page.getByText('Was uns antreibt')).toBeVisible()
  })
})
