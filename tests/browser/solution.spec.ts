import type { Page } from '@playwright/test'
import { bringIntoView, openNear } from './home-section.ts'
import { expectFitsEveryWidth, expectNoSidewaysScrolling, openRead, takenOver } from './reading.ts'
import { expect, looked, test } from './support.ts'

/** The filling reaches the end of the lane. */
const COMPLETE = /^inset\(0px( 0% 0px 0px)?\)$/

function parts(page: Page) {
  const section = page.locator('#expertise')
  const race = section.locator('[data-machine=comparison-race]')
  const confetti = section.locator('[data-machine=confetti]')
  return {
    section,
    race,
    confetti,
    ai: race.locator('[role=progressbar][data-lane=ai]'),
    traditional: race.locator('[role=progressbar][data-lane=traditional]'),
    pause: race.getByRole('button', { name: 'Rennen anhalten' }),
    resume: race.getByRole('button', { name: 'Rennen fortsetzen' }),
    replay: race.getByRole('button', { name: 'Noch einmal' }),
    result: race.getByRole('status'),
  }
}

/** The race has just started; no time has passed since. */
async function startRace(page: Page) {
  const all = parts(page)
  await openNear(page, 'expertise', all.race)
  await expect(all.race).toHaveAttribute('data-state', 'waiting')
  await bringIntoView(all.race, 200)
  await expect(all.race).toHaveAttribute('data-state', 'racing')
  return all
}

