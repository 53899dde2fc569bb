import { expect, openWithConsentAnswered, test } from './support.ts'

for (const path of ['/', '/blog']) {
  test(`photos on ${path} take part in layouts as drawings do: only the image has a box`, async ({ page }) => {
    await openWithConsentAnswered(page, path)
    const boxes = await page.evaluate(() => [...document.querySelectorAll('picture, source')].map((node) => node.getClientRects().length))
    expect(boxes.filter((count) => count > 0)).toEqual([])
  })
}
