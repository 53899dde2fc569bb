import type { Page } from '@playwright/test'

// Imitates software that modifies the pages of any site: translators, which wrap texts, and extensions, which insert and remove elements.

/** Characters around each translated text. They have no width, so that the layout does not change. */
export const MARKS = ['\u2063', '\u2064'] as const

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
