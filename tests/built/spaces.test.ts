import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { pageAt, PAGES } from './site.ts'

// Checks that texts keep apart without the stylesheet: search engines, text extractors and language models read the HTML alone.

/** Elements that browsers begin on a new line, or in a cell of their own, without any stylesheet. */
const APART = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hgroup hr legend li main nav ol p pre search section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
)

/** Elements without text, or with text that is to be copied character by character: the listings of code. */
const WITHOUT_TEXT = 'script, style, template, pre'

/** Elements that are a part of the word around them: H₂O and m². */
const WITHIN_WORDS = new Set(['sub', 'sup'])

/** A space before this would be wrong: the punctuation that ends a part of a sentence. */
const CLOSING = /^[.,:;!?)“‘]/
/** A space after this would be wrong. */
const OPENING = /[(„‚]$/

/** The ends of the texts that stand next to each other without whitespace, although different elements contain them. */
function fusedIn(root: Element): string[] {
  const fused: string[] = []
  /** The end of the text so far. Empty where a line begins. */
  let before = ''
  /** Whether an element has begun or ended since. */
  let isOther = false
  const visit = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) {
      const text = node.textContent ?? ''
      if (text === '') return
      if (isOther && /\S$/.test(before) && /^\S/.test(text) && !CLOSING.test(text) && !OPENING.test(before))
        fused.push(`${before.slice(-20)}|${text.slice(0, 20)}`)
      before = text
      isOther = false
    } else if (node.nodeType === node.ELEMENT_NODE) {
      const element = node as Element
      const isApart = APART.has(element.localName)
      if (isApart) before = ''
      if (WITHIN_WORDS.has(element.localName)) {
        before = ''
      } else if (!element.matches(WITHOUT_TEXT)) {
        isOther = true
        for (const child of element.childNodes) visit(child)
        isOther = true
      }
      if (isApart) before = ''
    }
  }
  visit(root)
  return fused
}

it('finds texts that the stylesheet alone keeps apart', () => {
  expect(fusedIn(parseHTML('<p>Ab <b>drei</b> Tagen<i>online</i>.</p>').document.documentElement)).toEqual([' Tagen|online'])
})

it.each(PAGES)('%s has whitespace between the texts of neighbouring elements', (route) => {
  expect([...new Set(fusedIn(pageAt(route).document.body))]).toEqual([])
})
