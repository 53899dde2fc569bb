import type { Page } from '@playwright/test'

/*
 * Others write into the page, too: translators wrap texts, extensions put elements in and take some away.
 */

/** What stands around a translated text. */
const MARKS = ['⟦', '⟧'] as const

/**
 * Translates a page as browsers do: every text that stands there now or comes later gives way to a nested `font` element with
 * another text. Whoever still holds the old text node changes something that nobody sees, or fails to find its parent.
 *
 * @param from Whether it begins at once, or with the next page as soon as that has been read, before any script of it runs.
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

/** How many texts of the page are translated. */
export function translatedCount(page: Page): Promise<number> {
  return page.evaluate(
    (open) => [...document.querySelectorAll('font > font')].filter((font) => font.textContent?.startsWith(open)).length,
    MARKS[0],
  )
}

/**
 * The texts that have fallen behind: what stands on the page is not what React means to show there. Marks of the translation
 * do not count.
 */
export function staleTexts(page: Page): Promise<string[]> {
  return page.evaluate(([open, close]) => {
    const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number'
    const isComponent = (child: unknown) =>
      typeof child === 'object' && child !== null && typeof (child as { type?: unknown }).type !== 'string'
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node instanceof Text || (node instanceof Element && node.localName === 'font'))
        .map((node) => node.textContent ?? '')
        .join('')
        .replaceAll(open, '')
        .replaceAll(close, '')
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
      if (key === undefined) return []
      const { children } = (element as unknown as Record<string, { children?: unknown }>)[key] ?? {}
      const meant: unknown[] = Array.isArray(children) ? children.flat(3) : [children]
      const shown = ownText(element)
      const whole = meant.filter(isText).join('')
      // Components may bring texts of their own.
      const right = meant.some(isComponent) ? meant.filter(isText).every((text) => shown.includes(String(text))) : shown === whole
      return right || whole === '' ? [] : [`${element.outerHTML.slice(0, 80)}: '${shown}' instead of '${whole}'`]
    })
  }, MARKS)
}

/** Puts an element in front of, behind and inside of every block of the page, as ad blockers, readers and shopping helpers do. */
export function putElementsIn(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const block of document.querySelectorAll(
      'main > *, main .inner > *, header > *, main p, main li, main button, footer .columns > *',
    )) {
      for (const place of ['beforebegin', 'afterbegin', 'beforeend'] as const) {
        const foreign = document.createElement('span')
        foreign.className = 'foreign'
        // What others show lies over the page; its layout is not their concern.
        foreign.hidden = true
        block.insertAdjacentElement(place, foreign)
      }
    }
  })
}

/** Takes them out again. */
export function takeElementsOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const foreign of document.querySelectorAll('.foreign')) foreign.remove()
  })
}

/**
 * Uses every control of the page as it stands: presses what can be pressed, moves every slider, chooses, and types. Links are left
 * alone, as they lead away.
 *
 * @param afterEach What happens after each of them.
 * @returns How many there were.
 */
export async function useEveryControl(page: Page, afterEach: () => Promise<void>): Promise<number> {
  const SELECTOR = ':is(header, main, footer) :is(button, input, select, summary)'
  const count = await page.locator(SELECTOR).count()
  for (let index = 0; index < count; index++) {
    const control = page.locator(SELECTOR).nth(index)
    if (!(await control.isVisible())) continue
    await control.evaluate((element) => {
      const set = (value: string) => {
        const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
        element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
      }
      if (element instanceof HTMLSelectElement) set(element.options[element.options.length - 1]?.value ?? '')
      else if (!(element instanceof HTMLInputElement) || element.type === 'radio') (element as HTMLElement).click()
      else if (element.type === 'range') set(element.max)
      else set(element.inputMode === 'numeric' || element.inputMode === 'decimal' ? '46,7' : 'ada@beispiel.de')
    })
    await afterEach()
  }
  return count
}
