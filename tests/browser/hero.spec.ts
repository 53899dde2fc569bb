import type { Locator, Page } from '@playwright/test'
import { expect, looked, openAt, test } from './support.ts'

const headline = (page: Page) => page.locator('[data-machine="typewriter"]')
const panel = (page: Page) => page.locator('[data-machine="hero-rotation"]')
const code = (page: Page) => page.locator('[data-machine="code-reveal"]')
const build = (page: Page) => page.locator('[data-machine="build-steps"]')
const words = (page: Page) => page.locator('[data-machine="particle-words"]')
const tab = (page: Page, name: 'Code' | 'Aufbau' | 'Partikel') => page.getByRole('tab', { name })

/** The contrast of a text with the ground of its section, from 1 to 21, after WCAG 2.2. */
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
    const ground = luminance(getComputedStyle(node.closest('.section') as Element).backgroundColor)
    return (luminance(getComputedStyle(node).color) + 0.05) / (ground + 0.05)
  })
}

/** Opens the start page with the hero taken over by its script and its clocks at zero. */
async function openHero(page: Page): Promise<void> {
  await openAt(page, '/')
  await liveHero(page)
}

async function liveHero(page: Page): Promise<void> {
  await expect(page.locator('#start[data-live]')).toBeAttached()
  // The pointer away from the panel, which it would hold.
  await page.mouse.move(4, 4)
}

/** Brings the panel into view and waits until it knows. */
async function scrollToPanel(page: Page): Promise<void> {
  await panel(page).scrollIntoViewIfNeeded()
  await looked(page)
}

/** Lets time pass and checks a value right before and right at its moment. */
async function changesAt(page: Page, remainingMs: number, element: Locator, attribute: string, before: string, after: string) {
  await page.clock.runFor(remainingMs - 1)
  await expect(element).toHaveAttribute(attribute, before)
  await page.clock.runFor(1)
  await expect(element).toHaveAttribute(attribute, after)
}

test.describe('the headline', () => {
  test('types one of its 35 characters every 100 ms and is done after 3.5 s', async ({ page }) => {
    await openHero(page)
    const h1 = headline(page)

    await expect(h1).toHaveAttribute('data-state', 'typing')
    await changesAt(page, 100, h1, 'data-typed', '0', '1')
    await changesAt(page, 1_900, h1, 'data-typed', '19', '20')
    await changesAt(page, 1_500, h1, 'data-typed', '34', '35')
    await expect(h1).toHaveAttribute('data-state', 'done')
  })

  test('is yellow for its first 20 characters and white for the rest, and lights exactly what is typed', async ({ page }) => {
    await openHero(page)
    await page.clock.runFor(2_300)

    const parts = await headline(page).evaluate((h1) =>
      [...h1.querySelectorAll('[aria-hidden] :is(.lit, .unlit, .typed)')].map((part) => ({
        text: part.textContent,
        colour: getComputedStyle(part).color,
        dim: part.className === 'unlit',
      })),
    )
    const shown = (dim: boolean) => parts.filter((part) => part.dim === dim && part.text)
    expect(shown(false).map(({ text }) => text)).toEqual(['Websites ', 'in 3 Tagen ', 'sta'])
    expect(shown(true).map(({ text }) => text)).toEqual(['statt 3 Monaten'])
    const colours = shown(false).map(({ colour }) => colour)
    expect(new Set(colours.slice(0, 2)).size).toBe(1)
    expect(colours[0]).toMatch(/oklch\(0\.885 0\.18 95\)|rgb\(255, 214, 1\d\)/)
    expect(colours[2]).toBe('rgb(255, 255, 255)')
    expect('Websites in 3 Tagen ').toHaveLength(20)
  })

  test('keeps what waits to be typed readable, and well below what is lit', async ({ page }) => {
    await openHero(page)
    const contrasts = await Promise.all((await headline(page).locator('.unlit').all()).map(contrastOf))
    expect(contrasts).toHaveLength(3)
    for (const contrast of contrasts) {
      expect(contrast).toBeGreaterThan(3)
      expect(contrast).toBeLessThan(5)
    }
  })

  test('is the largest paint from the first picture on, however late its face comes and whatever is typed', async ({ page }) => {
    const paints = () =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().map((entry) => (entry as PerformanceEntry & { element: Element }).element.textContent ?? '')),
            ).observe({ type: 'largest-contentful-paint', buffered: true })
          }),
      )
    let release = () => {}
    const painted = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', (route) => painted.then(() => route.continue()))
    const opened = openHero(page)
    await page.waitForURL('/', { waitUntil: 'commit' })
    const before = await paints()
    release()
    await opened

    for (const moment of [1_000, 1_000, 1_000, 1_000]) {
      await page.clock.runFor(moment)
      await page.screenshot()
    }
    await expect(headline(page)).toHaveAttribute('data-state', 'done')
    expect(await paints()).toEqual(before)
  })

  test('has its whole text for screen readers from the start and never moves', async ({ page }) => {
    await openHero(page)
    const text = 'Websites in 3 Tagen statt 3 Monaten'

    await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible()
    const places = () =>
      headline(page).evaluate((h1) =>
        [h1, ...h1.querySelectorAll('.piece, .lit, .unlit')].map((part) => part.getBoundingClientRect().toJSON()),
      )
    const before = await places()
    for (let step = 0; step < 7; step += 1) {
      await page.clock.runFor(500)
      expect(await places()).toEqual(before)
    }
    await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible()
  })

  test('fills its measure on every screen without leaving it', async ({ page }) => {
    await openHero(page)
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { measure, ends } = await headline(page).evaluate((h1) => {
        const range = document.createRange()
        const right = (element: Element) => {
          range.selectNodeContents(element)
          return range.getBoundingClientRect().right
        }
        return { measure: h1.getBoundingClientRect(), ends: [...h1.querySelectorAll('.piece')].map(right) }
      })
      expect(Math.max(...ends), `at ${width} px`).toBeLessThanOrEqual(measure.right + measure.width * 0.005)
      expect(Math.max(...ends), `at ${width} px`).toBeGreaterThan(measure.right - measure.width * 0.02)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})

