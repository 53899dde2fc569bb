import type { Page } from '@playwright/test'
import { countRequests, takeRequests } from './page-probe.ts'
import { ordered } from '../ordered-facts.ts'
import { machine, tab } from './elements.ts'
import { answerConsent, appears, bringIntoView, expect, observersNotified, openAt, plain, pauseClock, test } from './support.ts'

const MINUTE_MS = 60_000
/** Long enough for everything that runs once to have ended, the race of 40 s included. */
const SETTLED_MS = 50_000

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

test('an article page requests neither frames nor timers', async ({ page }) => {
  await openCounted(page, '/blog/seo-ki-zeitalter-gefunden-werden')
  await page.clock.runFor(5_000)
  expect(await workOfAMinute(page)).toEqual(NOTHING)
})

test('the start page requests frames and timers while its hero is in view, but none in a hidden tab or with all motion stopped', async ({
  page,
}) => {
  await openHome(page)
  await page.clock.runFor(5_000)
  await page.evaluate(takeRequests)
  await page.clock.runFor(MINUTE_MS)
  const seen = await page.evaluate(takeRequests)
  expect(seen.timers, 'the count is worth something').toBeGreaterThan(10)
  expect(seen.frames, 'the count is worth something').toBeGreaterThan(10)

  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  await page.clock.runFor(1_000)
  await page.evaluate(takeRequests)
  await page.clock.runFor(MINUTE_MS)
  const { frames, timers } = await page.evaluate(takeRequests)
  expect({ frames, timers }, 'in a hidden tab').toEqual(NOTHING)

  await setHidden(false)
  await page.getByRole('button', { name: 'Animationen anhalten' }).evaluate((button) => (button as HTMLElement).click())
  await page.evaluate(() => scrollTo(0, 0))
  await page.clock.runFor(SETTLED_MS)
  expect(await workOfAMinute(page), 'with all motion stopped').toEqual(NOTHING)
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

  test('the start page is in its final state, changes nothing by itself, and requests neither frames nor timers', async ({ page }) => {
    await openCounted(page, '/')
    await appears(tab(page, 'Code'))
    await expect(machine(page, 'typewriter')).toHaveAttribute('data-typed', '35')
    await expect(machine(page, 'code-reveal')).toHaveAttribute('data-state', 'done')
    await expect(page.getByRole('button', { name: 'Wechsel anhalten' })).toHaveCount(0)

    await test.step('the day slider has three positions', async () => {
      const slider = page.getByRole('slider', { name: 'Tag auf dem Maßband' })
      await appears(slider)
      await slider.focus()
      const texts: string[] = []
      for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
        await page.keyboard.press(key)
        texts.push(plain(await slider.getAttribute('aria-valuetext')))
      }
      expect(texts).toEqual([
        'Tag 45: Doch wieder der erste Entwurf',
        'Tag 3: Ihre Website ist online',
        'Tag 45: Doch wieder der erste Entwurf',
        'Tag 90: Online',
      ])
      expect(await machine(page, 'day-slider').getAttribute('data-state')).toBe('dragging')
      await slider.blur()
    })

    await page.clock.runFor(30_000)
    await expect(machine(page, 'hero-rotation')).toHaveAttribute('data-state', 'code')
    await tab(page, 'Aufbau').click()
    await expect(machine(page, 'build-steps')).toHaveAttribute('data-state', 'done')
    await tab(page, 'Partikel').click()
    await page.clock.runFor(30_000)
    await expect(machine(page, 'particle-words')).toHaveAttribute('data-word', 'KI')
    await expect(machine(page, 'particle-words').locator('canvas')).not.toHaveAttribute('data-particles')

    const race = machine(page, 'comparison-race')
    await bringIntoView(race)
    await expect(race).toHaveAttribute('data-state', 'finished')
    await expect(race.getByRole('button')).toHaveCount(0)
    const counter = machine(page, 'counters')
    await bringIntoView(counter)
    await expect(counter).toHaveAttribute('data-state', 'done')
    await expect(counter).toHaveAttribute('data-conversion', String(ordered.caseConversionPercent))
    await expectRestEverywhere(page)
  })

  test('the funnel jumps to its last stage on start, does not loop, and requests neither frames nor timers', async ({ page }) => {
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
