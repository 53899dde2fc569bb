import type { Locator, Page } from '@playwright/test'
import { express, ordered } from '../ordered-facts.ts'
import { isOpen, machine, openAnswers, question, tab } from './elements.ts'
import {
  appears,
  bringIntoView,
  expect,
  has,
  advanceClockUntil,
  openWithConsentAnswered,
  scrollToHeight,
  test,
  retryUntil,
} from './support.ts'
import { catchMails, openedMails } from './visitor.ts'

// The machines of the start page: each element shows its state, visitors can operate it, and the page's clock drives it. Exact
// timings are covered by the unit and property tests of each machine. Single parts of the site have files of their own: hero,
// funnel, contact, consent, newsletter, article, faults (chunk-recovery, boot, navigation).

/** Reads a number from an attribute. */
const numberIn = async (element: Locator, attribute: string) => Number(await element.getAttribute(attribute))

/** Opens the home page with the hero demos in view and the pointer away from them, since hovering would pause them. */
async function openDemos(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1_440, height: 1_300 })
  await openWithConsentAnswered(page, '/')
  await appears(tab(page, 'Code'))
  await page.mouse.move(4, 4)
}

async function chooseDemo(page: Page, name: string): Promise<void> {
  await tab(page, name).click()
  await page.mouse.move(4, 4)
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
}