test.describe('the demo panel', () => {
  test('shows code, build, particles, code, 8 s each', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)

    await changesAt(page, 8_000, panel(page), 'data-state', 'code', 'build')
    await changesAt(page, 8_000, panel(page), 'data-state', 'build', 'particles')
    await changesAt(page, 8_000, panel(page), 'data-state', 'particles', 'code')
  })

  test('counts the seconds under the selected tab', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)
    const seconds = tab(page, 'Code').locator('svg.seconds')

    await changesAt(page, 1_000, seconds, 'data-elapsed', '0', '1')
    await changesAt(page, 6_000, seconds, 'data-elapsed', '6', '7')
    await expect(page.locator('svg.seconds')).toHaveCount(1)
  })

  test('gives a demo chosen by its tab the whole 8 s', async ({ page }) => {
    await openHero(page)
    await page.clock.runFor(5_500)
    await tab(page, 'Partikel').click()
    await page.mouse.move(4, 4)

    await expect(panel(page)).toHaveAttribute('data-state', 'particles')
    await changesAt(page, 8_000, panel(page), 'data-state', 'particles', 'code')
  })

  test('starts a demo afresh when its tab is pressed again', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)
    await page.clock.runFor(3_900)
    await expect(code(page)).toHaveAttribute('data-state', 'done')
    await tab(page, 'Code').click()

    await expect(code(page)).toHaveAttribute('data-state', 'revealing')
    await expect(code(page)).toHaveAttribute('data-lines', '0')
  })

  test('holds while the pointer is over it, and goes on from the same second', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)
    await page.clock.runFor(7_000)
    await code(page).hover()
    await page.clock.runFor(60_000)
    await expect(panel(page)).toHaveAttribute('data-state', 'code')
    await page.mouse.move(4, 4)

    await changesAt(page, 1_000, panel(page), 'data-state', 'code', 'build')
  })

  test('holds while the keyboard is in it', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)
    await page.locator('.pitch a').last().focus()
    await page.keyboard.press('Tab')
    await expect(tab(page, 'Code')).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(panel(page)).toHaveAttribute('data-state', 'code')

    await page.keyboard.press('Shift+Tab')
    await changesAt(page, 8_000, panel(page), 'data-state', 'code', 'build')
  })

  test('has a visible pause button that holds the change and the demo in it', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)
    await page.clock.runFor(1_500)
    await page.getByRole('button', { name: 'Wechsel anhalten' }).click()
    await page.mouse.move(4, 4)
    await page.clock.runFor(60_000)
    await expect(panel(page)).toHaveAttribute('data-state', 'code')
    await expect(code(page)).toHaveAttribute('data-lines', '10')

    await page.getByRole('button', { name: 'Wechsel fortsetzen' }).click()
    await page.mouse.move(4, 4)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await changesAt(page, 150, code(page), 'data-lines', '10', '11')
  })

  test('obeys the control that holds all motion of the site', async ({ page }) => {
    // High enough for headline and panel at once: out of view they would hold anyway.
    await page.setViewportSize({ width: 1_440, height: 1_300 })
    await openHero(page)
    await page.clock.runFor(1_500)
    // Pressed where it stands, without scrolling the panel out of view.
    await page.getByRole('button', { name: 'Animationen anhalten' }).evaluate((button) => (button as HTMLElement).click())
    await page.clock.runFor(60_000)

    await expect(panel(page)).toHaveAttribute('data-state', 'code')
    await expect(code(page)).toHaveAttribute('data-lines', '10')
    await expect(headline(page)).toHaveAttribute('data-typed', '15')
  })

  test('sleeps while nobody sees it', async ({ page }) => {
    await openHero(page)
    await page.clock.runFor(3_000)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await looked(page)
    await page.clock.runFor(60_000)
    await expect(panel(page)).toHaveAttribute('data-state', 'code')

    await page.evaluate(() => scrollTo(0, 0))
    await scrollToPanel(page)
    await changesAt(page, 5_000, panel(page), 'data-state', 'code', 'build')
  })

  test('goes by the last word where a busy machine tells late, and all at once, that it left the window and came back', async ({
    page,
  }) => {
    // What observers are told is kept back while `late`, and then told in one go.
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
    await openHero(page)
    await scrollToPanel(page)
    await page.evaluate(() => {
      ;(globalThis as unknown as Late).late.on = true
      scrollTo(0, document.body.scrollHeight)
    })
    await expect.poll(seen).toContain('hero-rotation out')
    await panel(page).evaluate((node) => node.scrollIntoView())
    await expect.poll(seen).toContain('hero-rotation in')
    await page.evaluate(() => (globalThis as unknown as Late).late.tell())

    await changesAt(page, 8_000, panel(page), 'data-state', 'code', 'build')
  })

  test('has tabs as the keyboard expects them', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Code').focus()
    await expect(page.getByRole('tablist', { name: 'So arbeitet die KI' })).toBeVisible()

    for (const [key, name] of [
      ['ArrowRight', 'Aufbau'],
      ['ArrowRight', 'Partikel'],
      ['ArrowRight', 'Code'],
      ['ArrowLeft', 'Partikel'],
      ['Home', 'Code'],
      ['End', 'Partikel'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, name)).toBeFocused()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1)
    }
  })

  test('never changes its height', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)
    const height = (await panel(page).boundingBox())?.height
    for (const name of ['Code', 'Aufbau', 'Partikel'] as const) {
      await tab(page, name).click()
      expect((await panel(page).boundingBox())?.height).toBe(height)
      await page.clock.runFor(4_000)
      expect((await panel(page).boundingBox())?.height).toBe(height)
    }
  })

  test('has every control at least 44 px large', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Partikel').click()
    for (const button of await panel(page).getByRole('button').or(panel(page).getByRole('tab')).all()) {
      const box = await button.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  })
})

