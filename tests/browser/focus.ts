import type { Page } from '@playwright/test'
import { expect, observersNotified } from './support.ts'

/**
 * Focuses everything in the tab order and checks that it is in the viewport, covered by nothing fixed or sticky, and has a focus
 * ring if the last input was a key.
 */
export async function expectFocusInSight(page: Page, { ring = false } = {}): Promise<void> {
  // Overlays reserve space for themselves by their measured height, which is applied in the next frame.
  await observersNotified(page)
  const { stops, faults } = await page.evaluate((withRing) => {
    const drawn = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    // Drawn by the element, by a pseudo-element that covers its card, by its label or card, or on the thumb of a slider.
    const hasRing = (element: HTMLElement) =>
      element.matches('input[type="range"]') ||
      [undefined, '::after', '::before'].some((pseudo) => drawn(getComputedStyle(element, pseudo))) ||
      [element.parentElement, element.closest('article, li')].some((around) => around && drawn(getComputedStyle(around)))
    /** At one of five heights of one of its lines, nothing else lies on it. */
    const isFree = (element: HTMLElement) =>
      [...element.getClientRects()].some(({ left, right, top, bottom }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
          const found = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
          return found !== null && (element.contains(found) || found.closest('label')?.contains(element))
        }),
      )
    const all = [...document.querySelectorAll<HTMLElement>(':is(a[href], button, summary, input, select):not(:disabled)')].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    )
    const faultOf = (element: HTMLElement) => {
      element.focus()
      if (document.activeElement !== element) return ['takes no focus']
      return [!isFree(element) && 'covered, or not in the viewport', withRing && !hasRing(element) && 'no ring'].filter(Boolean)
    }
    const found = all.flatMap((element) => faultOf(element).map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`))
    return { stops: all.length, faults: found }
  }, ring)
  expect(stops).toBeGreaterThan(15)
  expect(faults).toEqual([])
}
