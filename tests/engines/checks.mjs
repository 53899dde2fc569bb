import { setTimeout } from 'node:timers/promises'

/** Maximum wait, in ms, which only what hangs reaches. */
const PATIENCE_MS = 60_000

/** Waits until a function, called in the page, returns something truthy. Rejects after `PATIENCE_MS`. */
async function until(page, what, fn, value) {
  const endMs = Date.now() + PATIENCE_MS
  let reason = ''
  while (Date.now() < endMs) {
    // The call fails while a document is being unloaded, so it is repeated.
    if (await page.evaluate(fn, value).catch((error) => void (reason = ` (${error.message})`))) return
    await setTimeout(50)
  }
  throw new Error(`timed out: ${what}${reason}`)
}

const has = (page, selector) => until(page, selector, (wanted) => document.querySelector(wanted) !== null, selector)

async function open(page, url) {
  await page.open(url)
  // Pages without moving parts above the fold wait for their visitor.
  await until(page, 'a part is hydrated', () => dispatchEvent(new Event('scroll')) && document.querySelector('[data-hydrated]') !== null)
}

/** Clicks an element once it is in view, uncovered, and in the same place in two frames. */
async function click(page, selector) {
  const isReady = async (wanted) => {
    const element = document.querySelector(wanted)
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await nextFrame()
    const { left, top, width, height } = element.getBoundingClientRect()
    await nextFrame()
    const now = element.getBoundingClientRect()
    return now.left === left && now.top === top && element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await until(page, `${selector} can be clicked`, isReady, selector)
  await page.click(selector)
}

/** Scrolls to `target` repeatedly until an element matches `selector`, because content above may grow when it is laid out. */
function scrollUntil(page, target, selector) {
  const isThere = ([to, wanted]) => {
    document.querySelector(to).scrollIntoView({ block: 'center', behavior: 'instant' })
    return document.querySelector(wanted) !== null
  }
  return until(page, selector, isThere, [target, selector])
}

/**
 * The checks for every engine, by name. A check rejects if the site does not behave as described.
 *
 * @type {Record<string, (page: import('./engines.mjs').Browser, stage: import('./stage.mjs').Stage) => Promise<void>>}
 */
export const CHECKS = {
  // Comes first, because WebKit keeps script files in memory: in a later check it would not request them, so they could not be held back.
  async 'a press before hydration is kept and answered'(page, stage) {
    // When the banner arrives, Firefox makes `main` 0.03 px smaller in the same frame, which keepPressed.ts notices in the next one.
    stage.allowed = /ResizeObserver loop completed/
    stage.held = /^\/assets\/entry/
    await page.open(stage.url)
    await click(page, 'footer [data-machine=motion-control]')
    await has(page, 'footer [data-machine=motion-control][aria-busy=true]')
    stage.held = undefined
    await has(page, 'footer [data-machine=motion-control][data-state=held]:not([aria-busy=true])')
    // The banner would otherwise slide in front of the next click.
    await has(page, '[data-machine=cookie-banner][data-state=summary]')
    // Releases motion again, because session storage remembers that it was stopped.
    await click(page, 'footer [data-machine=motion-control]')
    await has(page, 'footer [data-machine=motion-control][data-state=running]')
  },
  // WebKit aborts the pending imports of a page that is left. Firefox keeps no page with pending imports in the back/forward cache.
  async 'what was on its way when a page was left comes on Back'(page, stage) {
    stage.allowed = /dynamically imported module|Importing a module script failed/
    stage.held = /^\/assets\/FunnelStages-/
    await open(page, `${stage.url}/FunnelActive`)
    await has(page, '[data-place=funnel-tabs][data-hydrated]')
    await page.evaluate(() => location.assign('/agb.html'))
    await until(page, 'the next page is shown', () => location.pathname === '/agb.html' && document.querySelector('main h1') !== null)
    stage.held = undefined
    await page.evaluate(() => history.back())
    await has(page, 'html:not([data-code]) [data-island=funnel-stages][data-hydrated]')
  },
  async 'the untouched page has its whole text, and puts nothing off'(page, { url }) {
    await open(page, url)
    const isWhole = () => {
      const text = document.body.innerText
      const shown = [...document.querySelectorAll('main :is(h2, h3, p, dt, dd)')].filter((element) => element.checkVisibility())
      const isPutOff = (element) => getComputedStyle(element).contentVisibility === 'auto'
      return (
        shown.length > 100 &&
        shown.every((element) => text.includes(element.innerText)) &&
        ![...document.body.querySelectorAll('*')].some(isPutOff)
      )
    }
    await until(page, 'the page is whole', isWhole)
  },
  async 'while inspected, the animations of the page stand still and step with time'(page, { url }) {
    await open(page, `${url}/agb.html?inspect`)
    const press = (name) => {
      const pressed = (label) => {
        const buttons = document.querySelector('[data-inspector]')?.shadowRoot.querySelectorAll('button') ?? []
        const button = [...buttons].find(({ ariaLabel, textContent }) => ariaLabel === label || textContent === label)
        button?.click()
        return button !== undefined
      }
      return until(page, `${name} is pressed`, pressed, name)
    }
    await press('Pause time')
    await page.evaluate(() => void (globalThis.moving = document.body.animate({ opacity: [0.5, 1] }, 60_000)))
    await setTimeout(300)
    await until(page, 'it stands', () => globalThis.moving.currentTime === 0)
    await press('Step 100 ms')
    await until(page, 'it has moved', () => Math.abs(globalThis.moving.currentTime - 100) < 0.01)
  },
  // The banner would cover what later checks press.
  async 'the answer about cookies is stored'(page, { url }) {
    const isStored = () => JSON.parse(localStorage.getItem('cookie-consent') ?? '{}').analytics === false
    await open(page, url)
    await click(page, '[data-machine=cookie-banner] [data-part=answers] button')
    await until(page, 'the answer is stored', isStored)
    await open(page, `${url}/blog`)
    await until(page, 'the answer is still stored', isStored)
  },
  async 'the menu opens and closes'(page, { url }) {
    await open(page, url)
    await click(page, 'header [popovertarget]')
    await has(page, '[data-machine=header] [aria-expanded=true] + nav:popover-open')
    await click(page, 'header [popovertarget]')
    await has(page, '[data-machine=header] [aria-expanded=false] + nav:not(:popover-open)')
  },
  async 'a question closes the one that was open'(page, { url }) {
    await open(page, url)
    await scrollUntil(page, '#fragen', '[data-place=faq][data-hydrated]')
    await click(page, '#fragen details:nth-of-type(1) summary')
    await has(page, '[data-machine=faq][data-state=open] details:nth-of-type(1)[open]')
    await click(page, '#fragen details:nth-of-type(3) summary')
    await has(page, '[data-machine=faq][data-state=open]:not(:has(details:nth-of-type(1)[open])) details:nth-of-type(3)[open]')
  },
  async 'what is typed stands in the mail'(page, { url }) {
    await open(page, url)
    await scrollUntil(page, '#kontakt', '[data-place=contact-form][data-hydrated]')
    await click(page, 'input[name=name]')
    await page.type('Ada Beispiel')
    await has(page, '#kontakt a[href^="mailto:"][href*="Ada%20Beispiel"]')
  },
  async 'a part that did not arrive comes with a reload'(page, stage) {
    stage.allowed = /dynamically imported module|Importing a module script failed|404|Minified React error/
    stage.missing = /^\/assets\/Faq-/
    await open(page, stage.url)
    await scrollUntil(page, '#fragen', 'html[data-code=missing]')
    stage.missing = undefined
    await click(page, '[data-reload]')
    await until(page, 'the page is loaded again', () => document.documentElement.dataset.code === undefined)
    await scrollUntil(page, '#fragen', '[data-place=faq][data-hydrated] [data-machine=faq]')
  },
}

/** Opens a page, and checks that every island in it is hydrated, once it is in view, and that nothing has moved the headline since the first paint. */
export async function visitPage(page, url) {
  await open(page, url)
  await until(page, 'the fonts have come', () => document.fonts.status === 'loaded' && globalThis.firstTopPx !== undefined)
  const movedPx = await page.evaluate(() => document.querySelector('main h1').getBoundingClientRect().top + scrollY - globalThis.firstTopPx)
  if (Math.abs(movedPx) > 1) throw new Error(`the headline has moved by ${movedPx} px`)
  await until(page, 'every part is hydrated', () => {
    const shown = (island) => (island.firstElementChild ?? island.parentElement).checkVisibility()
    const waiting = [...document.querySelectorAll('[data-island]:not([data-island=header], [data-when^="#"], [data-hydrated])')].find(shown)
    // Scrolls to the island's first child or its parent, because an island has no box.
    ;(waiting?.firstElementChild ?? waiting?.parentElement)?.scrollIntoView({ behavior: 'instant' })
    return waiting === undefined
  })
}
