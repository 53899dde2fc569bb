import { machine } from './elements.ts'
import { overflowPx } from './page-probe.ts'
import { bringIntoView, expect, forEachOf, openAt, test } from './support.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('below 1200 px the scrolled header is 56 px high and shows hour, section and a button', async ({ page, time }) => {
  await openAt(page, '/')
  const header = machine(page, 'header')
  const readout = page.locator('[data-hour-readout]')
  const start = header.getByRole('link', { name: 'Starten' })
  await expect(header).toHaveAttribute('data-state', 'top')
  await expect(start).toBeHidden()
  await expect(readout).toHaveCSS('opacity', '0')
  for (const [px, state] of [
    [51, 'scrolled'],
    [50, 'top'],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), px)
    await expect(header).toHaveAttribute('data-state', state)
  }

  await page.locator('#services').evaluate((section) => section.scrollIntoView())
  await expect(readout).toHaveText('24\u00a0h · Pakete')
  await expect(header).toHaveAttribute('data-state', 'scrolled')
  await time.advance(1000)
  await expect(readout).toHaveCSS('opacity', '1')
  expect(await start.evaluate((node) => node.getBoundingClientRect().height)).toBe(44)
  await expect(start).toHaveAttribute('href', '#kontakt')

  const bottom = () => header.evaluate((node) => Math.round(node.getBoundingClientRect().bottom))
  await forEachOf([320, 1199], async (width) => {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(bottom).toBe(56)
    expect(await overflowPx(page)).toBe(0)
  })
  // At this width there is no room for the readout beside the button.
  await page.setViewportSize({ width: 280, height: 844 })
  await expect(readout).toBeHidden()
  await page.setViewportSize({ width: 1200, height: 844 })
  await expect.poll(bottom).toBe(76)
  await expect(readout).toBeHidden()
})

test('on a phone rows scroll by key and let the next entry peek in; wider screens show everything', async ({ page, time }) => {
  await openAt(page, '/')
  for (const [id, name] of [
    ['erfolge', 'Fallstudien'],
    ['stimmen', 'Weitere Stimmen'],
  ] as const) {
    const section = page.locator(`#${id}`)
    await bringIntoView(section)
    const row = section.getByRole('region', { name })
    await bringIntoView(row)
    const second = await row.locator('> *').nth(1).boundingBox()
    expect(second?.x).toBeGreaterThan(300)
    expect(second?.x).toBeLessThan(375)
    await time.advance(60_000)
    expect(await row.evaluate((node) => node.scrollLeft)).toBe(0)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
  }
  const choice = page.locator('#services fieldset')
  await expect(choice).toBeVisible()
  await page.setViewportSize({ width: 1_200, height: 900 })
  await expect(page.getByRole('region', { name: 'Fallstudien' })).toHaveCount(0)
  const offers = page.locator('#services').getByRole('heading', { level: 3 })
  await expect(offers).toHaveCount(3)
  await expect(choice).toBeHidden()
  await expect(page.locator('#prozess').getByText('Mitbewerber angesehen')).toBeVisible()
})
