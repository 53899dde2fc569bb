import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

/** A fixed moment, so that dates and seeds never differ between runs. */
export const START = new Date('2026-03-02T09:00:00+01:00')

/**
 * Every browser test fails on what a visitor's console should never show: errors, warnings of React, failed requests,
 * blocked styles or scripts, and requests to any other host.
 */
export const test = base.extend<{ allowedFaults: RegExp | undefined; faults: string[] }>({
  /** Faults that a test brings about on purpose. */
  allowedFaults: [undefined, { option: true }],
  faults: [
    async ({ page, baseURL, allowedFaults }, use) => {
      const faults: string[] = []
      const own = new URL(baseURL ?? 'http://127.0.0.1').host
      page.on('console', (message) => {
        // With `debug` the page says, where nobody sees it, that what was prerendered did not fit.
        if (['error', 'warning', 'debug'].includes(message.type())) faults.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.host !== own) faults.push(`foreign request: ${request.url()}`)
      })
      await use(faults)
      expect(faults.filter((fault) => !allowedFaults?.test(fault))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens a page with its clock standing still: nothing timed happens until `page.clock.runFor`. */
export async function openAt(page: Page, path: string): Promise<void> {
  // A minute before: the clock runs until it is paused, and can only be paused at a moment to come.
  await page.clock.install({ time: START.getTime() - 60_000 })
  await page.clock.pauseAt(START)
  await page.goto(path)
  await hydrated(page)
}

/**
 * Waits until the page has been told what is in view: in the frame after a scroll, which a busy machine may leave waiting.
 * Its scroll listeners come first in that frame, then its observers in the order they were made, then this one.
 */
export async function looked(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body)
      }),
  )
}

/** Waits until the page's script has taken over what stands above the fold. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
}
