import type { Locator, Page } from '@playwright/test'
import { express, inEuros, ordered } from '../ordered-facts.ts'
import { machine, tab } from './elements.ts'
import { appears, bringIntoView, expect, observersNotified, openWithConsentAnswered, plain, scrollToHeight, test } from './support.ts'

const panel = (page: Page) => machine(page, 'hero-rotation')
const code = (page: Page) => machine(page, 'code-reveal')

/** The contrast ratio of a text to the background of its section, from 1 to 21, as defined by WCAG 2.2. */
function contrastOf(text: Locator): Promise<number> {
  return text.evaluate((node) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    const luminance = (colour: string) => {
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
        const share = byte / 255
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = luminance(getComputedStyle(node.closest('[data-section]') as Element).backgroundColor)
    return (luminance(getComputedStyle(node).color) + 0.05) / (ground + 0.05)
  })
}

/** The parts of the headline that are not typed yet. */
const unlit = (page: Page) => machine(page, 'typewriter').locator('.unlit')

/** Opens the start page with the panel in view and the pointer away from it, since hovering would pause it. */
async function openPanel(page: Page): Promise<void> {
  await openWithConsentAnswered(page, '/')
  await appears(tab(page, 'Code'))
  await page.mouse.move(4, 4)
  await bringIntoView(panel(page), 100)
}

/** Advances the clock until the panel shows the demo `next`, and returns how long that took, in ms. */
async function timeUntil(page: Page, next: string): Promise<number> {
  for (let ms = 0; ms <= 8_000; ms += 500) {
    if ((await panel(page).getAttribute('data-state')) === next) return ms
    await page.clock.runFor(500)
  }
  throw new Error(`the panel does not come to '${next}'`)
}

const daySlider = (page: Page) => page.getByRole('slider', { name: 'Tag auf dem Maßband' })
/** The second line of the headline: the width of its text, in px, and its font properties. */
const slowHalf = (page: Page) =>
  machine(page, 'typewriter')
    .locator('.slow-line .piece')
    .evaluate((piece) => {
      const { fontStretch, fontWeight, fontSize } = getComputedStyle(piece)
      const range = document.createRange()
      range.selectNodeContents(piece)
      return { widthPx: range.getBoundingClientRect().width, fontStretch, fontWeight, fontSize }
    })
const heroBoxes = (page: Page) =>
  page
    .locator('#start h1, #start h1 .fast, #start h1 .slow-line, #start .strokes, #start .lead')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))

