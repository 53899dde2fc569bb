import type { Page } from '@playwright/test'
import { expect, observersNotified } from './support.ts'

/** Focuses every element in the tab order and checks that none is covered by fixed or sticky elements. */
export async function expectFocusInSight(page: Page): Promise<void> {
  // Overlays reserve space for themselves by their measured height, which is applied in the next frame.
  await observersNotified(page)
  const { stops, covered } = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>(':is(header, main, footer) :is(a, button, summary)')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    )
    const isCovered = (element: HTMLElement) => {
      element.focus()
      return ![...element.getClientRects()].some(({ left, right, top, bottom }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
          const found = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
          return found !== null && element.contains(found)
        }),
      )
    }
    return { stops: all.length, covered: all.filter(isCovered).map((element) => element.outerHTML) }
  })
  expect(stops).toBeGreaterThan(20)
  expect(covered).toEqual([])
}
