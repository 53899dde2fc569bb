import type { Locator, Page } from '@playwright/test'
import { openRead, takenOver } from './reading.ts'
import { looked } from './support.ts'

/**
 * Opens the home page and scrolls until a section stands right below the window: the script takes it over, but nothing
 * that starts when seen has started. From then on the clock stands still.
 *
 * @param part An element inside the section that React draws.
 */
export async function openNear(page: Page, id: string, part: Locator): Promise<void> {
  await openRead(page, '/')
  await page
    .locator(`#${id}`)
    .evaluate((node) => scrollTo({ top: node.getBoundingClientRect().top + scrollY - innerHeight - 40, behavior: 'instant' }))
  await takenOver(part)
}

/** Scrolls until an element's upper edge stands `topPx` below that of the window, and the page knows it. */
export async function bringIntoView(element: Locator, topPx: number): Promise<void> {
  await element.evaluate((node, top) => scrollTo({ top: node.getBoundingClientRect().top + scrollY - top, behavior: 'instant' }), topPx)
  await looked(element.page())
}
