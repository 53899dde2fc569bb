import type { Locator, Page } from '@playwright/test'
import { answerConsent, takenOver } from './reading.ts'
import { expect, looked, openAt, test } from './support.ts'

const WIDTHS = [
  { name: 'at 1440 px', viewport: { width: 1440, height: 900 } },
  { name: 'at 390 px', viewport: { width: 390, height: 844 } },
]
/** The clock moves in steps this small until the page is taken over, so that loops are at most this far ahead. */
const STEP_MS = 20

/** Opens the funnel page as a visitor who has answered the cookie question, and waits until the script answers for it. */
async function openFunnel(page: Page, address = ''): Promise<void> {
  await answerConsent(page)
  await openAt(page, `/FunnelActive${address}`)
  await takenOver(page.locator('[data-machine="funnel-tabs"]'), STEP_MS)
}

async function bringIntoView(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await looked(element.page())
}

const stages = (page: Page) => page.locator('[data-machine="funnel-stages"]')
const figures = (page: Page) => stages(page).locator('.stage output')
const revenue = (page: Page) => stages(page).locator('.revenue output')
const visitors = (page: Page) => page.getByRole('slider', { name: 'Besucher im Monat', exact: true })
const tabs = (page: Page) => page.locator('[data-machine="funnel-tabs"]')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const visualization = (page: Page) => page.locator('[data-machine="funnel-visualization"]')
const own = (page: Page) => page.locator('[data-machine="funnel-scenario"]')
const field = (page: Page, name: RegExp) => own(page).getByRole('textbox', { name })

async function scrollAndFocus(page: Page): Promise<[number, string | null]> {
  return page.evaluate(() => [Math.round(scrollY), document.activeElement?.id || (document.activeElement?.tagName ?? null)])
}

