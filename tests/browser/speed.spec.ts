import type { Page } from '@playwright/test'
import { KINDS, ROUTES } from './routes.ts'
import { expect, hydrated, test } from './support.ts'

/** Parts that the browser has put off, with where they begin, in px from the top of the page. */
async function putOff(page: Page): Promise<{ part: string; topPx: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, #fuss *')]
      .filter((part) => getComputedStyle(part).contentVisibility === 'auto' && part.checkVisibility())
      .map((part) => ({ part: part.textContent.trim().slice(0, 40), topPx: part.getBoundingClientRect().top + scrollY })),
  )
}

/** Opens a page whose script never comes, as on a line that hangs. */
async function openBeforeScript(page: Page, path: string): Promise<void> {
  await page.route('**/assets/*.js', () => {})
  await page.goto(path)
}

/** One line of a trace, as Chromium writes them; times in µs. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; args: { elementCount?: number } }

/** What the page's main thread has done during a visit, since the first paint. */
async function traced(page: Page, categories: string[], visit: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('speed.spec: the page belongs to no browser')
  await browser.startTracing(page, { categories: ['loading', ...categories] })
  await visit()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('speed.spec: nothing was painted')
  return traceEvents.filter(({ pid, tid, ts }) => pid === painted.pid && tid === painted.tid && ts > painted.ts)
}

test.describe('what stands far below, before the script has come', () => {
  /** How many parts wait on a phone. */
  const FEWEST = { '/': 9, '/FunnelActive': 3, '/agb.html': 20, '/blog': 2, '/blog/3-tage-webseite-ki-revolution': 20, '/ueber-mich': 4 }
  for (const [path, count] of Object.entries(FEWEST)) {
    test(`waits on ${path} until the visitor is near`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 })
      await openBeforeScript(page, path)
      expect((await putOff(page)).length).toBeGreaterThanOrEqual(count)
    })
  }

  for (const path of ROUTES) {
    test(`is on ${path} nothing that a window shows at first`, async ({ page }) => {
      await openBeforeScript(page, path)
      for (const [width, height] of [
        [320, 600],
        [412, 823],
        [412, 1_200],
        [768, 1_200],
        [1_024, 1_199],
        [1_440, 900],
        [1_440, 1_200],
        [2_560, 1_200],
        [2_560, 1_440],
        [1_080, 1_920],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect((await putOff(page)).filter(({ topPx }) => topPx < height)).toEqual([])
      }
    })
  }

  test('has its true height where a visit is a return, so that the window stands where it stood', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto('/blog/zukunft-webdesign-ki-webdesigner')
    await hydrated(page)
    await expect.poll(() => putOff(page)).toEqual([])
    const paragraph = page.locator('.prose > p').nth(20)
    const top = () => paragraph.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await paragraph.evaluate((element) => element.scrollIntoView())
    const before = await top()
    await page.route('**/assets/*.js', () => {})
    await page.reload()
    expect(await putOff(page)).toEqual([])
    await expect.poll(top).toBe(before)
  })
})

test.describe('what stands far below, where no script comes', () => {
  test.use({ allowedFaults: /ERR_FAILED/ })

  test('is laid out once it is known that it does not come', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await expect.poll(() => putOff(page)).toEqual([])
  })

  test.describe('and none is asked for', () => {
    test.use({ javaScriptEnabled: false })

    test('is laid out from the start', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('#prozess > .inner')).toHaveCSS('content-visibility', 'visible')
    })
  })
})

