import { expect, test as base } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { CONSENT_STORAGE_KEY } from '../../machines/common/stored-choice.ts'
import { CONSENT_VERSION } from '../../machines/cookie-banner/consent.ts'

/** A fixed moment, so that dates and seeds never differ between runs. */
export const START = new Date('2026-03-02T09:00:00+01:00')

/** A clock at rest moves on in steps this small while something is waited for. */
const STEP_MS = 50

/**
 * Every browser test fails on what a visitor's console should never show: errors, warnings of React, failed requests,
 * whatever the content policy stops, and requests to any other host.
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

/**
 * Does the same with several pages or states in one tab, which takes half the time of a tab for each, and says at which of them
 * something failed.
 */
export async function forEachOf<T extends string | number>(all: readonly T[], check: (one: T) => Promise<void>): Promise<void> {
  for (const one of all) {
    await test.step(String(one), async () => {
      const before = test.info().errors.length
      try {
        await check(one)
      } catch (error) {
        if (error instanceof Error) error.message = `${one}: ${error.message}`
        throw error
      }
      expect.soft(test.info().errors.length - before, `${one}: faults named above`).toBe(0)
    })
  }
}

/**
 * Waits until a function that runs in the page returns something, and returns that. The page itself looks at every frame: `expect`
 * asks from outside, with up to half a second between two questions, and a page that is waited for keeps a processor busy.
 */
async function firstResult<Result>(page: Page, look: () => Result): Promise<NonNullable<Result>> {
  const result = await page.waitForFunction(look, undefined, { timeout: 15_000 })
  return (await result.jsonValue()) as NonNullable<Result>
}

/** Waits until the frame of the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await firstResult(page, () => document.documentElement.dataset.boot === 'ready')
}

/** Waits until what stands in the first view of the prerendered page is hydrated as well. */
export async function firstPartHydrated(page: Page): Promise<void> {
  const state = await firstResult(page, () => {
    if (document.documentElement.dataset.boot !== 'ready') return
    // Drawn anew, as after a mismatch, React shows it (until then nothing, or the hero's stand-in) with what else comes within 300 ms.
    if (document.querySelector('main:empty, #start:not(:has([data-machine]))')) return 'drawn anew'
    const first = document.querySelector('main [data-part], main[data-part]:not(:has([data-part]))')
    return first?.hasAttribute('data-hydrated') ? 'hydrated' : undefined
  })
  if (state === 'hydrated') return
  await page.clock.runFor(STEP_MS)
  await firstPartHydrated(page)
}

/** Waits until the part of the prerendered page that holds an element is hydrated: parts are hydrated one by one. */
export async function partHydrated(element: Locator): Promise<void> {
  await letTimePassUntil(element.page(), () =>
    element.evaluate(
      (node) => node.closest('[data-part]')?.hasAttribute('data-hydrated') ?? document.documentElement.dataset.boot === 'ready',
    ),
  )
}

/** Waits until the page has noticed that its script does not come. */
export async function scriptFailed(page: Page): Promise<void> {
  await firstResult(page, () => document.documentElement.dataset.boot === 'failed')
}

/**
 * Stops the clock of the pages that are opened next at `START`: nothing timed happens until `page.clock.runFor`.
 *
 * Playwright's clock replaces `performance` with one that knows no entries. A page tells a first visit from a reload by the
 * entry of its navigation (src/boot/bootstrap.ts), so it gets the real ones.
 */
export async function stopClock(page: Page): Promise<void> {
  // The clock belongs to the context: what has to run before and after it does too.
  const context = page.context()
  await context.addInitScript(() => {
    const kept = globalThis as { realPerformance?: Performance }
    kept.realPerformance ??= performance
  })
  // A minute before: the clock runs until it is paused, and can only be paused at a moment to come.
  await page.clock.install({ time: START.getTime() - 60_000 })
  await page.clock.pauseAt(START)
  await context.addInitScript(() => {
    const { realPerformance } = globalThis as { realPerformance?: Performance }
    performance.getEntriesByType = (type) => realPerformance?.getEntriesByType(type) ?? []
  })
}

