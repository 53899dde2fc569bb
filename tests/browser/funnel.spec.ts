import type { Page } from '@playwright/test'
import { machine, tab } from './elements.ts'
import { inkOf } from './page-probe.ts'
import { bringIntoView, expect, handedOver, openAt, scrollToHeight, scrollTopPx, test } from './support.ts'

async function openFunnel(page: Page, address = ''): Promise<void> {
  await openAt(page, `/FunnelActive${address}`)
  await page.getByRole('tablist').first().waitFor()
}

const tabs = (page: Page) => machine(page, 'funnel-tabs')
const stages = (page: Page) => machine(page, 'funnel-stages')
const own = (page: Page) => machine(page, 'funnel-scenario')
const visitors = (page: Page) => page.getByRole('slider', { name: 'Besucher im Monat', exact: true })
const field = (page: Page, name: RegExp) => own(page).getByRole('textbox', { name })

/** Checks that the funnel shows `figures` in this order. */
async function expectFigures(page: Page, ...figures: readonly string[]): Promise<void> {
  const pattern = new RegExp(figures.map((figure) => `(?<![\\d.])${figure.replaceAll('.', '\\.')}(?![\\d.])`).join('[^]*?'))
  await expect(stages(page)).toContainText(pattern, { useInnerText: true })
}

test('the URL follows the tabs, the page stays, and Back undoes them', async ({ page }) => {
  await openFunnel(page)
  await scrollToHeight(page, 200)
  await tab(page, 'Interaktiv').focus()
  const placePx = await scrollTopPx(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/FunnelActive#warum')
  await expect(tab(page, 'Warum')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Warum' })).toBeVisible()
  expect(await scrollTopPx(page)).toBe(placePx)
  await page.goBack()
  await expect(tab(page, 'Interaktiv')).toHaveAttribute('aria-selected', 'true')
  expect(await scrollTopPx(page)).toBe(placePx)

  // Only the chosen panel is shown; in print all three follow each other.
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  for (const heading of ['Eigene Zahlen', 'Derselbe Weg, dreimal betrachtet', 'Dieselben tausend Besucher'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
})

test('strokes are drawn between the stages only while the animation runs', async ({ page, time }) => {
  await openFunnel(page)
  await bringIntoView(stages(page).getByRole('list').first())
  const painted = () => inkOf(stages(page).locator('canvas'))
  expect(await painted()).toBe(0)
  // The drawing code is loaded on the first run.
  const drawing = page.waitForResponse(/funnelFlow/)
  await page.getByRole('button', { name: 'Animation starten' }).click()
  await page.evaluate((url) => import(url).then(() => undefined), (await drawing).url())
  await time.advance(400)
  expect(await painted()).toBeGreaterThan(0.001)
  await time.advance(4 * 800)
  await expect(stages(page)).toHaveAttribute('data-running', 'false')
  expect(await painted()).toBe(0)
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
})

test('own numbers, also those that a script fills in silently, appear beside the demo, in the URL and the link, and survive a reload', async ({
  page,
}) => {
  await openFunnel(page)
  await field(page, /^Ihre Besucher im Monat/).evaluate((node: HTMLInputElement) => void (node.value = '2000'))
  for (const [name, value] of [
    [/Anteil Interessenten/, '40'],
    [/Anteil Leads/, '20'],
    [/Anteil Kunden/, '2,5'],
    [/Wert eines Kunden/, '1200'],
  ] as const)
    await field(page, name).fill(value)
  await page.keyboard.press('Tab')
  await expect(own(page)).toContainText(/Ihre Zahlen\s*60\.000\s€\s*Demo\s*25\.000\s€/)
  const address = '/FunnelActive#besucher=2000&interesse=40&leads=20&kunden=2.5&wert=1200'
  await expect(page).toHaveURL(address)
  await own(page).getByRole('button', { name: 'Link mit diesen Zahlen kopieren' }).click()
  await expect.poll(async () => (await handedOver(page)).copied).toEqual([page.url()])
  await page.reload()
  await expectFigures(page, '2.000', '800', '400', '50', '60.000\u00a0€')
  await expect(field(page, /Anteil Kunden/)).toHaveValue('2,5')
  await own(page).getByRole('button', { name: 'Demo-Werte herstellen' }).click()
  await expect(page).toHaveURL('/FunnelActive')
})

test('the skip link keeps tab and numbers; the link to the page resets them', async ({ page }) => {
  await openFunnel(page, '?utm_source=mail#warum&besucher=2000')
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter')
  await expect(page).toHaveURL('/FunnelActive?utm_source=mail#inhalt&besucher=2000')
  await expect(tabs(page)).toHaveAttribute('data-state', 'why')
  await bringIntoView(page.getByRole('contentinfo'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Funnel Demo' }).click()
  await expect(page).toHaveURL('/FunnelActive')
  await expect(tabs(page)).toHaveAttribute('data-state', 'interactive')
  await expectFigures(page, '1.000', '350', '150', '50')
  await expect.poll(() => scrollTopPx(page)).toBe(0)
})
