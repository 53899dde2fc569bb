import { answerConsent, expect, test } from './support.ts'

/** The font families of the site, those of mockups and code included; the first one in a `font-family` list counts. */
const OWN = ['Display', 'Text', 'Code', 'Mockup', 'ui-monospace']

for (const path of ['/', '/blog/seo-ki-zeitalter-gefunden-werden', '/FunnelActive', '/agb.html']) {
  test(`on a first visit to ${path} all text ends up in the full font families`, async ({ page }) => {
    await answerConsent(page)
    // Without the fake clock, which would keep the page from detecting a first visit and deferring anything.
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
