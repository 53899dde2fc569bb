import type { Page } from '@playwright/test'
import { contact } from './elements.ts'
import { topPx } from './page-probe.ts'
import { bringIntoView, expect, forEachOf, hydrated, keepWaiting, observersNotified, openAt, scrollTopPx, test } from './support.ts'

// The layout of later sections is put off until the page is painted (src/start/deferSections.ts). After that, the page is whole, untouched
// and unscrolled, for everything that reads or photographs it.

/** The text that a program reads, and the text that it would read if no section were skipped, at the same moment. */
const texts = (page: Page) =>
  page.evaluate(() => {
    const read = document.body.innerText
    const style = document.createElement('style')
    style.textContent = '[data-content] { content-visibility: visible !important }'
    document.head.append(style)
    const full = document.body.innerText
    style.remove()
    return { read, full }
  })

async function expectFullText(page: Page): Promise<void> {
  const { read, full } = await texts(page)
  expect(read).toBe(full)
}

/** The elements that the browser does not render outside the viewport. */
const skipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
      .map((element) => element.outerHTML.slice(0, 100)),
  )

/** The sections in which something is left to fade in, which a screenshot of the whole page would not show. */
const unseen = (page: Page) =>
  page.locator('main [data-section] :is(h1, h2, h3, p, li)').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.closest('[aria-hidden=true], [hidden]') === null)
      .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  )

test('copied text has everything once, without labels for screen readers', async ({ page }) => {
  const copied = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.flatMap((one) => {
        getSelection()!.selectAllChildren(one)
        return getSelection()!.toString().trim() || []
      }),
    )
  await openAt(page, '/')
  for (const hidden of ['.visually-hidden', '[data-part="built"]']) {
    await expect(page.locator(hidden)).not.toHaveCount(0)
    expect(await copied(hidden)).toEqual([])
  }
  const [text = ''] = await copied('main')
  expect(text.split('statt 3 Monaten').length - 1).toBe(1)
})

test('a link to a sentence selects the tab or the package that has it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sentences = {
    '/FunnelActive#:~:text=Dieselben%20tausend%20Besucher': ['funnel/why'],
    '/FunnelActive#:~:text=Alle%20vier%20Werte%20sind%20angenommen': ['funnel/visualization', 'funnel-data/optimization'],
    '/#:~:text=Ecosystem%20anfragen': ['aufgeklappt/ecosystem'],
  }
  await forEachOf(Object.keys(sentences) as (keyof typeof sentences)[], async (path) => {
    await page.goto('/blog')
    await page.goto(path)
    for (const tab of sentences[path]) {
      const panel = page.locator(`[data-tab="${tab}"]`)
      await expect(panel).not.toHaveAttribute('hidden')
      await expect(panel).toHaveCSS('content-visibility', 'visible')
    }
    await expect.poll(() => scrollTopPx(page)).toBeGreaterThan(0)
  })
  // Nothing is announced of what is hidden.
  await expect(page.locator('#services').getByRole('article')).toHaveCount(0)
})

test.describe('the untouched page', () => {
  // The policy of the site would block the styles of `texts`.
  test.use({ bypassCSP: true, allowedFaults: /net::ERR_FAILED|dynamically imported/ })

  test('has its whole text, also after a section has been in view, and hides nothing from a full screenshot', async ({ page }) => {
    await keepWaiting(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await forEachOf(['/', '/FunnelActive'], async (path) => {
      await openAt(page, path)
      await expectFullText(page)
      expect(await skipped(page)).toEqual([])
      expect(await unseen(page)).toEqual([])
      await bringIntoView(page.locator('main [data-section]').last())
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await observersNotified(page)
      await expectFullText(page)
    })
  })

  test('has its whole text while its script is missing, and in a background tab before anything is painted', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/')
    await page.locator('html[data-boot="failed"]:not([data-deferred])').waitFor({ state: 'attached' })
    await expectFullText(page)

    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('#fuss').waitFor({ state: 'attached' })
    expect((await texts(page)).read).toContain('Ihre drei Tage')
  })
})

/** The section 100 px above the bottom of the viewport, and its lower edge, in px from the top of the viewport. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const section = document.elementFromPoint(innerWidth / 2, innerHeight - 100)?.closest('[data-section]')
    return { id: section?.id, endPx: Math.round(section?.getBoundingClientRect().bottom ?? 0) }
  })

test('a drawing with an entrance is complete until the visitor comes near, and draws itself once', async ({ page }) => {
  await openAt(page, '/')
  const tally = page.locator('#gruende [data-arrives]')
  await expect(tally).not.toHaveAttribute('data-arrival')
  await bringIntoView(tally, 1_000)
  await expect(tally).toHaveAttribute('data-arrival', 'waiting')
  await bringIntoView(tally, 500)
  await expect(tally).toHaveAttribute('data-arrival', 'arrived')
  await bringIntoView(page.locator('#start'))
  await expect(tally).toHaveAttribute('data-arrival', 'arrived')
})

test('scrolling up from the last section moves the page by what was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/#kontakt')
  await hydrated(page)
  await observersNotified(page)
  for (let id: string | undefined = 'kontakt'; id !== 'start';) {
    const before = await seen(page)
    await page.evaluate(() => scrollBy({ top: -600, behavior: 'instant' }))
    await observersNotified(page)
    await observersNotified(page)
    const endPx = await page.evaluate((of) => document.getElementById(of ?? '')?.getBoundingClientRect().bottom, before.id)
    expect(Math.abs((endPx ?? 0) - before.endPx - 600), `in ${before.id}`).toBeLessThanOrEqual(2)
    id = (await seen(page)).id
  }
})

test('a reload and Back from another document end where the visitor was', async ({ page }) => {
  await openAt(page, '/')
  await bringIntoView(contact(page))
  const before = await seen(page)
  expect(before.id).toBe('kontakt')
  const expectBefore = async () => {
    await hydrated(page)
    // A browser comes back to whole pixels, also to a place between two.
    await expect.poll(async () => Math.abs((await seen(page)).endPx - before.endPx)).toBeLessThanOrEqual(1)
  }
  await page.reload()
  await expectBefore()
  await page.goto('/agb.html')
  await page.goBack()
  await expectBefore()
})

test('while sections are put off, the browser finds text in them, and a link to one ends there', async ({ page }) => {
  // Stays as it is at the first paint.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/')
  await page.locator('html[data-deferred]:has([data-hydrated])').waitFor({ state: 'attached' })
  expect(await skipped(page)).not.toEqual([])
  await page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find('Ihre drei Tage'))
  await expect(page.locator('#kontakt h2')).toBeInViewport()

  await page.goto('/?link')
  await page.locator('html[data-deferred]').waitFor({ state: 'attached' })
  await page.locator('header [data-part="action"]').click()
  await page.locator('html:has([data-hydrated])').waitFor({ state: 'attached' })
  await expect.poll(() => topPx(contact(page))).toBe(76)
})
