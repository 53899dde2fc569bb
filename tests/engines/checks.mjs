/** The timeout of waits, in ms. */
const PATIENCE_MS = 15_000
/** How often in a row an element must be found at the same position. */
const LOOKS_AT_REST = 3
const CONSENT_KEY = 'cookie-consent'

/** What browsers log about a script file that is missing on purpose. */
const MISSING_FILE = /dynamically imported module|Importing a module script failed|404|Minified React error/
/** What React logs when it re-rendered a part that it could not hydrate. */
const RENDERED_ANEW = /Minified React error #(?:418|423|425)/

/**
 * Creates the actions that the checks use in one browser.
 *
 * @param {import('./engines.mjs').Browser} browser
 * @param {Awaited<ReturnType<typeof import('./stage.mjs').openStage>>} stage
 */
export function createVisit(browser, stage) {
  /** Faults of previous documents. */
  let left = []
  const collect = async () => {
    left.push(...((await browser.call(() => globalThis.faults?.splice(0) ?? [])) ?? []))
  }

  const visit = {
    call: browser.call,
    type: browser.type,
    back: browser.back,
    stage,
    /** Opens a page; resolves once it is parsed. */
    async open(path) {
      await collect()
      await browser.open(stage.url + path)
    },
    /** Opens a page and waits until its shell is hydrated. */
    async openHydrated(path) {
      await visit.open(path)
      await visit.until('the shell is hydrated', () => document.documentElement.dataset.boot === 'ready')
    },
    /** Waits until a function returns true in the page. */
    async until(what, fn, ...values) {
      const endMs = Date.now() + PATIENCE_MS
      for (;;) {
        let reason = ''
        // A document that is being unloaded may not respond.
        const holds = await browser.call(fn, ...values).catch((error) => {
          reason = ` (${error.message.split('\n')[0]})`
        })
        if (holds) return
        if (Date.now() > endMs) throw new Error(`not so: ${what}${reason}`)
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
    },
    /** Scrolls an element to the middle of the viewport, waits until it stops moving, and presses it. */
    async press(selector, index = 0) {
      let before
      let looks = 0
      const endMs = Date.now() + PATIENCE_MS
      while (looks < LOOKS_AT_REST) {
        const found = await browser.call(placeOf, selector, index)
        looks = found && found.x === before?.x && found.y === before.y && found.onPagePx === before.onPagePx ? looks + 1 : 0
        if (Date.now() > endMs) throw new Error(`cannot be pressed: ${selector}`)
        before = found
        await new Promise((resolve) => setTimeout(resolve, 80))
      }
      return browser.pressAt(before)
    },
    /** What the visitor's console should never have shown, since the last call. */
    async faults() {
      await collect()
      return left.splice(0)
    },
  }
  return visit
}

/** The middle of an element in the viewport and its position on the page, in px; null while it is covered. */
function placeOf(selector, index) {
  const element = document.querySelectorAll(selector)[index]
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2), onPagePx: Math.round(top + scrollY) }
  const hit = document.elementFromPoint(point.x, point.y)
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null
}

/** Scrolls to a section repeatedly until it is hydrated: sections above it may grow once they are laid out. */
async function reach(visit, id) {
  await visit.until(
    `#${id} is hydrated`,
    (target) => {
      const section = document.getElementById(target)
      section.scrollIntoView({ behavior: 'instant' })
      return section.closest('[data-part]').hasAttribute('data-hydrated')
    },
    id,
  )
}

/** Waits until exactly one answer is open, in the DOM and in the machine. */
async function onlyOpen(visit, index) {
  await visit.until(
    `only answer ${index} is open`,
    (wanted) => {
      const faq = document.querySelector('[data-machine=faq]')
      const all = [...faq.querySelectorAll('details')]
      return faq.dataset.state === 'open' && all.every((details, at) => details.open === (at === wanted))
    },
    index,
  )
}

/**
 * The checks for every engine, in this order: each throws if the page does not behave as expected.
 *
 * @param {readonly string[]} routes Addresses of all pages.
 * @returns {{ name: string, allowed?: RegExp, run: (visit: ReturnType<typeof createVisit>) => Promise<void> }[]} `allowed` matches
 *   faults that the check causes on purpose.
 */
