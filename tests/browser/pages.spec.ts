import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expectFacts } from './facts.ts'
import { ARTICLES, FAULTS, KINDS, LEGAL } from './routes.ts'
import { answerConsent, expect, forEachOf, hydrated, lookThrough, test } from './support.ts'

// One visit to each page: it hydrates in silence (which every test demands), tells its facts, has nothing that axe objects to, and
// fits every window. Articles differ only in their words: one of them stands for all where windows are tried.

/** Widths at which nothing may leave a page, in px: from a small phone to a large screen. */
const WIDTHS = [320, 390, 768, 1_024, 1_440, 1_920]
const PLAIN_WIDTHS = [320, 1_440]
const AXE_WIDTHS = [320, 1_440]

/** Pages of nothing but text. */
const PLAIN = [...LEGAL, ...FAULTS]

// Where nothing moves by itself, what is checked is what stands there in the end.
test.use({ allowedFaults: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

async function expectToFit(page: Page, what: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(sideways, `${what}: scrolls sideways by so many px`).toBeLessThanOrEqual(0)
  expect.soft(await cutOff(page), `${what}: is cut off`).toEqual([])
}

/** Opens a page and looks at it in every window. */
async function expectWell(page: Page, route: string): Promise<void> {
  const answer = await page.goto(route)
  expect(answer?.status()).toBe(FAULTS.includes(route) ? 404 : 200)
  expect(answer?.request().redirectedFrom()).toBeNull()
  await hydrated(page)
  await lookThrough(page)
  await expectFacts(page, route)

  // On the others there is little but text: what axe finds in a large window it finds in a small one.
  const isRich = ['/', '/FunnelActive'].includes(route)
  const session = await page.context().newCDPSession(page)
  for (const width of PLAIN.includes(route) ? PLAIN_WIDTHS : WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, `${width} px`)
    if (AXE_WIDTHS.includes(width) && (width === 320 || isRich))
      expect.soft(await axeFindings(page, ['html']), `axe at ${width} px`).toEqual([])
  }
  // As somebody sets it in the browser: also the widths at which the layout changes follow it.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  await page.setViewportSize({ width: 640, height: 900 })
  await expectToFit(page, '640 px, text of 200 %')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    // WCAG 2.2, 1.4.12.
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  for (const width of [320, 1_440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, `${width} px, lines, words and letters wider`)
  }
}

for (const route of KINDS.filter((kind) => !PLAIN.includes(kind))) {
  test(`${route} hydrates in silence, tells its facts, is accessible and fits every window`, async ({ page }) => {
    await answerConsent(page)
    await expectWell(page, route)
  })
}

test('legal texts and what is not there hydrate in silence, tell their facts, are accessible and fit every window', async ({ page }) => {
  await answerConsent(page)
  await forEachOf(PLAIN, (route) => expectWell(page, route))
})

test('the other articles hydrate in silence, tell their facts and fit a small window', async ({ page }) => {
  await answerConsent(page)
  await page.setViewportSize({ width: 320, height: 900 })
  await forEachOf(
    ARTICLES.filter((article) => !KINDS.includes(article)),
    async (route) => {
      expect((await page.goto(route))?.status()).toBe(200)
      await hydrated(page)
      await expectFacts(page, route)
      await expectToFit(page, route)
    },
  )
})

/** Texts that reach out of the window, or out of a box that hides what does not fit. Pictures of websites are pictures. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    // Many texts stand in the same boxes: how each box hides, and where, is asked once.
    const known = new Map<Element, { x: boolean; y: boolean; scrolls: boolean; edge: DOMRect }>()
    const boxOf = (box: Element) => {
      const before = known.get(box)
      if (before) return before
      const { overflowX, overflowY } = getComputedStyle(box)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const scrolls = (overflowX === 'auto' || overflowX === 'scroll') && box.scrollWidth > box.clientWidth
      const asked = { x: hides(overflowX), y: hides(overflowY), scrolls, edge: box.getBoundingClientRect() }
      known.set(box, asked)
      return asked
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const element = words.currentNode.parentElement!
      if (!words.currentNode.textContent?.trim()) continue
      if (element.closest('.visually-hidden, caption, [role="img"], pre, script, style, noscript, template, [hidden], [inert]')) continue
      if (element.closest('[aria-hidden="true"]') && !element.closest('h1')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      let cut = right > innerWidth + 2 || left < -2
      for (let box = element; box !== document.body; box = box.parentElement!) {
        const { x, y, scrolls, edge } = boxOf(box)
        // A row to swipe through has more than the window shows.
        if (scrolls) {
          cut = false
          break
        }
        cut ||= (x && (right > edge.right + 2 || left < edge.left - 2)) || (y && (bottom > edge.bottom + 2 || top < edge.top - 2))
      }
      if (cut) found.push(`${element.tagName} ${words.currentNode.textContent.slice(0, 40)}`)
    }
    return found
  })
}
