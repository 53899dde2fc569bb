import { openBrowser, SCREENS } from './browser.mjs'

/** How long a control that works by itself may take to answer, in ms. */
const NATIVE_MS = 100
/**
 * Lines to measure on: round trip and rate as DevTools applies them, how many times slower the processor is, and how long a
 * control that needs the script may take to answer from the moment the page is seen.
 */
export const LINES = {
  'slow 4G': { latencyMs: 150, bytesPerSecond: 1_600_000 / 8, slower: 4, budgetMs: 1_500 },
  // A visit takes twenty seconds: one a build.
  '3G': { latencyMs: 400, bytesPerSecond: 400_000 / 8, slower: 4, budgetMs: 6_000, rounds: 1 },
  'fast line': { latencyMs: 20, bytesPerSecond: 50_000_000 / 8, slower: 1, budgetMs: 300 },
}

const MENU = { what: 'menu', native: true, press: '.menu-button', answered: "header[data-menu='open'], header nav:popover-open" }

/**
 * What is pressed on each page, and what is there once it has been answered. Several selectors: what the builds call it.
 * @type {Record<string, { what: string, native?: boolean, press: string, answered: string, screen?: 'desktop' }[]>}
 */
const CONTROLS = {
  '/': [
    MENU,
    {
      what: 'first question',
      native: true,
      press: '#fragen summary, #fragen h3 button',
      answered: "#fragen details[open], #fragen button[aria-expanded='true']",
    },
    {
      what: 'second demo',
      native: true,
      press: "#start input[value='build'], #start [role='tab']:nth-of-type(2)",
      answered: "#start input[value='build']:checked, [data-machine='hero-rotation'][data-state='build']",
      screen: 'desktop',
    },
    {
      what: 'pause of the demos',
      press: '#start .pause',
      answered: "#start .pause[aria-label^='Wechsel fortsetzen']",
      screen: 'desktop',
    },
    { what: 'all motion', press: '.motion-control', answered: ".motion-control[data-state='held']" },
    {
      what: 'preview of the message',
      native: true,
      press: '#kontakt .way-out summary',
      answered: '#kontakt .way-out details[open]',
    },
  ],
  '/FunnelActive': [
    MENU,
    {
      what: 'third tab',
      native: true,
      press: "input[name='funnel'][value='why'], .main-tabs [role='tab']:nth-of-type(3)",
      answered: "input[name='funnel'][value='why']:checked, [data-machine='funnel-tabs'][data-state='why']",
    },
    {
      what: 'run through the stages',
      press: '.actions .start',
      answered: "[data-machine='funnel-stages'][data-state='animating']",
    },
  ],
  '/blog/3-tage-webseite-ki-revolution': [
    MENU,
    {
      what: 'newsletter',
      press: "[data-machine='newsletter'] button[type='submit']",
      answered: "[data-machine='newsletter'][data-state='invalid']",
    },
  ],
}

/**
 * How long a visitor who presses a control the moment the page is painted waits for its answer, and how many presses, one every
 * 100 ms until one is answered or acknowledged, are lost. Several builds are measured in turns; the middle of `rounds` counts.
 *
 * @param {string[]} bases Addresses of the builds.
 * @param {number} rounds
 */
export async function measureAnswers(bases, rounds = 3) {
  const browser = await openBrowser()
  try {
    const rows = []
    for (const [line, conditions] of Object.entries(LINES)) {
      for (const [route, controls] of Object.entries(CONTROLS)) {
        for (const control of controls) {
          const found = bases.map(() => [])
          for (let round = 0; round < (conditions.rounds ?? rounds); round += 1)
            for (const [index, base] of bases.entries())
              found[index].push(await press(browser, new URL(route, base).href, control, conditions))
          rows.push({
            line,
            route,
            what: control.what,
            budgetMs: control.native ? NATIVE_MS : conditions.budgetMs,
            builds: found.map(middle),
          })
        }
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** The run whose answer took the middle of the times. Presses that are never answered count as the longest. */
function middle(runs) {
  return runs.toSorted((a, b) => a.answeredMs - b.answeredMs)[Math.floor(runs.length / 2)]
}

async function press(browser, url, { press: selector, answered, screen = 'mobile' }, { latencyMs, bytesPerSecond, slower }) {
  const context = await browser.newContext(SCREENS[screen])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(pressWhenPainted, { selector, answered })
  await page.goto(url, { waitUntil: 'commit' })
  const result = await page
    .waitForFunction(() => globalThis.answerProbe?.answeredMs !== undefined && globalThis.answerProbe, undefined, { timeout: 30_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => ({ paintedMs: Number.NaN, acknowledgedMs: Infinity, answeredMs: Infinity, lost: Infinity }))
  await context.close()
  return result
}

/** Runs in the page. Times count from the first paint. */
function pressWhenPainted({ selector, answered }) {
  const probe = { paintedMs: 0, acknowledgedMs: undefined, answeredMs: undefined, lost: 0 }
  Object.assign(globalThis, { answerProbe: probe })
  const sinceMs = () => performance.now() - probe.paintedMs
  const isAnswered = () => {
    try {
      return document.querySelector(answered) !== null
    } catch {
      return false
    }
  }
  let lastPressMs = -Infinity
  const look = () => {
    const control = document.querySelector(selector)
    if (lastPressMs > -Infinity && isAnswered()) {
      probe.acknowledgedMs ??= sinceMs()
      probe.answeredMs = sinceMs()
      // The press that was answered is not a lost one.
      probe.lost = Math.max(0, probe.lost - 1)
      return
    }
    if (control?.getAttribute('aria-busy') === 'true') probe.acknowledgedMs ??= sinceMs()
    if (control && probe.acknowledgedMs === undefined && sinceMs() - lastPressMs >= 100) {
      lastPressMs = sinceMs()
      probe.lost += 1
      control.click()
    }
    requestAnimationFrame(look)
  }
  new PerformanceObserver((list, observer) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (!paint) return
    observer.disconnect()
    probe.paintedMs = paint.startTime
    look()
  }).observe({ type: 'paint', buffered: true })
}
