import { CONSENT_STORAGE_KEY } from '../../machines/cookie-banner/consent.ts'
import { expect, test } from './support.ts'
import { expectFitsEveryWidth, openRead } from './reading.ts'

const PAGES = [
  ['/impressum.html', 'Impressum'],
  ['/agb.html', 'Allgemeine Geschäftsbedingungen'],
  ['/datenschutz.html', 'Datenschutz'],
  ['/barrierefreiheit.html', 'Erklärung zur Barrierefreiheit'],
] as const

for (const [path, title] of PAGES) {
  test.describe(path, () => {
    test('says what it is and when it was written', async ({ page }) => {
      await openRead(page, path)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('main .status')).toHaveText(/^Stand: \p{L}+ 20\d\d$/u)
      await expect(page.locator('main .back-link')).toHaveAttribute('href', '/')
    })

    test('lists its contents, and every entry leads to a heading', async ({ page }) => {
      await openRead(page, path)
      const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' })
      const anchors = await contents.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))

      expect(anchors.length).toBe(await page.locator('.legal h2').count())
      expect(anchors.length).toBeGreaterThan(2)
      for (const anchor of anchors) await expect(page.locator(`h2${anchor}`)).toHaveCount(1)
    })

    test('is linked from the foot of every page, also in the served HTML', async ({ request }) => {
      for (const from of ['/', '/blog', '/ueber-mich', '/FunnelActive', '/impressum.html']) {
        expect(await (await request.get(from)).text()).toContain(`href="${path}"`)
      }
    })

    test('shows nothing but text where something is to be decided, and says who decides', async ({ page }) => {
      await openRead(page, path)
      for (const decision of await page.locator('.decision').all()) {
        await expect(decision.locator('.label')).toHaveText(/^(Anwaltlich zu prüfen|Von der Inhaberin oder dem Inhaber zu entscheiden)$/)
      }
    })

    test('names no law that is out of force and no closed platform', async ({ page }) => {
      await openRead(page, path)
      const text = (await page.locator('main').textContent())!

      expect(text).not.toMatch(/\bTMG\b|\bTTDSG\b|\bRStV\b/)
      expect(await page.locator('main a[href*="ec.europa.eu/consumers/odr"]').count()).toBe(0)
    })

    test('fits every window from 320 to 1920 px', async ({ page }) => {
      await openRead(page, path)

      await expectFitsEveryWidth(page)
    })

    test('ends paragraphs, tables and notes at one edge', async ({ page }) => {
      await openRead(page, path)
      const widths = await page.locator('.legal > *').evaluateAll((blocks) => blocks.map((block) => Math.round(block.clientWidth)))

      expect(Math.max(...widths)).toBeLessThanOrEqual(704)
    })

    test('prints without what only works on a screen', async ({ page }) => {
      await openRead(page, path)
      await page.emulateMedia({ media: 'print' })

      await expect(page.locator('.legal')).toBeVisible()
      await expect(page.locator('.contents-wide')).toBeHidden()
      await expect(page.locator('header')).toBeHidden()
    })
  })
}

test('the imprint names the provider, two quick ways of contact, and who answers for the blog', async ({ page }) => {
  await openRead(page, '/impressum.html')
  const main = page.getByRole('main')

  await expect(main).toContainText('§\u00a05 DDG')
  await expect(main.locator('address')).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(main).toContainText('§\u00a018 Abs.\u00a02 MStV')
})

test('the imprint marks sample data, quietly, and explains the mark', async ({ page }) => {
  await openRead(page, '/impressum.html')

  await expect(page.locator('.legal mark').first()).toBeVisible()
  await expect(page.getByText('Diese Website ist noch nicht mit echten Daten gefüllt.')).toHaveCount(1)
})

test('the privacy notice names the storage key that is really used', async ({ page }) => {
  await openRead(page, '/datenschutz.html')

  await expect(page.locator('.legal')).toContainText(CONSENT_STORAGE_KEY)
  await expect(page.locator('.legal')).toContainText('TDDDG')
})

test('the privacy notice opens the cookie settings', async ({ page }) => {
  await openRead(page, '/datenschutz.html')
  await page
    .locator('.legal')
    .getByRole('button', { name: /Cookie-Einstellungen/ })
    .click()

  await expect(page.locator('[data-machine=cookie-banner]')).toHaveAttribute('data-state', 'settings')
})

test('a change from one legal text to another starts at its title', async ({ page }) => {
  await openRead(page, '/impressum.html')
  await page.locator('.legal').getByRole('link', { name: 'AGB', exact: true }).click()

  await expect(page).toHaveURL('/agb.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title] of PAGES) {
    test(`${path} can be read on the first visit, covered by nothing`, async ({ page }) => {
      await page.goto(path)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('.legal h2').first()).toBeVisible()
      await expect(page.locator('[data-machine=cookie-banner]')).toHaveCount(0)
    })
  }
})

for (const [path, name] of [
  ['/impressum.html', 'LinkedIn'],
  ['/impressum.html', 'Instagram'],
  ['/datenschutz.html', /^www\./],
] as const) {
  test(`the link to somebody else's site (${String(name)}) on ${path} opens a new tab and says so`, async ({ page }) => {
    await openRead(page, path)
    const link = page.locator('.legal a[href^="http"]').filter({ hasText: name }).first()

    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAccessibleName(/\(öffnet in neuem Tab\)$/)
  })
}

test('no link of a legal text leads to another site in the same tab', async ({ page }) => {
  await openRead(page, '/datenschutz.html')

  expect(await page.locator('.legal a[href^="http"]').count()).toBeGreaterThan(0)
  await expect(page.locator('.legal a[href^="http"]:not([target="_blank"])')).toHaveCount(0)
})
