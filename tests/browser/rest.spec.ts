import type { Page } from '@playwright/test'
import type { Time } from '@drei-tage/playwright'
import { countRequests, takeRequests } from './page-probe.ts'
import { machine, tab } from './elements.ts'
import { ARTICLE } from './routes.ts'
import { answerConsent, bringIntoView, expect, observersNotified, openAt, test } from './support.ts'

const MINUTE_MS = 60_000

/** Opens a page with the cookie banner answered, and counts the frames and timers that anything but the engine requests. */
async function openCounted(page: Page, path: string): Promise<void> {
  await answerConsent(page)
  await page.addInitScript(countRequests)
  await openAt(page, path)
}

/** Opens the home page and waits until its hero is hydrated, since the page requests nothing before that. */
async function openHome(page: Page): Promise<void> {
  await openCounted(page, '/')
  await tab(page, 'Code').waitFor()
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

test('the home page asks for both with its hero in view, for neither while all motion is stopped or in a hidden tab', async ({
  page,
  time,
}) => {
  await openHome(page)
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

/** Checks that the page requests nothing once all sections have been in view. */
async function expectRestEverywhere(page: Page, time: Time): Promise<void> {
  const sections = await page.locator('main [data-section]:visible').all()
  expect(sections.length).toBeGreaterThan(1)
  for (const section of sections) {
    await section.scrollIntoViewIfNeeded()
    await time.advance(5_000)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await time.advance(5_000)
  expect(await workOfAMinute(page, time)).toEqual(NOTHING)
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the home page is in its final state, and asks for neither wherever it is scrolled to', async ({ page, time }) => {
    await openHome(page)
    await expect(machine(page, 'typewriter')).toHaveAttribute('data-typed', '35')
    await expect(machine(page, 'code-reveal')).toHaveAttribute('data-state', 'done')
    await expect(page.getByRole('button', { name: 'Wechsel anhalten' })).toHaveCount(0)
    await tab(page, 'Partikel').click()
    await time.advance(MINUTE_MS)
    await expect(machine(page, 'particle-words')).toHaveAttribute('data-word', 'KI')
    await expect(machine(page, 'particle-words').locator('canvas')).not.toHaveAttribute('data-particles')
    const race = machine(page, 'comparison-race')
    await bringIntoView(race)
    await expect(race).toHaveAttribute('data-state', 'finished')
    await expect(race.getByRole('button')).toHaveCount(0)
    await expectRestEverywhere(page, time)
  })

  test('the funnel does not loop, jumps to its last stage on start, and asks for neither', async ({ page, time }) => {
    await openCounted(page, '/FunnelActive')
    await page.getByRole('tablist').first().waitFor()
    const stages = machine(page, 'funnel-stages')
    await bringIntoView(stages)
    await time.advance(9_000)
    await expect(stages).toHaveAttribute('data-stage', '0')
    await page.getByRole('button', { name: 'Animation starten' }).click()
    await expect(stages).toHaveAttribute('data-stage', '3')
    await expect(stages).toHaveAttribute('data-running', 'false')
    await expectRestEverywhere(page, time)
  })
})
