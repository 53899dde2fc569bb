import { answerConsent, expect, test } from './support.ts'

/** The families of the site, those of drawn pages and code included. What comes first in a list of families is what is meant. */
const OWN = ['Display', 'Text', 'Code', 'Mockup', 'ui-monospace']

for (const path of ['/', '/blog/seo-ki-zeitalter-gefunden-werden', '/FunnelActive', '/agb.html']) {
  test(`on a first visit of ${path} every text is set in the whole families in the end`, async ({ page }) => {
    await answerConsent(page)
    // Without the fake clock, which hides from the page that this is a first visit, and so that anything is put off.
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-deferred', '')
    await expect(page.locator('#fuss [data-section][data-rendered]')).toHaveCount(1)

    const families = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-page] *')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
        .filter((element) => element.closest('style, script, noscript') === null)
        .map((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? ''),
    )
    expect(families.length).toBeGreaterThan(50)
    expect([...new Set(families)].filter((family) => !OWN.includes(family))).toEqual([])
  })
}
