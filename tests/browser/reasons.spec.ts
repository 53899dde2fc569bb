import { bringIntoView, openNear } from './home-section.ts'
import { openRead } from './reading.ts'
import { expect, test } from './support.ts'

test('five reasons are counted through', async ({ page }) => {
  await openRead(page, '/')
  const reasons = page.locator('#gruende').getByRole('listitem')
  await expect(reasons).toHaveCount(5)
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
    '3 Tage statt 3 Monate',
    'Ein Preis, der stehen bleibt',
    'Seite 1 bei Google in 14 Tagen',
    'Unter 2 Sekunden geladen',
    '98 % zufriedene Kunden',
  ])
  for (const [index, strokes] of [1, 2, 3, 4, 5].entries()) await expect(reasons.nth(index).locator('svg path')).toHaveCount(strokes)
})

test('the tally draws itself once, when 40 per cent of it are in view', async ({ page }) => {
  const tally = page.locator('#gruende .big-tally')
  await openNear(page, 'gruende', page.locator('#gruende .aside'))
  await expect(tally).toHaveAttribute('data-arrival', 'waiting')
  const heightPx = await tally.evaluate((node) => node.clientHeight)
  await bringIntoView(tally, 900 - heightPx * 0.35)
  await expect(tally).toBeInViewport()
  await expect(tally).toHaveAttribute('data-arrival', 'waiting')
  await bringIntoView(tally, 900 - heightPx * 0.45)
  await expect(tally).toHaveAttribute('data-arrival', 'arrived')
  await expect(tally.locator('path').last()).toHaveCSS('stroke-dashoffset', '0px')
})

test('the tally stands there drawn once an anchor has jumped past it', async ({ page }) => {
  const tally = page.locator('#gruende .big-tally')
  await openNear(page, 'gruende', page.locator('#gruende .aside'))
  await expect(tally).toHaveAttribute('data-arrival', 'waiting')
  await bringIntoView(page.locator('#stimmen'), 100)
  await expect(tally).not.toBeInViewport()
  await expect(tally).toHaveAttribute('data-arrival', 'arrived')
  await expect(tally.locator('path').last()).toHaveCSS('stroke-dashoffset', '0px')
})

test('the tally is printed drawn, seen or not', async ({ page }) => {
  const tally = page.locator('#gruende .big-tally')
  await openNear(page, 'gruende', page.locator('#gruende .aside'))
  const offset = () =>
    tally.evaluate((node) => {
      // Laid out for paper, the page is shorter, and the tally may come into view.
      node.setAttribute('data-arrival', 'waiting')
      return getComputedStyle(node.querySelector('path') as Element).strokeDashoffset
    })
  expect(await offset()).toBe('1px')
  await page.emulateMedia({ media: 'print' })
  expect(await offset()).toBe('0px')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the tally is drawn from the start', async ({ page }) => {
    await openNear(page, 'gruende', page.locator('#gruende .aside'))
    const tally = page.locator('#gruende .big-tally')
    await bringIntoView(tally, 300)
    await expect(tally).not.toHaveAttribute('data-arrival')
    await expect(tally.locator('path').first()).toHaveCSS('stroke-dashoffset', '0px')
  })
})
