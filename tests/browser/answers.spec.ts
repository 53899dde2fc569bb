import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { ecosystem } from '../stated-facts.ts'
import { machine, mailPreview, menu, menuButton, question } from './elements.ts'
import { KINDS } from './routes.ts'
import { answerConsent, expect, firstPlaceHydrated, forEachOf, hold, hydrated, placeHydrated, test } from './support.ts'
import { catchMails, openedMails, withClipboard } from './visitor.ts'

/** Controls that need the script. Presses on them are queued until they are hydrated. */
const KEPT = 'button:not([popovertarget]), [data-kept]'
const SCRIPTS = /assets\/.*\.js$/

// The browser logs the status 404 of the error pages.
test.use({ allowedFaults: /status of 404/ })

/** Counts, for each control, the presses that reach the page. A queued press reaches the page when it is replayed. */
async function countPresses(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    addEventListener('click', (event) => {
      const control = (event.target as Element).closest<HTMLElement>(kept)
      if (!control) return
      control.dataset.presses = String(Number(control.dataset.presses ?? 0) + 1)
      // Prevents the mail program from opening.
      if (control.matches('a[href^="mailto:"]')) event.preventDefault()
    })
  }, KEPT)
}

/** Prepares all pages opened afterwards: answers the cookie banner, keeps the mail program closed, and counts presses. */
async function prepare(page: Page): Promise<void> {
  await answerConsent(page)
  await catchMails(page)
  await withClipboard(page, 'working')
  await countPresses(page)
}

const holdScripts = (page: Page) => hold(page, SCRIPTS)

/** Opens a page while its scripts are held back. */
async function gotoHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  await expect(page.locator('main h1')).toBeVisible()
}

/** Opens a page and holds its scripts back until the returned function is called: like a slow connection, but reproducible. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  await prepare(page)
  const release = await holdScripts(page)
  await gotoHeld(page, path)
  return release
}

/** Presses every control in `KEPT` while the script is held back. Checks that each press is queued, and replayed once. */
async function expectPressesKept(page: Page, path: string): Promise<void> {
  const release = await holdScripts(page)
  await gotoHeld(page, path)
  const kept = page.locator(`:is(${KEPT}):visible`)
  const controls = await kept.count()
  expect(controls).toBeGreaterThan(0)
  await kept.evaluateAll((all) => {
    for (const control of all as HTMLElement[]) control.click()
  })
  // A dashed outline marks a queued press. A control that is merely held down has no such outline.
  const looks = () => kept.evaluateAll((all) => all.map((node) => `${node.ariaBusy} ${getComputedStyle(node).outlineStyle}`))
  expect(await looks()).toEqual(Array.from({ length: controls }, () => 'true dashed'))
  await expect(page.locator('[data-presses]')).toHaveCount(0)
  release()
  await firstPlaceHydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await page.locator('[data-presses]').evaluateAll((all) => all.map((node) => (node as HTMLElement).dataset.presses))).toEqual(
    Array.from({ length: controls }, () => '1'),
  )
  await page.unroute(SCRIPTS)
}

