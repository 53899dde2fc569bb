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

type Asked = { frames: number; timers: number }
type Counted = { asked: Asked }

/**
 * Counts the frames and timers that the page requests, in `window.asked`. Runs in the page, before the page's own script, so it must not
 * refer to anything outside itself.
 */
export function countRequests(): void {
  const counted = window as unknown as Counted
  const page = window as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>
  counted.asked = { frames: 0, timers: 0 }
  for (const [name, kind] of [
    ['requestAnimationFrame', 'frames'],
    ['setTimeout', 'timers'],
    ['setInterval', 'timers'],
    ['requestIdleCallback', 'timers'],
  ] as const) {
    const original = page[name]
    if (!original) continue
    page[name] = (...args) => {
      counted.asked[kind] += 1
      return original.apply(window, args)
    }
  }
}

/** Runs in the page. Returns what the page has requested since the last call, and how many CSS animations are running. */
export function takeRequests(): Asked & { animations: number } {
  const page = window as unknown as Counted
  const { frames, timers } = page.asked
  page.asked = { frames: 0, timers: 0 }
  // Scroll-driven animations do not count: they move only with the scroll position.
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
  return { frames, timers, animations: running.length }
}