test.describe('on a screen below 768 px', () => {
  test.use({ viewport: { width: 767, height: 900 } })

  test('there is the code alone: no tabs, no change', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(panel(page).locator('[role="tab"]')).toHaveCount(0)
    await page.clock.runFor(30_000)
    await expect(panel(page)).toHaveAttribute('data-state', 'code')
    await expect(code(page)).toHaveAttribute('data-state', 'done')
  })

  test('the line being written stays in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHero(page)
    await scrollToPanel(page)
    await page.clock.runFor(20 * 150)
    await expect(code(page).locator('[data-current]')).toBeInViewport()
    await expect(code(page).locator('[data-current]')).toHaveText('<p>Einzelcoaching, Teamtag, Begleitung.</p>')
  })

  test('becoming wider brings the tabs and the change', async ({ page }) => {
    await openHero(page)
    await page.setViewportSize({ width: 768, height: 1_024 })
    await expect(page.getByRole('tab')).toHaveCount(3)
    await scrollToPanel(page)
    await changesAt(page, 8_000, panel(page), 'data-state', 'code', 'build')
    await page.setViewportSize({ width: 767, height: 1_024 })
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(panel(page)).toHaveAttribute('data-state', 'code')
  })

  test('having become narrow while the panel was made takes the tabs away', async ({ page }) => {
    await page.addInitScript(() => {
      // The answers are from before the window became narrow, until the panel begins to listen to anything.
      const real = matchMedia
      let listening = false
      Object.assign(globalThis, {
        matchMedia: (query: string) => {
          const list = real(query)
          if (query === '(min-width: 768px)') Object.defineProperty(list, 'matches', { get: () => !listening || innerWidth >= 768 })
          return list
        },
      })
      const listen = Element.prototype.addEventListener
      Element.prototype.addEventListener = function (this: Element, ...listener: Parameters<typeof listen>) {
        listening ||= this.matches('[data-machine="hero-rotation"]')
        listen.apply(this, listener)
      }
    })
    await openHero(page)
    await expect(panel(page).locator('[role="tab"]')).toHaveCount(0)
  })
})

