import type { Locator, Page } from '@playwright/test'
import { cookieSettings, isOpen, machine, openAnswers, question, tab } from './elements.ts'
import { appears, bringIntoView, expect, has, letTimePassUntil, openAt, openRead, plain, scrollToHeight, test, until } from './support.ts'
import { catchMails, copiedTexts, openedMails, withClipboard } from './visitor.ts'

// One test for each of the 23 machines: its element shows its state, a visitor reaches it, and the page's time drives it.
// When exactly what happens is said by the unit and property tests of the machine.

/** Reads a number that an element shows in an attribute. */
const numberIn = async (element: Locator, attribute: string) => Number(await element.getAttribute(attribute))

/** Opens the home page with the demos of the hero in view, and the pointer away from them: it would hold them. */
async function openDemos(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1_440, height: 1_100 })
  await openRead(page, '/')
  await appears(tab(page, 'Code'))
  await page.mouse.move(4, 4)
}

async function chooseDemo(page: Page, name: string): Promise<void> {
  await tab(page, name).click()
  await page.mouse.move(4, 4)
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
}

/** Opens the home page with the race in view and begun. */
async function openRace(page: Page) {
  const race = machine(page, 'comparison-race')
  await openRead(page, '/')
  await expect(race).toHaveAttribute('data-state', 'waiting')
  await until(
    page,
    () => bringIntoView(race),
    () => has(race, 'data-state', 'racing'),
  )
  return { race, ai: race.getByRole('progressbar', { name: 'Entwicklung mit KI' }) }
}

async function openFunnel(page: Page, address = ''): Promise<void> {
  await openRead(page, `/FunnelActive${address}`)
  await appears(page.getByRole('tablist').first())
}

test('typewriter: types a character of the headline every 100 ms, and leaves its name alone', async ({ page }) => {
  await openRead(page, '/')
  const headline = machine(page, 'typewriter')
  const name = 'Websites in 3 Tagen statt 3 Monaten'
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await letTimePassUntil(page, async () => (await numberIn(headline, 'data-typed')) > 0)
  await expect(headline).toHaveAttribute('data-state', 'typing')
  const typed = await numberIn(headline, 'data-typed')
  await page.clock.runFor(1_000)
  expect(await numberIn(headline, 'data-typed')).toBe(typed + 10)
  await page.clock.runFor(3_500)
  await expect(headline).toHaveAttribute('data-typed', '35')
  await expect(headline).toHaveAttribute('data-state', 'done')
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
})

test('hero-rotation: shows a chosen demo for 8 s, then the next', async ({ page }) => {
  await openDemos(page)
  const panel = machine(page, 'hero-rotation')
  await chooseDemo(page, 'Partikel')
  await expect(panel).toHaveAttribute('data-state', 'particles')
  await page.clock.runFor(7_999)
  await expect(panel).toHaveAttribute('data-state', 'particles')
  await page.clock.runFor(1)
  await expect(panel).toHaveAttribute('data-state', 'code')
  await expect(tab(page, 'Code')).toHaveAttribute('aria-selected', 'true')
})

test('code-reveal: writes a line every 150 ms, anew when its tab is pressed', async ({ page }) => {
  await openDemos(page)
  const code = machine(page, 'code-reveal')
  await page.clock.runFor(2_000)
  await chooseDemo(page, 'Code')
  await expect(code).toHaveAttribute('data-state', 'revealing')
  await expect(code).toHaveAttribute('data-lines', '0')
  await page.clock.runFor(150)
  await expect(code).toContainText('Zeilen generiert: 1 / 26')
  await page.clock.runFor(3_750)
  await expect(code).toHaveAttribute('data-state', 'done')
  await expect(code).toContainText('Zeilen generiert: 26 / 26')
  await expect(code.getByText('Website komplett generiert!').first()).toBeVisible()
})

test('build-steps: builds in five steps and 3,0 s', async ({ page }) => {
  await openDemos(page)
  await chooseDemo(page, 'Aufbau')
  const build = machine(page, 'build-steps')
  await expect(build).toHaveAttribute('data-state', 'building')
  await expect(build).toHaveAttribute('data-step', '0')
  await page.clock.runFor(500)
  await expect(build).toHaveAttribute('data-step', '1')
  await page.clock.runFor(900)
  await expect(build).toContainText('1,4\u00a0s')
  await page.clock.runFor(1_600)
  await expect(build).toHaveAttribute('data-state', 'done')
  await expect(build.getByText('Fertig in 3,0 Sekunden!').first()).toBeVisible()
})

