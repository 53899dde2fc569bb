import type { Page } from '@playwright/test'
import { question } from './elements.ts'
import { expect, observersNotified, openAt, placeHydrated, scrollToHeight, scrollTopPx, test } from './support.ts'

// What a visitor presses stays where it is while something opens, closes or arrives above it.

/**
 * The positions of a question in every frame until nothing moves any more, in px from the top of the viewport. Browsers do not list the
 * transitions of answers, so this is when the height of the page stays the same for ten frames.
 */
const follow = (page: Page, number: number) =>
  question(page, number).evaluate(
    (summary) =>
      new Promise<number[]>((resolve) => {
        const tops: number[] = []
        const heights: number[] = []
        // Looks after each frame, when the positions are those that were painted.
        const frame = new MessageChannel()
        const wait = () => void requestAnimationFrame(() => frame.port2.postMessage(null))
        const look = () => {
          tops.push(Math.round(summary.getBoundingClientRect().top))
          heights.push(document.body.getBoundingClientRect().height)
          if (heights.length > 20 && new Set(heights.slice(-10)).size === 1) resolve(tops)
          else wait()
        }
        frame.port1.addEventListener('message', look)
        frame.port1.start()
        wait()
      }),
  )

/** Scrolls until the question's upper edge is 200 px below the viewport's, once no answer moves any more. */
async function place(page: Page, number: number): Promise<void> {
  await follow(page, number)
  await question(page, number).evaluate((summary) =>
    scrollTo({ top: summary.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }),
  )
  await observersNotified(page)
}

/** It may lag by a frame of the transition, which a busy machine makes longer, but it stays in view and ends where it was. */
function expectInPlace(tops: readonly number[]): void {
  expect(Math.abs((tops.at(-1) ?? 0) - 200), tops.join(' ')).toBeLessThanOrEqual(1)
  expect(Math.min(...tops), tops.join(' ')).toBeGreaterThan(76)
}

test('a question stays under the pointer and the focus when it closes the one above', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, '/')
  await question(page, 3).scrollIntoViewIfNeeded()
  await placeHydrated(question(page, 3))
  await question(page, 3).click()
  await place(page, 4)
  await question(page, 4).click()
  expectInPlace(await follow(page, 4))
  await expect(question(page, 4).locator('..')).toHaveAttribute('open')

  await place(page, 7)
  await question(page, 7).focus()
  await page.keyboard.press('Enter')
  expectInPlace(await follow(page, 7))
  await expect(question(page, 4).locator('..')).not.toHaveAttribute('open')
})

test('before hydration too, and a visitor who scrolls is not held back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.goto('/')
  await page.locator('html:not([data-deferred])').waitFor({ state: 'attached' })
  await place(page, 3)
  await question(page, 3).click()
  await place(page, 4)
  await question(page, 4).click()
  expectInPlace(await follow(page, 4))
  const before = await scrollTopPx(page)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrollTopPx(page)).toBe(before + 300)
})

test('nor are a scrollbar, a search in the page and a screen reader, whatever opens after they have scrolled', async ({ page }) => {
  await openAt(page, '/')
  await place(page, 4)
  await question(page, 4).click()
  await follow(page, 4)
  // None of them sends a wheel or a key to the page.
  await scrollToHeight(page, 1_000)
  await question(page, 0).evaluate(({ parentElement }) => parentElement!.setAttribute('open', ''))
  await follow(page, 0)
  expect(await scrollTopPx(page)).toBe(1_000)
})
