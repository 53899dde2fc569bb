import type { Page } from '@playwright/test'
import { isOpen, machine, openAnswers, question, tab } from './elements.ts'
import {
  advanceClockUntil,
  appears,
  bringIntoView,
  expect,
  openWithConsentAnswered,
  partHydrated,
  scrollToHeight,
  test,
} from './support.ts'

// What only a browser shows of the machines of the start page: what starts when it is seen, and where things move to. Timings are
// covered by the unit tests of each machine, attributes and texts by the component tests.

const numberIn = async (page: Page, name: string, attribute: string) => Number(await machine(page, name).getAttribute(attribute))

test('the header gets its background beyond 50 px', async ({ page }) => {
  await openWithConsentAnswered(page, '/ueber-mich')
  const header = machine(page, 'header')
  for (const [heightPx, state] of [
    [50, 'top'],
    [51, 'scrolled'],
    [50, 'top'],
  ] as const) {
    await scrollToHeight(page, heightPx)
    await expect(header).toHaveAttribute('data-state', state)
  }
})

test('the site-wide control stops headline and demos, and starts them again', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  const progress = async () => [await numberIn(page, 'typewriter', 'data-typed'), await numberIn(page, 'code-reveal', 'data-lines')]
  await page.clock.runFor(1_000)
  expect(Math.min(...(await progress()))).toBeGreaterThan(0)
  // Clicked without scrolling to it, which would move the hero out of view.
  const press = () => machine(page, 'motion-control').evaluate((button: HTMLElement) => button.click())
  await press()
  const held = await progress()
  await page.clock.runFor(60_000)
  expect(await progress()).toEqual(held)
  await expect(machine(page, 'hero-rotation')).toHaveAttribute('data-state', 'code')

  await press()
  await page.clock.runFor(4_500)
  await expect(machine(page, 'typewriter')).toHaveAttribute('data-typed', '35')
  await expect(machine(page, 'typewriter')).toHaveAttribute('data-state', 'done')
})

test('15 particles per letter move, and spell the word that is chosen', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  await appears(tab(page, 'Partikel'))
  await tab(page, 'Partikel').click()
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

  const choice = words.getByRole('button', { name: 'Qualität' })
  await choice.click()
  await expect(words).toHaveAttribute('data-word', 'Qualität')
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
})

/** Opens the start page and scrolls to the race, which starts. */
async function openRace(page: Page) {
  await openWithConsentAnswered(page, '/')
  const race = machine(page, 'comparison-race')
  await expect(race).toHaveAttribute('data-state', 'waiting')
  await bringIntoView(race)
  await partHydrated(race)
  await expect(race).toHaveAttribute('data-state', 'racing')
  return race
}

test('the race starts when it is seen, and its confetti flies apart', async ({ page }) => {
  await openRace(page)
  await page.clock.runFor(2_600)
  const pieces = machine(page, 'confetti').locator('i')
  await expect(pieces).toHaveCount(20)
  await advanceClockUntil(page, async () => {
    const places = await pieces.evaluateAll((all) => all.map((piece) => Math.round(piece.getBoundingClientRect().left)))
    return new Set(places).size > 5
  })
})

test('the built days move into the first slots of the slow lane, and stop with its pause button', async ({ page }) => {
  const race = await openRace(page)
  const days = machine(page, 'true-scale')
  const boxes = () => days.locator('.block').evaluateAll((all) => all.map((day) => day.getBoundingClientRect().toJSON() as DOMRect))
  const lane = (await race.locator('.ai .course').boundingBox())!
  const slots = (await race.locator('.traditional .course').boundingBox())!
  const rest = race.locator('.rest')
  await page.clock.runFor(2_600)
  await expect(days).toHaveAttribute('data-state', 'resting')
  expect((await boxes()).map(({ y }) => Math.round(y - lane.y))).toEqual([0, 0, 0])
  const room = await rest.boundingBox()

  await page.clock.runFor(1_000)
  await race.getByRole('button', { name: 'Rennen anhalten' }).click()
  const held = await boxes()
  await page.clock.runFor(5_000)
  expect(await boxes()).toEqual(held)
  await race.getByRole('button', { name: 'Rennen fortsetzen' }).click()

  await page.clock.runFor(1_840)
  await expect(days).toHaveAttribute('data-state', 'joined')
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
})

test('the day of the slow lane moves on beside later sections, until all motion is stopped', async ({ page }) => {
  const race = await openRace(page)
  const hand = page.locator('#gruende').locator('[data-machine="classic-day"]')
  await bringIntoView(page.locator('#gruende h2'), 0)
  await page.clock.runFor(10_000)
  await expect(hand).toBeInViewport()
  const day = Number(await hand.getAttribute('data-day'))
  expect(day).toBeGreaterThanOrEqual(22)
  await expect(hand).toHaveText(new RegExp(`^Klassisch:\\s+Tag\\s${day}$`))
  for (const id of ['probleme', 'kontakt']) await expect(page.locator(`#${id} [data-machine="classic-day"]`)).toHaveCount(0)
  await machine(page, 'motion-control').evaluate((button: HTMLElement) => button.click())
  const held = await race.locator('[data-lane="traditional"]').getAttribute('data-day')
  await page.clock.runFor(20_000)
  await expect(hand).toHaveAttribute('data-day', String(held))
})

test('the counter starts when it is seen', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  const counter = machine(page, 'counters')
  await expect(counter).toHaveAttribute('data-state', 'waiting')
  await bringIntoView(counter, 300)
  await partHydrated(counter)
  await expect(counter).toHaveAttribute('data-state', 'counting')
  await page.clock.runFor(2_500)
  await expect(counter).toHaveAttribute('data-conversion', '180')
})

test('a press opens an answer and closes the one before', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  const faq = machine(page, 'faq')
  await bringIntoView(faq)
  await partHydrated(faq)
  await question(page, 1).click()
  await expect(faq.getByText('Nein, denn sie beginnt nicht mit einer Vorlage')).toBeVisible()
  await question(page, 4).click()
  await expect.poll(() => isOpen(page, 4)).toBe(true)
  expect(await openAnswers(page)).toBe(1)
  await expect(faq).toHaveAttribute('data-state', 'open')
})
