import { expect, test as base } from '@drei-tage/playwright'
import type { Locator, Page } from '@playwright/test'
import { CONSENT_STORAGE_KEY } from '#machines/cookie-banner/consent.ts'
import { CONSENT_VERSION } from '#machines/cookie-banner/consent.ts'

/** A fixed date, so that pages show the same in every run. */
const START = new Date('2026-03-02T09:00:00+01:00')

/** By page: the patterns of `hold` that no request has matched yet. */
const unmatched = new WeakMap<Page, Set<string | RegExp>>()

/** A limit that only a hang reaches. */
const HANG_MS = 60_000

/**
 * Playwright's `test`, in which time stands still until a test moves it, the date is `START`, the cookie banner is answered, and e-mails and copied texts are noted. Every test fails on what should never
 * happen on a visit: errors, React warnings, failed requests, violations of the content security policy, and requests to other hosts.
 */
export const test = base.extend<{ isNewVisitor: boolean; opensMails: boolean; allowedFaults: RegExp | undefined; faults: string[] }>({
  /** Whether the cookie banner still asks. */
  isNewVisitor: [false, { option: true }],
  /** Whether links to e-mails open the mail program. */
  opensMails: [false, { option: true }],
  page: async ({ page, isNewVisitor, opensMails }, provide) => {
    if (!isNewVisitor) await answerConsent(page)
    await page.addInitScript(noteHandedOver, opensMails)
    // Not `page.clock`, which would replace timers and frames as well.
    await page.addInitScript((ms) => {
      Date.now = () => ms
    }, START.getTime())
    await provide(page)
  },
  /** Matches the faults that a test causes on purpose. */
  allowedFaults: [undefined, { option: true }],
  faults: [
    async ({ page, baseURL, allowedFaults }, use) => {
      const faults: string[] = []
      const own = new URL(baseURL ?? 'http://127.0.0.1').host
      page.on('console', (message) => {
        // The page logs hydration mismatches with `debug`, which consoles hide by default.
        if (['error', 'warning', 'debug'].includes(message.type())) faults.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.host !== own) faults.push(`foreign request: ${request.url()}`)
      })
      await use(faults)
      expect(faults.filter((fault) => !allowedFaults?.test(fault))).toEqual([])
      expect([...(unmatched.get(page) ?? [])], 'held back, but never requested').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

interface HandedOver {
  mails: string[]
  copied: string[]
}

/** Runs in the page. */
function noteHandedOver(opensMails: boolean): void {
  const given: HandedOver = { mails: [], copied: [] }
  Object.assign(globalThis, { handedOver: given })
  document.addEventListener('mail.open', (event) => {
    if (!opensMails) event.preventDefault()
    given.mails.push((event as CustomEvent<{ href: string }>).detail.href)
  })
  const writeText = async (text: string) => void given.copied.push(text)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

/** What the open page has handed over to the mail program and to the clipboard. */
export function handedOver(page: Page): Promise<HandedOver> {
  return page.evaluate(() => (globalThis as unknown as { handedOver: HandedOver }).handedOver)
}

/** Runs a check for several pages or states in one tab, which takes half as long as a tab for each. Reports name the page or state. */
export async function forEachOf<T extends string | number>(all: readonly T[], check: (one: T) => Promise<void>): Promise<void> {
  for (const one of all) await test.step(String(one), () => check(one))
}

/**
 * Waits until an element that matches a selector is attached. `waitFor` checks at every frame, whereas `expect` may wait half a second
 * between checks. `waitForFunction` would make the page compile Playwright's helpers once more, in another context.
 */
async function attached(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached', timeout: HANG_MS })
}

/** Lets a page that waits for its visitor run its scripts. Others run them at a moment of their own. */
const act = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('[data-still]') && !location.search.includes('inspect')) dispatchEvent(new Event('scroll'))
  })

/** Waits until the page's first island is hydrated and all sections are rendered, so that nothing moves any more. */
export async function hydrated(page: Page): Promise<void> {
  await act(page)
  await attached(page, 'html:not([data-deferred]):has([data-hydrated])')
}

/** Like `hydrated`, but also waits for the page's first islands or, if its address has a name, for those that draw it. */
export async function firstPlaceHydrated(page: Page): Promise<void> {
  await act(page)
  const first = page.url().includes('#name=')
    ? '[data-island="day-slider"], [data-when^="#"]'
    : '[data-when="first"], #start [data-island]:not([data-when^="#"])'
  await attached(page, `html:not([data-deferred]):has([data-hydrated]):not(:has(:is(${first}):not([data-hydrated])))`)
}

/** Waits until the island that contains an element is hydrated or, if no island does, every island of its section. Throws without one. */
export async function placeHydrated(element: Locator): Promise<void> {
  const isHydrated = () =>
    element.evaluate((node) => {
      // Found just before its island was rendered anew.
      if (!node.isConnected) return false
      const own = node.closest('[data-island]')
      const islands = own ? [own] : [...(node.closest('[data-section]')?.querySelectorAll('[data-island]:not([data-when^="#"])') ?? [])]
      if (islands.length === 0) throw new Error(`There is no island around ${node.outerHTML.slice(0, 100)} or in its section.`)
      return islands.every((island) => island.hasAttribute('data-hydrated'))
    })
  await expect.poll(isHydrated, { intervals: [20] }).toBe(true)
}

/** Waits until the page has noticed that its script fails to load. */
export async function scriptFailed(page: Page): Promise<void> {
  await attached(page, 'html[data-boot="failed"]')
}

/**
 * Keeps all pages opened afterwards from showing, after some seconds of real time, what CSS shows in place of a script that is late: the
 * headline lit, the race at its end.
 */
export async function keepWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-island]:not([data-hydrated]) * { animation-play-state: paused !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Opens a page and waits for `firstPlaceHydrated`. */
export async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await firstPlaceHydrated(page)
}

