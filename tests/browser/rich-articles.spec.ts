import { IS_FIXTURE } from '#paths'
import { overflowPx } from './page-probe.ts'
import { expect, openAt, test } from './support.ts'

// The template's articles have no code.
test.skip(!IS_FIXTURE)

test('an article with every element fits a phone, and a keyboard scrolls its code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, '/blog/logbuch-mit-allem')
  expect(await overflowPx(page)).toBe(0)

  const code = page.getByRole('region', { name: 'Code 1: CSS' })
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
