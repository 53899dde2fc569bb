import type { Page } from '@playwright/test'
import { FAULTS, KINDS } from './routes.ts'
import { expect, hydrated, test } from './support.ts'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
  { width: 1_440, height: 900 },
]

/** Faces that only a panel of its own shows and that come by themselves. */
const PANEL_FACES = /Mono|Serif/

/** Every text of the window that is drawn in a font of the system's, with that font. */
async function inSystemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('DOM.getDocument', { depth: -1 })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `[...document.body.querySelectorAll('*:not(script, style, noscript, .visually-hidden, .visually-hidden *)')]
      .flatMap((element) => getComputedStyle(element).visibility === 'hidden' ? [] : [...element.childNodes])
      .filter((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) return false
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].some(({ top, bottom, width }) => top < innerHeight && bottom > 0 && width > 0)
      })`,
  })
  const { result: texts } = await session.send('Runtime.getProperties', { objectId: result.objectId ?? '', ownProperties: true })
  const found: string[] = []
  for (const { name, value } of texts) {
    if (!/^\d+$/.test(name) || !value?.objectId) continue
    const { nodeId } = await session.send('DOM.requestNode', { objectId: value.objectId })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    const { node } = await session.send('DOM.describeNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts)
      if (!isCustomFont && !PANEL_FACES.test(familyName)) found.push(`${familyName}: ${node.nodeValue}`)
  }
  expect(texts.length).toBeGreaterThan(4)
  await session.detach()
  return found
}

/** Every text of the page that asks for another family than the site's whole ones first. */
function inOtherFamilies(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(script, style, noscript)')]
      .filter((element) => [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()))
      // Of what is not rendered a browser need not keep the style up to date.
      .filter((element) => element.checkVisibility())
      .map((element) => `${getComputedStyle(element).fontFamily}: ${element.textContent}`)
      .filter((text) => !/^"?(?:Special Gothic Variable|Instrument Sans Variable|Geist Mono|Instrument Serif|ui-monospace)/.test(text)),
  )
}

