import type { Locator, Page } from '@playwright/test'
import { CONSENT_STORAGE_KEY, CONSENT_VERSION } from '../../machines/cookie-banner/consent.ts'
import { expect, openAt, START, test } from './support.ts'

/** React gathers parts that arrive within 300 ms of each other and shows them together; a clock at rest has to be moved past that. */
const APPEARANCE_MS = 400
/** A busy machine brings a part later: time goes on in steps this small until it is there. */
const STEP_MS = 50

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

/** Opens a page as a visitor who has answered the cookie question before. */
export async function openRead(page: Page, path: string): Promise<void> {
  await answerConsent(page)
  await openAt(page, path)
  await page.clock.runFor(APPEARANCE_MS)
  await takenOver(page.locator('main h1'))
  if (await page.locator('.prose').count()) await takenOver(page.locator('.prose'))
}

/**
 * Waits until the script answers for an element: parts of a page are taken over one by one.
 *
 * @param stepMs What starts with the element is at most this far ahead, in ms.
 */
export async function takenOver(element: Locator, stepMs = STEP_MS): Promise<void> {
  const isTakenOver = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await letTimeGoOnUntil(element.page(), isTakenOver, stepMs)
}

/** Waits until an element of another page, whose code may still be on its way, has come. The address is there before it. */
export async function appears(element: Locator): Promise<void> {
  await element.page().clock.runFor(APPEARANCE_MS)
  await letTimeGoOnUntil(element.page(), () => element.isVisible())
}

async function letTimeGoOnUntil(page: Page, isThere: () => Promise<boolean>, stepMs = STEP_MS): Promise<void> {
  await expect(async () => {
    if (await isThere()) return
    await page.clock.runFor(stepMs)
    expect(await isThere()).toBe(true)
  }).toPass({ intervals: [20], timeout: 20_000 })
}

/** Goes through all that the keyboard reaches: what has the focus is never covered by what stands over the page. */
export async function expectFocusInSight(page: Page): Promise<void> {
  const stops = page.locator(':is(header, main, footer) :is(a, button, summary):visible')
  expect(await stops.count()).toBeGreaterThan(20)
  for (const stop of await stops.all()) {
    await stop.focus()
    const free = await stop.evaluate((element) =>
      [...element.getClientRects()].some(({ left, right, top, bottom }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
          const found = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
          return found !== null && element.contains(found)
        }),
      ),
    )
    expect(free, await stop.evaluate((element) => element.outerHTML)).toBe(true)
  }
}

/** Takes out of the faults what a page served with status 404 cannot help: the browser's own line about it. */
export function forgive404(faults: string[]): void {
  const others = faults.filter((fault) => !fault.includes('the server responded with a status of 404'))
  faults.splice(0, faults.length, ...others)
}

/** Keeps mail programs closed; what would have been opened is read with `openedMails`. */
export async function catchMails(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(globalThis, { openedMails: opened })
    document.addEventListener('mail.open', (event) => {
      event.preventDefault()
      opened.push((event as CustomEvent<{ href: string }>).detail.href)
    })
  })
}

export function openedMails(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { openedMails: string[] }).openedMails)
}

/** Puts a clipboard in place that works, refuses, or is not there at all. */
export async function withClipboard(page: Page, kind: 'working' | 'refusing' | 'missing'): Promise<void> {
  await page.addInitScript((wanted) => {
    const copied: string[] = []
    Object.assign(globalThis, { copied })
    const clipboard = {
      writeText: (text: string) => {
        if (wanted === 'refusing') return Promise.reject(new DOMException('refused', 'NotAllowedError'))
        copied.push(text)
        return Promise.resolve()
      },
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: wanted === 'missing' ? undefined : clipboard })
  }, kind)
}

export function copiedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied)
}

/** Widths at which nothing may leave a page, in px: from a small phone to a large screen. */
export const WIDTHS = [320, 390, 768, 1024, 1440, 1920] as const

/**
 * Makes the window as wide as each of `WIDTHS` in turn: the page fits every time.
 *
 * @param alsoFits What else has to hold at each width.
 */
export async function expectFitsEveryWidth(page: Page, alsoFits?: (widthPx: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.clock.runFor(STEP_MS)
      await expectNoSidewaysScrolling(page)
      await alsoFits?.(width)
    })
  }
}

/** Nothing on the page is wider than the window, in sections far below neither: their containment would hide it. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const inner of document.querySelectorAll<HTMLElement>('.section > .inner')) inner.style.contentVisibility = 'visible'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}
