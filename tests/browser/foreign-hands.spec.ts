import type { Page } from '@playwright/test'
import { putElementsIn, staleTexts, takeElementsOut, translate, translatedCount, useEveryControl } from './foreign-hands.ts'
import { KINDS } from './routes.ts'
import { expect, looked, openRead, partHydrated, test } from './support.ts'
import { catchMails, withClipboard } from './visitor.ts'

// The pages for what is not there are served with status 404, and the browser says so.
test.use({ allowedFaults: /status of 404/ })

const SECTIONS = ['start', 'probleme', 'expertise', 'services', 'gruende', 'erfolge', 'prozess', 'stimmen', 'fragen', 'kontakt']

/** Opens a page and lets the script take all of it over. */
async function openWhole(page: Page, path: string): Promise<void> {
  await catchMails(page)
  await withClipboard(page, 'refusing')
  await openRead(page, path)
  for (const section of await page.locator('main .section > .inner').all()) {
    if (!(await section.isVisible())) continue
    await section.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await partHydrated(section)
  }
}

/** Goes through the page from top to bottom, 6 s at each section, so that all that starts when seen has started. */
async function readSlowly(page: Page): Promise<void> {
  for (const section of await page.locator('main .section').all()) {
    if (!(await section.isVisible())) continue
    await section.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await looked(page)
    await page.clock.runFor(6_000)
  }
}

async function expectWhole(page: Page, path: string): Promise<void> {
  expect(await staleTexts(page)).toEqual([])
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByText('nicht angekommen')).toHaveCount(0)
  if (path === '/') {
    expect(await page.locator('main > .section[id]').evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(SECTIONS)
  }
}

/** What React says, where nobody sees it, when it has drawn a part of the page anew that it could not take over. */
const RECOVERED = /^console: Error: Minified React error #(?:418|423|425)/

test.describe('translated by the browser', () => {
  for (const path of KINDS) {
    test(`${path} stays whole and up to date, whatever is pressed`, async ({ page }) => {
      test.slow()
      await openWhole(page, path)
      await translate(page)
      expect(await translatedCount(page)).toBeGreaterThan(20)
      await readSlowly(page)
      await expectWhole(page, path)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await useEveryControl(page, async () => {
        await page.clock.runFor(1_000)
        expect(await staleTexts(page)).toEqual([])
      })
      await page.clock.runFor(10_000)
      await expectWhole(page, path)
    })
  }

  test('a race on its way tells its days', async ({ page }) => {
    await openWhole(page, '/')
    await translate(page)
    const race = page.locator('[data-machine="comparison-race"]')
    await race.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await looked(page)
    await page.clock.runFor(20_000)
    const track = race.locator('[data-lane="traditional"]')
    const day = Number(await track.getAttribute('data-day'))
    expect(day).toBeGreaterThan(40)
    await expect(race.locator('.traditional .now')).toHaveText(new RegExp(`Tag ${day}\\b`))
  })
})

test.describe('translated before the script has come', () => {
  test.use({ allowedFaults: RECOVERED })

  for (const path of ['/', '/FunnelActive', '/blog/seo-ki-zeitalter-gefunden-werden']) {
    test(`${path} is drawn anew without a word, and works`, async ({ page }) => {
      await translate(page, 'next-page')
      await openWhole(page, path)
      await readSlowly(page)
      await expectWhole(page, path)
      expect(await translatedCount(page)).toBeGreaterThan(20)
    })
  }
})

test.describe('with elements of extensions', () => {
  for (const path of KINDS) {
    test(`${path} stays whole while they come and go`, async ({ page }) => {
      test.slow()
      await openWhole(page, path)
      await putElementsIn(page)
      await readSlowly(page)
      await expectWhole(page, path)
      await takeElementsOut(page)
      await useEveryControl(page, () => page.clock.runFor(300))
      await putElementsIn(page)
      await readSlowly(page)
      await expectWhole(page, path)
    })
  }

  test.describe('that were there first', () => {
    test.use({ allowedFaults: RECOVERED })

    test('the start page is drawn anew without a word, and works', async ({ page }) => {
      await page.route('**/assets/entry-client-*.js', async (route) => {
        await putElementsIn(page)
        await route.continue()
      })
      await openWhole(page, '/')
      await takeElementsOut(page)
      await readSlowly(page)
      await expectWhole(page, '/')
    })
  })

  test.describe('that take away what the page is about to take away', () => {
    // React tells of what a boundary has caught.
    test.use({ allowedFaults: /NotFoundError|Minified React error/ })

    test('a section is mounted anew once; the second time its place says so', async ({ page }) => {
      await openWhole(page, '/')
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
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await takeStepAway()
      await expectWhole(page, '/')
      await expect(page.locator('[data-machine="code-reveal"]')).toBeVisible()

      await takeStepAway()
      await expect(page.getByRole('alert')).toContainText('Dieser Teil der Seite ist nicht angekommen.')
      await expect(page.locator('main > .section')).toHaveCount(10)
    })
  })
})
