import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expectNoSidewaysScrolling, openRead } from './reading.ts'
import { expect, test } from './support.ts'

/** How many ticks the header's ruler has, and how many shorter ones to each. */
const ticks = (page: Page) =>
  page.locator('[data-machine=header] .ruler').evaluate((ruler) => {
    const { width } = ruler.getBoundingClientRect()
    const steps = getComputedStyle(ruler, '::before')
      .backgroundSize.split(', ')
      .map((size) => {
        const [, percent, px] = /^calc\(([\d.]+)% - ([\d.]+)px\)/.exec(size) ?? []
        return (width * Number(percent)) / 100 - Number(px)
      }) as [number, number]
    return { ticks: (width - 1.5) / steps[0], parts: steps[0] / steps[1] }
  })

/** How far the header's ruler is lit, 0 to 1. */
const litShare = (page: Page) =>
  page
    .locator('[data-machine=header] .ruler')
    .evaluate((ruler) => 1 - Number(/^inset\(0px ([\d.]+)%/.exec(getComputedStyle(ruler, '::after').clipPath)?.[1] ?? 0) / 100)

test.describe("the header's ruler", () => {
  test('counts 72 hours, lit up to the scroll position', async ({ page }) => {
    await openRead(page, '/')
    const { ticks: count, parts } = await ticks(page)
    expect(count).toBeCloseTo(72, 1)
    expect(parts).toBeCloseTo(1, 2)
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (part) => scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * part, behavior: 'instant' }),
        share,
      )
      await expect.poll(() => litShare(page)).toBeCloseTo(share, 2)
    }
  })

  test('counts minutes in an article, with a shorter tick every ten seconds, lit up to what is read', async ({ page }) => {
    await openRead(page, '/blog/3-tage-webseite-ki-revolution')
    const minutes = Number(/\d+/.exec(await page.locator('main .minutes').first().innerText())?.[0])
    const { ticks: count, parts } = await ticks(page)
    expect(count).toBeCloseTo(minutes, 1)
    expect(parts).toBeCloseTo(6, 2)
    for (const share of [0, 0.5, 1]) {
      await page.locator('.prose').evaluate((prose, part) => {
        const { top, height } = prose.getBoundingClientRect()
        scrollTo({ top: top + scrollY + height * part - innerHeight / 2, behavior: 'instant' })
      }, share)
      await expect.poll(() => litShare(page)).toBeCloseTo(share, 2)
    }
  })

  test('counts hours again on the page after the article', async ({ page }) => {
    await openRead(page, '/blog/3-tage-webseite-ki-revolution')
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect.poll(async () => Math.round((await ticks(page)).ticks)).toBe(72)
  })
})

test.describe('the footer', () => {
  for (const [width, rows] of [
    [320, [['Seiten', 'Angebot'], ['Rechtliches']]],
    [390, [['Seiten', 'Angebot'], ['Rechtliches']]],
    [768, [['Seiten', 'Angebot', 'Rechtliches']]],
    [1440, [['Seiten', 'Angebot', 'Rechtliches']]],
    [1920, [['Seiten', 'Angebot', 'Rechtliches']]],
  ] as const) {
    test(`stands in ${rows.length === 1 ? 'one row' : 'two rows'} of columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openRead(page, '/blog')
      const headings = await page
        .locator('#fuss nav h2')
        .evaluateAll((all) =>
          all.map((heading) => ({ text: heading.textContent, top: Math.round(heading.getBoundingClientRect().top + scrollY) })),
        )
      const tops = [...new Set(headings.map(({ top }) => top))]
      expect(tops.map((top) => headings.filter((heading) => heading.top === top).map(({ text }) => text))).toEqual(rows)
      await expectNoSidewaysScrolling(page)
      for (const way of await page.locator('#fuss li a, #fuss li button').all()) {
        expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(40)
      }
    })
  }

  test('draws three lit strokes that stay apart from each other and from the rest, at every width', async ({ page }) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await openRead(page, '/blog')
      const gaps = await page.locator('#fuss .band').evaluate((band) => {
        const lit = band.querySelector<SVGPathElement>('.lit')!
        const plain = band.querySelector<SVGPathElement>('path:not(.lit)')!
        const litWidthPx = Number.parseFloat(getComputedStyle(lit).strokeWidth)
        const lastLit = lit.getBoundingClientRect()
        const stepPx = lit.getBBox().width * (lit.getScreenCTM()!.a / 2)
        const firstPlainPx = plain.getBBox().x * plain.getScreenCTM()!.a + plain.getScreenCTM()!.e
        const lastLitPx = (lit.getBBox().x + lit.getBBox().width) * lit.getScreenCTM()!.a + lit.getScreenCTM()!.e
        return { lit: stepPx - litWidthPx, next: firstPlainPx - lastLitPx - litWidthPx / 2, seen: lastLit.width }
      })
      expect(gaps.lit, `between lit strokes at ${width} px`).toBeGreaterThan(1.5)
      expect(gaps.next, `behind the lit strokes at ${width} px`).toBeGreaterThan(1.5)
    }
  })
})

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.locator('header nav').first()).toBeVisible()
  expect(await axeFindings(page, ['[data-machine=header]'])).toEqual([])
})