test.describe('what stands far below', () => {
  test.use({ allowedFaults: /status of 404/ })

  for (const width of [360, 768, 1_024, 1_440]) {
    test(`is as high as the page says before it is laid out, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openBeforeScript(page, '/')
      // All of them at once, so that none is near.
      const sections = await page.evaluate(() => {
        const inners = [...document.querySelectorAll<HTMLElement>('main .section ~ .section ~ .section > .inner, #fuss .section > .inner')]
        const said = inners.map((inner) => {
          inner.style.contentVisibility = 'hidden'
          return inner.offsetHeight
        })
        return inners.map((inner, index) => {
          inner.style.contentVisibility = 'visible'
          return { id: inner.closest('[id]:not(.inner)')?.id, said: said[index] ?? 0, true: inner.offsetHeight }
        })
      })
      expect(sections).toHaveLength(9)
      for (const { id, ...height } of sections) {
        const share = height.said / height.true
        expect(share, `#${id} says ${height.said} px and is ${height.true} px: correct src/styles/far-below.css`).toBeGreaterThan(0.75)
        expect(share, `#${id} says ${height.said} px and is ${height.true} px: correct src/styles/far-below.css`).toBeLessThan(1.25)
      }
    })

    test(`is about as high with its pieces still put off, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const [path, ids] of [
        ['/', ['expertise', 'services', 'erfolge', 'stimmen', 'kontakt']],
        ['/FunnelActive', ['eigene-zahlen']],
      ] as const) {
        await openBeforeScript(page, path)
        for (const id of ids) {
          const height = await page.evaluate((section) => {
            const inner = document.querySelector<HTMLElement>(`#${section} > .inner`)
            if (!inner) throw new Error(`no section #${section}`)
            inner.style.contentVisibility = 'visible'
            const pieces = [...inner.querySelectorAll<HTMLElement>('*')].filter(
              (piece) => getComputedStyle(piece).contentVisibility === 'auto',
            )
            for (const piece of pieces) piece.style.contentVisibility = 'hidden'
            const said = inner.offsetHeight
            for (const piece of pieces) piece.style.contentVisibility = 'visible'
            return { pieces: pieces.length, said, true: inner.offsetHeight }
          }, id)
          expect(height.pieces, `#${id}`).toBeGreaterThanOrEqual(2)
          const share = height.said / height.true
          expect(share, `#${id} says ${height.said} px and is ${height.true} px: correct src/styles/far-below.css`).toBeGreaterThan(0.8)
          expect(share, `#${id} says ${height.said} px and is ${height.true} px: correct src/styles/far-below.css`).toBeLessThan(1.25)
        }
      }
    })

    test(`gives each page about its true height, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ROUTES) {
        await openBeforeScript(page, path)
        const height = await page.evaluate(() => {
          const root = document.documentElement
          const said = root.scrollHeight
          delete root.dataset.far
          return { said, true: root.scrollHeight }
        })
        const share = height.said / height.true
        expect(share, `${path} says ${height.said} px and is ${height.true} px: correct src/styles/far-below.css`).toBeGreaterThan(0.85)
        expect(share, `${path} says ${height.said} px and is ${height.true} px: correct src/styles/far-below.css`).toBeLessThan(1.2)
      }
    })
  }

  test('stands at its true height where the address names a place on the page', async ({ page }) => {
    await page.goto('/#kontakt')
    expect(await putOff(page)).toEqual([])
    await hydrated(page)
    const top = await page.locator('#kontakt').evaluate((section) => section.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(120)
  })

  test('stands at its true height on the way to a place on the page, also before the script has come', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await openBeforeScript(page, '/agb.html')
    expect((await putOff(page)).length).toBeGreaterThan(0)
    await page.getByText('Auf dieser Seite').locator('visible=true').click()
    const last = page.locator('.contents-narrow a').last()
    const id = (await last.getAttribute('href'))?.slice(1)
    await last.click()
    expect(await putOff(page)).toEqual([])
    await expect.poll(() => page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(823)
  })

  for (const path of KINDS) {
    test(`is all laid out on ${path} once the script has taken over, so that a picture of the whole page shows all of it`, async ({
      page,
    }) => {
      await page.goto(path)
      await hydrated(page)
      await expect.poll(() => putOff(page)).toEqual([])
    })
  }

  for (const path of KINDS) {
    test(`is laid out in small pieces on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 })
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('#fuss .section > .inner').first()).toHaveAttribute('data-laid-out', '')
      const pieces = await page.evaluate(() =>
        [...document.querySelectorAll('[data-laid-out]')]
          .filter((piece) => piece.checkVisibility())
          .map((piece) => ({
            piece: `${piece.closest('[id]')?.id} ${piece.className}`,
            elements:
              piece.querySelectorAll('*').length - piece.querySelectorAll(':scope [data-laid-out], :scope [data-laid-out] *').length,
          })),
      )
      expect(pieces.length).toBeGreaterThan(5)
      // The largest is the code that the start page types; a whole section has up to 209.
      expect(pieces.filter(({ elements }) => elements > 100)).toEqual([])
    })
  }

  test('waits for the whole families, since what has been laid out before is laid out anew when they come', async ({ page }) => {
    let send: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto('/blog/3-tage-webseite-ki-revolution')
    await hydrated(page)
    // What comes last of all.
    await expect(page.locator('[data-machine="cookie-banner"]')).toBeVisible()
    expect((await putOff(page)).length).toBeGreaterThan(20)
    send()
    await expect.poll(() => putOff(page)).toEqual([])
  })

  test('waits for nobody after a change of page', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: 'Über mich' }).first().click()
    // The address changes first; Back before the other page is shown would be a visitor who never left.
    await expect(page.locator('h1')).toBeFocused()
    expect(await putOff(page)).toEqual([])
    await page.goBack()
    await expect(page.locator('#prozess')).toBeAttached()
    expect(await putOff(page)).toEqual([])
  })

  test('waits for nobody on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/')
    expect(await putOff(page)).toEqual([])
  })
})

