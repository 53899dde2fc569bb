import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseHTML } from 'linkedom'
import { it } from 'vitest'
import { DIST } from '#paths'
import { ROUTES, SECTIONS } from '../browser/routes.ts'

// Reads the built site for the tests in this folder, and provides the facts that it was built from.

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const dist = join(root, DIST)
export const headersFile = join(root, `${DIST}-server/headers.json`)

const files = ['owner', 'offer', 'claims', 'clients', 'people', 'successCases', 'decisions']
export type Facts = typeof import('#content/facts/owner.ts') &
  typeof import('#content/facts/offer.ts') &
  typeof import('#content/facts/claims.ts') &
  typeof import('#content/facts/clients.ts') &
  typeof import('#content/facts/people.ts') &
  typeof import('#content/facts/successCases.ts') &
  typeof import('#content/facts/decisions.ts')
export const facts: Facts = Object.assign({}, ...(await Promise.all(files.map((name) => import(`#content/facts/${name}.ts`)))))

/** A test of a section of the home page, skipped if the owner has removed that section. */
export const inSection = (id: string): ReturnType<typeof it.runIf> => it.runIf(SECTIONS.includes(id))

/** The paths of the error pages. */
export const FAULT_PAGES = ['/404', '/blog/404']
export const PAGES = [...ROUTES, ...FAULT_PAGES]

/** A text as visitors read it, with every run of whitespace as a single space. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()

export const fileText = (path: string): string => readFileSync(join(dist, path), 'utf8')

const documents = new Map<string, { html: string; document: Document }>()

/** A page of the built site. `document` lacks inline code and styles, so that its text is what visitors read; `html` contains them. */
export function pageAt(route: string) {
  const known = documents.get(route)
  if (known) return known
  const html = fileText(route === '/' ? 'index.html' : `${route.replace(/\.html$/, '')}.html`)
  // React writes some attributes in camel case. HTML ignores case in attributes, but linkedom does not.
  const { document } = parseHTML(html.replaceAll(/ (?:autoComplete|dateTime)=/g, (name) => name.toLowerCase()))
  for (const element of document.querySelectorAll('style, script:not([type="application/ld+json"])')) element.remove()
  const page = { html, document }
  documents.set(route, page)
  return page
}

/** The elements of a page that match a selector. */
export const all = (route: string, selector: string): Element[] => [...pageAt(route).document.querySelectorAll(selector)]

/** The text of the first element that matches, for instance of a section. Throws if none does. */
export function textOf(route: string, selector: string): string {
  const element = pageAt(route).document.querySelector(selector)
  if (!element) throw new Error(`${route} has no ${selector}`)
  return plain(element.textContent)
}

/** The texts of all elements that match. */
export const textsOf = (route: string, selector: string): string[] => all(route, selector).map(({ textContent }) => plain(textContent))

/** The URLs of the links with this text in a part of a page. */
export const linksTo = (route: string, selector: string, text: string): (string | null)[] =>
  all(route, `${selector} a`)
    .filter(({ textContent }) => plain(textContent) === plain(text))
    .map((link) => link.getAttribute('href'))

/** Matches a text that contains all of these words, in this order. */
export const inOrder = (...words: readonly string[]): RegExp =>
  new RegExp(words.map((word) => plain(word).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*'))

export interface Thing {
  '@type': string
  '@id': string
  [property: string]: unknown
}

/** What the structured data of a page describes. */
export const thingsOf = (route: string): Thing[] =>
  all(route, 'script[type="application/ld+json"]').flatMap(({ textContent }) => JSON.parse(textContent ?? '')['@graph'])

/** The only thing of a type in a page's structured data. Throws unless there is exactly one. */
export function thingOf(route: string, type: string): Thing {
  const found = thingsOf(route).filter((thing) => thing['@type'] === type)
  if (found.length !== 1) throw new Error(`${route} describes ${found.length} things of the type ${type}`)
  return found[0]!
}
