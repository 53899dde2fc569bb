import type { Page } from '@playwright/test'
import { express, inEuros, stated } from '../stated-facts.ts'
import { machine, tab } from './elements.ts'
import { MARKS, translate } from './foreign-hands.ts'
import { expect, finishAnimations, hold, hydrated, keepWaiting, noteShifts, openAt, placeHydrated, some, test } from './support.ts'

const panel = (page: Page) => machine(page, 'hero-rotation')
const headline = (page: Page) => machine(page, 'typewriter')
const daySlider = (page: Page) => page.getByRole('slider', { name: 'Tag auf dem Maßband' })

/** The colour of what is not typed. */
const colour = (page: Page) =>
  headline(page)
    .locator('[data-part="slow"]')
    .evaluate((text) => getComputedStyle(text).color)
/** The texts that are painted as typed and as the caret. */
const painted = (page: Page) =>
  page.evaluate(() =>
    ['typed', 'caret'].map((name) =>
      [...CSS.highlights.get(name)!]
        .map(({ startContainer, startOffset, endContainer, endOffset }) => {
          const range = document.createRange()
          range.setStart(startContainer, startOffset)
          range.setEnd(endContainer, endOffset)
          return range.toString()
        })
        .join(),
    ),
  )
/** White, or a colour at the end of a transition to white. */
const WHITE = /^(?:rgb\(255, 255, 255\)|oklab\(0\.9999)/

/** The width of the text in the headline's second line, in px, and the line's font properties. */
const slowHalf = (page: Page) =>
  headline(page)
    .locator('[data-part="slow"]')
    .evaluate((line) => {
      const { fontStretch, fontWeight, fontSize } = getComputedStyle(line)
      const range = document.createRange()
      range.selectNode(line.firstChild!)
      return { widthPx: range.getBoundingClientRect().width, fontStretch, fontWeight, fontSize }
    })
const heroBoxes = (page: Page) =>
  page
    .locator('#start :is(h1, [data-part="fast"], [data-part="slow"], [data-part="strokes"], [data-machine="hero-rotation"])')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))

