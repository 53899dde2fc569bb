import type { Page } from '@playwright/test'
import { machine, tab } from './elements.ts'
import {
  appears,
  bringIntoView,
  expect,
  observersNotified,
  openWithConsentAnswered,
  partHydrated,
  plain,
  scrollTopPx,
  scrollToHeight,
  test,
} from './support.ts'
import { copiedTexts, withClipboard } from './visitor.ts'

async function openFunnel(page: Page, address = ''): Promise<void> {
  await openWithConsentAnswered(page, `/FunnelActive${address}`)
  await appears(page.getByRole('tablist').first())
}

const tabs = (page: Page) => machine(page, 'funnel-tabs')
const stages = (page: Page) => machine(page, 'funnel-stages')
const own = (page: Page) => machine(page, 'funnel-scenario')
const visitors = (page: Page) => page.getByRole('slider', { name: 'Besucher im Monat', exact: true })
const field = (page: Page, name: RegExp) => own(page).getByRole('textbox', { name })

/** Checks that the funnel shows these figures in this order. */
async function expectFigures(page: Page, ...figures: readonly string[]): Promise<void> {
  const pattern = new RegExp(figures.map((figure) => `(?<![\\d.])${figure.replaceAll('.', '\\.')}(?![\\d.])`).join('[^]*?'))
  await expect.poll(async () => plain(await stages(page).innerText())).toMatch(pattern)
}

test('arrow keys switch tabs and update the URL, focus follows, scroll position stays, and Back undoes all switches', async ({ page }) => {
  await openFunnel(page)
  await scrollToHeight(page, 200)
  await tab(page, 'Interaktiver Funnel').focus()
  const placePx = await scrollTopPx(page)
  for (const [key, name, address] of [
    ['ArrowRight', 'Visualisierung', '#visualisierung'],
    ['ArrowRight', 'Warum Funnels', '#warum'],
    ['ArrowRight', 'Interaktiver Funnel', ''],
    ['ArrowLeft', 'Warum Funnels', '#warum'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(`/FunnelActive${address}`)
    await expect(tab(page, name)).toBeFocused()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  expect(await scrollTopPx(page)).toBe(placePx)
  await page.goBack()
  await expect(tab(page, 'Interaktiver Funnel')).toHaveAttribute('aria-selected', 'true')
  expect(await scrollTopPx(page)).toBe(placePx)

  // The skip link must not switch tabs.
  await tab(page, 'Warum Funnels').click()
  await page.reload()
  await appears(page.getByRole('heading', { name: 'Dieselben tausend Besucher' }))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/FunnelActive#inhalt')
  await expect(tabs(page)).toHaveAttribute('data-state', 'why')
})

test('the stages loop, animate on request and recalculate with the slider, and the result is announced once', async ({ page }) => {
  await openFunnel(page)
  await bringIntoView(stages(page).getByRole('list').first())
  await expect(stages(page)).toHaveAttribute('data-state', 'looping')
  const stage = Number(await stages(page).getAttribute('data-stage'))
  await page.clock.runFor(3_000)
  await expect(stages(page)).toHaveAttribute('data-stage', String((stage + 1) % 4))
  // Strokes are drawn between the stages only while the animation runs.
  const painted = () =>
    stages(page)
      .locator('canvas')
      .evaluate((node: HTMLCanvasElement) => {
        if (node.width === 0) return 0
        // Read from a copy: repeated reads from the canvas itself make it slow and the browser warn.
        const copy = new OffscreenCanvas(node.width, node.height).getContext('2d', { willReadFrequently: true })!
        copy.drawImage(node, 0, 0)
        return copy.getImageData(0, 0, node.width, node.height).data.filter((byte, index) => index % 4 === 3 && byte > 0).length
      })
  // The drawing code is loaded on the first run.
  const drawing = page.waitForResponse(/funnel-flow/)
  await page.getByRole('button', { name: 'Animation starten' }).click()
  await expect(stages(page)).toHaveAttribute('data-state', 'animating')
  await expect(stages(page)).toHaveAttribute('data-running', 'true')
  await drawing
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return painted()
    })
    .toBeGreaterThan(500)
  await page.clock.runFor(4 * 800)
  await expect(stages(page)).toHaveAttribute('data-running', 'false')
  expect(await painted()).toBe(0)

  const slider = visitors(page)
  await partHydrated(slider)
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(stages(page)).toHaveAttribute('data-state', 'adjusting')
  await expect(slider).toHaveAttribute('aria-valuetext', '1.100 Besucher')
  await expectFigures(page, '1.100', '385', '165', '55')
  await page.clock.runFor(1_000)
  await expect(stages(page)).toHaveAttribute('data-running', 'false')
  await expect(page.getByText('Aus 1.100 Besuchern werden 385 Interessenten, 165 Leads und 55 Kunden.')).toBeAttached()

  await test.step('nine more key presses are announced once, 700 ms after the last', async () => {
    const summary = stages(page).locator('p[role=status]')
    const verdict = own(page).locator('p[role=status]').first()
    const texts = async () => [await summary.textContent(), await verdict.textContent()]
    const before = await texts()
    for (let press = 0; press < 9; press++) {
      await slider.press('ArrowRight')
      await page.clock.runFor(120)
      expect(await texts()).toEqual(before)
    }
    await expect(slider).toHaveValue('2000')
    await page.clock.runFor(579)
    expect(await texts()).toEqual(before)
    await page.clock.runFor(1)
    await expect(summary).toContainText('2.000')
    await expect(verdict).toHaveText('Ihre Zahlen bringen 25.000\u00a0€ mehr im Monat als die Demo.')
    const after = await texts()
    await page.clock.runFor(5_000)
    expect(await texts()).toEqual(after)
  })
  await page.keyboard.press('End')
  await expectFigures(page, '10.000', '3.500', '1.500', '500', '250.000 €')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('10000')
  await page.keyboard.press('Home')
  await expectFigures(page, '100', '35', '15', '5', '2.500 €')
})

test('dragging a slider adds one history entry, on release', async ({ page }) => {
  await openFunnel(page)
  await visitors(page).scrollIntoViewIfNeeded()
  const box = (await visitors(page).boundingBox())!
  const beforePx = await scrollTopPx(page)
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 14 + (box.width - 28) / 11, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, y, { steps: 12 })
  await expect(stages(page)).toHaveAttribute('data-state', 'adjusting')
  await expect(page).toHaveURL('/FunnelActive')
  await page.mouse.up()
  const value = Number(await visitors(page).inputValue())
  expect(value).toBeGreaterThan(4_000)
  await expect(page).toHaveURL(`/FunnelActive#besucher=${value}`)
  expect(await scrollTopPx(page)).toBe(beforePx)
  await page.goBack()
  await expect(page).toHaveURL('/FunnelActive')
  await expectFigures(page, '1.000', '350', '150', '50')
  await page.goForward()
  await expect(visitors(page)).toHaveValue(String(value))

  await test.step('a slider step made before the URL reflects the previous one is not lost', async () => {
    await page.goBack()
    const leads = own(page).getByRole('slider', { name: /Anteil Leads/ })
    await leads.evaluate((input: HTMLInputElement) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const press = (type: string, key: string) => input.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }))
      const step = (text: string) => {
        setValue?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      press('keydown', 'ArrowRight')
      step('15.5')
      press('keyup', 'ArrowRight')
      press('keydown', 'End')
      step('35')
    })
    await expect(page).toHaveURL('/FunnelActive#leads=15.5')
    await observersNotified(page)
    await leads.dispatchEvent('keyup', { key: 'End' })
    await expect(page).toHaveURL('/FunnelActive#leads=35')
    await expect(leads).toHaveAttribute('aria-valuetext', '35\u00a0%')
  })
})

