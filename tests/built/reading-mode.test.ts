import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { ROUTES } from '../browser/routes.ts'
import { all, pageAt } from './site.ts'

// What Firefox shows in its reading mode, by Firefox's own algorithm. The blog is a list of links, for which it offers none.

/** What nobody misses in reading mode: controls and what belongs to them, calls to action, what follows an article, and its author. */
const BESIDE = 'nav, form, details, noscript, article[data-section] ~ *, [aria-hidden="true"], [role="status"], [data-part="author"]'
const CALL = ':scope > :is(a, button), :scope > * > :is(a, button)'
const letters = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, '')

it.each(ROUTES.filter((route) => route !== '/blog'))('reading mode shows every paragraph of %s', (route) => {
  const paragraphs = all(route, 'main :is(p, li, dd, blockquote)')
    .filter((one) => one.closest('[data-part="prose"]') ?? !(one.closest(BESIDE) ?? one.parentElement?.querySelector(CALL)))
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.length > 60)
  const read = letters(new Readability(parseHTML(pageAt(route).html).document as unknown as Document).parse()?.textContent)
  expect(paragraphs.length).toBeGreaterThan(0)
  expect(paragraphs.filter((text) => !read.includes(letters(text)))).toEqual([])
})