test('the headline is readable from the start, and neither typing nor the slider shifts it; then the handle alone moves to day 84', async ({
  page,
  time,
}) => {
  await keepWaiting(page)
  const shifts = await noteShifts(page)
  await openAt(page, '/')
  const slider = daySlider(page)
  await slider.waitFor()
  await page.evaluate(() => document.fonts.load('1em Display'))
  expect(await colour(page)).not.toMatch(WHITE)
  await expect(page.getByRole('heading', { level: 1, name: 'Websites in 3 Tagen statt 3 Monaten', exact: true })).toBeVisible()
  await shifts()
  const [rest, line, places] = [(await slider.boundingBox())!, await slowHalf(page), await heroBoxes(page)]
  // A frame per character, because a shift is measured from frame to frame.
  for (let typed = 0; typed < 33; typed += 1) {
    await time.advance(100)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(headline(page)).toHaveAttribute('data-state', 'typing')
  expect(await painted(page)).toEqual(['Websites in 3 Tagen statt 3 Monat', 'e'])
  await time.until('day-slider', 'nudging')
  expect(await painted(page)).toEqual(['', ''])
  expect(await colour(page)).toMatch(WHITE)
  // CSS transitions run in real time, so the test finishes this one.
  await slider.evaluate((input) => {
    for (const animation of input.parentElement!.getAnimations()) animation.finish()
  })
  const dayPx = (rest.width - 44) / 87
  const moved = (await slider.boundingBox())!
  expect(rest.x - moved.x).toBeCloseTo(6 * dayPx, 0)
  await expect(slider).toHaveValue('90')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Tag\u00a090: Online')
  expect([await slowHalf(page), await heroBoxes(page)]).toEqual([line, places])
  expect(await shifts()).toEqual([])

  // It can be grabbed where it is seen.
  const handlePx = moved.x + moved.width - 22
  await page.mouse.move(handlePx, moved.y + 28)
  await page.mouse.down()
  await expect(machine(page, 'day-slider')).toHaveAttribute('data-state', 'resting')
  await expect(slider).toHaveValue('84')
  expect((await slider.boundingBox())!.x).toBe(rest.x)
  await page.mouse.move(handlePx - 10 * dayPx, moved.y + 28)
  await expect(slider).toHaveValue('74')
  await page.mouse.up()
  await time.advance(10_000)
  await expect(slider).toHaveValue('74')
})

test('moved by keys, the day slider condenses the second line, and stays; the ruler labels days', async ({ page, time }) => {
  await openAt(page, '/')
  const slider = daySlider(page)
  await slider.waitFor()
  await page.evaluate(() => document.fonts.load('1em Display'))
  await time.advance(10_000)
  const [rest, places] = [await slowHalf(page), await heroBoxes(page)]
  expect(rest).toMatchObject({ fontStretch: '125%', fontWeight: '400' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Tag\u00a03: Ihre Website ist online')
  await time.advance(10_000)
  const together = await slowHalf(page)
  expect(together).toMatchObject({ fontStretch: '75%', fontWeight: '700', fontSize: rest.fontSize })
  expect(together.widthPx).toBeLessThan(rest.widthPx * 0.75)
  await expect(headline(page).getByText('87\u00a0Tage gespart')).toBeVisible()
  expect(await heroBoxes(page)).toEqual(places)
  await slider.blur()
  await time.advance(500)
  expect(await slowHalf(page)).toEqual(together)
  await slider.press('End')
  expect(await slowHalf(page)).toEqual(rest)

  // The label under the pointer names a day, but not one that is labelled at an end of the ruler.
  const ruler = (await page.locator('#start [data-part="strokes"]').boundingBox())!
  const label = page.locator('#start [data-part="strokes"] ~ p:not([data-part="mark"])')
  for (const [share, opacity] of [
    [0.01, '1'],
    [0.038, '0'],
    [0.999, '0'],
    [0.5, '1'],
  ] as const) {
    await page.mouse.move(ruler.x + share * ruler.width, ruler.y + ruler.height / 3)
    await expect(label, String(share)).toHaveCSS('opacity', opacity)
  }
  // The stroke in the middle of the ruler is day 47.
  await expect(page.locator('#start').getByText('Die Programmierung beginnt')).toBeVisible()
})

test('every demo is as high as the others, and focus holds the rotation', async ({ page, time }) => {
  await openAt(page, '/')
  await tab(page, 'Code').focus()
  const heights = new Set<number | undefined>()
  for (const [key, name] of [
    ['ArrowLeft', 'Partikel'],
    ['ArrowRight', 'Code'],
    ['ArrowRight', 'Aufbau'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    heights.add((await panel(page).boundingBox())?.height)
  }
  expect(heights.size).toBe(1)
  for (const control of await some(panel(page).getByRole('button').or(panel(page).getByRole('tab')))) {
    const { width, height } = (await control.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  // The caption in the dial of the build demo is 8 px below the seconds.
  const gapPx = await page
    .getByText('von 3,0 Sekunden')
    .evaluate((node) => node.getBoundingClientRect().top - node.previousElementSibling!.getBoundingClientRect().bottom)
  expect(gapPx).toBeCloseTo(8, 0)
  await time.advance(60_000)
  await expect(panel(page)).toHaveAttribute('data-state', 'build')
})

test('price and audit link are fully in the first view', async ({ page }) => {
  await openAt(page, '/')
  const hero = page.locator('#start')
  for (const [width, height] of [
    [1_440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(hero.getByText(`Websites zum Festpreis ab ${inEuros(express.priceEuro)}`)).toBeInViewport({ ratio: 1 })
    await expect(hero.getByRole('link', { name: `Kostenloses Audit, ${stated.talkMinutes.audit}\u00a0Minuten` })).toBeInViewport({
      ratio: 1,
    })
  }
})

test('a headline that was lit because the script was late is not typed again', async ({ page }) => {
  const release = await hold(page, '**/assets/DaySlider-*.js')
  await page.goto('/')
  await hydrated(page)
  const lines = headline(page).locator('> *')
  expect(await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).animationDelay))).toEqual(['1.2s', '1.2s'])
  await finishAnimations(page)
  release()
  await placeHydrated(headline(page))
  await expect(headline(page)).toHaveAttribute('data-state', 'done')
  await expect(headline(page)).toHaveAttribute('data-typed', '35')
})

test('the headline is in the page once, and is typed on when a translator replaces it', async ({ page, time }) => {
  await keepWaiting(page)
  await openAt(page, '/')
  await time.advance(1_200)
  expect(await painted(page)).toEqual(['Websites in ', '3'])
  expect(await headline(page).innerText()).toBe('Websites in 3 Tagen\nstatt 3 Monaten')
  await translate(page)
  await time.advance(100)
  // The translator puts a mark around each of its texts.
  expect(await painted(page)).toEqual([`${MARKS[0]}Websites ${MARKS[1]}${MARKS[0]}i`, 'n'])
})