test('particle-words: forms the next word after 3 s, in 15 moving particles a letter', async ({ page }) => {
  await openDemos(page)
  await chooseDemo(page, 'Partikel')
  const words = machine(page, 'particle-words')
  const canvas = words.locator('canvas')
  const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
  await expect(words).toHaveAttribute('data-word', 'KI')
  await expect(canvas).toHaveAttribute('data-particles', '30')
  await page.clock.runFor(32)
  const first = await picture()
  await page.clock.runFor(500)
  expect(await picture()).not.toBe(first)
  await page.clock.runFor(2_468)
  await expect(words).toHaveAttribute('data-word', 'Tempo')
  await expect(canvas).toHaveAttribute('data-particles', '75')
  // A word can be chosen, and says so.
  await page.getByRole('button', { name: 'Qualität' }).click()
  await expect(words).toHaveAttribute('data-word', 'Qualität')
  await expect(page.getByRole('button', { name: 'Qualität' })).toHaveAttribute('aria-pressed', 'true')
})

test('comparison-race: runs once it is seen, stops for its button, and can be run again', async ({ page }) => {
  const { race, ai } = await openRace(page)
  const before = await numberIn(ai, 'aria-valuenow')
  await page.clock.runFor(200)
  expect(await numberIn(ai, 'aria-valuenow')).toBe(before + 8)
  await race.getByRole('button', { name: 'Rennen anhalten' }).click()
  await page.clock.runFor(10_000)
  expect(await numberIn(ai, 'aria-valuenow')).toBe(before + 8)
  await race.getByRole('button', { name: 'Rennen fortsetzen' }).click()
  await page.clock.runFor(40_000)
  await expect(race).toHaveAttribute('data-state', 'finished')
  await expect(ai).toHaveAttribute('aria-valuetext', /^Tag 3 von 3/)
  await expect(race.getByRole('status')).toHaveText(
    'Entwicklung mit KI: fertig nach 3 Tagen. Klassische Entwicklung: fertig nach 90 Tagen.',
  )
  await race.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(race).toHaveAttribute('data-state', 'racing')
  await expect(ai).toHaveAttribute('aria-valuenow', '0')
})

test('confetti: bursts in 20 moving pieces when the AI arrives, for 3 s', async ({ page }) => {
  const { race } = await openRace(page)
  const confetti = machine(page, 'confetti')
  await race.getByRole('button', { name: 'Noch einmal' }).click()
  await page.clock.runFor(2_599)
  await expect(confetti).toHaveAttribute('data-state', 'idle')
  await page.clock.runFor(1)
  await expect(confetti).toHaveAttribute('data-state', 'bursting')
  await expect(confetti).toHaveAttribute('data-pieces', '20')
  await expect(confetti).toHaveAttribute('aria-hidden', 'true')
  const pieces = confetti.locator('i')
  await expect(pieces).toHaveCount(20)
  const places = () => pieces.evaluateAll((all) => all.map((piece) => Math.round(piece.getBoundingClientRect().left)))
  await expect(async () => {
    await page.clock.runFor(20)
    expect(new Set(await places()).size).toBeGreaterThan(5)
  }).toPass({ intervals: [20] })
  await page.clock.runFor(3_000)
  await expect(confetti).toHaveAttribute('data-state', 'idle')
  await expect(pieces).toHaveCount(0)
})

test('counters: counts to 180 in 2.5 s once it is seen, and says its end to screen readers meanwhile', async ({ page }) => {
  await openRead(page, '/')
  const counter = machine(page, 'counters')
  await until(
    page,
    () => bringIntoView(counter, 300),
    () => has(counter, 'data-state', 'counting'),
  )
  expect(await numberIn(counter, 'data-conversion')).toBeLessThan(20)
  await expect(counter.locator('.visually-hidden').first()).toHaveText('180 %')
  await page.clock.runFor(2_500)
  await expect(counter).toHaveAttribute('data-state', 'done')
  await expect(counter).toHaveAttribute('data-conversion', '180')
})

