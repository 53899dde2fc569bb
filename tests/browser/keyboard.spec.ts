import { banner } from './elements.ts'
import { expectFocusInSight } from './focus.ts'
import { expect, hydrated, hydrateAllSections, test } from './support.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/', '/blog', '/FunnelActive']) {
  test(`every tab stop of ${path} is in the viewport, not covered, and has a focus ring`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await hydrateAllSections(page)
    await expect(banner(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText('Zum Inhalt springen')
    await expectFocusInSight(page, { ring: true })
  })
}
