import type { Page } from '@playwright/test'
import type { Time } from '@drei-tage/playwright'
import { machine, nameField, tab } from './elements.ts'
import { ARTICLE } from './routes.ts'
import { expect, hydrateAllSections, observersNotified, openAt, test } from './support.ts'

const MINUTE_MS = 60_000

type Counted = { asked: number }

/** Counts in `window.asked` how often anything but the engine asks for frames, timers or idle time. Runs in the page, before its own script. */
function countRequests(): void {
  const page = window as unknown as Record<string, (...args: unknown[]) => unknown> & Counted
  page.asked = 0
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback']) {
    const original = page[name]!
    page[name] = (...args) => {
      page.asked += 1
      return original.apply(window, args)
    }
  }
}

/** Runs in the page. Returns how often the page has asked since the last call, and how many CSS animations are running. */
function takeRequests(): Counted & { animations: number } {
  const page = window as unknown as Counted
  const { asked } = page
  page.asked = 0
  // Scroll-driven animations do not count: they move only with the scroll position.
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
  return { asked, animations: running.length }
}

/** Opens a page, and counts the frames and timers that anything but the engine requests. */
async function openCounted(page: Page, path: string): Promise<void> {
  await page.addInitScript(countRequests)
  await openAt(page, path)
}

/** How many frames and timers there are in a minute without interaction: those of the engine, and those that other code requests. */
async function workOfAMinute(page: Page, time: Time): Promise<number> {
  // What the visitor has begun ends.
  await time.advance(5_000)
  await observersNotified(page)
  await stylesAtRest(page)
  const { frames, timers } = await time.advance(MINUTE_MS)
  // Waits for a real frame, in which a loop in other code would request the next frame.
  await observersNotified(page)
  const { asked } = await page.evaluate(takeRequests)
  // Fails if a CSS animation never ends. On a busy machine even a transition of 1 ms that started before the minute may end late.
  await stylesAtRest(page)
  return frames + timers + asked
}

/** Waits until no CSS animation is running, since they run in real time. Also resets the counts. */
async function stylesAtRest(page: Page): Promise<void> {
  await expect.poll(async () => (await page.evaluate(takeRequests)).animations).toBe(0)
}

test('an article page asks for neither frames nor timers', async ({ page, time }) => {
  await openCounted(page, ARTICLE)
  expect(await workOfAMinute(page, time)).toBe(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages full of motion ask for neither, whatever has been in view, typed or pressed', async ({ page, time }) => {
    await openCounted(page, '/')
    await hydrateAllSections(page)
    await nameField(page).fill('Ida')
    await tab(page, 'Partikel').click()
    expect(await workOfAMinute(page, time)).toBe(0)
    await openAt(page, '/FunnelActive')
    await hydrateAllSections(page)
    await page.getByRole('button', { name: 'Animation starten' }).click()
    expect(await workOfAMinute(page, time)).toBe(0)
  })
})

test('the home page asks for both with its hero in view, for neither while all motion is stopped or in a hidden tab', async ({
  page,
  time,
}) => {
  await openCounted(page, '/')
  // The page requests nothing before its hero is hydrated.
  await tab(page, 'Code').waitFor()
  await time.advance(5_000)
  // Proves that frames and timers are counted at all. The demo that needs frames loads its code first, in real time.
  await expect
    .poll(async () => {
      const { frames, timers } = await time.advance(MINUTE_MS)
      return Math.min(frames, timers)
    })
    .toBeGreaterThan(10)

  const press = () => machine(page, 'motion-control').evaluate((button: HTMLElement) => button.click())
  await press()
  expect(await workOfAMinute(page, time)).toBe(0)
  await press()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await time.advance(MINUTE_MS)).toEqual({ frames: 0, timers: 0 })
})