test.describe('the race', () => {
  test('starts when 35 per cent of it are in view, and not before', async ({ page }) => {
    const { race } = parts(page)
    await openNear(page, 'expertise', race)
    const heightPx = await race.evaluate((node) => node.clientHeight)
    await bringIntoView(race, 900 - heightPx * 0.3)
    await page.clock.runFor(1_000)
    await expect(race).toHaveAttribute('data-state', 'waiting')

    await bringIntoView(race, 900 - heightPx * 0.4)
    await expect(race).toHaveAttribute('data-state', 'racing')
  })

  test('moves both lanes every 200 ms, by 8 and by 0.5 per cent', async ({ page }) => {
    const { ai, traditional } = await startRace(page)
    await expect(ai).toHaveAttribute('aria-valuenow', '0')
    await expect(traditional).toHaveAttribute('aria-valuenow', '0')

    await page.clock.runFor(199)
    await expect(ai).toHaveAttribute('aria-valuenow', '0')
    await page.clock.runFor(1)
    await expect(ai).toHaveAttribute('aria-valuenow', '8')
    await expect(traditional).toHaveAttribute('aria-valuenow', '0.5')

    await page.clock.runFor(200)
    await expect(ai).toHaveAttribute('aria-valuenow', '16')
    await expect(traditional).toHaveAttribute('aria-valuenow', '1')
  })

  test('tells what the AI does on days 0, 1, 2 and 3', async ({ page }) => {
    const { ai } = await startRace(page)
    let atMs = 0
    const at = async (ms: number, day: string, status: string) => {
      await page.clock.runFor(ms - atMs)
      atMs = ms
      await expect(ai).toHaveAttribute('data-day', day)
      await expect(ai).toHaveAttribute('data-status', status)
      await expect(page.locator('#expertise .ai .now')).toHaveText(`Tag ${day}`)
      await expect(page.locator('#expertise .ai .status')).toHaveText(status)
    }
    await at(999, '0', 'Analysiert Anforderungen')
    await at(1_000, '1', 'Generiert Code und Design')
    await at(1_799, '1', 'Generiert Code und Design')
    await at(1_800, '2', 'Optimiert die Leistung')
    await at(2_599, '2', 'Optimiert die Leistung')
    await at(2_600, '3', 'Fertig. Ihre Website ist online.')
  })

  test('tells what traditional development does at 30, 60 and 85 per cent, and ends after 40 s', async ({ page }) => {
    const { race, ai, traditional, result } = await startRace(page)
    let atMs = 0
    const at = async (ms: number, percent: string, day: string, status: string) => {
      await page.clock.runFor(ms - atMs)
      atMs = ms
      await expect(traditional).toHaveAttribute('aria-valuenow', percent)
      await expect(traditional).toHaveAttribute('data-day', day)
      await expect(traditional).toHaveAttribute('data-status', status)
      await expect(page.locator('#expertise .traditional .status')).toHaveText(status)
    }
    await at(11_999, '29.5', '26', 'Planung')
    await at(12_000, '30', '27', 'Design und Entwicklung')
    await at(23_999, '59.5', '53', 'Design und Entwicklung')
    await at(24_000, '60', '54', 'Tests und Fehlerbehebung')
    await at(33_999, '84.5', '76', 'Tests und Fehlerbehebung')
    await at(34_000, '85', '76', 'Fast fertig')
    await at(39_999, '99.5', '89', 'Fast fertig')
    await expect(race).toHaveAttribute('data-state', 'racing')
    await expect(result).toBeEmpty()

    await at(40_000, '100', '90', 'Fast fertig')
    await expect(race).toHaveAttribute('data-state', 'finished')
    await expect(ai).toHaveAttribute('aria-valuenow', '100')
    await expect(result).toHaveText('Entwicklung mit KI: fertig nach 3 Tagen. Klassische Entwicklung: fertig nach 90 Tagen.')
  })

  test('names both lanes and says in words where they stand', async ({ page }) => {
    const { race } = await startRace(page)
    await page.clock.runFor(12_000)
    await expect(page.getByRole('group', { name: 'Zeitvergleich: klassische Entwicklung gegen Entwicklung mit KI' })).toHaveCount(1)
    await expect(race.getByRole('progressbar', { name: 'Entwicklung mit KI' })).toHaveAttribute(
      'aria-valuetext',
      'Tag 3 von 3: Fertig. Ihre Website ist online.',
    )
    await expect(race.getByRole('progressbar', { name: 'Klassische Entwicklung' })).toHaveAttribute(
      'aria-valuetext',
      'Tag 27 von 90: Design und Entwicklung',
    )
    // One message at the end, and no live region that talks along.
    await expect(race.locator('[aria-live], [role=status], [role=alert], [role=timer]')).toHaveCount(1)
  })

  test('draws as many strokes as days have passed, and fills the blocks in step', async ({ page }) => {
    const { ai, traditional } = await startRace(page)
    const drawn = () => traditional.locator('.passed, .today').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(''))
    const filled = () =>
      ai.locator('.filled').evaluate((node) => {
        for (const animation of node.getAnimations()) animation.finish()
        return getComputedStyle(node).clipPath
      })
    await page.clock.runFor(1_200)
    expect((await drawn()).match(/M/g)).toHaveLength(2)
    expect(await filled()).toBe('inset(0px 52% 0px 0px)')
    await page.clock.runFor(10_800)
    expect((await drawn()).match(/M/g)).toHaveLength(27)
    expect(await filled()).toMatch(COMPLETE)
    await page.clock.runFor(28_000)
    expect((await drawn()).match(/M/g)).toHaveLength(90)
  })

  test('stops at the pause button, for as long as it is pressed, and goes on from there', async ({ page }) => {
    const { ai, traditional, pause, resume } = await startRace(page)
    await page.clock.runFor(1_000)
    await pause.click()
    await page.clock.runFor(10_000)
    await expect(ai).toHaveAttribute('aria-valuenow', '40')
    await expect(traditional).toHaveAttribute('aria-valuenow', '2.5')

    await resume.click()
    await page.clock.runFor(199)
    await expect(ai).toHaveAttribute('aria-valuenow', '40')
    await page.clock.runFor(1)
    await expect(ai).toHaveAttribute('aria-valuenow', '48')
  })

  test('starts afresh with "Noch einmal", while it runs and when it is over', async ({ page }) => {
    const { race, ai, traditional, confetti, pause, replay } = await startRace(page)
    await page.clock.runFor(8_000)
    await replay.click()
    await expect(ai).toHaveAttribute('aria-valuenow', '0')
    await expect(traditional).toHaveAttribute('aria-valuenow', '0')
    await page.clock.runFor(2_599)
    await expect(confetti).toHaveAttribute('data-state', 'idle')
    await page.clock.runFor(1)
    await expect(confetti).toHaveAttribute('data-state', 'bursting')

    await page.clock.runFor(40_000)
    await expect(race).toHaveAttribute('data-state', 'finished')
    await expect(pause).toHaveCount(0)
    await replay.click()
    await expect(race).toHaveAttribute('data-state', 'racing')
    await expect(ai).toHaveAttribute('aria-valuenow', '0')
  })

  test('sleeps while nobody can see it', async ({ page }) => {
    const { race, ai } = await startRace(page)
    await page.clock.runFor(1_000)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await looked(page)
    await expect(race).not.toBeInViewport()
    await page.clock.runFor(20_000)
    await expect(ai).toHaveAttribute('aria-valuenow', '40')

    await bringIntoView(race, 200)
    await expect(race).toBeInViewport()
    await page.clock.runFor(400)
    await expect(ai).toHaveAttribute('aria-valuenow', /^(48|56)$/)
  })

  test('stands still while all motion of the site is stopped', async ({ page }) => {
    const { race, ai } = parts(page)
    await openNear(page, 'expertise', race)
    const stop = page.getByRole('button', { name: 'Animationen anhalten' })
    await stop.scrollIntoViewIfNeeded()
    await takenOver(stop)
    await stop.click()
    await bringIntoView(race, 200)
    await expect(race).toHaveAttribute('data-state', 'racing')
    await page.clock.runFor(5_000)
    await expect(ai).toHaveAttribute('aria-valuenow', '0')
  })

  test('is worked by keyboard, and the focus survives the end of the race', async ({ page }) => {
    const { race, ai, pause, resume, replay } = await startRace(page)
    await replay.focus()
    await page.keyboard.press('Tab')
    await expect(pause).toBeFocused()
    await page.keyboard.press('Space')
    await expect(resume).toBeFocused()
    await page.clock.runFor(5_000)
    await expect(ai).toHaveAttribute('aria-valuenow', '0')

    await page.keyboard.press('Enter')
    await expect(pause).toBeFocused()
    await page.clock.runFor(40_000)
    await expect(race).toHaveAttribute('data-state', 'finished')
    await expect(replay).toBeFocused()
  })

  test('keeps its place on the page from the first to the last day', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { race, section } = await startRace(page)
    const heightPx = () => section.evaluate((node) => node.getBoundingClientRect().height)
    const before = await heightPx()
    for (const ms of [2_600, 9_400, 28_000]) {
      await page.clock.runFor(ms)
      expect(await heightPx()).toBe(before)
    }
    await expect(race).toHaveAttribute('data-state', 'finished')
  })

  test('has buttons of at least 44 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const { pause, replay } = await startRace(page)
    for (const button of [pause, replay]) {
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
  })
})