for (const [width, paths] of [
  [390, ['/']],
  [1440, ['/']],
  [390, KINDS.slice(1, 5)],
  // The legal pages share one component, and so do the error pages.
  [390, ['/agb.html', '/gibt-es-nicht']],
] as const) {
  test(`early presses are kept and carried out once: ${paths.length} pages from ${paths[0]} on, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await prepare(page)
    await forEachOf(paths, (path) => expectPressesKept(page, path))
  })
}

test('menu, FAQ, package choice and mail preview work before hydration and keep their state', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openHeld(page, '/')

  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await menuButton(page).click()
  await menu(page).getByRole('link', { name: 'Referenzen' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(/#erfolge$/)
  await page.locator('#services').getByRole('group', { name: 'Paket wählen' }).getByText(ecosystem.name).click()
  await page.getByRole('link', { name: ecosystem.name }).click()
  await expect(page.getByRole('combobox', { name: 'Paket' })).toHaveValue('ecosystem')
  await question(page, 1).click()
  await question(page, 4).focus()
  await page.keyboard.press('Enter')
  await mailPreview(page.locator('#kontakt')).click()
  release()
  await placeHydrated(page.locator('#kontakt form'))
  await placeHydrated(question(page, 0))

  const open = page.locator('#fragen details[open]')
  await expect(open).toHaveCount(1)
  await expect(machine(page, 'faq')).toHaveAttribute('data-state', 'open')
  await expect(page.getByRole('combobox', { name: 'Paket' })).toHaveValue('ecosystem')
  await expect(page.locator('#kontakt pre')).toContainText(ecosystem.name)
  await expect(page.locator('#kontakt details')).toHaveAttribute('open', '')
})

test('a menu that is open during hydration stays open and can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openHeld(page, '/ueber-mich')
  await menuButton(page).click()
  release()
  await firstPlaceHydrated(page)

  await expect(menu(page)).toBeVisible()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('hydration does not shift the header in any viewport', async ({ page }) => {
  await prepare(page)
  await forEachOf([390, 768, 1440], async (width) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdScripts(page)
    await gotoHeld(page, '/agb.html')
    const places = () =>
      page
        .getByRole('banner')
        .locator('a, button')
        .evaluateAll((all) =>
          all.map((node) => node.getBoundingClientRect()).map(({ x, y, width: wide, height }) => [x, y, wide, height].map(Math.round)),
        )
    const before = await places()
    release()
    await firstPlaceHydrated(page)
    // Rounding may shift a position by one pixel.
    const moved = (await places()).flat().map((px, index) => Math.abs(px - (before.flat()[index] ?? Number.NaN)))
    expect(Math.max(...moved), `${width} px`).toBeLessThanOrEqual(1)
    await page.unroute(SCRIPTS)
  })
})

test('a chosen demo, typed text, the caret and a requested mail survive hydration', async ({ page, time }) => {
  const release = await openHeld(page, '/')
  const panel = machine(page, 'hero-rotation')
  await panel.getByRole('radio', { name: 'Aufbau' }).click()
  await expect(panel.getByText('Bildoptimierung')).toBeVisible()

  const start = machine(page, 'magnetic-button').getByRole('link')
  await start.click()
  await expect(start).toHaveAttribute('aria-busy', 'true')

  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.focus()
  await page.keyboard.type('Ada velace')
  for (let back = 0; back < 'velace'.length; back += 1) await page.keyboard.press('ArrowLeft')
  release()
  // Hydration may happen before, during or after these key presses.
  await page.keyboard.type('Lo')
  await placeHydrated(name)
  await page.keyboard.type('-')
  await expect(name).toHaveValue('Ada Lo-velace')
  await expect(name).toBeFocused()
  await expect(start).toHaveAttribute('href', /Ada%20Lo-velace/)

  await placeHydrated(start)
  await expect(machine(page, 'magnetic-button')).toHaveAttribute('data-state', 'transmitting')
  await time.until('magnetic-button', 'idle')
  expect(await openedMails(page)).toEqual([expect.stringContaining('Ada%20Lo-velace')])

  await panel.scrollIntoViewIfNeeded()
  await placeHydrated(panel)
  await expect(panel).toHaveAttribute('data-state', 'build')
  await expect(panel.getByRole('tab', { name: 'Aufbau' })).toHaveAttribute('aria-selected', 'true')
  await expect(machine(page, 'build-steps')).toBeVisible()
})

test('on the funnel page the chosen tab, data set and slider value survive hydration', async ({ page }) => {
  const release = await openHeld(page, '/FunnelActive')
  await page.getByRole('slider').first().fill('4000')
  await page.getByRole('radio', { name: /Visualisierung/ }).click()
  await expect(page.locator('#funnel-interactive')).toBeHidden()
  await page.getByRole('radio', { name: 'Optimierung' }).click()
  release()
  await firstPlaceHydrated(page)

  await expect(machine(page, 'funnel-tabs')).toHaveAttribute('data-state', 'visualization')
  await expect(machine(page, 'funnel-visualization')).toHaveAttribute('data-state', 'optimization')
  await expect(page).toHaveURL(/#visualisierung&besucher=4000$/)
  await page.getByRole('tab', { name: /Interaktiv/ }).click()
  await expect(page.getByRole('slider').first()).toHaveValue('4000')
  await expect(machine(page, 'funnel-stages').locator('li output').nth(1)).toHaveText('1.400')
})

test('a queued press whose control is hidden by then is dropped', async ({ page }) => {
  const release = await openHeld(page, '/FunnelActive')
  const startButton = page.getByRole('button', { name: 'Animation starten' })
  await startButton.click()
  await page.getByRole('radio', { name: /Warum/ }).click()
  release()
  await firstPlaceHydrated(page)

  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(machine(page, 'funnel-tabs')).toHaveAttribute('data-state', 'why')
  await expect(machine(page, 'funnel-stages')).toHaveAttribute('data-state', 'looping')
  await expect(page.locator('[data-presses]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  // no-script.spec.ts checks that controls that need JavaScript are hidden.
  test('menu, FAQ, tabs and mail preview work', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await menu(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/#services$/)
    await expect(menu(page)).not.toBeInViewport()
    await question(page, 2).click()
    await question(page, 3).click()
    await expect(page.locator('#fragen details[open]')).toHaveCount(1)
    await mailPreview(page.locator('#kontakt')).click()
    await expect(page.locator('#kontakt details')).toHaveAttribute('open', '')
    await expect(page.getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveAttribute('href', '/datenschutz.html#speicher')

    await page.goto('/FunnelActive')
    await page.getByRole('radio', { name: /Warum/ }).click()
    await expect(page.locator('#funnel-why')).toBeVisible()
    await expect(page.locator('#funnel-interactive')).toBeHidden()
  })
})

/** Selectors for the controls that the test presses. They match before and after hydration. */
const PRESSES = [
  ...['first-child', 'nth-child(4)', 'last-child'].map((place) => `#fragen details:${place} summary`),
  "#start input[value='build']",
  "#start input[value='particles']",
  "#start input[value='code']",
  '#start [data-part="pause"]',
  '[data-machine="motion-control"]',
  "a[href$='paket=ecosystem']",
  "a[href$='paket=experience']",
  '#kontakt details summary',
] as const

/** The visible state of all machines whose state does not depend on the order in which places hydrate. */
function stateOf(page: Page) {
  return page.evaluate(() => ({
    open: [...document.querySelectorAll('#fragen details')].map((node) => (node as HTMLDetailsElement).open),
    demo: document.querySelector<HTMLElement>('[data-machine="hero-rotation"]')?.dataset.state,
    chosen: document.querySelector<HTMLInputElement>('#start input:checked')?.value,
    pause: document.querySelector('#start [data-part="pause"]')?.getAttribute('aria-label'),
    motion: document.querySelector<HTMLElement>('[data-machine="motion-control"]')?.dataset.state,
    package: document.querySelector<HTMLSelectElement>('#kontakt select')?.value,
    mail: document.querySelector('#kontakt pre')?.textContent,
    preview: document.querySelector<HTMLDetailsElement>('#kontakt details')!.open,
  }))
}

test('presses while the page loads lead to the same state as after hydration', async ({ page }) => {
  test.slow()
  await answerConsent(page)
  // Motion that is stopped in one visit would otherwise stay stopped in the next.
  await page.addInitScript(() => sessionStorage.clear())
  // If a visitor presses early, the script files are held back: a few are released before each press, the rest at the end.
  const waiting: (() => void)[] = []
  let isOpen = true
  const resume = (files = waiting.length) => {
    for (const goOn of waiting.splice(0, files)) goOn()
  }
  await page.route(SCRIPTS, async (route) => {
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  let visits = 0
  const visit = async (presses: readonly (readonly [string, number])[], isEarly: boolean) => {
    isOpen = !isEarly
    // A new address for each visit: going to the same address would be a reload, which restores form values.
    await page.goto(`/?${(visits += 1)}`, { waitUntil: 'commit' })
    await expect(page.locator('footer')).toBeAttached()
    const finish = async () => {
      isOpen = true
      resume()
      await hydrated(page)
      for (const id of ['start', 'fragen', 'kontakt', 'services']) {
        const section = page.locator(`#${id}`)
        // Each time, because a pressed link may still be scrolling to its section. An island may be far below the top of its section.
        const isHydrated = () =>
          section.evaluate((node) => {
            const late = [...node.querySelectorAll('[data-island]:not([data-on-demand], [data-hydrated])')]
            ;(late[0]?.firstElementChild ?? node).scrollIntoView({ behavior: 'instant', block: 'center' })
            return late.length === 0
          })
        await expect.poll(isHydrated).toBe(true)
      }
    }
    if (!isEarly) await finish()
    for (const [selector, files] of presses) {
      resume(files)
      await page.locator(selector).evaluate((node) => (node as HTMLElement).click())
    }
    if (isEarly) await finish()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    // What the last press has caused is shown: events of the browser, such as `hashchange` and `toggle`, come a task later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    return stateOf(page)
  }
  const script = fc.array(fc.tuple(fc.constantFrom(...PRESSES), fc.integer({ min: 0, max: 4 })), { minLength: 6, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(script, async (presses) => {
      const expected = await visit(presses, false)
      await visit(presses, true)
      await expect.poll(() => stateOf(page)).toEqual(expected)
    }),
    // Each control is pressed at least once.
    { numRuns: 2, seed: 20_261_122, endOnFailure: true, examples: [[PRESSES.map((press, index) => [press, index % 3])]] },
  )
})