test('faq: has one answer open at a time, and toggling the open one closes it', async ({ page }) => {
  await openRead(page, '/')
  const faq = machine(page, 'faq')
  await bringIntoView(faq)
  await expect(faq).toHaveAttribute('data-state', 'closed')
  expect(await openAnswers(page)).toBe(0)
  await until(
    page,
    () => question(page, 1).click(),
    () => isOpen(page, 1),
  )
  await expect(faq).toHaveAttribute('data-state', 'open')
  await expect(faq.getByText('Nein, denn sie beginnt nicht mit einer Vorlage')).toBeVisible()
  await question(page, 4).click()
  await expect.poll(() => isOpen(page, 4)).toBe(true)
  expect(await openAnswers(page)).toBe(1)
  await question(page, 4).click()
  await expect(faq).toHaveAttribute('data-state', 'closed')
  expect(await openAnswers(page)).toBe(0)
})

/** The contact section, in view, with mails caught. */
async function openContact(page: Page) {
  await catchMails(page)
  await openRead(page, '/')
  const section = page.locator('#kontakt')
  const place = machine(page, 'magnetic-button')
  await bringIntoView(place, 200)
  return { section, place, button: section.getByRole('link', { name: 'KI-Website starten' }) }
}

test('magnetic-button: comes to the pointer, bursts in 12 strokes for 1 s, then opens one mail', async ({ page }) => {
  const { section, place, button } = await openContact(page)
  const box = (await place.boundingBox())!
  const pointAt = (offsetXPx: number) => page.mouse.move(box.x + box.width / 2 + offsetXPx, box.y + box.height / 2)
  await until(
    page,
    () => pointAt(76).then(() => pointAt(75)),
    () => has(place, 'data-state', 'attracted'),
  )
  // Thirty per cent of 75 px, at half of the reach.
  await expect
    .poll(async () => {
      await page.clock.runFor(300)
      return button.evaluate((body) => new DOMMatrix(getComputedStyle(body).transform).e)
    })
    .toBeCloseTo(11.25, 1)
  await pointAt(-400)
  await expect(place).toHaveAttribute('data-state', 'idle')

  await button.click()
  await button.click()
  await expect(place).toHaveAttribute('data-state', 'transmitting')
  await expect(place).toHaveAttribute('data-particles', '12')
  const message = section.getByRole('status').filter({ hasText: 'Ihre Daten werden an Ihr E-Mail-Programm übertragen …' })
  await expect(message).toHaveCount(1)
  await page.clock.runFor(999)
  expect(await openedMails(page)).toEqual([])
  await page.clock.runFor(1)
  await expect(message).toHaveCount(0)
  await expect(place).not.toHaveAttribute('data-state', 'transmitting')
  await page.clock.runFor(5_000)
  expect(await openedMails(page)).toHaveLength(1)
})

test('contact-form: what is typed is in the link of its button at once', async ({ page }) => {
  const { section } = await openContact(page)
  const send = section.getByRole('link', { name: 'Anfrage per E-Mail senden' })
  const name = section.getByLabel('Name', { exact: true })
  await until(
    page,
    () => name.fill('').then(() => name.fill('Ada Muster')),
    async () => ((await send.getAttribute('href')) ?? '').includes('Ada%20Muster'),
  )
  await expect(section.getByText('Für eine Antwort fehlt noch: Ihre E\u2011Mail-Adresse.')).toBeVisible()
})

test('newsletter: refuses what is no address, and hands over what is', async ({ page }) => {
  await catchMails(page)
  await openRead(page, '/blog')
  const box = machine(page, 'newsletter')
  await expect(box).toHaveAttribute('data-state', 'idle')
  await until(
    page,
    () => box.getByRole('button', { name: 'Anmelden' }).click(),
    () => has(box, 'data-state', 'invalid'),
  )
  await box.getByLabel('E-Mail').fill('a@b')
  await expect(box).toHaveAttribute('data-state', 'idle')
  await box.getByLabel('E-Mail').press('Enter')
  await expect(box).toHaveAttribute('data-state', 'handed-over')
  expect(await openedMails(page)).toHaveLength(1)
})

