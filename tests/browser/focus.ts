import type { Page } from '@playwright/test'
import { expect, observersNotified } from './support.ts'

/** More stops than any page has. Without a limit, the walk would not end on a page with a keyboard trap. */
const LIMIT = 200

/**
 * Walks through the page with the Tab key alone. Checks that every control is reached, is in the viewport, is not covered by a fixed or
 * sticky element, and has a focus ring that no scrolling container cuts.
 */
export async function expectFocusInSight(page: Page): Promise<void> {
  // In low windows the header is not fixed. Focusing it scrolls to the top, which hides its second button a frame later.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Overlays measure their height and reserve space for it in the next frame.
  await observersNotified(page)
  await page.evaluate(() => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-reached]')) delete dataset.reached
    document.querySelector('a')?.focus()
  })
  // Makes the browser regard the keyboard as the input in use, so that it shows focus rings.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const faults: string[] = []
  let stops = 0
  for (let found = await faultsOfStop(page); found && stops < LIMIT; found = await faultsOfStop(page)) {
    faults.push(...found)
    stops += 1
    await page.keyboard.press('Tab')
  }
  expect(faults).toEqual([])
  expect(stops).toBeGreaterThan(15)
  expect(stops).toBeLessThan(LIMIT)
  expect(await page.evaluate(unreached)).toEqual([])
}

/** What is wrong with the control that has the focus; undefined when the focus has left the page. */
function faultsOfStop(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    element.dataset.reached = ''
    const drawn = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    // The ring may be drawn by the element, by its pseudo-element, by its parent, by its card, or on the thumb of a slider.
    const hasRing =
      element.matches('input[type="range"]') ||
      [undefined, '::after', '::before'].some((pseudo) => drawn(getComputedStyle(element, pseudo))) ||
      [element.parentElement, element.closest('article, li')].some((around) => around && drawn(getComputedStyle(around)))
    /** Whether a scrolling container cuts the outline of the element. A hidden radio button and a link across lines have another shape. */
    const isRingCut = () => {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element)
      if (outlineStyle === 'none' || element.matches('[type="radio"]') || element.getClientRects().length > 1) return false
      const beyondPx = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const own = element.getBoundingClientRect()
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflowY !== 'auto') continue
        const box = around.getBoundingClientRect()
        const spacePx = Math.min(own.left - box.left, box.right - own.right, own.top - box.top, box.bottom - own.bottom)
        if (spacePx < beyondPx - 1) return true
      }
      return false
    }
    /** Whether at least one of five points in one of the element's lines is not covered by another element. */
    const isFree = [...element.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
        const at = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
        return at !== null && (element.contains(at) || at.closest('label')?.contains(element))
      }),
    )
    return [!isFree && 'covered, or not in the viewport', !hasRing && 'no ring', isRingCut() && 'a ring that is cut']
      .filter((fault) => fault !== false)
      .map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`)
  })
}

/** Controls of the page that the Tab key has not reached. Radio buttons are left out, since Tab reaches only one of a group. */
function unreached(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, input:not([type="radio"]), select):not(:disabled)')]
    .filter((element) => element.tabIndex >= 0 && element.dataset.reached === undefined)
    .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .map((element) => element.outerHTML.slice(0, 120))
}
