import { openPage, slowDown, withBrowser } from './browser.mjs'
import { inTurns } from './turns.mjs'

const FRAME_MS = 1_000 / 60

/** The demos of the start page: where they are, what the visitor does with them, and for how long they are watched. */
const DEMOS = [
  { name: 'headline and code', place: '#start', seconds: 8, fresh: true },
  { name: 'a page coming together', place: '[data-machine="hero-rotation"]', seconds: 6, tab: 'Aufbau' },
  { name: 'particles under the pointer', place: '[data-machine="hero-rotation"]', seconds: 8, tab: 'Partikel', stirred: true },
  { name: 'race with confetti', place: '[data-machine="comparison-race"]', seconds: 7 },
  { name: 'counters', place: '[data-machine="counters"]', seconds: 4 },
  { name: 'questions', place: '[data-machine="faq"]', seconds: 4, pressed: '[data-machine="faq"] summary' },
  { name: 'magnetic button and burst', place: '[data-machine="magnetic-button"]', seconds: 5, stirred: true, clicked: true },
]

/**
 * Counts the frames that a machine four times slower drops while a visitor scrolls through the start page, and while each of
 * its demos plays: with its script, alternating with the same page with its script blocked.
 *
 * @param {string} base URL of the served site.
 * @returns {Promise<{ what: string, scripted: Frames, plain: Frames }[]>} Sums over two rounds.
 *
 * @typedef {{ frames: number, dropped: number }} Frames
 *   `frames` were shown, `dropped` were due in the meantime but skipped.
 */
export function measureFrames(base) {
  return withBrowser(async (browser) => {
    const rows = []
    const compare = async (what, play, fresh = false) => {
      const [plain, scripted] = await inTurns(2, [false, true], async (hasScript) => {
        const page = await open(browser, base, { scripted: hasScript, fresh })
        const shown = await play(page, hasScript)
        await page.context().close()
        return shown
      })
      rows.push({ what, scripted: sumOf(scripted), plain: sumOf(plain) })
    }
    await compare('scrolling through the page', scrollThrough)
    for (const demo of DEMOS) await compare(demo.name, (page, scripted) => playDemo(page, demo, scripted), demo.fresh)
    return rows
  })
}

/** @param {readonly Frames[]} parts @returns {Frames} */
export function sumOf(parts) {
  return parts.reduce((sum, { frames, dropped }) => ({ frames: sum.frames + frames, dropped: sum.dropped + dropped }))
}

async function open(browser, url, { scripted, fresh }) {
  const page = await openPage(browser, { viewport: { width: 1_440, height: 900 } })
  if (!scripted) await page.route('**/assets/*.js', (route) => route.abort())
  await slowDown(page)
  await page.goto(url)
  if (scripted) await page.locator('html[data-boot="ready"]').waitFor()
  if (!fresh) await page.waitForTimeout(2_500)
  return page
}

async function scrollThrough(page) {
  await watch(page, { scrolledPx: 45 })
  await page.waitForFunction(() => globalThis.watched.ended, undefined, { polling: 500, timeout: 120_000 })
  return framesOf(page)
}

async function playDemo(page, { place, seconds, fresh, tab, stirred, pressed, clicked }, scripted) {
  // From the top, as a visitor scrolls: nearby sections hydrate on the way.
  await page.locator(place).first().scrollIntoViewIfNeeded()
  await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }), place)
  if (stirred) await page.mouse.move(20, 20)
  if (scripted && !fresh) await page.waitForTimeout(1_500)
  if (tab && scripted) await page.getByRole('tab', { name: tab }).click()
  const before = await page.locator(place).first().innerHTML()
  const box = await page.locator(place).first().boundingBox()
  await watch(page, {})
  const ends = Date.now() + seconds * 1_000
  const buttons = pressed ? await page.locator(pressed).all() : []
  for (let step = 0; Date.now() < ends; step += 1) {
    if (stirred && box) {
      const angle = step / 6
      await page.mouse.move(box.x + box.width * (0.5 + 0.3 * Math.cos(angle)), box.y + box.height * (0.5 + 0.3 * Math.sin(angle)))
    }
    if (clicked && step === 20 && box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await buttons[step]?.click()
    await page.waitForTimeout(pressed ? 400 : 50)
  }
  if (scripted && before === (await page.locator(place).first().innerHTML())) throw new Error(`The demo at ${place} did not play.`)
  return framesOf(page)
}

/** Starts recording the times of the page's frames; with `scrolledPx` the page is scrolled by that much in each. */
async function watch(page, options) {
  await page.evaluate(({ scrolledPx = 0 }) => {
    const watched = { times: [], ended: false }
    Object.assign(globalThis, { watched })
    const note = (time) => {
      watched.times.push(time)
      if (scrolledPx) {
        scrollBy({ top: scrolledPx, behavior: 'instant' })
        watched.ended = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      }
      if (!watched.ended) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  }, options)
}

async function framesOf(page) {
  const times = await page.evaluate(() => globalThis.watched.times)
  const gaps = times.slice(1).map((time, index) => time - times[index])
  return {
    frames: gaps.length,
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0),
  }
}
