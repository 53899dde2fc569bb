import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expectFitsEveryWidth, expectNoSidewaysScrolling, openRead } from './reading.ts'
import { expect, looked, test } from './support.ts'

const section = (page: Page) => page.locator('#prozess')

/** Scrolls until the steps have gone this share of the hand's way: from half in view to a tenth gone below the header. */
async function scrollToShare(page: Page, share: number): Promise<void> {
  await section(page)
    .locator('.steps')
    .evaluate((steps, part) => {
      const { top, height } = steps.getBoundingClientRect()
      const begin = height / 2 - innerHeight
      const end = height / 10 - (document.querySelector('header')?.clientHeight ?? 0)
      scrollTo({ top: top + scrollY + begin + (end - begin) * part, behavior: 'instant' })
    }, share)
  // Scroll-linked motion shows in the frame after the scrolling.
  await looked(page)
}

/** Where the hand stands on the ruler, 0 to 1. */
const handShare = (page: Page) =>
  section(page)
    .locator('.travelling-hand')
    .evaluate((hand) => {
      const ruler = hand.parentElement as Element
      return (hand.getBoundingClientRect().left - ruler.getBoundingClientRect().left) / ruler.clientWidth
    })

/** How far the lit hours reach on the ruler, 0 to 1. */
const litShare = (page: Page) =>
  section(page)
    .locator('.passed')
    .evaluate((passed) => 1 - Number(/^inset\(0(?:px|%)? ([\d.]+)/.exec(getComputedStyle(passed).clipPath)?.[1] ?? 0) / 100)

const dayOpacities = (page: Page) =>
  section(page)
    .locator('.day')
    .evaluateAll((days) => days.map((day) => Number(getComputedStyle(day, '::before').opacity)))

test('five steps: 45 minutes, then four days, with four details each', async ({ page }) => {
  await openRead(page, '/')
  const steps = section(page).locator('ol > li')
  await expect(steps).toHaveCount(5)
  await expect(steps.locator('.label')).toHaveText(['45\u00a0Minuten', '1\u00a0Tag', '1\u00a0Tag', '1\u00a0Tag', '1\u00a0Tag'])
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Strategiegespräch', 'Konzept', 'Gestaltung', 'Umsetzung', 'Start'])
  for (const step of await steps.all()) await expect(step.getByRole('listitem')).toHaveCount(4)
})

for (const [id, label] of [
  ['erfolge', 'Kostenloses Audit buchen'],
  ['prozess', 'Strategiegespräch buchen'],
  ['fragen', 'Kennenlerngespräch buchen'],
] as const) {
  test(`${label}: the calendar opens in a new tab that knows nothing of this one`, async ({ page }) => {
    await openRead(page, '/')
    const link = page.locator(`#${id}`).getByRole('link', { name: `${label} (öffnet in neuem Tab)` })
    await expect(link).toHaveCount(1)
    await expect(link).toHaveAttribute('href', 'https://kalender.drei-tage.example/gespraech')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    await link.scrollIntoViewIfNeeded()
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
}

test.describe('at 1440 px', () => {
  test('is true to scale: the talk is as wide as 45 minutes beside four days', async ({ page }) => {
    await openRead(page, '/')
    const widths = await section(page)
      .locator('ol')
      .evaluate((list) => ({ all: list.clientWidth, talk: Number.parseFloat(getComputedStyle(list).paddingLeft) }))
    // 45 of 5805 minutes.
    expect(widths.talk / widths.all).toBeCloseTo(0.00775, 4)
    const days = await section(page)
      .locator('.day')
      .evaluateAll((all) => all.map((day) => day.getBoundingClientRect().width))
    for (const width of days) expect(width).toBeCloseTo((widths.all - widths.talk) / 4, 0)
  })

  test('the hand travels over the ruler with the scroll position, and the hours behind it are lit', async ({ page }) => {
    await openRead(page, '/')
    for (const share of [0, 0.2, 0.5, 0.8, 1]) {
      await scrollToShare(page, share)
      await expect.poll(() => handShare(page)).toBeCloseTo(share, 1)
      expect(await litShare(page)).toBeCloseTo(await handShare(page), 2)
    }
  })

  test('a day lights up when the hand comes to it', async ({ page }) => {
    await openRead(page, '/')
    for (const [share, lit] of [
      [0.2, [1, 0.35, 0.35, 0.35]],
      [0.28, [1, 1, 0.35, 0.35]],
      [0.45, [1, 1, 0.35, 0.35]],
      [0.53, [1, 1, 1, 0.35]],
      [0.7, [1, 1, 1, 0.35]],
      [0.78, [1, 1, 1, 1]],
    ] as const) {
      await scrollToShare(page, share)
      await expect.poll(() => dayOpacities(page), `at ${share}`).toEqual(lit)
    }
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the line of a day is lit down to the middle of the window, where the hand of the page points', async ({ page }) => {
    await openRead(page, '/')
    const day = section(page).locator('.day').nth(1)
    for (const share of [0, 0.25, 0.5, 1]) {
      await day.evaluate((node, part) => {
        const { top, height } = node.getBoundingClientRect()
        scrollTo({ top: top + scrollY + height * part - innerHeight / 2, behavior: 'instant' })
      }, share)
      await expect
        .poll(() =>
          day
            .locator('> .label')
            .evaluate((label) =>
              Number(/^inset\(0(?:px|%)? 0(?:px|%)? ([\d.]+)/.exec(getComputedStyle(label, '::before').clipPath)?.[1] ?? 0),
            ),
        )
        .toBeCloseTo(100 - 100 * share, -1)
    }
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('all hours and days are lit, and no hand travels', async ({ page }) => {
    await openRead(page, '/')
    await scrollToShare(page, 0.1)
    await expect(section(page).locator('.travelling-hand')).toBeHidden()
    await expect(section(page).locator('.passed')).toHaveCSS('clip-path', 'none')
    expect(await dayOpacities(page)).toEqual([1, 1, 1, 1])
  })
})

test('fits every window from 320 to 1920 px', async ({ page }) => {
  await openRead(page, '/')
  await expectFitsEveryWidth(page, async () => {
    await scrollToShare(page, 0.9)
    await expectNoSidewaysScrolling(page)
  })
})

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect(await axeFindings(page, ['#prozess'])).toEqual([])
  })
}
