// Finds out which letters the first view of every page is set in, and writes them where the build reads them:
// src/styles/fonts/first-view.json. Run it (`npm run first-view`) when the texts or the design of a first view have changed.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openBrowser } from './quality/browser.mjs'
import { routesOf } from './quality/routes.mjs'
import { serveSite } from './site-server.mjs'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const RESULT = fileURLToPath(new URL('../src/styles/fonts/first-view.json', import.meta.url))

/** The pages for what is not there, which `routesOf` leaves out, and where each is met. */
const FAULTS = { '/404': '/gibt-es-nicht', '/blog/404': '/blog/gibt-es-nicht' }

/** Windows to look through, in px: phones, the phone and the desktop of Lighthouse, tablets, laptops, a large screen. */
const WINDOWS = [
  [320, 568],
  [360, 800],
  [390, 844],
  [412, 915],
  [768, 1_024],
  [1_024, 768],
  [1_350, 940],
  [1_440, 900],
  [1_920, 1_080],
]

/** Browsers choose the first font by the space. */
const ALWAYS = ' '

/** The families of src/build/firstView.ts. Those of single panels come by themselves. */
const FAMILIES = ['Special Gothic Variable', 'Instrument Sans Variable']

const { url, close } = await serveSite({})
const browser = await openBrowser()
try {
  const found = {}
  for (const route of [...(await routesOf(DIST)), ...Object.keys(FAULTS)])
    found[route] = await firstLetters(new URL(FAULTS[route] ?? route, url).href)
  await writeFile(RESULT, `${JSON.stringify(found, null, 2)}\n`)
} finally {
  await browser.close()
  await close()
}

/** The letters of a page as `FirstLetters` of src/build/firstView.ts has them. */
async function firstLetters(address) {
  const cuts = new Map()
  for (const [width, height] of WINDOWS) {
    const page = await browser.newPage({ viewport: { width, height } })
    // The page before its script: what the visitor sees first.
    await page.route('**/*.js', () => {})
    await page.goto(address)
    for (const { family, weight, stretch, tabular, letters } of await page.evaluate(lettersInSight)) {
      const key = `${family} ${weight} ${stretch}`
      const before = cuts.get(key) ?? { family, weight, stretch, tabular: false, letters: ALWAYS }
      const all = [...new Set(before.letters + letters)].toSorted().join('')
      cuts.set(key, { ...before, tabular: before.tabular || tabular, letters: all })
    }
    await page.close()
  }
  return [...cuts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, cut]) => cut)
    .filter(({ family }) => FAMILIES.includes(family))
}

/** Runs in the page. */
function lettersInSight() {
  // By the names of the whole families.
  delete document.documentElement.dataset.deferred
  const inSight = ({ top, bottom, width }) => top < innerHeight && bottom > 0 && width > 0
  const texts = []
  const note = (style, text) => {
    const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text
    texts.push({
      family: style.fontFamily.split(',')[0].replaceAll('"', ''),
      weight: Number(style.fontWeight),
      stretch: Number.parseFloat(style.fontStretch),
      tabular: style.fontVariantNumeric.includes('tabular-nums') && /\d/.test(text),
      // A browser that hyphenates asks the font for the hyphen proper.
      letters: shown.replaceAll(/\s*\n\s*/g, ' ') + (style.hyphens === 'auto' ? '-\u2010' : ''),
    })
  }
  for (const element of document.body.querySelectorAll('*:not(script, style, noscript)')) {
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || element.closest('.visually-hidden')) continue
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if ([...range.getClientRects()].some(inSight)) note(style, node.textContent)
    }
    for (const pseudo of ['::before', '::after']) {
      const drawn = getComputedStyle(element, pseudo)
      const text = /^"(.*)"$/.exec(drawn.content)?.[1]
      if (text && inSight(element.getBoundingClientRect())) note(drawn, text)
    }
  }
  return texts
}