test.describe('the code', () => {
  test('appears line by line, 150 ms each, and is complete with line 26 after 3.9 s', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)
    const shown = code(page).locator('.line[data-shown="true"]')

    await expect(code(page).locator('.line')).toHaveCount(26)
    await changesAt(page, 150, code(page), 'data-lines', '0', '1')
    await expect(shown).toHaveCount(1)
    await expect(code(page)).toContainText('Zeilen generiert: 1 / 26')
    await changesAt(page, 3_600, code(page), 'data-lines', '24', '25')
    await expect(code(page)).not.toContainText('Website komplett generiert!')
    await changesAt(page, 150, code(page), 'data-state', 'revealing', 'done')
    await expect(shown).toHaveCount(26)
    await expect(code(page)).toContainText('Zeilen generiert: 26 / 26')
    await expect(code(page).getByText('Website komplett generiert!').first()).toBeVisible()
  })

  test('is coloured without a style attribute', async ({ page }) => {
    await openHero(page)
    await expect(code(page).locator('.line .tag').first()).toBeAttached()
    await expect(code(page).locator('[style]')).toHaveCount(0)
  })
})

test.describe('the build', () => {
  test('takes 3.0 s in steps of 0.5, 0.8, 0.6, 0.4 and 0.7 s', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Aufbau').click()
    const steps = build(page).locator('.steps li')

    await expect(build(page)).toHaveAttribute('data-step', '0')
    await expect(steps).toHaveText([
      'Wireframe0,5\u00a0s',
      'Design0,8\u00a0s',
      'Inhalte0,6\u00a0s',
      'Bildoptimierung0,4\u00a0s',
      'Feinschliff0,7\u00a0s',
    ])
    await changesAt(page, 500, build(page), 'data-step', '0', '1')
    await changesAt(page, 800, build(page), 'data-step', '1', '2')
    await changesAt(page, 600, build(page), 'data-step', '2', '3')
    await changesAt(page, 400, build(page), 'data-step', '3', '4')
    await expect(build(page)).not.toContainText('Fertig in')
    await changesAt(page, 700, build(page), 'data-state', 'building', 'done')
    await expect(build(page).getByText('Fertig in 3,0 Sekunden!').first()).toBeVisible()
    await expect(build(page).getByText('Ihre KI-Website ist bereit!').first()).toBeVisible()
  })

  test('counts tenths of a second with a comma', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Aufbau').click()
    const timer = build(page).locator('.dial .figure')

    await page.clock.runFor(99)
    await expect(timer).toHaveText('0,0\u00a0s')
    await page.clock.runFor(1)
    await expect(timer).toHaveText('0,1\u00a0s')
    await page.clock.runFor(1_300)
    await expect(timer).toHaveText('1,4\u00a0s')
    await page.clock.runFor(1_600)
    await expect(timer).toHaveText('3,0\u00a0s')
  })

  test('brings the little page together piece by piece', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Aufbau').click()
    const pieces = (look: string) => build(page).locator(`.piece[data-look="${look}"]`)

    await expect(pieces('absent')).toHaveCount(8)
    await page.clock.runFor(500)
    await expect(pieces('outline')).toHaveCount(8)
    await page.clock.runFor(800)
    await expect(pieces('surface')).toHaveCount(8)
    await page.clock.runFor(1_000)
    await expect(pieces('content')).toHaveCount(8)
    await page.clock.runFor(700)
    await expect(pieces('finished')).toHaveCount(8)
  })
})