test('the script is asked for once the page has been painted, and not before', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const { paintedMs, askedMs } = await page.evaluate(() => ({
    paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    askedMs: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(askedMs.length).toBeGreaterThan(5)
  expect(Math.min(...askedMs)).toBeGreaterThan(paintedMs)
})

test.describe('taking over', () => {
  test.use({ allowedFaults: /status of 404/ })

  for (const path of KINDS) {
    for (const width of [412, 1_440]) {
      test(`runs each file in a task of its own and restyles only what it changes on ${path}, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        const events = await traced(page, ['toplevel', 'v8', 'devtools.timeline'], async () => {
          await page.goto(path)
          await hydrated(page)
          // What comes last of all, and changes the page for all of its siblings.
          await expect(page.locator('[data-machine="cookie-banner"]')).toBeVisible()
          await expect(page.locator('#fuss .section > .inner').first()).toHaveAttribute('data-laid-out', '')
        })
        const counts = events
          .filter(({ name }) => name === 'UpdateLayoutTree')
          .map(({ args }) => args.elementCount ?? 0)
          .toSorted((a, b) => b - a)
        expect(counts.length).toBeGreaterThan(5)
        // The largest section has 70.
        expect(counts[0]).toBeLessThan(100)

        const runs = events.filter(({ name }) => name === 'v8.evaluateModule')
        const tasks = events.filter(({ name }) => name.endsWith('RunTask'))
        const together = tasks.map(({ ts, dur = 0 }) => runs.filter((run) => run.ts >= ts && run.ts < ts + dur).length)
        // React, libraries, time, shell, entry and the page.
        expect(runs.length).toBeGreaterThanOrEqual(6)
        expect(Math.max(...together)).toBe(1)
      })
    }
  }

  // The first use of any of them unpacks a language: 19 to 40 ms of processor time in one task, four times that on a phone.
  // And whenever a font comes, every element is restyled that has a length in widths of letters.
  for (const path of KINDS) {
    test(`${path} asks the browser for no rules of a language, and gives no length in widths of letters`, async ({ page }) => {
      await page.addInitScript(() => {
        const asked: string[] = []
        Object.assign(globalThis, { asked })
        for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat', 'Segmenter']) {
          const Original = Reflect.get(Intl, name)
          Reflect.set(
            Intl,
            name,
            new Proxy(Original, {
              apply: (target, self, args) => (asked.push(name), Reflect.apply(target, self, args)),
              construct: (target, args) => (asked.push(name), Reflect.construct(target, args)),
            }),
          )
        }
        for (const kind of [String, Number, Date, Array]) {
          for (const name of ['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
            const original = Reflect.get(kind.prototype, name)
            if (!original) continue
            Reflect.set(kind.prototype, name, function (this: unknown, ...args: unknown[]) {
              asked.push(name)
              return Reflect.apply(original, this, args)
            })
          }
        }
      })
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('[data-machine="cookie-banner"]')).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(globalThis, 'asked'))).toEqual([])

      const lengths = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
          .flatMap((text) => text.match(/[^;{]*[\d.](?:r?(?:ch|ex|cap|ic|lh))\b[^;]*/g) ?? []),
      )
      expect(lengths).toEqual([])
    })
  }
})