test.describe('the confetti', () => {
  test('bursts in 20 pieces when the AI lane arrives at 2.6 s, and is gone 3 s later', async ({ page }) => {
    const { confetti } = await startRace(page)
    await page.clock.runFor(2_599)
    await expect(confetti).toHaveAttribute('data-state', 'idle')
    await expect(confetti.locator('i')).toHaveCount(0)

    await page.clock.runFor(1)
    await expect(confetti).toHaveAttribute('data-state', 'bursting')
    await expect(confetti).toHaveAttribute('data-pieces', '20')
    await expect(confetti.locator('i')).toHaveCount(20)

    await page.clock.runFor(2_999)
    await expect(confetti.locator('i')).toHaveCount(20)
    await page.clock.runFor(1)
    await expect(confetti).toHaveAttribute('data-state', 'idle')
    await expect(confetti.locator('i')).toHaveCount(0)
  })

  test('fans out over the lane, falls, and stands in mid-air while time stands', async ({ page }) => {
    const { confetti } = await startRace(page)
    await page.clock.runFor(2_600)
    await expect(confetti.locator('i').first()).toHaveCSS('opacity', '1')
    const boxes = () =>
      confetti.locator('i').evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect().toJSON() as DOMRect))
    const lane = await confetti.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect)

    const atFinish = await boxes()
    expect(atFinish.every(({ left }) => Math.abs(left - lane.right) < 12)).toBe(true)

    await page.clock.runFor(900)
    const fanned = await boxes()
    expect(fanned.filter(({ bottom }) => bottom < lane.top).length).toBeGreaterThan(12)
    expect(Math.min(...fanned.map(({ left }) => left))).toBeLessThan(lane.right - 300)
    expect(await boxes()).toEqual(fanned)

    await page.clock.runFor(1_200)
    const fallen = await boxes()
    expect(fallen.every(({ top }, index) => top > (fanned[index] as DOMRect).top)).toBe(true)
  })

  test('is decoration: behind the text, out of the way of pointers and screen readers', async ({ page }) => {
    const { confetti } = await startRace(page)
    await page.clock.runFor(3_000)
    await expect(confetti).toHaveAttribute('aria-hidden', 'true')
    await expect(confetti).toHaveCSS('pointer-events', 'none')
    await expect(confetti).toHaveCSS('z-index', 'auto')
    for (const words of ['.section-head', '.lane.ai .day', '.lane.ai .track', '.lane.traditional .day', '.controls']) {
      await expect(page.locator(`#expertise ${words}`).first()).toHaveCSS('z-index', '1')
    }
  })

  test('brings its motion along only once the race has been seen', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const { race } = parts(page)
    await openNear(page, 'expertise', race)
    expect(scripts.filter((url) => /confetti/.test(url))).toEqual([])
    await bringIntoView(race, 200)
    await expect.poll(() => scripts.some((url) => /confetti/.test(url))).toBe(true)
  })

  test('does not widen the page', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await startRace(page)
      await page.clock.runFor(3_400)
      await expect(page.locator('.confetti i').first()).toHaveCSS('opacity', '1')
      await expectNoSidewaysScrolling(page)
    }
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the race is over from the start, and there is nothing to stop or to see again', async ({ page }) => {
    const { race, ai, traditional, confetti, result } = parts(page)
    await openNear(page, 'expertise', race)
    await bringIntoView(race, 200)
    await expect(race).toHaveAttribute('data-state', 'finished')
    await expect(ai).toHaveAttribute('data-day', '3')
    await expect(traditional).toHaveAttribute('data-day', '90')
    await expect(race.getByRole('button')).toHaveCount(0)
    await expect(race.getByText('Entwicklung mit KI: fertig nach 3 Tagen.')).toBeVisible()
    await expect(result).toBeEmpty()
    await page.clock.runFor(10_000)
    await expect(confetti.locator('i')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the race stands there as it ends', async ({ page }) => {
    await page.goto('/')
    const { race } = parts(page)
    await expect(race.getByText('Tag 90', { exact: true })).toBeVisible()
    await expect(race.locator('.ai .final')).toBeVisible()
    await expect(race.locator('.ai .now')).toBeHidden()
    await expect(race.locator('.ai .filled')).toHaveCSS('clip-path', COMPLETE)
    const result = race.locator('noscript p')
    await expect(result).toBeVisible()
    expect((await result.textContent())?.replaceAll('\u00a0', ' ')).toBe(
      'Entwicklung mit KI: fertig nach 3 Tagen. Klassische Entwicklung: fertig nach 90 Tagen.',
    )
    await expect(race.getByRole('progressbar')).toHaveCount(0)
    await expect(race.getByRole('button')).toHaveCount(0)
  })
})

test('the same true scale leaves 87 days over', async ({ page }) => {
  await openRead(page, '/')
  await expect(page.locator('#expertise .scale')).toContainText(
    'Im selben Maßstab: 3 Tage Bauzeit. Danach arbeitet Ihre Website schon 87 Tage, während andere noch warten.',
  )
})

test('two lists of four and three cards follow', async ({ page }) => {
  await openRead(page, '/')
  const section = page.locator('#expertise')
  await expect(section.locator('.minus li')).toHaveCount(4)
  await expect(section.locator('.plus li')).toHaveCount(4)
  await expect(section.locator('.capabilities article')).toHaveCount(3)
  await expect(section.locator('.capabilities img')).toHaveCount(3)
})

test('fits every window from 320 to 1920 px', async ({ page }) => {
  await openRead(page, '/')
  await expectFitsEveryWidth(page, async () => {
    // No word of a block leaves its block.
    const cut = await page
      .locator('#expertise .block')
      .evaluateAll(
        (blocks) =>
          blocks.filter((block) => block.scrollWidth > block.clientWidth + 1 || block.scrollHeight > block.clientHeight + 1).length,
      )
    expect(cut).toBe(0)
  })
})