/** Opens a page with its clock standing still. */
export async function openAt(page: Page, path: string): Promise<void> {
  await stopClock(page)
  await page.goto(path)
  await firstPartHydrated(page)
}

/** Makes whoever opens the next page a visitor who has answered the cookie question before. */
export async function answerConsent(page: Page): Promise<void> {
  const consent = {
    necessary: true,
    analytics: false,
    marketing: false,
    functional: false,
    date: START.toISOString(),
    version: CONSENT_VERSION,
  }
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [CONSENT_STORAGE_KEY, JSON.stringify(consent)] as const)
}

/** Opens a page, its clock standing still, as a visitor who has answered the cookie question before. */
export async function openRead(page: Page, path: string): Promise<void> {
  await answerConsent(page)
  await openAt(page, path)
}

/** Lets time go on in small steps until something holds, 20 real seconds at most. Time stands still where it holds already. */
export async function letTimePassUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (await holds()) return
    await page.clock.runFor(STEP_MS)
    expect(await holds()).toBe(true)
  }).toPass({ intervals: [20], timeout: 20_000 })
}

/** Waits, in a page whose clock stands still, until an element is there to be seen: its code may still be on its way. */
export async function appears(element: Locator): Promise<void> {
  await letTimePassUntil(element.page(), () => element.isVisible())
}

/**
 * Does something until the page reacts. Parts of a page hydrate one by one, and what is done to one before that is lost; there
 * is no telling from outside which have. Time goes on a little between two tries.
 */
export async function until(page: Page, act: () => Promise<unknown>, reacted: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (await reacted()) return
    // A press that waits for its part is carried out by itself.
    if ((await page.locator('[aria-busy="true"]').count()) === 0) await act()
    await looked(page)
    if (await reacted()) return
    await page.clock.runFor(STEP_MS)
    expect(await reacted()).toBe(true)
  }).toPass({ intervals: [20, 50, 100], timeout: 20_000 })
}

/** Whether an attribute has a value now, without waiting for it. */
export async function has(element: Locator, attribute: string, value: string): Promise<boolean> {
  return (await element.getAttribute(attribute)) === value
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

/** Scrolls until an element's upper edge stands `topPx` below that of the window, and the page knows it. */
export async function bringIntoView(element: Locator, topPx = 120): Promise<void> {
  await element.evaluate((node, top) => scrollTo({ top: node.getBoundingClientRect().top + scrollY - top, behavior: 'instant' }), topPx)
  await looked(element.page())
}

/** Brings every section of the page into view, one after the other, so that all of it is laid out and hydrated; then its top again. */
export async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = (element: Element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      })
    const hydrated = (part: Element) =>
      new Promise<void>((resolve) => {
        const look = () => part.hasAttribute('data-hydrated') && resolve()
        new MutationObserver(look).observe(part, { attributeFilter: ['data-hydrated'] })
        look()
      })
    for (const section of document.querySelectorAll('main [data-section]')) {
      if (!section.checkVisibility()) continue
      section.scrollIntoView({ block: 'center', behavior: 'instant' })
      await seen(section)
      const part = section.closest('[data-part]')
      if (part) await hydrated(part)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await seen(document.body)
  })
}

/** Scrolls to a height of the page, in px from its top, and waits until it is there. */
export async function scrollToHeight(page: Page, topPx: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), topPx)
  await expect.poll(() => scrollTopPx(page)).toBe(topPx)
  await looked(page)
}

/** How far the page is scrolled, in whole px. */
export function scrollTopPx(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Makes a request wait until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, (route) =>
    // Asked for ahead and then run, a file may have been let go already.
    held.then(() => route.continue()).catch(() => undefined),
  )
  return release
}

/** A text with every kind of space as one. */
export const plain = (text: string | null): string => (text ?? '').replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
