import type { Page } from '@playwright/test'
import { bringIntoView, openNear } from './home-section.ts'
import { expectFitsEveryWidth, openRead } from './reading.ts'
import { expect, looked, test } from './support.ts'

const counterOf = (page: Page) => page.locator('#erfolge [data-machine=counters]')

/** The counter is in view and stands at 0; no time has passed since. */
async function startCounting(page: Page) {
  const counter = counterOf(page)
  await openNear(page, 'erfolge', counter)
  await expect(counter).toHaveAttribute('data-state', 'waiting')
  await bringIntoView(counter, 300)
  await expect(counter).toHaveAttribute('data-state', 'counting')
  return counter
}

test.describe('the counter', () => {
  test('starts when 30 per cent of it are in view, and not before', async ({ page }) => {
    const counter = counterOf(page)
    await openNear(page, 'erfolge', counter)
    const heightPx = await counter.evaluate((node) => node.clientHeight)
    await bringIntoView(counter, 900 - heightPx * 0.25)
    await page.clock.runFor(3_000)
    await expect(counter).toHaveAttribute('data-state', 'waiting')
    await expect(counter).toHaveAttribute('data-conversion', '180')

    await bringIntoView(counter, 900 - heightPx * 0.35)
    await expect(counter).toHaveAttribute('data-state', 'counting')
    await expect(counter).toHaveAttribute('data-conversion', '0')
  })

  test('counts to 180 in 50 steps of 50 ms', async ({ page }) => {
    const counter = await startCounting(page)
    let atMs = 0
    const at = async (ms: number, conversion: string) => {
      await page.clock.runFor(ms - atMs)
      atMs = ms
      await expect(counter).toHaveAttribute('data-conversion', conversion)
      await expect(counter.locator('.counted')).toContainText(conversion)
    }
    await at(49, '0')
    await at(50, '4')
    await at(99, '4')
    await at(100, '7')
    await at(1_249, '86')
    await at(1_250, '90')
    await at(2_499, '176')
    await expect(counter).toHaveAttribute('data-state', 'counting')
    await at(2_500, '180')
    await expect(counter).toHaveAttribute('data-state', 'done')
    await at(10_000, '180')
  })

  test('runs once', async ({ page }) => {
    const counter = await startCounting(page)
    await page.clock.runFor(2_500)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await looked(page)
    await expect(counter).not.toBeInViewport()
    await bringIntoView(counter, 300)
    await expect(counter).toBeInViewport()
    await page.clock.runFor(1_000)
    await expect(counter).toHaveAttribute('data-state', 'done')
    await expect(counter).toHaveAttribute('data-conversion', '180')
  })

  test('says its last value to screen readers all the time, and is no live region', async ({ page }) => {
    const counter = await startCounting(page)
    await page.clock.runFor(1_000)
    await expect(counter.locator('.figure .visually-hidden')).toHaveText('180 %')
    await expect(counter.locator('.counted')).toHaveAttribute('aria-hidden', 'true')
    await expect(counter.locator('[aria-live], [role=status], [role=timer]')).toHaveCount(0)
  })

  test('keeps its width while it counts', async ({ page }) => {
    const counter = await startCounting(page)
    const widthPx = () => counter.locator('.figure').evaluate((node) => node.getBoundingClientRect().width)
    const atZero = await widthPx()
    for (const ms of [400, 1_100, 1_000]) {
      await page.clock.runFor(ms)
      expect(await widthPx()).toBe(atZero)
    }
    await expect(counter.locator('.figure')).toHaveCSS('font-variant-numeric', /tabular-nums/)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the figure stands at its end', async ({ page }) => {
    const counter = counterOf(page)
    await openNear(page, 'erfolge', counter)
    await bringIntoView(counter, 300)
    await expect(counter).toHaveAttribute('data-state', 'done')
    await page.clock.runFor(1_000)
    await expect(counter).toHaveAttribute('data-conversion', '180')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the last figure stands in the page', async ({ page }) => {
    await page.goto('/')
    await expect(counterOf(page)).toHaveAttribute('data-conversion', '180')
    await expect(counterOf(page).locator('.figure .visually-hidden')).toHaveText('180 %')
  })
})

test('three cases tell challenge, solution, three results and a quote, and are marked as examples', async ({ page }) => {
  await openRead(page, '/')
  const cases = page.locator('#case-studies article')
  await expect(cases).toHaveCount(3)
  for (const [index, client] of ['Lena Albrecht', 'Hallberg & Partner', 'Tischlerei Brandt'].entries()) {
    const study = cases.nth(index)
    await expect(study.getByRole('heading', { level: 3 })).toHaveText(client)
    await expect(study.getByText('Beispielprojekt')).toBeVisible()
    await expect(study.getByText('Ausgangslage')).toBeVisible()
    await expect(study.getByText('Lösung')).toBeVisible()
    await expect(study.locator('.results .figure')).toHaveCount(3)
    await expect(study.locator('blockquote')).toBeVisible()
    await expect(study.getByRole('img', { name: /^Entwurf der Website/ })).toBeVisible()
  }
  await expect(cases.locator('.results .figure')).toHaveText([
    '340 %',
    '1,4 s',
    '14',
    '50.000 €',
    '5 Tage',
    /^3.fach$/,
    '180 %',
    '11 Tage',
    '9',
  ])
})

test('the audit is booked in a new tab', async ({ page }) => {
  await openRead(page, '/')
  const link = page.locator('#erfolge').getByRole('link', { name: 'Kostenloses Audit buchen (öffnet in neuem Tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAttribute('href', /^https:/)
})

test('the two smaller cases share their lines', async ({ page }) => {
  await openRead(page, '/')
  for (const part of ['.plate', 'h3', '.story', '.results', '.quote']) {
    const tops = await page
      .locator(`#erfolge .case:not(:first-of-type) ${part}`)
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top))
    expect(tops, part).toHaveLength(2)
    expect(tops[0], part).toBeCloseTo(tops[1] as number, 0)
  }
})

test('fits every window from 320 to 1920 px', async ({ page }) => {
  await openRead(page, '/')
  await expectFitsEveryWidth(page, async () => {
    const colliding = await page
      .locator('#erfolge .results .figure')
      .evaluateAll((figures) => figures.filter((figure) => figure.scrollWidth > figure.clientWidth + 1).map((figure) => figure.textContent))
    expect(colliding).toEqual([])
  })
})

for (const width of [320, 1440]) {
  test(`the pictures of websites keep all of their words at ${width} px when letters and lines are spaced by the reader`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openRead(page, '/')
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      // WCAG 2.2, 1.4.12.
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    const plates = page.locator('#erfolge .plate')
    await expect(plates).toHaveCount(3)
    for (const plate of await plates.all()) {
      await plate.scrollIntoViewIfNeeded()
      const cut = await plate.evaluate((node) => {
        const found: string[] = []
        const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
        while (words.nextNode()) {
          const element = words.currentNode.parentElement
          const frame = element?.closest('.bar, .site')?.getBoundingClientRect()
          if (!frame) continue
          const range = document.createRange()
          range.selectNodeContents(words.currentNode)
          const box = range.getBoundingClientRect()
          const outside = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom)
          if (outside > 1) found.push(`${words.currentNode.textContent}: ${Math.round(outside)} px`)
        }
        return found
      })
      expect(cut).toEqual([])
    }
  })
}
