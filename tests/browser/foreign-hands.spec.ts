import type { Page } from '@playwright/test'
import { changesOf, putElementsIn, takeElementsOut, translate, translatedCount, operateEveryControl } from './foreign-hands.ts'
import { KINDS } from './routes.ts'
import {
  answerConsent,
  expect,
  firstPartHydrated,
  forEachOf,
  letTimePassUntil,
  looked,
  openRead,
  partHydrated,
  stopClock,
  test,
} from './support.ts'
import { catchMails, withClipboard } from './visitor.ts'

const SECTIONS = ['start', 'probleme', 'expertise', 'services', 'gruende', 'erfolge', 'prozess', 'stimmen', 'fragen', 'kontakt']

/** Every section of the page, one after the other, in view. */
async function eachSection(page: Page, look: (index: number) => Promise<void>): Promise<void> {
  const sections = page.locator('main [data-section]')
  for (let index = 0; index < (await sections.count()); index++) {
    const section = sections.nth(index)
    if (!(await section.isVisible())) continue
    await section.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await looked(page)
    await look(index)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await looked(page)
}

/** Has every part of the page hydrated. The clock stands meanwhile: what moves begins at the same moment in every run. */
async function hydrateAll(page: Page): Promise<void> {
  await firstPartHydrated(page)
  await eachSection(page, (index) =>
    expect
      .poll(
        () =>
          page
            .locator('main [data-section]')
            .nth(index)
            .evaluate((node) => node.closest('[data-part]')?.hasAttribute('data-hydrated') ?? true),
        { intervals: [10] },
      )
      .toBe(true),
  )
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByText('nicht angekommen')).toHaveCount(0)
  if (path === '/') {
    expect(await page.locator('main > [data-section][id]').evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(SECTIONS)
  }
}

/** Whoever opens the next pages: always at the same moment, with the same answers of the browser. */
async function prepare(page: Page): Promise<void> {
  await catchMails(page)
  await withClipboard(page, 'refusing')
  await answerConsent(page)
  await stopClock(page)
}

/**
 * Reads the page for a quarter of a minute and uses all of it, maybe while a translator and extensions write into it: elements of theirs come and
 * go with everything that the visitor does.
 *
 * @returns What changes on the page, step by step.
 */
async function visit(page: Page, path: string, { withForeignHands = false } = {}): Promise<Record<string, string[]>> {
  let pending = 0
  const started = () => void (pending += 1)
  const ended = () => void (pending -= 1)
  page.on('request', started).on('requestfinished', ended).on('requestfailed', ended)
  // Not the same address twice: that would be a reload, which keeps what was typed.
  await page.goto(withForeignHands ? `${path}?wieder` : path)
  await hydrateAll(page)
  await changesOf(page)
  if (withForeignHands) {
    await translate(page)
    await putElementsIn(page)
  }
  const steps: Record<string, string[]> = {}
  const letPass = async (step: string, ms: number) => {
    // Time stands still until what is on its way has arrived, and is known to the page: it begins at the same moment in every run.
    await expect.poll(() => pending, { intervals: [5, 10] }).toBe(0)
    await looked(page)
    await page.clock.runFor(ms)
    steps[step] = await changesOf(page)
  }
  if (path === '/') await eachSection(page, (index) => letPass(`1 s at section ${index}`, 1_000))
  await operateEveryControl(page, async (index) => {
    if (withForeignHands) await (index % 2 === 0 ? takeElementsOut(page) : putElementsIn(page))
    await letPass(`300 ms after control ${index}`, 300)
  })
  await letPass('five seconds later', 5_000)
  await expectWhole(page, path)
  page.off('request', started).off('requestfinished', ended).off('requestfailed', ended)
  return steps
}

// On the others stands nothing that changes but what every page has: header, footer, and the newsletter box.
for (const paths of [['/'], ['/FunnelActive', ...KINDS.slice(1, 3)]]) {
  test(`words, numbers and labels are those that stand there without translators and extensions: ${paths.join(', ')}`, async ({ page }) => {
    test.slow()
    await prepare(page)
    await forEachOf(paths, async (path) => {
      const expected = await visit(page, path)
      expect(Object.values(expected).flat().length).toBeGreaterThan(path === '/' ? 50 : 0)
      const found = await visit(page, path, { withForeignHands: true })
      expect(await translatedCount(page)).toBeGreaterThan(20)
      expect(found).toEqual(expected)
    })
  })
}

/** What React says, where nobody sees it, when it has drawn a part of the page anew that it could not hydrate. */
const RECOVERED = /^console: Error: Minified React error #(?:418|423|425)/

test.describe('that were there before the script', () => {
  test.use({ allowedFaults: RECOVERED })

  test('the start page is drawn anew without a word, and works', async ({ page }) => {
    const race = page.locator('[data-machine="comparison-race"]')
    await translate(page, 'next-page')
    await openRead(page, '/')
    await letTimePassUntil(page, async () => (await race.count()) === 1)
    await race.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await partHydrated(race)
    await looked(page)
    await page.clock.runFor(5_000)
    const day = Number(await race.locator('[data-lane="traditional"]').getAttribute('data-day'))
    expect(day).toBeGreaterThan(8)
    await expect(race.locator('.traditional .now')).toHaveText(new RegExp(`Tag\\s${day}\\b`))
    await expectWhole(page, '/')
    expect(await translatedCount(page)).toBeGreaterThan(20)
  })

  test('other pages are drawn anew without a word, and work', async ({ page }) => {
    await translate(page, 'next-page')
    await openRead(page, '/FunnelActive')
    const slider = page.getByRole('slider').first()
    await partHydrated(slider)
    await slider.focus()
    await page.keyboard.press('End')
    await expect(page.locator('[data-machine="funnel-stages"] .stage output').nth(1)).toHaveText(/3\.500/)
    await expectWhole(page, '/FunnelActive')

    await page.goto('/blog/seo-ki-zeitalter-gefunden-werden')
    await firstPartHydrated(page)
    await expectWhole(page, '/blog/seo-ki-zeitalter-gefunden-werden')
    expect(await translatedCount(page)).toBeGreaterThan(20)

    // And extensions.
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await putElementsIn(page)
      await route.continue()
    })
    await page.goto('/blog')
    await firstPartHydrated(page)
    await takeElementsOut(page)
    await expectWhole(page, '/blog')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
  })
})

test.describe('that take away what the page is about to take away', () => {
  // React tells of what a boundary has caught.
  test.use({ allowedFaults: /NotFoundError|Minified React error/ })

  test('a section is mounted anew once; the second time its place says so', async ({ page }) => {
    await openRead(page, '/')
    const build = page.locator('[data-machine="build-steps"]')
    const takeStepAway = async () => {
      await page.getByRole('tab', { name: 'Aufbau' }).click()
      await partHydrated(build)
      await expect(build).toHaveAttribute('data-state', 'building')
      await build
        .locator('.foot > span')
        .first()
        .evaluate((step) => step.remove())
      await page.clock.runFor(3_500)
    }
    await takeStepAway()
    await expectWhole(page, '/')
    await expect(page.locator('[data-machine="code-reveal"]')).toBeVisible()

    await takeStepAway()
    await expect(page.getByRole('alert')).toContainText('Dieser Teil der Seite ist nicht angekommen.')
    await expect(page.locator('main > [data-section]')).toHaveCount(10)
  })
})
