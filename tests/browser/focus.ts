import type { Page } from '@playwright/test'
import { expect } from './support.ts'

/** Goes through all that the keyboard reaches: what has the focus is never covered by what stands over the page. */
export async function expectFocusInSight(page: Page): Promise<void> {
  const stops = page.locator(':is(header, main, footer) :is(a, button, summary):visible')
  expect(await stops.count()).toBeGreaterThan(20)
  for (const stop of await stops.all()) {
    await stop.focus()
    const covered = await stop.evaluate((element) => {
      const free = [...element.getClientRects()].some(({ left, right, top, bottom }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
          const found = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
          return found !== null && element.contains(found)
        }),
      )
      return free ? '' : element.outerHTML
    })
    expect(covered).toBe('')
  }
}
