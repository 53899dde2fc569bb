import { basename } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/** What a field of an article's front matter must be, and how to check it. */
interface Field {
  readonly expected: string
  readonly optional?: true
  fits(value: unknown): boolean
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const text: Field = { expected: 'a text', fits: isText }

export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

const COVER_FILE = /^[\w-]+\.(?:jpe?g|png|webp|svg)$/

const FIELDS: Readonly<Record<string, Field>> = {
  title: text,
  excerpt: text,
  description: text,
  date: { expected: 'a day like 2025-10-05', fits: isDay },
  updated: { expected: 'the day of the last revision, like 2025-10-05', optional: true, fits: isDay },
  question: text,
  answer: text,
  cover: {
    expected: 'the name of a picture beside the article, like hafen.jpg',
    optional: true,
    fits: (value) => typeof value === 'string' && COVER_FILE.test(value),
  },
  related: { expected: 'a list of slugs of other articles', fits: Array.isArray },
  draft: { expected: 'true or false', optional: true, fits: (value) => typeof value === 'boolean' },
}

/** Fields of Hugo, Jekyll, Astro and WordPress exports, what to do about them, and what they are called here. */
const ELSEWHERE: readonly (readonly [names: string, instead: string, here?: string])[] = [
  ['post_title', '', 'title'],
  ['summary subtitle post_excerpt', '', 'excerpt'],
  ['pubdate publishdate publisheddate published post_date', ', as a day like 2025-10-05', 'date'],
  ['lastmod updateddate modified last_modified_at post_modified', ', as a day like 2025-10-05', 'updated'],
  ['image images featured_image featuredimage thumbnail heroimage coverimage', ': the name of a picture beside the article', 'cover'],
  ['slug permalink url aliases', 'is the name of the file here. Remove it, and rename the file'],
  ['author authors', 'is the owner here (src/content/facts/owner.ts). Remove it'],
  ['tags tag categories category keywords series', 'does not exist here. Remove it, and list related articles in related'],
  ['layout type toc weight comments', 'does not exist here, because all articles look the same. Remove it'],
]

/** What to do about a field that there is not. */
function unknownField(name: string): string {
  const [, instead, here] = ELSEWHERE.find(([names]) => names.split(' ').includes(name.toLowerCase())) ?? []
  if (instead === undefined) return `expected one of ${Object.keys(FIELDS).join(', ')}`
  return `${here ? `is called '${here}' here` : ''}${instead}.`
}

/** The front matter at the beginning of an article, with the blank lines after it, which the parser of footnotes would not count. */
export const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+/

/** The text of an article, without its front matter. */
export function bodyOf(markdown: string): string {
  return markdown.replaceAll('\r\n', '\n').replace(FRONT_MATTER, '')
}

/** A field of an article's front matter, unchecked. */
export function frontMatterField(markdown: string, name: string): unknown {
  return parseDocument(FRONT_MATTER.exec(markdown.replaceAll('\r\n', '\n'))?.[1] ?? '').get(name)
}

/**
 * Parses the fields of an article's front matter.
 *
 * @param yaml The text between the two `---` lines; it begins on line 2 of the file.
 * @param file Path of the file.
 * @param slugs The slugs of all articles.
 * @throws {Error} when fields are missing, unknown or invalid. The message has a line for each of them, with file, line, field and what was
 *   expected.
 */
export function readFrontMatter(yaml: string, file: string, slugs: readonly string[]): Record<string, unknown> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const [broken] = document.errors
  if (broken) throw new Error(`${file}:${lineAt(broken.pos[0])}: front matter: ${broken.message}`)
  const lineOf = new Map(
    isMap(document.contents)
      ? document.contents.items.flatMap(({ key }) => (isScalar(key) ? [[String(key.value), lineAt(key.range?.[0] ?? 0)] as const] : []))
      : [],
  )
  const meta = (lineOf.size > 0 ? document.toJS() : {}) as Record<string, unknown>
  const slug = basename(file, '.md')
  const faults: string[] = []
  for (const [name, { expected, optional, fits }] of Object.entries(FIELDS)) {
    const line = lineOf.get(name)
    if (line === undefined && !optional) faults.push(`${file}:1: ${name}: expected ${expected}, got nothing`)
    else if (line !== undefined && !fits(meta[name]))
      faults.push(`${file}:${line}: ${name}: expected ${expected}, got ${JSON.stringify(meta[name])}`)
  }
  for (const other of Array.isArray(meta['related']) ? meta['related'] : []) {
    const place = `${file}:${lineOf.get('related')}: related:`
    if (other === slug) faults.push(`${place} '${other}' is this article itself. Remove it.`)
    else if (!slugs.includes(other)) {
      const others = slugs.filter((one) => one !== slug).toSorted()
      faults.push(
        `${place} there is no article '${other}'. Remove it${others.length > 0 ? `, or write one of: ${others.join(', ')}` : ''}.`,
      )
    }
  }
  for (const [name, line] of lineOf) {
    if (!Object.hasOwn(FIELDS, name)) faults.push(`${file}:${line}: ${name}: ${unknownField(name)}`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return meta
}
