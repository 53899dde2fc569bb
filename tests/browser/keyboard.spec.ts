import { banner } from './elements.ts'
import { expect, forEachOf, hydrated, hydrateAllSections, test } from './support.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const paths of [['/'], ['/blog', '/FunnelActive', '/impressum.html']]) {
  test(`every tab stop of ${paths.join(' and ')} is in the viewport, not covered, and has a focus ring`, async ({ page }) => {
    await forEachOf(paths, async (path) => {
      await page.goto(path)
      await hydrated(page)
      await hydrateAllSections(page)
      await expect(banner(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveText('Zum Inhalt springen')
      const seen = new Set<string>()
      for (let stop = 0; stop < 200; stop += 1) {
        const found = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement | null
          if (!element || element === document.body) return
          const box = element.getBoundingClientRect()
          // The middle, or for elements taller than the viewport, a point in their visible part.
          const x = Math.min(Math.max(box.x + Math.min(box.width / 2, 30), 1), innerWidth - 1)
          const y = Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1)
          const top = document.elementFromPoint(x, y)
          const inWindow = box.bottom > 0 && box.top < innerHeight && box.width > 0 && box.height > 0
          const free = top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element) === true)
          const drawn = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
            (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
          // Drawn by the element, by a pseudo-element that covers its card, by the card, or on the thumb of a slider.
          const ring =
            [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(element, '::before')].some(drawn) ||
            [element.parentElement, element.closest('article, li')].some((card) => card && drawn(getComputedStyle(card))) ||
            element.matches('input[type="range"]')
          const id = (element.dataset.stop ??= String(Math.floor(box.y + scrollY) * 10_000 + Math.floor(box.x)))
          return { id, name: element.outerHTML.slice(0, 100), inWindow, free, ring }
        })
        if (!found || seen.has(`${found.id} ${found.name}`)) break
        seen.add(`${found.id} ${found.name}`)
        expect(found.inWindow, `not in the window: ${found.name}`).toBe(true)
        expect(found.free, `covered: ${found.name}`).toBe(true)
        expect(found.ring, `no ring: ${found.name}`).toBe(true)
        await page.keyboard.press('Tab')
      }
      expect(seen.size).toBeGreaterThan(15)
    })
  })
}