export function checksOf(routes) {
  return [
    // This goes first: WebKit keeps script files in memory, so they could not be held back later.
    {
      name: 'a press before hydration is replayed',
      async run(visit) {
        // Not the large files: the page preloads them, and WebKit's driver waits for everything that a page loads.
        const release = visit.stage.hold(/^\/assets\/entry-client/)
        try {
          await visit.open('/')
          await visit.press('footer .motion-control')
          await visit.until('the press is kept', () => document.querySelector('footer .motion-control').ariaBusy === 'true')
        } finally {
          release()
        }
        await visit.until('all motion is held', () => {
          const control = document.querySelector('footer .motion-control')
          return control.ariaBusy !== 'true' && control.dataset.state === 'held'
        })
      },
    },
    {
      name: 'the cookie choice is stored',
      async run(visit) {
        await visit.openHydrated('/')
        await visit.press('[data-machine=cookie-banner] .choices button')
        await visit.until('the answer is stored', (key) => JSON.parse(localStorage.getItem(key) ?? '{}').analytics === false, CONSENT_KEY)
        await visit.openHydrated('/blog')
        await visit.until('the answer is stored', (key) => localStorage.getItem(key) !== null, CONSENT_KEY)
      },
    },
    ...routes.map((path) => ({
      name: path,
      async run(visit) {
        await visit.openHydrated(path)
        await visit.until('the headline is seen', () => {
          const { width = 0, height = 0 } = document.querySelector('main h1')?.getBoundingClientRect() ?? {}
          return width > 0 && height > 0
        })
        // A part is loaded when it is near the viewport.
        await visit.until('every part is hydrated', () => {
          const waiting = document.querySelector('[data-part]:not([data-hydrated])')
          waiting?.scrollIntoView({ behavior: 'instant' })
          return waiting === null
        })
      },
    })),
    {
      name: 'the menu opens and closes',
      async run(visit) {
        const isOpen = (wanted) => {
          const nav = document.querySelector('[data-machine=header] nav')
          return (
            nav.matches(':popover-open') === wanted &&
            document.querySelector('[data-machine=header]').dataset.menu === (wanted ? 'open' : 'closed')
          )
        }
        await visit.openHydrated('/')
        await visit.press('.menu-button')
        await visit.until('the menu is open', isOpen, true)
        await visit.press('.menu-button')
        await visit.until('the menu is closed', isOpen, false)
      },
    },
    {
      name: 'opening an answer closes the open one',
      async run(visit) {
        await visit.openHydrated('/')
        await reach(visit, 'fragen')
        await visit.press('[data-machine=faq] summary', 0)
        await onlyOpen(visit, 0)
        await visit.press('[data-machine=faq] summary', 2)
        await onlyOpen(visit, 2)
      },
    },
    {
      name: 'tabs switch',
      async run(visit) {
        await visit.openHydrated('/FunnelActive')
        await visit.until('there are tabs', () => document.querySelector('[data-machine=funnel-tabs] [role=tab]') !== null)
        for (const index of [1, 0]) {
          await visit.press('[data-machine=funnel-tabs] [role=tab]', index)
          await visit.until(
            `tab ${index} is chosen and its panel shown`,
            (at) => {
              const tabs = [...document.querySelectorAll('[data-machine=funnel-tabs] [role=tablist]')[0].querySelectorAll('[role=tab]')]
              const panel = document.getElementById(tabs[at].getAttribute('aria-controls'))
              return tabs.every((tab, own) => (tab.ariaSelected === 'true') === (own === at)) && panel.checkVisibility()
            },
            index,
          )
        }
      },
    },
    {
      name: 'typed text appears in the mail',
      async run(visit) {
        await visit.openHydrated('/')
        await reach(visit, 'kontakt')
        await visit.press('input[name=name]')
        await visit.type('Ada Beispiel')
        await visit.until('the name is in the mail', () =>
          decodeURIComponent(document.querySelector('#kontakt a[href^="mailto:"]').href).includes('Ada Beispiel'),
        )
      },
    },
    {
      name: 'a link navigates without a reload, and Back returns',
      async run(visit) {
        await visit.openHydrated('/blog')
        await visit.call(() => (globalThis.sameDocument = true))
        await visit.press('footer a[href="/ueber-mich"]')
        const isAt = (path) => location.pathname === path && document.querySelector('main h1') !== null && globalThis.sameDocument === true
        await visit.until('the next page is shown', isAt, '/ueber-mich')
        await visit.back()
        await visit.until('the page before is shown again', isAt, '/blog')
      },
    },
    {
      name: 'a missing part loads after a retry',
      allowed: MISSING_FILE,
      async run(visit) {
        const restore = visit.stage.miss(/^\/assets\/Faq-/)
        try {
          await visit.openHydrated('/')
          await visit.until('the notice is shown', () => {
            document.getElementById('fragen').scrollIntoView({ behavior: 'instant' })
            return document.querySelector('[data-machine=chunk-recovery] button') !== null
          })
        } finally {
          restore()
        }
        // It reloads the page.
        await visit.press('[data-machine=chunk-recovery] button')
        await visit.until('the notice has gone', () => {
          const notice = document.querySelector('[data-machine=chunk-recovery]')
          return document.documentElement.dataset.boot === 'ready' && (notice === null || notice.textContent === '')
        })
        await reach(visit, 'fragen')
        await visit.press('[data-machine=faq] summary', 1)
        await onlyOpen(visit, 1)
      },
    },
    {
      name: 'a translated page stays intact',
      allowed: RENDERED_ANEW,
      async run(visit) {
        await visit.openHydrated('/')
        await visit.call(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          const texts = []
          while (walker.nextNode()) texts.push(walker.currentNode)
          for (const text of texts) {
            if (text.data.trim() === '' || text.parentElement.closest('script, style, template, noscript, textarea')) continue
            const outer = document.createElement('font')
            const inner = document.createElement('font')
            inner.textContent = `⟦${text.data}⟧`
            outer.append(inner)
            text.replaceWith(outer)
          }
        })
        await reach(visit, 'fragen')
        await visit.press('[data-machine=faq] summary', 0)
        await onlyOpen(visit, 0)
        const tabs = await visit.call(() => document.querySelectorAll('[data-machine=hero-rotation] input[type=radio]').length)
        if (tabs < 2) throw new Error('the hero has no tabs')
        for (let index = 0; index < tabs; index += 1) {
          await visit.press('[data-machine=hero-rotation] input[type=radio]', index)
          await visit.until(
            'the demo is shown',
            (at) => document.querySelectorAll('[data-machine=hero-rotation] input')[at]?.checked,
            index,
          )
        }
        await visit.until('nothing is lost', () => {
          const whole = document.querySelectorAll('main [data-section][id]').length >= 10
          return whole && document.querySelector('main h1') !== null && !document.body.textContent.includes('nicht angekommen')
        })
      },
    },
  ]
}