test.describe('the particles', () => {
  const canvas = (page: Page) => words(page).locator('canvas')

  test('form a new word every 3 s, with 15 particles a letter', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Partikel').click()
    await page.mouse.move(4, 4)

    await expect(words(page)).toHaveAttribute('data-word', 'KI')
    await expect(canvas(page)).toHaveAttribute('data-particles', '30')
    await changesAt(page, 3_000, words(page), 'data-word', 'KI', 'Tempo')
    await expect(canvas(page)).toHaveAttribute('data-particles', '75')
    await changesAt(page, 3_000, words(page), 'data-word', 'Tempo', 'Qualität')
    await expect(canvas(page)).toHaveAttribute('data-particles', '120')
  })

  test('go through all four words and begin again', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Partikel').click()
    // The pointer stays over the panel: the demo is not changed, the words go on.
    await canvas(page).hover()
    for (const word of ['KI', 'Tempo', 'Qualität', 'Persönlichkeit', 'KI']) {
      await expect(words(page)).toHaveAttribute('data-word', word)
      await page.clock.runFor(3_000)
    }
  })

  test('move from frame to frame, and come to the pointer', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Partikel').click()
    await expect(canvas(page)).toHaveAttribute('data-particles', '30')
    const picture = () => canvas(page).evaluate((element) => (element as HTMLCanvasElement).toDataURL())
    /** How many pixels near the middle are as bright as a particle. */
    const brightNear = () =>
      canvas(page).evaluate((element) => {
        const { width, height } = element as HTMLCanvasElement
        const half = 24
        const copy = new OffscreenCanvas(2 * half, 2 * half).getContext('2d', { willReadFrequently: true })
        copy?.drawImage(element as HTMLCanvasElement, half - width / 2, half - height / 2)
        const pixels = copy?.getImageData(0, 0, 2 * half, 2 * half).data ?? []
        let bright = 0
        for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 230) bright += 1
        return bright
      })

    await page.clock.runFor(32)
    const first = await picture()
    await page.clock.runFor(500)
    expect(await picture()).not.toBe(first)

    const before = await brightNear()
    await canvas(page).hover()
    await page.clock.runFor(400)
    expect(await brightNear()).toBeGreaterThan(before)
  })

  test('stand still while they are held, and can still be chosen by word', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Partikel').click()
    await expect(canvas(page)).toHaveAttribute('data-particles', '30')
    await page.clock.runFor(1_000)
    await page.getByRole('button', { name: 'Wechsel anhalten' }).click()
    await expect(words(page)).toHaveAttribute('data-state', 'held')
    const picture = () => canvas(page).evaluate((element) => (element as HTMLCanvasElement).toDataURL())
    const held = await picture()
    await page.clock.runFor(30_000)
    expect(await picture()).toBe(held)
    await expect(words(page)).toHaveAttribute('data-word', 'KI')

    await page.getByRole('button', { name: 'Qualität' }).click()
    await expect(words(page)).toHaveAttribute('data-word', 'Qualität')
    await expect(page.getByRole('button', { name: 'Qualität' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas(page)).toHaveAttribute('data-particles', '120')
    expect(await picture()).not.toBe(held)
  })

  test('are as sharp as the screen, up to two pixels a pixel', async ({ browser, baseURL }) => {
    for (const [deviceScaleFactor, expected] of [
      [1, 1],
      [2, 2],
      [3, 2],
    ] as const) {
      const context = await browser.newContext({ deviceScaleFactor, baseURL: baseURL ?? '', viewport: { width: 1_440, height: 1_200 } })
      const page = await context.newPage()
      await openHero(page)
      await tab(page, 'Partikel').click()
      await expect(canvas(page)).toHaveAttribute('data-particles', '30')
      const ratio = await canvas(page).evaluate((element) => (element as HTMLCanvasElement).width / element.clientWidth)
      expect(ratio).toBeCloseTo(expected, 1)
      await context.close()
    }
  })

  test('are laid out again when their place changes', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Partikel').click()
    await expect(canvas(page)).toHaveAttribute('data-particles', '30')
    await page.setViewportSize({ width: 800, height: 900 })
    await expect.poll(() => canvas(page).evaluate((element) => (element as HTMLCanvasElement).width === element.clientWidth)).toBe(true)
  })

  test('come with their word as text', async ({ page }) => {
    await openHero(page)
    await tab(page, 'Partikel').click()
    await expect(words(page).locator('p.word')).toHaveText('KI')
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true')
  })
})