test('own numbers appear beside those of the demo, in the URL and in the copied link, and survive a reload', async ({ page }) => {
  await withClipboard(page, 'working')
  await openFunnel(page)
  for (const [name, value] of [
    [/^Besucher im Monat/, '2.000'],
    [/Anteil Interessenten/, '40'],
    [/Anteil Leads/, '20'],
    [/Anteil Kunden/, '2,5'],
    [/Wert eines Kunden/, '1200'],
  ] as const)
    await field(page, name).fill(value)
  await page.keyboard.press('Tab')
  const table = own(page).getByRole('table', { name: 'Ihr Funnel neben der Demo' })
  await expect(table.getByRole('row').nth(1)).toHaveText(/Besucher\s*2\.000\s*1\.000\s*\+1\.000/)
  await expect(table.getByRole('row').nth(5)).toHaveText(/Umsatz\s*60\.000\s€\s*25\.000\s€\s*\+35\.000\s€/)
  await expect(own(page).getByText('Ihre Zahlen bringen 35.000\u00a0€ mehr im Monat als die Demo.')).toBeVisible()
  await expectFigures(page, '2.000', '800', '400', '50', '60.000 €')
  await expect(page).toHaveURL('/FunnelActive#besucher=2000&interesse=40&leads=20&kunden=2.5&wert=1200')
  await page.reload()
  await expectFigures(page, '2.000', '800', '400', '50', '60.000 €')
  const customers = field(page, /Anteil Kunden/)
  await expect(customers).toHaveValue('2,5')

  const copy = machine(page, 'copy-feedback').filter({ has: page.getByRole('button', { name: 'Link mit diesen Zahlen kopieren' }) })
  await copy.getByRole('button', { name: /kopieren/ }).click()
  await expect(copy).toHaveAttribute('data-state', 'copied')
  await expect(copy.getByText('Kopiert.')).toBeVisible()
  expect((await copiedTexts(page))[0]).toMatch(/\/FunnelActive#besucher=2000&interesse=40&leads=20&kunden=2\.5&wert=1200$/)
  await page.clock.runFor(1_999)
  await expect(copy).toHaveAttribute('data-state', 'copied')
  await page.clock.runFor(1)
  await expect(copy).toHaveAttribute('data-state', 'idle')

  await customers.fill('zwölf')
  await expect(customers).toHaveAttribute('aria-invalid', 'true')
  await customers.press('Enter')
  await expect(customers).toHaveValue('2,5')
  await own(page).getByRole('button', { name: 'Zurück zur Demo' }).click()
  await expect(page).toHaveURL('/FunnelActive')
})

test('the funnel replaces invalid numbers in the URL by valid ones', async ({ page }) => {
  await openFunnel(page, '?besucher=abc&interesse=%zz&leads=-3&kunden=1e9&wert=<b>')
  await expectFigures(page, '1.000', '350', '150', '150')
  await page.goto('/FunnelActive?besucher=999999&kunden=90&wert=0')
  await expectFigures(page, '10.000', '3.500', '1.500', '1.500', '1.500 €')
  await page.goto('/FunnelActive?&&==&besucher#warum')
  await appears(page.getByRole('tablist').first())
  await expect(tabs(page)).toHaveAttribute('data-state', 'why')

  await test.step('why-comparison: arrow keys switch from the traditional website to the funnel', async () => {
    const comparison = machine(page, 'why-comparison')
    await expect(comparison).toHaveAttribute('data-state', 'traditional')
    await comparison.getByRole('radio', { name: 'Klassische Website' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(comparison).toHaveAttribute('data-state', 'funnel')
    await expect(comparison.getByRole('radio', { name: 'Optimierter Funnel' })).toBeChecked()
    await expect(comparison.getByText('50 Kunden', { exact: true })).toBeVisible()
    await expect(comparison.getByText('20 Kunden', { exact: true })).toBeHidden()
  })
})

test('the visualisation loops through four stages of 2 s, stops for its pause button, and switches data sets', async ({ page }) => {
  await openFunnel(page, '#visualisierung')
  const view = machine(page, 'funnel-visualization')
  const stage = async () => Number(await view.getAttribute('data-stage'))
  await expect(stages(page)).toBeHidden()
  await bringIntoView(view)
  await expect(view).toHaveAttribute('data-state', 'conversion')
  const first = await stage()
  await page.clock.runFor(2_000)
  expect(await stage()).toBe((first + 1) % 4)
  await view.getByRole('button', { name: 'Durchlauf anhalten' }).click()
  await page.clock.runFor(6_000)
  expect(await stage()).toBe((first + 1) % 4)
  await tab(page, 'Conversion').focus()
  await page.keyboard.press('ArrowRight')
  await expect(view).toHaveAttribute('data-state', 'revenue')
  await expect(view.getByRole('cell', { name: '4.500.000\u00a0€' })).toBeVisible()
})

test('the link to the funnel page resets it and scrolls to the top; unrelated query parameters are kept', async ({ page }) => {
  await openFunnel(page, '?utm_source=mail&besucher=2000#warum')
  await tab(page, 'Interaktiver Funnel').click()
  await expect(page).toHaveURL('/FunnelActive?utm_source=mail#besucher=2000')
  await bringIntoView(page.locator('#eigene-zahlen'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Funnel Demo' }).click()
  await expect(page).toHaveURL('/FunnelActive')
  await expect(tabs(page)).toHaveAttribute('data-state', 'interactive')
  await expectFigures(page, '1.000', '350', '150', '50')
  expect(await scrollTopPx(page)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('only the panel that is shown is a tab panel; in print the three of them follow each other', async ({ page }) => {
  await openFunnel(page)
  const panels = page.getByRole('tabpanel')
  await expect(panels).toHaveCount(1)
  await tab(page, 'Visualisierung').click()
  // The panel of the page, and in it that of the data sets.
  await expect(panels).toHaveCount(2)
  await tab(page, 'Warum Funnels').click()
  await expect(panels).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Eigene Zahlen' })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Eigene Zahlen', 'Derselbe Weg, in drei Blicken', 'Dieselben tausend Besucher']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
})