/** Stores an answer to the cookie banner in all pages opened afterwards, before their scripts run. */
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

/**
 * Waits until the page's intersection observers have been notified. After a scroll this happens in the next frame, which a busy machine
 * may delay. In that frame the browser calls scroll listeners first, then observers in the order of their creation, so this one last.
 */
export async function observersNotified(page: Page): Promise<void> {
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

/** Scrolls until an element's upper edge is `topPx` below the viewport's upper edge, and waits until the page has noticed. */
export async function bringIntoView(element: Locator, topPx = 120): Promise<void> {
  await element.evaluate((node, top) => scrollTo({ top: node.getBoundingClientRect().top + scrollY - top, behavior: 'instant' }), topPx)
  await observersNotified(element.page())
}

/**
 * Scrolls every section into view in turn, and then back to the top, so that the whole page is laid out and hydrated, including hidden tab
 * panels.
 */
export async function hydrateAllSections(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = (element: Element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      })
    const becomesHydrated = (island: Element) =>
      new Promise<void>((resolve) => {
        const look = () => island.hasAttribute('data-hydrated') && resolve()
        new MutationObserver(look).observe(island, { attributeFilter: ['data-hydrated'] })
        look()
      })
    for (const place of document.querySelectorAll('main :is([data-section], [data-island]:not([data-when^="#"])), footer')) {
      const isIsland = place.matches('[data-island]')
      // An island has no box of its own.
      const box = isIsland ? (place.firstElementChild ?? place.parentElement) : place
      const shown = box?.checkVisibility() ? box : undefined
      shown?.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (isIsland) {
        // In a hidden panel, an island has no position, but it is hydrated when the focus enters it.
        if (!shown) place.dispatchEvent(new Event('focusin'))
        await becomesHydrated(place)
      }
      // Waits until the observers inside have been notified, before the page scrolls further.
      if (shown) await seen(shown)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await seen(document.body)
  })
}

/** Scrolls to a position, in px from the top of the page, and waits until it is reached. */
export async function scrollToHeight(page: Page, topPx: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), topPx)
  await expect.poll(() => scrollTopPx(page)).toBe(topPx)
  await observersNotified(page)
}

/** Adds a rule to the open page, which its content security policy would not let an element do. */
export function addStyle(page: Page, rule: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, rule)
}

/** Finishes what CSS animates, which runs in real time. */
export function finishAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) animation.finish()
  })
}

interface Shift {
  /** The share of the viewport that has moved, times how far. */
  value: number
  of: string[]
}

/** Notes what moves by itself on all pages opened afterwards. The returned function returns what has moved since its last call. */
export async function noteShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[])
        shifts.push({ value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts.splice(0))
}

/** The elements of a locator, at least one: a loop over none would check nothing. */
export async function some(found: Locator): Promise<Locator[]> {
  await expect(found).not.toHaveCount(0)
  return found.all()
}

/** The scroll position, in whole px. */
export function scrollTopPx(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Holds back the requests that match `pattern` until the returned function is called. The test fails if none does. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const patterns = unmatched.get(page) ?? new Set()
  unmatched.set(page, patterns.add(pattern))
  await page.route(pattern, (route) => {
    patterns.delete(pattern)
    // Ignores a failure: the request may have been cancelled meanwhile, such as when a preloaded file is then executed.
    return held.then(() => route.continue()).catch(() => undefined)
  })
  return release
}
