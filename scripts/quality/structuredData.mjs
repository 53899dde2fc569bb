import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pagesOf } from './routes.mjs'

/** Properties that search engines require of the types used on this site. Source: Google Search Central, structured data, 2026. */
const REQUIRED = {
  ProfessionalService: ['name', 'url', 'logo', 'address', 'priceRange', 'areaServed'],
  WebSite: ['name', 'url'],
  Person: ['name', 'url'],
  WebPage: ['name', 'url', 'description'],
  ProfilePage: ['name', 'url', 'mainEntity'],
  CollectionPage: ['name', 'url', 'description'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'provider', 'offers'],
  FAQPage: ['mainEntity'],
}

/** Google's rules for review markup forbid self-serving reviews: ratings of a business on its own site. */
const FORBIDDEN = ['aggregateRating', 'review', 'reviewRating']

/**
 * All errors in the structured data of the built pages: invalid JSON, an unknown type, a missing required property, a reference to
 * something that no page describes, a self-serving review. Tests in tests/built/ check that the data matches the page.
 *
 * @param {string} dist Folder of the built site.
 * @returns {Promise<string[]>} One line each; empty if there are none.
 */
export async function structuredDataFaults(dist) {
  const faults = []
  const things = []
  for (const [route, file] of await pagesOf(dist)) {
    const html = await readFile(join(dist, file), 'utf8')
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    const described = blocks.flatMap(([, text = '']) => JSON.parse(text)['@graph'] ?? [])
    if (described.length === 0) faults.push(`${route}: describes nothing`)
    for (const thing of described) things.push({ route, thing })
  }
  const ids = new Set(things.map(({ thing }) => thing['@id']))
  for (const { route, thing } of things) {
    const kind = thing['@type']
    if (!REQUIRED[kind]) faults.push(`${route}: ${kind} is not known here. Name what it needs in scripts/quality/structuredData.mjs.`)
    for (const name of REQUIRED[kind] ?? []) if (!(name in thing)) faults.push(`${route}: ${kind} has no ${name}`)
    JSON.stringify(thing, (name, value) => {
      if (FORBIDDEN.includes(name)) faults.push(`${route}: ${name} rates oneself`)
      const isReference = value !== null && typeof value === 'object' && Object.keys(value).join() === '@id'
      if (isReference && !ids.has(value['@id'])) faults.push(`${route}: ${value['@id']} is described nowhere`)
      return value
    })
  }
  return faults
}