test('copy-feedback: says for 2 s that the link with the numbers is copied', async ({ page }) => {
  await withClipboard(page, 'working')
  await openFunnel(page, '?wert=997')
  const copy = machine(page, 'copy-feedback').filter({ has: page.getByRole('button', { name: 'Link mit diesen Zahlen kopieren' }) })
  await copy.getByRole('button', { name: /kopieren/ }).click()
  await expect(copy).toHaveAttribute('data-state', 'copied')
  await expect(copy.getByText('Kopiert.')).toBeVisible()
  expect((await copiedTexts(page))[0]).toMatch(/\/FunnelActive#wert=997$/)
  await page.clock.runFor(1_999)
  await expect(copy).toHaveAttribute('data-state', 'copied')
  await page.clock.runFor(1)
  await expect(copy).toHaveAttribute('data-state', 'idle')
})

test('share: copies the address without what was added to it, and says so for 2 s', async ({ page, baseURL }) => {
  await withClipboard(page, 'working')
  await openRead(page, '/blog/ki-kreativitaet-individuelle-webseite?utm_source=newsletter#wo-ist-ki-nicht-kreativ')
  const share = machine(page, 'share')
  await expect(share).toHaveAttribute('data-state', 'idle')
  await until(
    page,
    () => share.getByRole('button', { name: 'Link kopieren' }).click(),
    () => has(share, 'data-state', 'copied'),
  )
  await expect(share.getByRole('status')).toHaveText('Link kopiert.')
  expect((await copiedTexts(page)).at(-1)).toBe(`${baseURL}blog/ki-kreativitaet-individuelle-webseite`)
  await page.clock.runFor(2_000)
  await expect(share).toHaveAttribute('data-state', 'idle')
  await expect(share.getByRole('status')).toHaveText('')
})

test('cookie-banner: asks, shows its settings, and goes with an answer', async ({ page }) => {
  await openAt(page, '/impressum.html')
  const banner = machine(page, 'cookie-banner')
  await expect(banner).toHaveAttribute('data-state', 'summary')
  await banner.getByRole('button', { name: 'Auswahl einstellen' }).click()
  await expect(banner).toHaveAttribute('data-state', 'settings')
  await banner.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(banner).toBeHidden()
  await cookieSettings(page).click()
  await expect(banner).toHaveAttribute('data-state', 'settings')
})

test.describe('when a part of the page does not come', () => {
  test.use({ allowedFaults: /ERR_FAILED|Failed to load resource|dynamically imported module/ })

  test('delivery: says so, tries again, and is silent once it has come', async ({ page }) => {
    await page.route('**/assets/Faq-*.js', (route) => route.abort())
    await openRead(page, '/')
    const notice = machine(page, 'delivery')
    await expect(notice).toHaveText('')
    await bringIntoView(page.locator('#fragen'))
    await expect(notice).toHaveAttribute('data-state', 'partial')
    await expect(notice).toContainText('Dieser Teil der Seite ist nicht angekommen. Der Rest funktioniert.')
    await page.unroute('**/assets/Faq-*.js')
    await notice.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(notice).toHaveText('')
    await expect(notice).not.toHaveAttribute('data-state', 'partial')
  })
})

test('header: is transparent up to 50 px and gets its ground beyond', async ({ page }) => {
  await openRead(page, '/')
  const header = machine(page, 'header')
  await scrollToHeight(page, 50)
  await expect(header).toHaveAttribute('data-state', 'top')
  await scrollToHeight(page, 51)
  await expect(header).toHaveAttribute('data-state', 'scrolled')
  await scrollToHeight(page, 50)
  await expect(header).toHaveAttribute('data-state', 'top')
})

test('motion-control: holds all motion of the site, and lets it go on', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 1_300 })
  await openDemos(page)
  const control = machine(page, 'motion-control')
  const headline = machine(page, 'typewriter')
  const running = await control.getAttribute('data-state')
  // Pressed where it stands: scrolled to, it would take the hero out of view.
  const press = () => control.evaluate((button: HTMLElement) => button.click())
  await letTimePassUntil(page, async () => (await numberIn(headline, 'data-typed')) > 0)
  await until(page, press, async () => !(await has(control, 'data-state', running ?? '')))
  const typed = await numberIn(headline, 'data-typed')
  const lines = await numberIn(machine(page, 'code-reveal'), 'data-lines')
  await page.clock.runFor(60_000)
  expect(await numberIn(headline, 'data-typed')).toBe(typed)
  expect(await numberIn(machine(page, 'code-reveal'), 'data-lines')).toBe(lines)
  await expect(machine(page, 'hero-rotation')).toHaveAttribute('data-state', 'code')
  await press()
  await page.clock.runFor(1_000)
  expect(await numberIn(headline, 'data-typed')).toBeGreaterThan(typed)
})

