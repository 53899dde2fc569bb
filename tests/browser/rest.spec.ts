import type { Page } from '@playwright/test'
import { countRequests, takeRequests } from './page-probe.ts'
import { machine, tab } from './elements.ts'
import { ARTICLE } from './routes.ts'
import { answerConsent, appears, bringIntoView, expect, observersNotified, openAt, pauseClock, test } from './support.ts'

const MINUTE_MS = 60_000

/** Opens a page with its clock paused, consent answered, and every request for a frame or a timer counted. */
async function openCounted(page: Page, path: string): Promise<void> {
  await answerConsent(page)
  // Before `openAt`, which does it as well: the counter has to wrap the fake clock.
  await pauseClock(page)
  await page.addInitScript(countRequests)
  await openAt(page, path)
}

/** Opens the start page with its hero hydrated: before that it requests nothing anyway. */
async function openHome(page: Page): Promise<void> {
  await openCounted(page, '/')
  await appears(tab(page, 'Code'))
}

/** What the page requests in a minute without any interaction. */
async function workOfAMinute(page: Page) {
  await observersNotified(page)
  await stylesAtRest(page)
  await page.clock.runFor(MINUTE_MS)
  const { frames, timers } = await page.evaluate(takeRequests)
  // On a busy machine something started before the minute may run late, even a transition of 1 ms. What never ends fails here.
  await stylesAtRest(page)
  return { frames, timers }
}

/** Waits until no CSS animation runs, since those go by real time, and resets the counts. */
async function stylesAtRest(page: Page): Promise<void> {
  await expect.poll(async () => (await page.evaluate(takeRequests)).animations).toBe(0)
}

const NOTHING = { frames: 0, timers: 0 }

test('an article page asks for neither frames nor timers', async ({ page }) => {
  await openCounted(page, ARTICLE)
  await page.clock.runFor(5_000)
  expect(await workOfAMinute(page)).toEqual(NOTHING)
})

test('the start page asks for both with its hero in view, for neither in a hidden tab', async ({ page }) => {
  await openHome(page)
  await page.clock.runFor(5_000)
  await page.evaluate(takeRequests)
  await page.clock.runFor(MINUTE_MS)
  const seen = await page.evaluate(takeRequests)
  // Otherwise the tests here would count nothing.
  expect(Math.min(seen.frames, seen.timers)).toBeGreaterThan(10)

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(1_000)
  await page.evaluate(takeRequests)
  await page.clock.runFor(MINUTE_MS)
  const { frames, timers } = await page.evaluate(takeRequests)
  expect({ frames, timers }).toEqual(NOTHING)
})

test('the start page asks for neither while all motion is stopped', async ({ page }) => {
  await openHome(page)
  await machine(page, 'motion-control').evaluate((button: HTMLElement) => button.click())
  await page.clock.runFor(5_000)
  expect(await workOfAMinute(page)).toEqual(NOTHING)
})

/** Checks that the page requests nothing after each section was in view. */
async function expectRestEverywhere(page: Page): Promise<void> {
  for (const section of await page.locator('main [data-section]:visible').all()) {
    await section.scrollIntoViewIfNeeded()
    await page.clock.runFor(5_000)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.clock.runFor(5_000)
  expect(await workOfAMinute(page)).toEqual(NOTHING)
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the start page is in its final state, and asks for neither wherever it is scrolled to', async ({ page }) => {
    await openHome(page)
    await expect(machine(page, 'typewriter')).toHaveAttribute('data-typed', '35')
    await expect(machine(page, 'code-reveal')).toHaveAttribute('data-state', 'done')
    await expect(page.getByRole('button', { name: 'Wechsel anhalten' })).toHaveCount(0)
    await tab(page, 'Partikel').click()
    await page.clock.runFor(MINUTE_MS)
    await expect(machine(page, 'particle-words')).toHaveAttribute('data-word', 'KI')
    await expect(machine(page, 'particle-words').locator('canvas')).not.toHaveAttribute('data-particles')
    const race = machine(page, 'comparison-race')
    await bringIntoView(race)
    await expect(race).toHaveAttribute('data-state', 'finished')
    await expect(race.getByRole('button')).toHaveCount(0)
    await expectRestEverywhere(page)
  })

  test('the funnel does not loop, jumps to its last stage on start, and asks for neither', async ({ page }) => {
    await openCounted(page, '/FunnelActive')
    await appears(page.getByRole('tablist').first())
    const stages = machine(page, 'funnel-stages')
    await bringIntoView(stages)
    await page.clock.runFor(9_000)
    await expect(stages).toHaveAttribute('data-stage', '0')
    await page.getByRole('button', { name: 'Animation starten' }).click()
    await expect(stages).toHaveAttribute('data-stage', '3')
    await expect(stages).toHaveAttribute('data-running', 'false')
    await expectRestEverywhere(page)
  })
})
