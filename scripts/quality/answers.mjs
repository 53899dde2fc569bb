import { openPage, SCREENS, slowDown, withBrowser } from './browser.mjs'
import { inTurns, middleBy } from './turns.mjs'

/** How long a control that works without script may take to respond, in ms. */
const NATIVE_MS = 100
/**
 * Connections to measure on: round trip and bandwidth as DevTools applies them, CPU slowdown, and how long a control that needs
 * the script may take to respond after the first paint.
 */
export const LINES = {
  'slow 4G': { latencyMs: 150, bytesPerSecond: 1_600_000 / 8, slower: 4, budgetMs: 1_500 },
  // A visit takes twenty seconds, so only one per build.
  '3G': { latencyMs: 400, bytesPerSecond: 400_000 / 8, slower: 4, budgetMs: 6_000, rounds: 1 },
  'fast line': { latencyMs: 20, bytesPerSecond: 50_000_000 / 8, slower: 1, budgetMs: 300 },
}

const MENU = { what: 'menu', native: true, press: '.menu-button', answered: 'header nav:popover-open' }

/**
 * The controls to press on each page, and the selector that matches once a press has been handled.
 * @type {Record<string, { what: string, native?: boolean, press: string, answered: string, screen?: 'desktop' }[]>}
 */
const CONTROLS = {
  '/': [
    MENU,
    {
      what: 'first question',
      native: true,
      press: '#fragen summary',
      answered: '#fragen details[open]',
    },
    {
      what: 'second demo',
      native: true,
      press: "#start input[value='build']",
      answered: "#start input[value='build']:checked",
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
      press: "input[name='funnel'][value='why']",
      answered: "input[name='funnel'][value='why']:checked",
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
 * How long visitors wait for a response if they press a control as soon as the page is painted, and how many presses, one every
 * 100 ms until one is handled or acknowledged, are lost. Several builds are measured alternately; the median of `rounds` counts.
 *
 * @param {string[]} bases URLs of the builds.
 * @param {number} rounds
 */
export function measureAnswers(bases, rounds = 3) {
  return withBrowser(async (browser) => {
    const rows = []
    for (const [line, conditions] of Object.entries(LINES)) {
      for (const [route, controls] of Object.entries(CONTROLS)) {
        for (const control of controls) {
          const found = await inTurns(conditions.rounds ?? rounds, bases, (base) =>
            press(browser, new URL(route, base).href, control, conditions),
          )
          rows.push({
            line,
            route,
            what: control.what,
            budgetMs: control.native ? NATIVE_MS : conditions.budgetMs,
            // Presses that are never handled count as Infinity.
            builds: found.map((runs) => middleBy(runs, ({ answeredMs }) => answeredMs)),
          })
        }
      }
    }
    return rows
  })
}

async function press(browser, url, { press: selector, answered, screen = 'mobile' }, conditions) {
  const page = await openPage(browser, SCREENS[screen])
  await slowDown(page, conditions)
  await page.addInitScript(pressWhenPainted, { selector, answered })
  await page.goto(url, { waitUntil: 'commit' })
  const result = await page
    .waitForFunction(() => globalThis.answerProbe?.answeredMs !== undefined && globalThis.answerProbe, undefined, { timeout: 30_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => ({ paintedMs: Number.NaN, answeredMs: Infinity, lost: Infinity }))
  await page.context().close()
  return result
}

/** Runs in the page. Times count from the first paint. */
function pressWhenPainted({ selector, answered }) {
  const probe = { paintedMs: 0, acknowledgedMs: undefined, answeredMs: undefined, lost: 0 }
  Object.assign(globalThis, { answerProbe: probe })
  const sinceMs = () => performance.now() - probe.paintedMs
  let lastPressMs = -Infinity
  const look = () => {
    const control = document.querySelector(selector)
    if (lastPressMs > -Infinity && document.querySelector(answered)) {
      probe.acknowledgedMs ??= sinceMs()
      probe.answeredMs = sinceMs()
      // The press that was handled is not lost.
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