test('funnel-tabs: shows one of three views, and keeps it in the address', async ({ page }) => {
  await openFunnel(page)
  const tabs = machine(page, 'funnel-tabs')
  await expect(tabs).toHaveAttribute('data-state', 'interactive')
  await expect(machine(page, 'funnel-visualization')).toBeHidden()
  await tab(page, 'Visualisierung').click()
  await expect(tabs).toHaveAttribute('data-state', 'visualization')
  await expect(page).toHaveURL('/FunnelActive#visualisierung')
  await expect(machine(page, 'funnel-visualization')).toBeVisible()
  await expect(machine(page, 'funnel-stages')).toBeHidden()
})

test('funnel-stages: goes round by itself, steps through at a press, and calculates with the slider', async ({ page }) => {
  await openFunnel(page)
  const stages = machine(page, 'funnel-stages')
  await bringIntoView(stages.getByRole('list').first())
  await expect(stages).toHaveAttribute('data-state', 'looping')
  const stage = await numberIn(stages, 'data-stage')
  await page.clock.runFor(3_000)
  expect(await numberIn(stages, 'data-stage')).toBe((stage + 1) % 4)

  await stages.getByRole('button', { name: 'Animation starten' }).click()
  await expect(stages).toHaveAttribute('data-state', 'animating')
  await expect(stages).toHaveAttribute('data-running', 'true')
  await page.clock.runFor(4 * 800)
  await expect(stages).toHaveAttribute('data-running', 'false')

  const slider = page.getByRole('slider', { name: 'Besucher im Monat', exact: true })
  await slider.focus()
  await page.keyboard.press('End')
  await expect(stages).toHaveAttribute('data-state', 'adjusting')
  await expect(slider).toHaveAttribute('aria-valuetext', '10.000 Besucher')
  await expect.poll(async () => plain(await stages.innerText())).toMatch(/10\.000 .*3\.500 .*1\.500 .*500 .*250\.000 €/)
  await page.clock.runFor(1_000)
  await expect(stages).toHaveAttribute('data-running', 'false')
})

test('funnel-visualization: goes round four stages, 2 s each, and stands still for its button', async ({ page }) => {
  await openFunnel(page, '#visualisierung')
  const view = machine(page, 'funnel-visualization')
  await bringIntoView(view)
  await expect(view).toHaveAttribute('data-state', 'conversion')
  const stage = await numberIn(view, 'data-stage')
  await page.clock.runFor(2_000)
  expect(await numberIn(view, 'data-stage')).toBe((stage + 1) % 4)
  await view.getByRole('button', { name: 'Durchlauf anhalten' }).click()
  await page.clock.runFor(6_000)
  expect(await numberIn(view, 'data-stage')).toBe((stage + 1) % 4)
  await tab(page, 'Conversion').focus()
  await page.keyboard.press('ArrowRight')
  await expect(view).toHaveAttribute('data-state', 'revenue')
  await expect(view.getByRole('cell', { name: '4.500.000\u00a0€' })).toBeVisible()
})

test('funnel-scenario: takes own numbers, in the address and in the funnel above', async ({ page }) => {
  await openFunnel(page)
  const own = machine(page, 'funnel-scenario')
  const value = own.getByRole('textbox', { name: /Wert eines Kunden/ })
  await value.fill('1200')
  await value.press('Enter')
  await expect(page).toHaveURL('/FunnelActive#wert=1200')
  await expect(machine(page, 'funnel-stages').getByText('60.000\u00a0€').first()).toBeVisible()
  const customers = own.getByRole('textbox', { name: /Anteil Kunden/ })
  await customers.fill('zwölf')
  await expect(customers).toHaveAttribute('aria-invalid', 'true')
  await customers.press('Enter')
  await expect(customers).toHaveValue('5')
  await own.getByRole('button', { name: 'Zurück zur Demo' }).click()
  await expect(page).toHaveURL('/FunnelActive')
})

test('why-comparison: sets the traditional website against the funnel, with the arrow keys', async ({ page }) => {
  await openFunnel(page, '#warum')
  const comparison = machine(page, 'why-comparison')
  await expect(comparison).toHaveAttribute('data-state', 'traditional')
  await comparison.getByRole('radio', { name: 'Klassische Website' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(comparison).toHaveAttribute('data-state', 'funnel')
  await expect(comparison.getByRole('radio', { name: 'Optimierter Funnel' })).toBeChecked()
  await expect(comparison.getByText('50 Kunden', { exact: true })).toBeVisible()
  await expect(comparison.getByText('20 Kunden', { exact: true })).toBeHidden()
})
