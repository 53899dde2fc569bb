import type { Page } from '@playwright/test'
import type { Time } from '@drei-tage/playwright'
import { countRequests, takeRequests } from './page-probe.ts'
import { machine, nameField, tab } from './elements.ts'
import { ARTICLE } from './routes.ts'
import { expect, hydrateAllSections, observersNotified, openAt, test } from './support.ts'

const MINUTE_MS = 60_000

/** Opens a page with the cookie banner answered, and counts the frames and timers that anything but the engine requests. */
async function openCounted(page: Page, path: string): Promise<void> {
  await page.addInitScript(countRequests)
  await openAt(page, path)
}

/** The frames and timers of a minute without interaction: how often the engine wakes, plus what other code requests. */
async function workOfAMinute(page: Page, time: Time) {
  await observersNotified(page)
  await stylesAtRest(page)
  const engine = await time.advance(MINUTE_MS)
  // Waits for a real frame, in which a loop in other code would request the next frame.
  await observersNotified(page)
  const others = await page.evaluate(takeRequests)
  // Fails if a CSS animation never ends. On a busy machine even a transition of 1 ms that started before the minute may end late.
  await stylesAtRest(page)
  return { frames: engine.frames + others.frames, timers: engine.timers + others.timers }
}

/** Waits until no CSS animation is running, since they run in real time. Also resets the counts. */
async function stylesAtRest(page: Page): Promise<void> {
  await expect.poll(async () => (await page.evaluate(takeRequests)).animations).toBe(0)
}

const NOTHING = { frames: 0, timers: 0 }

test('an article page asks for neither frames nor timers', async ({ page, time }) => {
  await openCounted(page, ARTICLE)
  await time.advance(5_000)
  expect(await workOfAMinute(page, time)).toEqual(NOTHING)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages full of motion ask for no frame, whatever has been in view, typed or pressed', async ({ page, time }) => {
    await openCounted(page, '/')
    await hydrateAllSections(page)
    await nameField(page).fill('Ida')
    await tab(page, 'Partikel').click()
    expect(await workOfAMinute(page, time)).toMatchObject({ frames: 0 })
    await openAt(page, '/FunnelActive')
    await hydrateAllSections(page)
    await page.getByRole('button', { name: 'Animation starten' }).click()
    expect(await workOfAMinute(page, time)).toMatchObject({ frames: 0 })
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
  await time.advance(5_000)
  expect(await workOfAMinute(page, time)).toEqual(NOTHING)
  await press()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await time.advance(MINUTE_MS)).toEqual(NOTHING)
})