for (const { name, viewport } of WIDTHS) {
  test.describe(name, () => {
    test.use({ viewport })

    test('opens with the way back, the heading, three tabs and the interactive funnel', async ({ page }) => {
      await openFunnel(page)

      await expect(page.getByRole('main').getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Von hundert Besuchern kaufen fünf. Wenn alles stimmt.')
      await expect(page.getByRole('tablist', { name: 'Ansichten des Funnels' }).getByRole('tab')).toHaveText([
        'Interaktiver Funnel',
        'Visualisierung',
        'Warum Funnels',
      ])
      await expect(tab(page, 'Interaktiver Funnel')).toHaveAttribute('aria-selected', 'true')
      await expect(tabs(page)).toHaveAttribute('data-state', 'interactive')
      await expect(page.getByRole('tabpanel', { name: 'Interaktiver Funnel' })).toBeVisible()
      await expect(visualization(page)).toBeHidden()
      await expect(page.locator('[data-machine="why-comparison"]')).toBeHidden()
      await expect(figures(page)).toHaveText(['1.000', '350', '150', '50'])
      await expect(revenue(page)).toHaveText('25.000\u00a0€')
      await expect(visitors(page)).toHaveAttribute('aria-valuetext', '1.000 Besucher')
    })

    test('closes with the calendar in a new tab and the way to the packages', async ({ page }) => {
      await openFunnel(page)
      const closing = page.locator('main .t-gelb')

      await expect(closing.getByRole('link', { name: /öffnet in neuem Tab/ })).toHaveAttribute('target', '_blank')
      await expect(closing.getByRole('link', { name: /öffnet in neuem Tab/ })).toHaveAttribute('rel', /noopener/)
      await expect(closing.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/#services')
    })

    test('highlights the next stage every 3 s and begins again after the fourth', async ({ page }) => {
      await openFunnel(page)
      await bringIntoView(stages(page).locator('ol').first())
      const inView = await stages(page).getAttribute('data-stage')
      expect(inView).toBe('0')

      await page.clock.runFor(3_000 - STEP_MS * 30)
      await expect(stages(page)).toHaveAttribute('data-stage', '0')
      for (const next of ['1', '2', '3', '0']) {
        await page.clock.runFor(3_000)
        await expect(stages(page)).toHaveAttribute('data-stage', next)
        await expect(stages(page).locator('.stage').nth(Number(next))).toHaveAttribute('data-current', 'true')
      }
      await expect(stages(page)).toHaveAttribute('data-running', 'false')
    })

    test('steps through all four stages 800 ms apart when the animation is started, running until it is done', async ({ page }) => {
      await openFunnel(page)
      await page.getByRole('button', { name: 'Animation starten' }).click()

      for (const stage of ['0', '1', '2', '3']) {
        await expect(stages(page)).toHaveAttribute('data-state', 'animating')
        await expect(stages(page)).toHaveAttribute('data-running', 'true')
        await expect(stages(page)).toHaveAttribute('data-stage', stage)
        await page.clock.runFor(799)
        await expect(stages(page)).toHaveAttribute('data-stage', stage)
        await expect(stages(page)).toHaveAttribute('data-running', 'true')
        await page.clock.runFor(1)
      }
      await expect(stages(page)).toHaveAttribute('data-state', 'looping')
      await expect(stages(page)).toHaveAttribute('data-running', 'false')
    })

    test('lets strokes travel from stage to stage while it runs, and none when it does not', async ({ page }) => {
      await openFunnel(page)
      const painted = () =>
        stages(page)
          .locator('canvas')
          .evaluate((node: HTMLCanvasElement) => {
            if (node.width === 0) return 0
            // Read from a copy: reading from the canvas itself would slow it down, and the browser says so.
            const copy = new OffscreenCanvas(node.width, node.height).getContext('2d', { willReadFrequently: true })!
            copy.drawImage(node, 0, 0)
            const { data } = copy.getImageData(0, 0, node.width, node.height)
            let count = 0
            for (let index = 3; index < data.length; index += 4) if (data[index]) count += 1
            return count
          })
      const start = page.getByRole('button', { name: 'Animation starten' })
      // The drawing code comes with the first run.
      const drawing = page.waitForResponse(/funnel-flow/)
      await start.click()
      await drawing
      await expect
        .poll(async () => {
          await page.clock.runFor(STEP_MS)
          return painted()
        })
        .toBeGreaterThan(500)
      await page.clock.runFor(4_000)
      expect(await painted()).toBe(0)

      await visitors(page).focus()
      await page.keyboard.press('End')
      await page.clock.runFor(400)
      expect(await painted()).toBeGreaterThan(500)
      await page.clock.runFor(3_000)
      expect(await painted()).toBe(0)
    })

    test('calculates with the slider, which works with the keyboard alone', async ({ page }) => {
      await openFunnel(page)
      await visitors(page).focus()

      await page.keyboard.press('ArrowRight')
      await expect(visitors(page)).toHaveAttribute('aria-valuetext', '1.100 Besucher')
      await expect(figures(page)).toHaveText(['1.100', '385', '165', '55'])
      await expect(stages(page)).toHaveAttribute('data-state', 'adjusting')
      await expect(stages(page)).toHaveAttribute('data-running', 'true')
      await page.clock.runFor(999)
      await expect(stages(page)).toHaveAttribute('data-running', 'true')
      await page.clock.runFor(1)
      await expect(stages(page)).toHaveAttribute('data-running', 'false')
      await expect(page.getByText('Aus 1.100 Besuchern werden 385 Interessenten, 165 Leads und 55 Kunden.')).toBeAttached()

      await page.keyboard.press('End')
      await expect(figures(page)).toHaveText(['10.000', '3.500', '1.500', '500'])
      await expect(revenue(page)).toHaveText('250.000\u00a0€')
      await page.keyboard.press('ArrowRight')
      await expect(visitors(page)).toHaveValue('10000')

      await page.keyboard.press('Home')
      await expect(figures(page)).toHaveText(['100', '35', '15', '5'])
      await expect(revenue(page)).toHaveText('2.500\u00a0€')
      await page.keyboard.press('ArrowLeft')
      await expect(visitors(page)).toHaveValue('100')
    })

    test('writes the address when the handle is let go, as one step back', async ({ page }) => {
      await openFunnel(page)
      await visitors(page).scrollIntoViewIfNeeded()
      const box = (await visitors(page).boundingBox())!
      const before = await page.evaluate(() => scrollY)
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + 14 + (box.width - 28) / 11, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, y, { steps: 12 })
      await expect(stages(page)).toHaveAttribute('data-state', 'adjusting')
      await expect(page).toHaveURL('/FunnelActive')
      await page.mouse.up()

      const value = Number(await visitors(page).inputValue())
      expect(value).toBeGreaterThan(4_000)
      await expect(page).toHaveURL(`/FunnelActive?besucher=${value}`)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await expect(visitors(page)).toBeFocused()

      await page.goBack()
      await expect(page).toHaveURL('/FunnelActive')
      await expect(figures(page)).toHaveText(['1.000', '350', '150', '50'])
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.goForward()
      await expect(visitors(page)).toHaveValue(String(value))
    })

    test('stands still out of view, while the slider is in use, and while the pause button is pressed', async ({ page }) => {
      await openFunnel(page)
      const list = stages(page).locator('ol').first()
      await bringIntoView(list)

      await visitors(page).focus()
      await page.clock.runFor(9_000)
      await expect(stages(page)).toHaveAttribute('data-stage', '0')
      await visitors(page).blur()
      await page.clock.runFor(3_000)
      await expect(stages(page)).toHaveAttribute('data-stage', '1')

      await page.getByRole('button', { name: 'Durchlauf anhalten' }).click()
      await bringIntoView(list)
      await page.clock.runFor(9_000)
      await expect(stages(page)).toHaveAttribute('data-stage', '1')
      await page.getByRole('button', { name: 'Durchlauf fortsetzen' }).click()
      await bringIntoView(list)
      await page.clock.runFor(3_000)
      await expect(stages(page)).toHaveAttribute('data-stage', '2')

      await page.locator('main .t-gelb').scrollIntoViewIfNeeded()
      await looked(page)
      await page.clock.runFor(9_000)
      await expect(stages(page)).toHaveAttribute('data-stage', '2')
      await bringIntoView(list)
      await page.clock.runFor(3_000)
      await expect(stages(page)).toHaveAttribute('data-stage', '3')
    })

    test('changes tabs with the arrow keys, keeps them in the address, and leaves scroll and focus alone', async ({ page }) => {
      await openFunnel(page)
      const next = viewport.width < 768 ? 'ArrowDown' : 'ArrowRight'
      const previous = viewport.width < 768 ? 'ArrowUp' : 'ArrowLeft'
      await page.evaluate(() => scrollTo(0, 200))
      await tab(page, 'Interaktiver Funnel').focus()
      const place = (await scrollAndFocus(page))[0]

      await page.keyboard.press(next)
      await expect(page).toHaveURL('/FunnelActive#visualisierung')
      await expect(tab(page, 'Visualisierung')).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: 'Visualisierung' })).toBeVisible()
      await page.keyboard.press(next)
      await expect(page).toHaveURL('/FunnelActive#warum')
      await page.keyboard.press(next)
      await expect(page).toHaveURL('/FunnelActive')
      await expect(tab(page, 'Interaktiver Funnel')).toBeFocused()
      await page.keyboard.press(previous)
      await expect(tab(page, 'Warum Funnels')).toBeFocused()
      await page.keyboard.press('Home')
      await expect(tab(page, 'Interaktiver Funnel')).toBeFocused()
      await page.keyboard.press('End')
      await expect(tab(page, 'Warum Funnels')).toBeFocused()
      expect((await scrollAndFocus(page))[0]).toBe(place)
      await expect(tab(page, 'Visualisierung')).toHaveAttribute('tabindex', '-1')

      await page.goBack()
      await expect(tab(page, 'Interaktiver Funnel')).toHaveAttribute('aria-selected', 'true')
      expect((await scrollAndFocus(page))[0]).toBe(place)
    })

    test('opens the tab of the address again after a reload', async ({ page }) => {
      await openFunnel(page, '#warum')
      await expect(tabs(page)).toHaveAttribute('data-state', 'why')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.reload()
      await takenOver(page.locator('[data-machine="funnel-tabs"]'), STEP_MS)
      await expect(page.getByRole('heading', { name: 'Dieselben tausend Besucher' })).toBeVisible()

      await tab(page, 'Visualisierung').click()
      await page.reload()
      await takenOver(page.locator('[data-machine="funnel-tabs"]'), STEP_MS)
      await expect(visualization(page)).toBeVisible()
    })

    test('goes round the four stages of the visualisation, 2 s each, and stands still for its pause button and its tabs', async ({
      page,
    }) => {
      await openFunnel(page, '#visualisierung')
      const shape = visualization(page).locator('.shape')
      await bringIntoView(shape)
      await page.clock.runFor(2_000 - STEP_MS * 30)
      await expect(visualization(page)).toHaveAttribute('data-stage', '0')
      for (const next of ['1', '2', '3', '0']) {
        await page.clock.runFor(2_000)
        await expect(visualization(page)).toHaveAttribute('data-stage', next)
      }
      await visualization(page).getByRole('button', { name: 'Durchlauf anhalten' }).click()
      await page.clock.runFor(6_000)
      await expect(visualization(page)).toHaveAttribute('data-stage', '0')
      await visualization(page).getByRole('button', { name: 'Durchlauf fortsetzen' }).click()
      await bringIntoView(shape)
      await page.clock.runFor(2_000)
      await expect(visualization(page)).toHaveAttribute('data-stage', '1')

      await tab(page, 'Conversion').focus()
      await page.clock.runFor(6_000)
      await expect(visualization(page)).toHaveAttribute('data-stage', '1')
    })

    test('shows every number of the three data sets, as tables that screen readers can read', async ({ page }) => {
      await openFunnel(page, '#visualisierung')
      const table = visualization(page).getByRole('table')
      const rows = () => table.getByRole('row').allInnerTexts()
      const cells = () => table.getByRole('cell')

      await expect(visualization(page)).toHaveAttribute('data-state', 'conversion')
      await expect(cells()).toHaveText(['10.000', '3.500', '1.500', '500'])
      const conversion = (await rows()).join(' ')
      for (const rate of ['35\u00a0%', '43\u00a0%', '33\u00a0%', '5\u00a0%']) expect(conversion).toContain(rate)

      await tab(page, 'Conversion').focus()
      await page.keyboard.press('ArrowRight')
      await expect(visualization(page)).toHaveAttribute('data-state', 'revenue')
      await expect(tab(page, 'Umsatz')).toBeFocused()
      await expect(cells()).toHaveText(['750\u00a0€', '375.000\u00a0€', '4.500.000\u00a0€', '450\u00a0%'])

      await page.keyboard.press('ArrowRight')
      await expect(visualization(page)).toHaveAttribute('data-state', 'optimization')
      await expect(cells()).toHaveText(['5\u00a0%', '8\u00a0%', '15\u00a0%', '25\u00a0%'])
      await expect(table.getByRole('rowheader')).toHaveText([
        /Dieses Beispiel/,
        /Branchendurchschnitt/,
        /Spitzengruppe/,
        /Mit KI optimiert/,
      ])
      // On a scale of 25 strokes, lit ones taller than the rest, so the chart needs no colour.
      const charts = visualization(page).locator('.data-panel[data-chosen="true"] .strokes')
      for (const [index, lit] of ['5', '8', '15', '25'].entries()) {
        await expect(charts.nth(index)).toHaveAttribute('data-of', '25')
        await expect(charts.nth(index)).toHaveAttribute('data-lit', lit)
      }

      await page.keyboard.press('ArrowRight')
      await expect(tab(page, 'Conversion')).toBeFocused()
      await expect(page).toHaveURL('/FunnelActive#visualisierung')
    })

    test('sets the traditional website against the optimised funnel, and switches with the arrow keys', async ({ page }) => {
      await openFunnel(page, '#warum')
      const comparison = page.locator('[data-machine="why-comparison"]')
      const side = comparison.locator('.side[data-chosen="true"]')
      await expect(comparison).toHaveAttribute('data-state', 'traditional')
      await expect(side.locator('dd.figure')).toHaveText(['1–3\u00a0%', '20 Kunden', '70–90\u00a0%', '10.000\u00a0€'])
      await expect(side.locator('.side-points li')).toHaveCount(4)

      await comparison.getByRole('radio', { name: 'Klassische Website' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(comparison).toHaveAttribute('data-state', 'funnel')
      await expect(comparison.getByRole('radio', { name: 'Optimierter Funnel' })).toBeFocused()
      await expect(side.locator('dd.figure')).toHaveText(['15–25\u00a0%', '50 Kunden', '30–50\u00a0%', '25.000\u00a0€'])
      await comparison.getByRole('radio', { name: 'Klassische Website' }).click()
      await expect(comparison).toHaveAttribute('data-state', 'traditional')
    })

    test('shows four funnel types with their ranges and flows, and three success cases', async ({ page }) => {
      await openFunnel(page, '#warum')
      const types = page.getByRole('region', { name: 'Vier Funnels, vier Aufgaben' })

      await expect(types.locator('.range .figure')).toHaveText(['25–40\u00a0%', '5–15\u00a0%', '10–30\u00a0%', '20–35\u00a0%'])
      for (const flow of await types.locator('.flow').all()) await expect(flow.locator('li')).toHaveCount(4)
      const cases = page.getByRole('region', { name: 'Vorher und nachher' })
      await expect(cases.locator('dl')).toHaveCount(3)
      await expect(cases.getByText('Beispielprojekt')).toHaveCount(3)
    })

    test('takes own numbers, sets them beside the demo and ranks the steps', async ({ page }) => {
      await openFunnel(page)
      await expect(own(page).locator('.verdict')).toHaveText('Ihre Zahlen bringen denselben Umsatz wie die Demo.')
      await expect(own(page).locator('.leverage li .figure')).toHaveText(['+750\u00a0€', '+714\u00a0€', '+583\u00a0€'])

      await field(page, /^Besucher im Monat/).fill('2.000')
      await field(page, /Anteil Interessenten/).fill('40')
      await field(page, /Anteil Leads/).fill('20')
      await field(page, /Anteil Kunden/).fill('2,5')
      await field(page, /Wert eines Kunden/).fill('1200')
      await page.keyboard.press('Tab')

      const rows = own(page).getByRole('table', { name: 'Ihr Funnel neben der Demo' }).getByRole('row')
      await expect(rows.nth(1)).toHaveText(/Besucher\s*2\.000\s*1\.000\s*\+1\.000/)
      await expect(rows.nth(2)).toHaveText(/Interessenten\s*800\s*350\s*\+450/)
      await expect(rows.nth(3)).toHaveText(/Leads\s*400\s*150\s*\+250/)
      await expect(rows.nth(4)).toHaveText(/Kunden\s*50\s*50\s*0/)
      await expect(rows.nth(5)).toHaveText(/Umsatz\s*60\.000\s€\s*25\.000\s€\s*\+35\.000\s€/)
      await expect(own(page).locator('.verdict')).toHaveText('Ihre Zahlen bringen 35.000\u00a0€ mehr im Monat als die Demo.')
      // The last step has most to gain: 1 point of 400 leads is 4 customers.
      await expect(own(page).locator('.leverage li').first()).toContainText(/Leads\s*zu\s*Kunden/)
      await expect(own(page).locator('.leverage li .figure').first()).toHaveText('+4.800\u00a0€')

      // The funnel above calculates with them.
      await expect(figures(page)).toHaveText(['2.000', '800', '400', '50'])
      await expect(revenue(page)).toHaveText('60.000\u00a0€')
      await expect(page).toHaveURL('/FunnelActive?besucher=2000&interesse=40&leads=20&kunden=2.5&wert=1200')

      await page.reload()
      await takenOver(page.locator('[data-machine="funnel-tabs"]'), STEP_MS)
      await expect(revenue(page)).toHaveText('60.000\u00a0€')
      await expect(field(page, /Anteil Kunden/)).toHaveValue('2,5')

      await own(page).getByRole('button', { name: 'Zurück zur Demo' }).click()
      await expect(page).toHaveURL('/FunnelActive')
      await expect(revenue(page)).toHaveText('25.000\u00a0€')
      await page.goBack()
      await expect(revenue(page)).toHaveText('60.000\u00a0€')
    })

    test('keeps a step that is made before the address has told of the one before', async ({ page }) => {
      await openFunnel(page)
      const leads = own(page).getByRole('slider', { name: /Anteil Leads/ })
      await leads.evaluate((input: HTMLInputElement) => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        const press = (type: string, key: string) => input.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }))
        const step = (value: string) => {
          setValue?.call(input, value)
          input.dispatchEvent(new Event('input', { bubbles: true }))
        }
        press('keydown', 'ArrowRight')
        step('15.5')
        press('keyup', 'ArrowRight')
        press('keydown', 'End')
        step('35')
      })
      await expect(page).toHaveURL('/FunnelActive?leads=15.5')
      await looked(page)
      await expect(leads).toHaveAttribute('aria-valuetext', '35\u00a0%')
      await leads.dispatchEvent('keyup', { key: 'End' })
      await expect(page).toHaveURL('/FunnelActive?leads=35')
      await expect(leads).toHaveAttribute('aria-valuetext', '35\u00a0%')
    })

    test('moves every rate by its handle with the keyboard, and never above the stage before', async ({ page }) => {
      await openFunnel(page)
      const leads = own(page).getByRole('slider', { name: /Anteil Leads/ })
      await leads.focus()
      await page.keyboard.press('ArrowRight')
      await expect(leads).toHaveAttribute('aria-valuetext', '15,5\u00a0%')
      await expect(field(page, /Anteil Leads/)).toHaveValue('15,5')
      await expect(page).toHaveURL('/FunnelActive?leads=15.5')
      await page.keyboard.press('End')
      await expect(leads).toHaveAttribute('aria-valuetext', '35\u00a0%')
      await expect(own(page).getByText(/Mehr als auf der Stufe davor geht nicht/)).toBeVisible()

      const value = own(page).getByRole('slider', { name: /Wert eines Kunden/ })
      await value.focus()
      await page.keyboard.press('ArrowRight')
      await expect(value).toHaveAttribute('aria-valuetext', '600\u00a0€')
      await page.keyboard.press('End')
      await expect(value).toHaveAttribute('aria-valuetext', '100.000\u00a0€')
      // All that in two steps of the history: one for each control.
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL('/FunnelActive')
    })

    test('keeps what is being typed, and says what it calculates with when that is no number', async ({ page }) => {
      await openFunnel(page)
      const customers = field(page, /Anteil Kunden/)
      await customers.fill('zwölf')
      await expect(customers).toHaveAttribute('aria-invalid', 'true')
      await expect(customers).toHaveValue('zwölf')
      await expect(own(page).getByText(/Gerechnet wird mit 5\s%\./)).toBeVisible()
      await expect(page).toHaveURL('/FunnelActive')
      await customers.press('Enter')
      await expect(customers).toHaveValue('5')
    })

    test('copies the link that carries the numbers', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openFunnel(page, '?wert=997')
      await own(page).getByRole('button', { name: 'Link mit diesen Zahlen kopieren' }).click()
      await expect(own(page).getByText('Kopiert.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/FunnelActive\?wert=997$/)
      await page.clock.runFor(2_000)
      await expect(own(page).getByText('Kopiert.')).toBeHidden()
    })

    for (const address of ['?besucher=abc&interesse=%zz&leads=-3&kunden=1e9&wert=<b>', '?&&==&besucher', '?besucher=&wert=NaN']) {
      test(`falls back to the demo for the address ${address}`, async ({ page }) => {
        await openFunnel(page, address)

        await expect(visitors(page)).toHaveValue('1000')
        await expect(figures(page).nth(1)).toHaveText('350')
        await expect(stages(page).locator('.revenue .label')).toContainText('500\u00a0€ je Kunde')
      })
    }

    test('keeps values out of range to the ends of the range', async ({ page }) => {
      await openFunnel(page, '?besucher=999999&kunden=90&wert=0')

      await expect(figures(page)).toHaveText(['10.000', '3.500', '1.500', '1.500'])
      await expect(revenue(page)).toHaveText('1.500\u00a0€')
    })

    test('keeps the tab, the numbers and foreign parameters apart in the address', async ({ page }) => {
      await openFunnel(page, '?utm_source=mail&besucher=2000#warum')
      await tab(page, 'Interaktiver Funnel').click()
      await expect(page).toHaveURL('/FunnelActive?utm_source=mail&besucher=2000')
      await field(page, /Wert eines Kunden/).fill('800')
      await expect(page).toHaveURL('/FunnelActive?utm_source=mail&besucher=2000&wert=800')
      await tab(page, 'Visualisierung').click()
      await expect(page).toHaveURL('/FunnelActive?utm_source=mail&besucher=2000&wert=800#visualisierung')
    })

    test('does not take the skip link for a wish to change the tab', async ({ page }) => {
      await openFunnel(page, '#warum')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/FunnelActive#inhalt')
      await expect(tabs(page)).toHaveAttribute('data-state', 'why')
    })

    test('leads to the own numbers, and back to the tab they belong to', async ({ page }) => {
      await openFunnel(page)
      await page.getByRole('link', { name: 'Mit eigenen Zahlen rechnen' }).click()
      await expect(page).toHaveURL('/FunnelActive#eigene-zahlen')
      await expect(page.getByRole('heading', { name: 'Eigene Zahlen' })).toBeInViewport()
      await tab(page, 'Warum Funnels').click()
      await page.goBack()
      await expect(page).toHaveURL('/FunnelActive#eigene-zahlen')
      await expect(tabs(page)).toHaveAttribute('data-state', 'interactive')
    })

    test('begins at the top again when the page is asked for by its link', async ({ page }) => {
      await openFunnel(page, '?besucher=2000')
      await tab(page, 'Warum Funnels').click()
      await page.locator('main .t-gelb').scrollIntoViewIfNeeded()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Funnel Demo' }).click()
      await expect(page).toHaveURL('/FunnelActive')
      await expect(tabs(page)).toHaveAttribute('data-state', 'interactive')
      await expect(figures(page).first()).toHaveText('1.000')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all three views one after the other, with their headings and figures', async ({ page }) => {
    await page.goto('/FunnelActive')

    for (const heading of [
      'Ein Funnel in vier Stufen',
      'Derselbe Weg, in drei Blicken',
      'Dieselben tausend Besucher',
      'Vier Funnels, vier Aufgaben',
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(revenue(page)).toHaveText('25.000\u00a0€')
    await expect(visualization(page).getByRole('cell', { name: '4.500.000\u00a0€' })).toBeVisible()
    await expect(page.locator('.side[data-side="traditional"] .leads .figure')).toHaveText('20 Kunden')
    await expect(page.locator('.side[data-side="funnel"] .leads .figure')).toHaveText('50 Kunden')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('loops nothing and shows the last stage as soon as the animation is started', async ({ page }) => {
    await openFunnel(page)
    await bringIntoView(stages(page).locator('ol').first())
    await page.clock.runFor(9_000)
    await expect(stages(page)).toHaveAttribute('data-stage', '0')
    await page.getByRole('button', { name: 'Animation starten' }).click()
    await expect(stages(page)).toHaveAttribute('data-stage', '3')
    await expect(stages(page)).toHaveAttribute('data-running', 'false')
  })
})

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`fits a window ${width} px wide in every tab`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openFunnel(page, '?besucher=10000&interesse=100&leads=100&kunden=100&wert=100000')
    for (const name of ['Interaktiver Funnel', 'Visualisierung', 'Warum Funnels']) {
      await tab(page, name).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      // Not only inside the window: amounts end where everything else ends.
      const wide = await page.locator('.figure:visible, td:visible').evaluateAll((nodes) =>
        nodes
          .filter((node) => {
            const column = node.closest('.inner')!
            const edge = column.getBoundingClientRect().right - parseFloat(getComputedStyle(column).paddingRight)
            const text = document.createRange()
            text.selectNodeContents(node)
            return text.getBoundingClientRect().right > edge + 1
          })
          .map((node) => node.textContent),
      )
      expect(wide).toEqual([])
    }
  })
}