test('the headline is readable and does not shift while typed; then the day slider nudges once, condenses the second line and springs back', async ({
  page,
}) => {
  await openWithConsentAnswered(page, '/')
  const slider = daySlider(page)
  const headline = machine(page, 'typewriter')

  await test.step('the headline is typed', async () => {
    for (const part of await unlit(page).all()) {
      expect(await contrastOf(part)).toBeGreaterThan(3)
      expect(await contrastOf(part)).toBeLessThan(5)
    }
    const box = () => headline.evaluate((h1) => h1.getBoundingClientRect().toJSON())
    const before = await box()
    await page.clock.runFor(2_000)
    expect(await box()).toEqual(before)
    await page.clock.runFor(1_300)
    await expect(headline).toHaveAttribute('data-state', 'typing')
    expect(await box()).toEqual(before)
  })

  await appears(slider)
  await page.evaluate(() => document.fonts.load('1em Display'))
  await test.step('the slider nudges once, by transforms and without layout shift', async () => {
    await page.evaluate(() => {
      const shifted: string[] = []
      Object.assign(globalThis, { shifted })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          for (const { node } of entry.sources) if (node instanceof Element && node.matches('.veil, .now')) shifted.push(node.className)
      }).observe({ type: 'layout-shift' })
    })
    const seen = new Set<string | null>()
    let furthest = 90
    for (let ms = 0; ms <= 2_200; ms += 100) {
      await page.clock.runFor(100)
      seen.add(await machine(page, 'day-slider').getAttribute('data-state'))
      furthest = Math.min(furthest, Number(await slider.inputValue()))
    }
    expect([...seen]).toEqual(['resting', 'nudging', 'springing'])
    expect(furthest).toBeGreaterThanOrEqual(84)
    expect(furthest).toBeLessThan(87)
    await expect(headline).toHaveAttribute('data-state', 'done')
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: string[] }).shifted)).toEqual([])
  })
  await page.clock.runFor(1_000)
  await expect(machine(page, 'day-slider')).toHaveAttribute('data-state', 'resting')
  await expect(slider).toHaveValue('90')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Tag\u00a090: Online')
  const rest = await slowHalf(page)
  expect(rest).toMatchObject({ fontStretch: '125%', fontWeight: '400' })
  const boxes = await heroBoxes(page)

  // Moved by keys, it stays where it is.
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Tag\u00a03: Ihre Website ist online')
  await page.clock.runFor(10_000)
  const together = await slowHalf(page)
  expect(together).toMatchObject({ fontStretch: '75%', fontWeight: '700', fontSize: rest.fontSize })
  expect(together.widthPx).toBeLessThan(rest.widthPx * 0.75)
  await expect(headline.getByText('87\u00a0Tage gespart')).toBeVisible()
  expect(await heroBoxes(page)).toEqual(boxes)
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Tag\u00a04: Drei Angebote angefragt')
  // Intermediate widths need the variable font to be loaded.
  expect((await slowHalf(page)).widthPx).toBeGreaterThan(together.widthPx + 1)

  await slider.blur()
  await page.clock.runFor(200)
  await expect(machine(page, 'day-slider')).toHaveAttribute('data-state', 'springing')
  await page.clock.runFor(300)
  await expect(machine(page, 'day-slider')).toHaveAttribute('data-state', 'resting')
  expect(await slowHalf(page)).toEqual(rest)

  // Dragged by pointer, it springs back on release.
  const box = (await slider.boundingBox())!
  await page.mouse.move(box.x + box.width - 22, box.y + 28)
  await page.mouse.down()
  await page.mouse.move(box.x + 22 + ((box.width - 44) * 38) / 87, box.y + 28, { steps: 8 })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Tag\u00a041: Der zweite Entwurf')
  await expect(headline.getByText('49\u00a0Tage gespart')).toBeVisible()
  const between = await slowHalf(page)
  // Browsers round font-stretch to quarters.
  expect(Number.parseFloat(between.fontStretch)).toBeCloseTo(96.8, 0)
  expect(between.fontWeight).toBe('569')
  expect(await heroBoxes(page)).toEqual(boxes)
  await page.mouse.up()
  await page.clock.runFor(500)
  await expect(slider).toHaveValue('90')
  expect(await slowHalf(page)).toEqual(rest)

  await test.step('the ruler labels the day under the pointer', async () => {
    const ruler = (await page.locator('#start svg[viewBox="0 0 86 100"]').boundingBox())!
    // Day 47 is the stroke exactly in the middle.
    await expect(async () => {
      await page.mouse.move(ruler.x + ruler.width / 2, ruler.y + ruler.height * 0.7)
      await page.mouse.move(ruler.x + ruler.width / 2, ruler.y + ruler.height * 0.8)
      await page.clock.runFor(600)
      await expect(page.locator('#start').getByText('Doch wieder der erste Entwurf')).toBeVisible({ timeout: 250 })
    }).toPass()
  })
})

test('the panel has keyboard-operable tabs, and pauses on hover, on focus, off screen and by its button', async ({ page }) => {
  await openPanel(page)
  await tab(page, 'Code').focus()
  await expect(page.getByRole('tablist', { name: 'So arbeitet die KI' })).toBeVisible()
  const heights = new Set<number | undefined>()
  const names = (
    await page
      .locator('#start')
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? ''))
  ).map(plain)
  expect(names.slice(0, 3), 'the ordered demos').toEqual(['Code', 'Aufbau', 'Partikel'])
  const onwards = [...names.slice(1), 'Code'].map((name) => ['ArrowRight', name] as const)
  for (const [key, name] of [...onwards, ['ArrowLeft', names.at(-1) ?? ''] as const]) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name)
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    heights.add((await panel(page).boundingBox())?.height)
  }
  expect(heights.size).toBe(1)
  for (const control of await panel(page).getByRole('button').or(panel(page).getByRole('tab')).all()) {
    const box = await control.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await page.keyboard.press('ArrowRight')
  await tab(page, 'Code').blur()
  const state = panel(page)
  await code(page).hover()
  await page.clock.runFor(60_000)
  await expect(state, 'under the pointer').toHaveAttribute('data-state', 'code')
  await page.mouse.move(4, 4)
  await tab(page, 'Code').focus()
  await page.clock.runFor(60_000)
  await expect(state, 'under the keyboard').toHaveAttribute('data-state', 'code')
  await tab(page, 'Code').blur()
  await scrollToHeight(page, 5_000)
  await page.clock.runFor(60_000)
  await expect(state, 'out of view').toHaveAttribute('data-state', 'code')
  await bringIntoView(state, 100)
  await page.getByRole('button', { name: 'Wechsel anhalten' }).click()
  await page.mouse.move(4, 4)
  await page.clock.runFor(60_000)
  await expect(state, 'for its button').toHaveAttribute('data-state', 'code')
  await page.getByRole('button', { name: 'Wechsel fortsetzen' }).click()
  await page.mouse.move(4, 4)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await timeUntil(page, 'build')).toBeGreaterThan(0)
})

