import type { Locator, Page } from '@playwright/test'

/** The upper edge of an element, in whole px from the top of the viewport. */
export const topPx = (element: Locator): Promise<number> => element.evaluate((node) => Math.round(node.getBoundingClientRect().top))

/** How much wider the page is than the window, in px. */
export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The share of a canvas that is painted, from 0 to 1. */
export const inkOf = (canvas: Locator): Promise<number> =>
  canvas.evaluate((node: HTMLCanvasElement) => {
    const { width, height } = node
    if (width === 0) return 0
    // Reads from a copy, because repeated reads would make the canvas itself slow and the browser log a warning.
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
    copy.drawImage(node, 0, 0)
    const { data } = copy.getImageData(0, 0, width, height)
    return data.filter((value, index) => index % 4 === 3 && value > 128).length / (width * height)
  })
