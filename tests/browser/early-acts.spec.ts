import type { Locator, Page } from '@playwright/test'
import { ecosystem } from '../stated-facts.ts'
import { contact, machine, mailPreview, menu, menuButton, openAnswers, question, startLink, tab } from './elements.ts'
import { translate } from './foreign-hands.ts'
import { bringIntoView, expect, handedOver, hold, openAt, placeHydrated, test } from './support.ts'

/** What React logs when it renders an island anew. */
const RENDERED_ANEW = /^console: Error: Minified React error #(?:418|423|425)/

test.use({ allowedFaults: RENDERED_ANEW })

/** Only these changes do not make React render islands anew. */
const HARMLESS = 'attributes on each field'

/** What foreign software may do to a page before its islands are hydrated. */
const CHANGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'elements at the start, with controls of their own': (page) =>
    page.locator('[data-island]:not(:empty)').evaluateAll((islands) => {
      for (const island of islands) {
        for (const place of [island, ...island.children]) {
          const foreign = ['grammarly-extension', 'input', 'button'].map((name) => document.createElement(name))
          for (const element of foreign) element.hidden = true
          place.prepend(...foreign)
        }
      }
    }),
  [HARMLESS]: (page) =>
    page.locator('[data-island] :is(input, select)').evaluateAll((fields) => {
      for (const field of fields) field.setAttribute('data-lpignore', 'true')
    }),
}

/**
 * Opens a page while its scripts are held back, and changes it. The returned function releases so many of the files that wait, or all and
 * those that come later.
 */
async function openChanged(page: Page, path: string, change: string): Promise<(files?: number) => void> {
  if (change === 'translation') await translate(page, 'next-page')
  const waiting: (() => void)[] = []
  let isHeld = true
  await page.route(/assets\/.*\.js$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await CHANGES[change]?.(page)
  return (files) => {
    isHeld = files !== undefined
    for (const goOn of waiting.splice(0, files ?? waiting.length)) goOn()
  }
}

/** Checks that React has rendered anew what was changed. */
function expectRenderedAnew(faults: readonly string[], change: string): void {
  expect(faults.some((fault) => RENDERED_ANEW.test(fault))).toBe(change !== HARMLESS)
}

const input = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

for (const change of ['elements at the start, with controls of their own', HARMLESS]) {
  test(`the home page keeps what was chosen, typed, opened, pressed and focused, with ${change}`, async ({ page, time, faults }) => {
    const release = await openChanged(page, '/', change)
    // A page that nothing has changed is pressed while its files arrive, a few before each press.
    const press = async (control: Locator) => {
      if (change === HARMLESS) release(2)
      await control.click()
    }
    await input(page, 'named').fill('Ida')
    await press(page.locator('#start input[value="particles"]'))
    await press(page.locator('#start input[value="build"]'))
    await press(page.locator('#start [data-part="pause"]'))
    await press(page.locator('#services a[href$="paket=experience"]').last())
    await press(page.locator('#services a[href$="paket=ecosystem"]').last())
    await press(question(page, 1))
    await question(page, 2).focus()
    await page.keyboard.press('Enter')
    await press(mailPreview(contact(page)))
    await input(page, 'name').fill('Anna Müller')
    await input(page, 'email').focus()
    await page.keyboard.type('anna@müller.de')
    for (let left = 0; left < '@müller.de'.length; left += 1) await page.keyboard.press('ArrowLeft')
    release()
    // Hydration may happen before, during or after this key press.
    await page.keyboard.type('.')

    await placeHydrated(input(page, 'email'))
    expectRenderedAnew(faults, change)
    await page.keyboard.type('b')
    await expect(input(page, 'email')).toHaveValue('anna.b@müller.de')
    await expect(input(page, 'email')).toBeFocused()
    await expect(input(page, 'name')).toHaveValue('Anna Müller')
    await expect(contact(page).getByRole('combobox')).toHaveValue('ecosystem')
    await expect(startLink(page)).toHaveAttribute('href', /Anna%20M%C3%BCller.*anna\.b%40m%C3%BCller\.de.*Paket%3A%20Ecosystem/)
    await expect(contact(page).locator('pre')).toContainText(ecosystem.name)
    await expect(contact(page).locator('details')).toHaveAttribute('open', '')

    await bringIntoView(page.locator('#fragen'))
    await placeHydrated(question(page, 2))
    await expect(machine(page, 'faq')).toHaveAttribute('data-state', 'open')
    await expect(page.locator('#fragen details').nth(2)).toHaveAttribute('open', '')
    await expect(openAnswers(page)).toHaveCount(1)

    await bringIntoView(page.locator('#start'))
    await placeHydrated(machine(page, 'hero-rotation'))
    await expect(page.locator('#start input[value="build"]')).toBeChecked()
    await expect(page.locator('#start [data-part="pause"]')).not.toHaveAttribute('aria-busy')
    await time.advance(20_000)
    await expect(machine(page, 'hero-rotation')).toHaveAttribute('data-state', 'build')
    await expect(input(page, 'named')).toHaveValue('Ida')
    await expect(machine(page, 'name-strokes')).toHaveAttribute('data-state', 'drawn')
  })
}

test('the newsletter keeps the address and the focus, and the header its open menu, with translation', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openChanged(page, '/blog', 'translation')
  const releaseBox = await hold(page, /assets\/Newsletter-/)
  const field = machine(page, 'newsletter').locator('input[name="email"]')
  await field.fill('ida@straße.de')
  await menuButton(page).click()
  release()
  await placeHydrated(machine(page, 'header'))
  await expect(menu(page)).toBeVisible()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await field.focus()
  releaseBox()
  await placeHydrated(field)
  expectRenderedAnew(faults, 'translation')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  expect((await handedOver(page)).mails).toEqual([expect.stringContaining('ida%40stra%C3%9Fe.de')])
})

test.describe('removal of elements that React is about to remove', () => {
  // React logs what an error boundary has caught.
  test.use({ allowedFaults: /NotFoundError|Minified React error/ })

  test('mounts the island again, with the text, the focus and the caret', async ({ page }) => {
    await page.goto('/#name=Uta')
    const named = input(page, 'named')
    await placeHydrated(named)
    const before = await named.elementHandle()
    await machine(page, 'name-strokes')
      .getByText('Und Ihr Name?')
      .evaluate((invitation) => invitation.remove())
    await named.focus()
    await page.keyboard.type('I')
    await expect.poll(() => before?.evaluate((node) => node.isConnected)).toBe(false)
    await expect(named).toBeFocused()
    await page.keyboard.type('da')
    await expect(named).toHaveValue('Ida')
    await expect(machine(page, 'name-strokes').locator('[data-part="result"]')).toContainText('online')
  })

  test('the second time leaves what was prerendered', async ({ page, time }) => {
    await openAt(page, '/')
    const build = machine(page, 'build-steps')
    for (const failedCount of [0, 1]) {
      await tab(page, 'Aufbau').click()
      await placeHydrated(build)
      await expect(build).toHaveAttribute('data-state', 'building')
      await build
        .locator('[data-part="foot"] > span')
        .first()
        .evaluate((step) => step.remove())
      await time.advance(3_500)
      await expect(machine(page, 'code-reveal')).toBeVisible()
      await expect(page.locator('[data-island="hero-rotation"]:not([data-place])')).toHaveCount(failedCount)
    }
  })
})