test('the panel resumes when the observer delivers leaving and re-entering the viewport late and in one batch', async ({ page }) => {
  // Intersection entries are held back while `late.on`, and then delivered in one batch.
  await page.addInitScript(() => {
    const Native = IntersectionObserver
    const late = { on: false, seen: [] as string[], tell: () => {} }
    Object.assign(globalThis, { late })
    globalThis.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const kept: IntersectionObserverEntry[] = []
        super((entries, self) => {
          if (!late.on) return callback(entries, self)
          if (kept.length === 0) {
            const before = late.tell
            late.tell = () => {
              before()
              callback(kept, self)
            }
          }
          kept.push(...entries)
          for (const { target, isIntersecting } of entries)
            late.seen.push(`${(target as HTMLElement).dataset.machine} ${isIntersecting ? 'in' : 'out'}`)
        }, options)
      }
    }
  })
  type Late = { late: { on: boolean; seen: string[]; tell: () => void } }
  const seen = () => page.evaluate(() => (globalThis as unknown as Late).late.seen)
  await openPanel(page)
  await page.evaluate(() => {
    ;(globalThis as unknown as Late).late.on = true
    scrollTo(0, document.body.scrollHeight)
  })
  await expect.poll(seen).toContain('hero-rotation out')
  await panel(page).evaluate((node) => node.scrollIntoView())
  await expect.poll(seen).toContain('hero-rotation in')
  await page.evaluate(() => (globalThis as unknown as Late).late.tell())
  expect(await timeUntil(page, 'build')).toBeGreaterThan(0)
})

test('the price and the audit link are fully in the first view; the panel shows only the code below 768 px, tabs and rotation above', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 })
  await openWithConsentAnswered(page, '/')
  const hero = page.locator('#start')
  for (const [width, height] of [
    [1_440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(hero.getByText(`Websites zum Festpreis ab ${inEuros(express.priceEuro)}`, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(hero.getByRole('link', { name: `${ordered.talkMinutes.audit}\u00a0Minuten Audit, kostenlos` })).toBeInViewport({
      ratio: 1,
    })
  }

  await page.setViewportSize({ width: 767, height: 1_024 })
  await bringIntoView(panel(page), 100)
  await expect(async () => {
    await page.clock.runFor(5_000)
    await expect(code(page)).toHaveAttribute('data-state', 'done', { timeout: 250 })
  }).toPass()
  await page.clock.runFor(9_000)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(panel(page)).toHaveAttribute('data-state', 'code')

  await page.setViewportSize({ width: 768, height: 1_024 })
  await expect(tab(page, 'Partikel')).toBeVisible()
  await bringIntoView(panel(page), 100)
  expect(await timeUntil(page, 'build')).toBeGreaterThan(7_000)
  await page.setViewportSize({ width: 767, height: 1_024 })
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(panel(page)).toHaveAttribute('data-state', 'code')
})

test.describe('when the script never loads', () => {
  test.use({ allowedFaults: /ERR_FAILED/ })

  test('the headline does not stay dimmed and the code is shown', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    // CSS animations run in real time, so they are finished by hand.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) animation.finish()
    })
    expect(await contrastOf(unlit(page).last())).toBeGreaterThan(10)
    await observersNotified(page)
    await expect(code(page).getByText('</html>')).toBeVisible()
  })
})