/** Notes every layout shift from the start of the page on: how much, and what moved from which height to which. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  interface Shift extends PerformanceEntry {
    value: number
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent} ${previousRect.y} > ${currentRect.y}`,
        )
        shifts.push(`${value}: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

test.describe('the first view', () => {
  // Fonts wait for their styles here, which is what some of these tests keep back.
  test.use({ allowedFaults: /status of 404|was preloaded using link preload but not used/ })

  for (const route of KINDS) {
    test(`of ${route} is painted before anything else is asked for`, async ({ page }) => {
      await page.setViewportSize(WINDOWS[0]!)
      await page.goto(route)
      await hydrated(page)
      const asked = () =>
        page.evaluate(() => {
          const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
          const files = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith('http'))
          return files.map(({ name, startTime }) => ({ path: new URL(name).pathname, early: startTime <= painted }))
        })
      for (const file of [/special-gothic-de/, /instrument-sans-de/, /entry-client/])
        await expect.poll(async () => (await asked()).filter(({ path }) => file.test(path)).length).toBe(1)

      // The browser's own icon, and pictures that wait until they are near, hold nothing up.
      const waiting = await page
        .locator('img[loading="lazy"]')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')))

      const early = (await asked()).filter((file) => file.early).map(({ path }) => path)
      expect(early.filter((path) => path !== '/favicon.svg' && !waiting.includes(path))).toEqual([])
    })

    test(`of ${route} brings its letters along`, async ({ page }) => {
      // Neither the whole families nor the script are ever answered, as on a line that hangs.
      await page.route(/\.(?:js|css)$/, () => {})
      // Windows only grow from here: a menu that is closed by a smaller one would be seen closing.
      await page.setViewportSize(WINDOWS[0]!)
      await page.goto(route)
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        await page.evaluate(() => document.fonts.ready)
        const found = await inSystemFonts(page)
        expect(found, `letters are missing from src/styles/fonts/first-view.json: run 'npm run first-view'`).toEqual([])
      }
    })
  }

  for (const route of KINDS) {
    for (const size of [WINDOWS[0]!, { width: 1_350, height: 940 }]) {
      test(`of ${route} does not move when the whole families come late, at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size)
        let release = () => {}
        const looked = new Promise<void>((resolve) => (release = resolve))
        await page.route(/(?:special-gothic|instrument-sans)-de/, (request) => looked.then(() => request.continue()))
        const shifts = await watchShifts(page)
        await page.goto(route)
        await hydrated(page)
        release()
        await expect.poll(() => inOtherFamilies(page)).toEqual([])
        await page.screenshot()

        expect(await shifts()).toEqual([])
      })
    }
  }
})

test.describe('the whole families', () => {
  test.use({ allowedFaults: /status of 404/ })

  for (const route of KINDS) {
    test(`are put on all of ${route} once the script has taken over`, async ({ page }) => {
      await page.setViewportSize(WINDOWS[0]!)
      await page.goto(route)
      await hydrated(page)

      await expect.poll(() => inOtherFamilies(page)).toEqual([])
    })
  }

  // For such a face Chromium makes up one from the fonts of the system, anew for every size and weight: 63 times on the start page.
  for (const route of KINDS) {
    test(`have no face on ${route} that has not come`, async ({ page }) => {
      await page.goto(route)
      await hydrated(page)
      await expect.poll(() => inOtherFamilies(page)).toEqual([])

      const faces = await page.evaluate(() =>
        [...document.fonts].filter(({ family }) => /(?:Variable|First)"?$/.test(family)).map(({ family, status }) => ({ family, status })),
      )
      expect(faces.length).toBeGreaterThanOrEqual(4)
      // The code is set in the machine's own face on a phone, and in Geist Mono where it is shown on more.
      expect(faces.filter(({ family, status }) => status !== 'loaded' && !family.includes('Geist Mono'))).toEqual([])
    })
  }

  for (const [place, text, file] of [
    ['h1', '#1 für Łódź', /special-gothic-latin-ext/],
    ['h1', '#1 für Señor', /special-gothic-latin-(?!ext)/],
    ['main p', 'Łódź', /instrument-sans-latin-ext/],
    ['main p', 'Señor', /instrument-sans-latin-(?!ext)/],
  ] as const) {
    test(`fetch what other languages need where '${text}' is shown in ${place}, from their own file`, async ({ page }) => {
      await page.goto('/ueber-mich')
      await hydrated(page)
      await expect.poll(() => inOtherFamilies(page)).toEqual([])

      const fetched = page.waitForResponse(file)
      await page
        .locator(`${place} >> visible=true`)
        .first()
        .evaluate((element, shown) => {
          element.textContent = shown
        }, text)
      expect((await fetched).status()).toBe(200)
    })
  }

  test('are put on part by part: the styles of the page are never made anew as a whole', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await expect.poll(() => inOtherFamilies(page)).toEqual([])

    await expect(page.locator('html')).toHaveAttribute('data-fonts', 'first')
  })

  test('are there for every page after the first', async ({ page }) => {
    await page.route('**/*.woff2', () => {})
    await page.goto('/blog')
    await hydrated(page)
    await expect(page.locator('main h1')).toHaveCSS('font-family', /^"Special Gothic First"/)
    await page.getByRole('link', { name: 'Über mich' }).first().click()

    await expect(page.locator('main h1')).toHaveCSS('font-family', /^"Special Gothic Variable"/)
    expect(await inOtherFamilies(page)).toEqual([])
  })

  test('come at once where the script fails', async ({ page, faults }) => {
    await page.route('**/assets/*.js', (request) => request.abort())
    await page.goto('/')

    await expect.poll(() => inOtherFamilies(page)).toEqual([])
    faults.length = 0
  })

  test('come at once where a visit begins further down, also before the script', async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto('/#kontakt')

    await expect.poll(() => inOtherFamilies(page)).toEqual([])
  })

  test('come once the visitor scrolls where the script hangs', async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    const files = Promise.all([/special-gothic-de/, /instrument-sans-de/].map((file) => page.waitForResponse(file)))
    await page.goto('/')
    await files
    await expect(page.locator('main h1')).toHaveCSS('font-family', /^"Special Gothic First"/)

    await page.mouse.wheel(0, 600)
    await expect.poll(() => inOtherFamilies(page)).toEqual([])
  })

  test('are put on part by part also where the visitor scrolls before they are there', async ({ page }) => {
    let send: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(/(?:special-gothic|instrument-sans)-de/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await hydrated(page)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    send()

    await expect.poll(() => inOtherFamilies(page)).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-fonts', 'first')
  })
})

/** A phone four times slower than this machine, on a line of 1.6 Mbit/s with 150 ms there and back. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test.describe('the first view on a slow phone', () => {
  for (const route of ['/', '/ueber-mich', '/blog/zukunft-webdesign-ki-webdesigner']) {
    for (const width of [412, 1_350]) {
      test(`of ${route} does not move while the page is still arriving, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await slowDown(page)
        const shifts = await watchShifts(page)
        await page.goto(route)
        await hydrated(page)

        // On a machine with no time to spare the letters may come a frame after the text: up to 0.002 was seen, once in fifty.
        const moved = await shifts()
        const sum = moved.reduce((total, shift) => total + Number.parseFloat(shift), 0)
        expect(sum, moved.join('\n')).toBeLessThan(0.005)
      })
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: /status of 404/ })

  for (const route of ['/', ...FAULTS.slice(0, 1)]) {
    test(`the whole families come to ${route} as well`, async ({ page }) => {
      const fonts: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) fonts.push(new URL(request.url()).pathname)
      })
      await page.goto(route)
      await expect.poll(() => fonts.filter((font) => /special-gothic-de|instrument-sans-de/.test(font)).length).toBe(2)
    })
  }
})
