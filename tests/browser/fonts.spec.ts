import { ARTICLE, KINDS, NOT_FOUND } from './routes.ts'
import { expect, firstPlaceHydrated, forEachOf, hold, noteShifts, observersNotified, test } from './support.ts'

/**
 * How much may move, as cumulative layout shift, of which up to 0.1 is good. A line of a long text may break elsewhere, because its owner
 * writes the words.
 */
const LIMIT = 0.01

for (const [width, paths] of [
  [390, KINDS.filter((path) => path !== NOT_FOUND)],
  // Where lines are long, few words move to another one.
  [1_440, ['/', ARTICLE]],
] as const) {
  test(`next to nothing moves at ${width} px when the fonts arrive late, and there are two of them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await noteShifts(page)
    await forEachOf(paths, async (path) => {
      const release = await hold(page, /\.woff2$/)
      // Held fonts delay the load event.
      await page.goto(path, { waitUntil: 'commit' })
      await firstPlaceHydrated(page)
      release()
      await page.evaluate(() => document.fonts.ready)
      await observersNotified(page)
      await observersNotified(page)
      const families = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
      expect(families.filter((family) => !/Fallback|Code|Mockup/.test(family))).toEqual(['Display', 'Text'])
      const hint = `${path} at ${width} px: lines break differently in the fallback font. Change its ratios in build/typefaces.ts (STAND_INS).`
      expect(
        (await shifts()).reduce((sum, { value }) => sum + value, 0),
        hint,
      ).toBeLessThan(LIMIT)
    })
  })
}