test('typewriter, motion-control, hero-rotation, code-reveal, build-steps, particle-words: run, rotate and stop with all motion', async ({
  page,
}) => {
  await openDemos(page)
  await test.step('typewriter, motion-control: a character every 100 ms, unless all motion is stopped', async () => {
    const headline = machine(page, 'typewriter')
    const code = machine(page, 'code-reveal')
    const name = ordered.headline.lit + ordered.headline.rest
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await advanceClockUntil(page, async () => (await numberIn(headline, 'data-typed')) > 0)
    await expect(headline).toHaveAttribute('data-state', 'typing')
    const typed = await numberIn(headline, 'data-typed')
    await page.clock.runFor(1_000)
    expect(await numberIn(headline, 'data-typed')).toBe(typed + 10)

    const control = machine(page, 'motion-control')
    const running = await control.getAttribute('data-state')
    // Clicked without scrolling to it, which would move the hero out of view.
    const press = () => control.evaluate((button: HTMLElement) => button.click())
    await retryUntil(page, press, async () => !(await has(control, 'data-state', running ?? '')))
    const held = [await numberIn(headline, 'data-typed'), await numberIn(code, 'data-lines')]
    await page.clock.runFor(60_000)
    expect([await numberIn(headline, 'data-typed'), await numberIn(code, 'data-lines')]).toEqual(held)
    await expect(machine(page, 'hero-rotation')).toHaveAttribute('data-state', 'code')

    await press()
    await page.clock.runFor(4_500)
    await expect(headline).toHaveAttribute('data-typed', '35')
    await expect(headline).toHaveAttribute('data-state', 'done')
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  })

  const panel = machine(page, 'hero-rotation')

  await test.step('code-reveal: a line every 150 ms, restarted by its tab', async () => {
    const code = machine(page, 'code-reveal')
    await page.clock.runFor(2_000)
    await chooseDemo(page, 'Code')
    await expect(code).toHaveAttribute('data-state', 'revealing')
    await expect(code).toHaveAttribute('data-lines', '0')
    await page.clock.runFor(150)
    await expect(code).toContainText('Zeilen generiert: 1 / 26')
    const made = code.getByRole('img', { name: /^Website von Lena Albrecht/ })
    const lit = made.locator('[data-look="lit"]')
    const listing = (await code.locator('pre').boundingBox())!
    expect((await made.boundingBox())!.width / listing.width).toBeCloseTo(45 / 55, 2)
    await page.clock.runFor(14 * 150)
    await expect(lit).toHaveText('Führen, ohne lauter zu werden.')
    await page.clock.runFor(2 * 150)
    await expect(lit).toHaveText('Erstgespräch buchen')
    await page.clock.runFor(9 * 150)
    await expect(lit).toHaveCount(0)
    await expect(made.locator('[data-look="shown"]')).toHaveCount(10)
    await expect(code).toHaveAttribute('data-state', 'done')
    await expect(code).toContainText('Zeilen generiert: 26 / 26')
    await expect(code.getByText('Website komplett generiert!').first()).toBeVisible()
  })
  await test.step('build-steps: five steps in 3.0 s', async () => {
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
  await test.step('particle-words: the next word after 3 s, with 15 moving particles per letter', async () => {
    await chooseDemo(page, 'Partikel')
    await expect(panel).toHaveAttribute('data-state', 'particles')
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
  })
  await test.step('hero-rotation: the chosen demo for 8 s, then the next', async () => {
    await chooseDemo(page, 'Aufbau')
    await page.clock.runFor(7_999)
    await expect(panel).toHaveAttribute('data-state', 'build')
    await page.clock.runFor(1)
    await expect(panel).toHaveAttribute('data-state', 'particles')
    await expect(tab(page, 'Partikel')).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('particle-words: a word can be chosen, and its button is pressed', async () => {
    await chooseDemo(page, 'Partikel')
    await page.getByRole('button', { name: 'Qualität' }).click()
    await expect(machine(page, 'particle-words')).toHaveAttribute('data-word', 'Qualität')
    await expect(page.getByRole('button', { name: 'Qualität' })).toHaveAttribute('aria-pressed', 'true')
  })
})

test('comparison-race, confetti, true-scale, classic-day: runs once seen, bursts, pauses, replays, and moves the built days', async ({
  page,
}) => {
  const race = machine(page, 'comparison-race')
  const ai = race.getByRole('progressbar', { name: 'Entwicklung mit KI' })
  await openWithConsentAnswered(page, '/')
  await expect(race).toHaveAttribute('data-state', 'waiting')
  await retryUntil(
    page,
    () => bringIntoView(race),
    () => has(race, 'data-state', 'racing'),
  )
  const before = await numberIn(ai, 'aria-valuenow')
  await page.clock.runFor(200)
  expect(await numberIn(ai, 'aria-valuenow')).toBe(before + 8)
  await race.getByRole('button', { name: 'Rennen anhalten' }).click()
  await page.clock.runFor(10_000)
  expect(await numberIn(ai, 'aria-valuenow')).toBe(before + 8)
  await race.getByRole('button', { name: 'Rennen fortsetzen' }).click()

  await test.step('confetti: 20 moving pieces for 3 s when the AI lane finishes', async () => {
    const confetti = machine(page, 'confetti')
    await race.getByRole('button', { name: 'Noch einmal' }).click()
    await expect(ai).toHaveAttribute('aria-valuenow', '0')
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

  await page.clock.runFor(40_000)
  await expect(race).toHaveAttribute('data-state', 'finished')
  await expect(ai).toHaveAttribute('aria-valuetext', /^Tag 3 von 3/)
  await expect(race.getByRole('status')).toHaveText(
    `Entwicklung mit KI: fertig nach ${express.days} Tagen. Klassische Entwicklung: fertig nach ${ordered.classicDays} Tagen.`,
  )
  await race.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(race).toHaveAttribute('data-state', 'racing')
  await expect(ai).toHaveAttribute('aria-valuenow', '0')

  // The built days move into the slow lane, whose day marker then travels beside the later sections.
  const days = machine(page, 'true-scale').locator('.block')
  const boxes = () => days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().toJSON() as DOMRect))
  await page.clock.runFor(2_600)
  await expect(machine(page, 'true-scale')).toHaveAttribute('data-state', 'resting')
  const inLane = await boxes()
  const lane = (await race.locator('.ai .course').boundingBox())!
  const slots = (await race.locator('.traditional .course').boundingBox())!
  expect(inLane.map(({ y }) => Math.round(y - lane.y))).toEqual([0, 0, 0])
  const rest = race.locator('.rest')
  const room = await rest.boundingBox()

  await page.clock.runFor(1_839)
  await expect(machine(page, 'true-scale')).toHaveAttribute('data-state', 'measuring')
  await page.clock.runFor(1)
  await expect(machine(page, 'true-scale')).toHaveAttribute('data-state', 'joined')
  // Three of the ninety days: within a pixel of their slots, narrower than the pitch, as high as the others.
  const pitch = slots.width / 89.46
  for (const [index, box] of (await boxes()).entries()) {
    expect(Math.abs(box.x + box.width / 2 - (slots.x + (index + 0.23) * pitch))).toBeLessThan(1)
    expect(box.width).toBeLessThan(pitch)
    expect(Math.abs(box.y - slots.y)).toBeLessThan(1)
    expect(Math.abs(box.height - slots.height)).toBeLessThan(1)
  }
  expect(await rest.boundingBox()).toEqual(room)
  await expect(rest).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)')

  await test.step('the pause button of the race stops the days as well', async () => {
    await race.getByRole('button', { name: 'Noch einmal' }).click()
    await expect(machine(page, 'true-scale')).toHaveAttribute('data-state', 'apart')
    await page.clock.runFor(3_600)
    await race.getByRole('button', { name: 'Rennen anhalten' }).click()
    const held = await boxes()
    await page.clock.runFor(5_000)
    expect(await boxes()).toEqual(held)
    await race.getByRole('button', { name: 'Rennen fortsetzen' }).click()
  })

  await test.step('the day marker moves beside the following sections until all motion is stopped', async () => {
    const hand = page.locator('#gruende').locator('[data-machine="classic-day"]')
    const dayBefore = await numberIn(race.locator('[data-lane="traditional"]'), 'data-day')
    await bringIntoView(page.locator('#gruende h2'), 0)
    await page.clock.runFor(10_000)
    await expect(hand).toBeInViewport()
    const day = await numberIn(hand, 'data-day')
    expect(day).toBeGreaterThanOrEqual(dayBefore + 22)
    await expect(hand).toHaveText(new RegExp(`^Klassisch:\\s+Tag\\s${day}$`))
    await expect(page.locator('#probleme').locator('[data-machine="classic-day"]')).toHaveCount(0)
    await expect(page.locator('#kontakt').locator('[data-machine="classic-day"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Animationen anhalten' }).click()
    const held = await numberIn(race.locator('[data-lane="traditional"]'), 'data-day')
    await page.clock.runFor(20_000)
    await bringIntoView(page.locator('#gruende h2'), 0)
    await expect(hand).toHaveAttribute('data-day', String(held))
  })
})

test('header, counters, faq, magnetic-button: respond to scrolling, visibility, presses and the pointer', async ({ page }) => {
  await catchMails(page)
  await openWithConsentAnswered(page, '/')

  await test.step('header: transparent up to 50 px, with a background beyond', async () => {
    const header = machine(page, 'header')
    await scrollToHeight(page, 50)
    await expect(header).toHaveAttribute('data-state', 'top')
    await scrollToHeight(page, 51)
    await expect(header).toHaveAttribute('data-state', 'scrolled')
    await scrollToHeight(page, 50)
    await expect(header).toHaveAttribute('data-state', 'top')
  })
  await test.step('counters: reach their final values in 2.5 s once seen; screen readers get the final values from the start', async () => {
    const counter = machine(page, 'counters')
    await retryUntil(
      page,
      () => bringIntoView(counter, 300),
      () => has(counter, 'data-state', 'counting'),
    )
    expect(await numberIn(counter, 'data-conversion')).toBeLessThan(20)
    await expect(counter.locator('.visually-hidden').first()).toHaveText(`${ordered.caseConversionPercent} %`)
    await page.clock.runFor(2_500)
    await expect(counter).toHaveAttribute('data-state', 'done')
    await expect(counter).toHaveAttribute('data-conversion', String(ordered.caseConversionPercent))
  })
  await test.step('faq: one answer at a time, and toggling the open one closes it', async () => {
    const faq = machine(page, 'faq')
    await bringIntoView(faq)
    await expect(faq).toHaveAttribute('data-state', 'closed')
    expect(await openAnswers(page)).toBe(0)
    await retryUntil(
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
  await test.step('magnetic-button: follows the pointer, bursts into 12 strokes for 1 s, then opens one mail', async () => {
    const section = page.locator('#kontakt')
    const place = machine(page, 'magnetic-button')
    const button = section.getByRole('link', { name: 'KI-Website starten' })
    await bringIntoView(place, 200)
    const box = (await place.boundingBox())!
    const pointAt = (offsetXPx: number) => page.mouse.move(box.x + box.width / 2 + offsetXPx, box.y + box.height / 2)
    await retryUntil(
      page,
      () => pointAt(76).then(() => pointAt(75)),
      () => has(place, 'data-state', 'attracted'),
    )
    // 30 % of 75 px, scaled by a proximity of 0.5.
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
})
