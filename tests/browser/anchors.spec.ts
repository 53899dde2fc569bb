import { openRead } from './reading.ts'
import { expect, test } from './support.ts'

const SECTIONS = ['start', 'probleme', 'expertise', 'services', 'gruende', 'erfolge', 'prozess', 'stimmen', 'fragen', 'kontakt']

test('an anchor throws away no section whose script has not come yet', async ({ page }) => {
  await openRead(page, '/')
  const ids = () => page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
  expect(await ids()).toEqual(SECTIONS)

  await page.locator('header nav').getByRole('link', { name: 'Referenzen' }).click()
  await expect(page).toHaveURL(/#erfolge$/)
  await expect(page.locator('#erfolge')).toBeInViewport()
  expect(await ids()).toEqual(SECTIONS)

  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await ids()).toEqual(SECTIONS)
  await page.clock.runFor(2_000)
  expect(await ids()).toEqual(SECTIONS)
})

test('Back returns to the old place at once, even while the sections of the page are still on their way', async ({ page }) => {
  await openRead(page, '/')
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  // Never answered: React cannot take the page over as long as the visitor looks at it.
  await page.route('**/assets/*.js', () => {})
  await page.locator('header nav').getByRole('link', { name: 'Prozess' }).click()
  await expect(page.locator('#prozess h2').first()).toBeInViewport()

  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  await page.goForward()
  await expect(page.locator('#prozess h2').first()).toBeInViewport()
})

test('after an anchor all sections are taken over, wherever the visitor stands', async ({ page }) => {
  await openRead(page, '/')
  await page.locator('header nav').getByRole('link', { name: 'Prozess' }).click()
  await expect(async () => {
    await page.clock.runFor(50)
    const waiting = await page
      .locator('main section[id]')
      .evaluateAll((sections) =>
        sections.filter((section) => !Object.keys(section).some((key) => key.startsWith('__reactProps'))).map(({ id }) => id),
      )
    expect(waiting).toEqual([])
  }).toPass({ intervals: [20], timeout: 20_000 })
})