test.describe('the ruler of ninety days', () => {
  test('names the day under the pointer and lets its stroke rise', async ({ page }) => {
    await openHero(page)
    await page.clock.runFor(4_000)
    const ruler = page.locator('#start svg[viewBox="0 0 86 100"]')
    const minor = ruler.locator('path').first()
    const still = await minor.getAttribute('d')
    const box = (await ruler.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // Day 47 is the stroke in the very middle.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.8)
    await page.clock.runFor(600)

    await expect(page.locator('#start .pointed')).toHaveText('Tag\u00a047Doch wieder der erste Entwurf')
    await expect(minor).toHaveAttribute('d', /M43 100V54\.[4-6]/)
    await page.mouse.move(4, 4)
    await page.clock.runFor(600)
    await expect(minor).toHaveAttribute('d', still ?? '')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('everything stands finished and nothing changes by itself', async ({ page }) => {
    await openHero(page)
    await scrollToPanel(page)
    await expect(headline(page)).toHaveAttribute('data-typed', '35')
    await expect(headline(page)).toHaveAttribute('data-state', 'done')
    await expect(code(page)).toHaveAttribute('data-state', 'done')
    await expect(page.getByRole('button', { name: 'Wechsel anhalten' })).toHaveCount(0)
    const before = await page.locator('#start').screenshot()
    await page.clock.runFor(30_000)
    await expect(panel(page)).toHaveAttribute('data-state', 'code')
    expect((await page.locator('#start').screenshot()).equals(before)).toBe(true)

    await tab(page, 'Aufbau').click()
    await expect(build(page)).toHaveAttribute('data-state', 'done')
    await expect(build(page)).toContainText('Fertig in 3,0 Sekunden!')
    await tab(page, 'Partikel').click()
    await page.clock.runFor(30_000)
    await expect(words(page)).toHaveAttribute('data-word', 'KI')
    await page.getByRole('button', { name: 'Tempo' }).click()
    await expect(words(page).locator('p.word')).toHaveText('Tempo')
    await expect(words(page).locator('p.word')).toBeVisible()
    await expect(words(page).locator('canvas')).not.toHaveAttribute('data-particles')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the headline is lit and all 26 lines can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Websites in 3 Tagen statt 3 Monaten' })).toBeVisible()
    for (const part of await headline(page).locator('.unlit').all()) expect(await contrastOf(part)).toBeGreaterThan(10)
    await expect(code(page).locator('.line')).toHaveCount(26)
    for (const line of await code(page).locator('.line').all()) await expect(line).toHaveCSS('opacity', '1')
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.locator('#start').getByText('340\u00a0%')).toBeVisible()
  })
})

test.describe('when the script never arrives', () => {
  test.use({ allowedFaults: /ERR_FAILED/ })

  test('nothing stays dimmed', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    // The styles' own clock, not the page's: three seconds after the first picture.
    await expect.poll(() => contrastOf(headline(page).locator('.unlit').last()), { timeout: 10_000 }).toBeGreaterThan(10)
    await expect(code(page).locator('.line').last()).toHaveCSS('opacity', '1', { timeout: 10_000 })
  })
})

test('the two ways on lead to the contact section', async ({ page }) => {
  await openHero(page)
  const start = page.locator('#start')
  await expect(start.getByRole('link', { name: 'KI-Website starten' })).toHaveAttribute('href', '#kontakt')
  await expect(start.getByRole('link', { name: 'Kostenlose Analyse sichern' })).toHaveAttribute('href', '#kontakt')
})

test('the three figures stand with what they count, and say that they are samples', async ({ page }) => {
  await openHero(page)
  const figures = page.locator('#start dl > div')
  await expect(figures).toHaveText([/mehr Conversions.*340\u00a0%/s, /gebaute Websites.*200\+/s, /bis zur Lieferung.*3\u00a0Tage/s])
  await expect(page.locator('#start').getByText('Beispielwert')).toBeVisible()
})
