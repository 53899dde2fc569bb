import { banner } from './elements.ts'
import { expectFocusInSight } from './focus.ts'
import { KINDS } from './routes.ts'
import { expect, hydrated, hydrateAllSections, test } from './support.ts'

// Two of the pages have status 404, which the browser logs.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedFaults: /status of 404/ })

for (const path of KINDS) {
  test(`every tab stop of ${path} is in the viewport, not covered, and has a focus ring`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await hydrateAllSections(page)
    await expect(banner(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText('Zum Inhalt springen')
    await expectFocusInSight(page)
  })
}
