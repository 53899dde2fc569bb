import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'
import { sourceOf } from '../paths.mjs'
import { pagesOf } from './routes.mjs'

/**
 * Finds titles and descriptions that are too short or too long for search results.
 *
 * @param {string} root Folder of the project.
 * @param {string} dist Folder of the built site.
 * @param {string} brand The owner's brand, with which most titles end and which descriptions name.
 * @param {Record<'title' | 'description', { name: string, least: number, most: number }>} lengths What fits.
 * @returns {Promise<string[]>} For each: the file and line to change, what is wrong and what to do, in German.
 */
export async function headFaults(root, dist, brand, lengths) {
  const faults = []
  for (const [route, file] of await pagesOf(dist)) {
    const { document } = parseHTML(await readFile(join(dist, file), 'utf8'))
    const texts = { title: document.title, description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '' }
    for (const [field, { name, least, most }] of Object.entries(lengths)) {
      const text = texts[/** @type {keyof typeof texts} */ (field)]
      if (text.length >= least && text.length <= most) continue
      const remedy = text.length < least ? `Mindestens ${least} schreiben` : `Auf ${most} kürzen`
      const brandToo = text.length > most && text.includes(brand)
      const orBrand = brandToo ? `, oder brand in ${sourceOf('content/facts/owner.ts')} (${brand.length} Zeichen)` : ''
      faults.push(
        `${await locationOf(root, route, field)}  ${name} von ${route}: „${text}“ hat ${text.length} Zeichen. ${remedy}${orBrand}.`,
      )
    }
  }
  return faults
}

/** The file and line of a field of a page. */
async function locationOf(root, route, field) {
  const slug = /^\/blog\/(.+)$/.exec(route)?.[1]
  const file = sourceOf(slug ? `content/articles/${slug}.md` : 'content/pages.ts')
  const lines = (await readFile(join(root, file), 'utf8')).split('\n')
  const page = slug ? 0 : lines.findIndex((line) => line.includes(`'${route}': {`))
  const line = lines.findIndex((text, index) => index >= page && text.trimStart().startsWith(`${field}:`))
  return `${file}:${line + 1}`
}
