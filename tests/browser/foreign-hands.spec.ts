import type { Page } from '@playwright/test'
import type { Time } from '@drei-tage/playwright'
import { changesOf, putElementsIn, takeElementsOut, translate, translatedCount, operateEveryControl } from './foreign-hands.ts'
import { SECTIONS } from './routes.ts'
import {
  bringIntoView,
  expect,
  firstPlaceHydrated,
  hydrateAllSections,
  keepUnlit,
  observersNotified,
  openAt,
  placeHydrated,
  test,
} from './support.ts'
import { catchMails, withClipboard } from './visitor.ts'

/** Scrolls the visible sections of the page into view in turn, and calls `look` with the index of each. */
async function eachSection(page: Page, look: (index: number) => Promise<void>): Promise<void> {
  const sections = page.locator('main [data-section]')
  for (let index = 0; index < (await sections.count()); index++) {
    const section = sections.nth(index)
    if (!(await section.isVisible())) continue
    await bringIntoView(section)
    await look(index)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await observersNotified(page)
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByText('Ein Teil dieser Seite fehlt noch')).toBeHidden()
  if (path === '/') {
    expect(await page.locator('main > [data-section][id]').evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(SECTIONS)
  }
}

/** Prepares all pages opened afterwards so that two visits can be compared: nothing on them depends on real time. */
async function prepare(page: Page): Promise<void> {
  await catchMails(page)
  await withClipboard(page, 'refusing')
  // Otherwise the page would show the load time of the visit, if that met the goal.
  await page.addInitScript(() => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }))
  await keepUnlit(page)
}

/**
 * Visits the page, scrolls through the home page, and operates all controls. With `withForeignHands`, a translator and extensions modify
 * the DOM meanwhile: after every control, the extensions' elements are removed or inserted again.
 *
 * @returns What changes on the page, by step.
 */
async function visit(page: Page, time: Time, path: string, { withForeignHands = false } = {}): Promise<Record<string, string[]>> {
  let pending = 0
  const started = () => void (pending += 1)
  const ended = () => void (pending -= 1)
  page.on('request', started).on('requestfinished', ended).on('requestfailed', ended)
  // Otherwise motion that the first visit stopped would stay stopped. The address differs, because going to the same address would be
  // a reload, which restores form values.
  if (withForeignHands) await page.evaluate(() => sessionStorage.clear())
  await page.goto(withForeignHands ? `${path}?wieder` : path)
  // Time stands still, so that animations start at the same moment in every run.
  await firstPlaceHydrated(page)
  await hydrateAllSections(page)
  // Waits until the interactive ruler has loaded and shows the current section.
  await expect.poll(() => pending, { intervals: [5, 10] }).toBe(0)
  if (path === '/') await expect(page.locator('[data-instrument] [data-part="strip"]')).toHaveAttribute('href', '#start')
  await changesOf(page)
  if (withForeignHands) {
    await translate(page)
    await putElementsIn(page)
  }
  const steps: Record<string, string[]> = {}
  const letPass = async (step: string, ms: number) => {
    // Time stands still until all requests are finished and processed, so that animations start at the same moment in every run.
    await expect.poll(() => pending, { intervals: [5, 10] }).toBe(0)
    await observersNotified(page)
    await time.advance(ms)
    steps[step] = await changesOf(page)
  }
  if (path === '/') await eachSection(page, (index) => letPass(`1 s at section ${index}`, 1_000))
  await operateEveryControl(page, async (index) => {
    if (withForeignHands) await (index % 2 === 0 ? takeElementsOut(page) : putElementsIn(page))
    // Not after every control, because comparing the page takes most of the test's time.
    if (index % 3 === 2) await letPass(`300 ms after control ${index}`, 300)
  })
  await letPass('five seconds later', 5_000)
  await expectWhole(page, path)
  page.off('request', started).off('requestfinished', ended).off('requestfailed', ended)
  return steps
}

// On the other pages, nothing moves but the header, the footer and the newsletter box.
for (const path of ['/', '/FunnelActive']) {
  test(`translator and extensions alter nothing on ${path}`, async ({ page, time }) => {
    await prepare(page)
    const expected = await visit(page, time, path)
    expect(Object.values(expected).flat().length).toBeGreaterThan(path === '/' ? 50 : 0)
    const found = await visit(page, time, path, { withForeignHands: true })
    expect(await translatedCount(page)).toBeGreaterThan(20)
    // The page shows its own address where copying failed.
    expect(JSON.parse(JSON.stringify(found).replaceAll('?wieder', ''))).toEqual(expected)
  })
}

/** What React logs when it could not hydrate a part and rendered it anew. */
const RECOVERED = /^console: Error: Minified React error #(?:418|423|425)/

test.describe('a translation from before hydration', () => {
  test.use({ allowedFaults: RECOVERED })

  test('makes React render the home page anew silently, and it works', async ({ page, time }) => {
    const race = page.locator('[data-machine="comparison-race"]')
    await translate(page, 'next-page')
    await openAt(page, '/')
    await race.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await placeHydrated(race)
    await observersNotified(page)
    await time.advance(5_000)
    const day = Number(await race.locator('[data-lane="traditional"]').getAttribute('data-day'))
    expect(day).toBeGreaterThan(8)
    await expect(race.locator('[data-part="now"]').last()).toHaveText(new RegExp(`Tag\\s${day}\\b`))
    await expectWhole(page, '/')
    expect(await translatedCount(page)).toBeGreaterThan(20)
  })
})

test.describe('removal of elements that React is about to remove', () => {
  // React logs what an error boundary has caught.
  test.use({ allowedFaults: /NotFoundError|Minified React error/ })

  test('remounts the island the first time and leaves what was prerendered the second time', async ({ page, time }) => {
    await openAt(page, '/')
    const build = page.locator('[data-machine="build-steps"]')
    const takeStepAway = async () => {
      await page.getByRole('tab', { name: 'Aufbau' }).click()
      await placeHydrated(build)
      await expect(build).toHaveAttribute('data-state', 'building')
      await build
        .locator('[data-part="foot"] > span')
        .first()
        .evaluate((step) => step.remove())
      await time.advance(3_500)
    }
    await takeStepAway()
    await expectWhole(page, '/')
    await expect(page.locator('[data-machine="code-reveal"]')).toBeVisible()

    await takeStepAway()
    await expect(page.locator('[data-machine="hero-rotation"]')).toHaveAttribute('data-state', 'code')
    await expect(page.locator('[data-machine="code-reveal"]')).toBeVisible()
    await expect(page.locator('main > [data-section]')).toHaveCount(10)
  })
})
