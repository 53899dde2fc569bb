import type { Page } from '@playwright/test'

// Imitates software that modifies the pages of any site: translators, which wrap texts, and extensions, which insert and remove elements.

/** Characters around each translated text. They have no width, so that the layout does not change. */
const MARKS = ['\u2063', '\u2064'] as const

/**
 * Translates a page as browsers do: replaces every text node, present or future, with nested `font` elements that contain new text.
 * Code that still holds the old text node then updates a detached node, or fails because that node has no parent.
 *
 * @param from `now` translates the open page. `next-page` translates every page opened afterwards, before its modules run.
 */
export async function translate(page: Page, from: 'now' | 'next-page' = 'now'): Promise<void> {
  if (from === 'now') await page.evaluate(translateAll, MARKS)
  else await page.addInitScript(translateAll, MARKS)
}

function translateAll([open, close]: readonly [string, string]): void {
  const isLeft = (parent: Element | null) => parent?.closest('script, style, template, noscript, textarea, font, [translate=no]') !== null
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || isLeft(text.parentElement)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.textContent = `${open}${text.data}${close}`
    outer.append(inner)
    text.replaceWith(outer)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) wrap(text)
  }
  const begin = () => {
    wrapAll(document.body)
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations) {
        if (type === 'characterData') wrap(target as Text)
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node)
          else wrapAll(node)
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true })
  else begin()
}

/** The number of translated texts on the page. */
export function translatedCount(page: Page): Promise<number> {
  return page.evaluate(
    (open) => [...document.querySelectorAll('font > font')].filter((font) => font.textContent?.startsWith(open)).length,
    MARKS[0],
  )
}

/**
 * The elements that have changed since the last call, one line each with its text, labels and value. Elements inserted by
 * `putElementsIn` and the `MARKS` of the translation are ignored.
 */
export function changesOf(page: Page): Promise<string[]> {
  return page.evaluate(([open, close]) => {
    const isOwn = (node: Node) => node instanceof Text || (node instanceof Element && node.localName === 'font')
    const lines = [...document.querySelectorAll('body *:not(script, style, font, .foreign)')].map((element) => {
      const text = [...element.childNodes].filter(isOwn).map((node) => node.textContent)
      const labels = ['aria-label', 'aria-valuenow', 'aria-valuetext', 'aria-expanded', 'aria-selected', 'alt', 'href'].map(
        (name) => element.getAttribute(name) ?? '',
      )
      const value = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : ''
      return `${element.localName} ${[...labels, value, ...text].filter(Boolean).join(' | ').replaceAll(open, '').replaceAll(close, '')}`
    })
    const known = globalThis as unknown as { linesBefore?: string[] }
    const before = new Set(known.linesBefore)
    known.linesBefore = lines
    return lines.filter((line) => !before.has(line))
  }, MARKS)
}

/** Inserts an element before and inside every block of the page, as ad blockers, reading aids and shopping extensions do. */
export function putElementsIn(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const block of document.querySelectorAll(
      'main > *, main [data-content] > *, header > *, main p, main li, main button, footer nav',
    )) {
      for (const place of ['beforebegin', 'afterbegin', 'beforeend'] as const) {
        const foreign = document.createElement('span')
        foreign.className = 'foreign'
        // Hidden, so that the layout does not change: real extensions show overlays, which do not affect it either.
        foreign.hidden = true
        block.insertAdjacentElement(place, foreign)
      }
    }
  })
}

/** Removes the elements that `putElementsIn` inserted. */
export function takeElementsOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const foreign of document.querySelectorAll('.foreign')) foreign.remove()
  })
}

/**
 * Operates every visible control of the page: presses buttons, moves sliders, selects options and types. Links are skipped, since
 * they leave the page.
 *
 * @param afterEach Called after each control, with its index.
 */
export async function operateEveryControl(page: Page, afterEach: (index: number) => Promise<void>): Promise<void> {
  const SELECTOR = ':is(header, main, footer) :is(button, input, select, summary, [role="tab"])'
  const count = await page.locator(SELECTOR).count()
  for (let index = 0; index < count; index++) {
    const isUsed = await page.evaluate(
      ([selector, place]) => {
        const element = document.querySelectorAll<HTMLElement>(selector)[place]
        if (!element?.checkVisibility({ visibilityProperty: true }) || element.getClientRects().length === 0) return false
        const set = (value: string) => {
          const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
          element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
        }
        if (element instanceof HTMLSelectElement) set(element.options[element.options.length - 1]?.value ?? '')
        else if (!(element instanceof HTMLInputElement) || element.type === 'radio') element.click()
        else if (element.type === 'range') set(element.max)
        else set(element.inputMode === 'numeric' || element.inputMode === 'decimal' ? '46,7' : 'ada@beispiel.de')
        return true
      },
      [SELECTOR, index] as const,
    )
    if (isUsed) await afterEach(index)
  }
}
