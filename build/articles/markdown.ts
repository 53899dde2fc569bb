import { escapeUTF8 } from 'entities'
import { Marked } from 'marked'
import type { Token } from 'marked'
import type { Plugin } from 'vite'
import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import { sourcesIn } from '#paths'
import { codeBlock } from './code.ts'
import type { Fault } from './faults.ts'
import { eachToken, forbiddenFaults, headingFaults, linesOf, refuse, withoutTitle } from './faults.ts'
import { fill, fillToken, hide } from './placeholders.ts'
import type { Facts } from './placeholders.ts'
import { figure, imageMarkup, loneImage, pictureFaults, withPictures } from './pictures.ts'
import type { Pictures } from './pictures.ts'
import { plainText } from './plainText.ts'
import { splitSource } from './quotations.ts'
import { articlesIn, glanceAt, partsOf } from './sources.ts'
import { readFrontMatter } from './frontMatter.ts'
import { importSource } from '../mine.ts'

export interface ParsedArticle {
  meta: Record<string, unknown>
  html: string
  headings: { id: string; text: string; depth: number }[]
  /** Whether the page needs styles for more than plain text. */
  isRich: boolean
}

const WORDS_PER_MINUTE = 200

const UNITS =
  'Minuten?|Min|Sekunden?|Stunden?|Tag(?:e[ns]?)?|Wochen?|Monat(?:e[ns]?)?|Jahr(?:e[ns]?)?|Uhr|Prozent|Wörtern?|Seiten?|Millionen|€|%'
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu')
const DAY_AND_MONTH = /(\d\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/gu
const SPACED_ABBREVIATION = /\b(z|d|u)\. (?=(?:B|h|a)\.)/g

/** What plain articles are without, so that they need no styles for it. */
const RICH = new RegExp(
  [
    '<(?!\\/|(?:a|b|blockquote|br|caption|em|h2|h3|i|li|ol|p|strong|table|tbody|td|th|thead|tr|ul)[ >])',
    // Lists that begin late, and lists whose points contain lists or paragraphs.
    '<ol |<li>(?:(?!<\\/li>)[^])*<(?:ul|ol|p)>',
    // Tables without a header, and empty cells.
    '<\\/caption><tbody>|<td[^>]*><\\/td>',
    '(?![©®™\\d#*])\\p{Emoji}',
  ].join('|'),
  'u',
)

/** A readable, stable id for a German heading. */
export function headingId(text: string): string {
  const plain = text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  return plain
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Inserts non-breaking spaces where a line must not break: '3 Tage', '180 %', '3. Mai', 'z. B.'. Writes words as people type them: without
 * the hyphens and joints of typesetting programs, with which they would not be found.
 */
export function typeset(text: string): string {
  return text
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u00ad\u200b\u200c\u2060]|&shy;/g, '')
    .replace(NUMBER_AND_UNIT, '$1\u00a0')
    .replace(DAY_AND_MONTH, '$1\u00a0')
    .replace(SPACED_ABBREVIATION, '$1.\u00a0')
}

/**
 * Converts an article from Markdown with front matter to HTML.
 *
 * Headings get ids and link to themselves; a first heading that repeats the title is left out. Code is highlighted and shown letter by letter. A table is labelled by the heading above it, and the first cell of each row is a header.
 *
 * @param facts Values of `{{name}}`, by name.
 * @param file Path of the source; its name is the slug.
 * @param slugs The slugs of all articles, for checking `related`.
 * @param pictures The pictures of the site, with those beside the articles.
 * @param published The slugs of the articles that this build publishes, for checking links.
 * @throws {Error} with file and line when the front matter is missing or invalid, a `{{name}}` is unknown, headings skip a level, or the
 *   text contains what the site's policy blocks.
 */
export async function parseArticle(
  source: string,
  facts: Facts,
  file: string,
  slugs: readonly string[],
  pictures: Pictures = {},
  published: readonly string[] = slugs,
): Promise<ParsedArticle> {
  const slug = basename(file, '.md')
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))
    throw new Error(
      `${file}:1: the name of the file is its address: small letters, digits and hyphens. Rename it to ${headingId(slug)}.md.`,
    )
  const { yaml, body, firstLine } = partsOf(hide(source))
  if (!yaml) throw new Error(`${file}:1: front matter is missing. Begin the file with --- and its fields, and end them with ---.`)
  const filled = fill(yaml, facts, (says, _, offset) => {
    throw new Error(`${file}:${yaml.slice(0, offset).split('\n').length + 1}: ${says}`)
  })
  const fields = readFrontMatter(filled, file, slugs)
  const { html, headings, isRich } = await convert(body, facts, {
    title: fields.title,
    file,
    firstLine,
    pictures,
    isPublished: (other) => published.includes(other),
  })
  const words = html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []
  const readMinutes = Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
  const isEmpty = words.length === 0 && !html.includes('<img')
  if (isEmpty || readMinutes > 99)
    throw new Error(
      `${file}:1: ${isEmpty ? 'there is no text. Write one, or make it a draft' : `the text takes ${readMinutes} minutes to read. Divide it`}.`,
    )
  const meta = {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? typeset(value) : value])),
    slug,
    // An article that has not been revised has no `updated`.
    updated: fields.updated ?? fields.date,
    readMinutes,
  }
  return { meta, html, headings, isRich }
}

interface ConvertOptions {
  readonly title: string
  readonly file: string
  readonly firstLine: number
  readonly pictures: Pictures
  readonly isPublished: (slug: string) => boolean
}

/** Converts the Markdown of an article, which begins on a line of its file, to HTML. */
async function convert(
  markdown: string,
  facts: Facts,
  { title, file, firstLine, pictures, isPublished }: ConvertOptions,
): Promise<Omit<ParsedArticle, 'meta'>> {
  const headings: ParsedArticle['headings'] = []
  const used = new Set<string>()
  let heading = ''
  const unusedId = (text: string) => {
    const wanted = headingId(text) || 'abschnitt'
    let id = wanted
    for (let number = 2; used.has(id); number++) id = `${wanted}-${number}`
    used.add(id)
    return id
  }
  const codeBlocks = new Map<Token, string>()
  const marked = new Marked({
    renderer: {
      image: (token) => imageMarkup(token, pictures),
      paragraph({ tokens }) {
        const image = loneImage(tokens)
        const html = this.parser.parseInline(tokens)
        return image ? figure(image, html, pictures) : `<p>${html}</p>\n`
      },
      code: (token) => codeBlocks.get(token) ?? '',
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        heading = plainText(tokens)
        const id = unusedId(heading)
        headings.push({ id, text: heading, depth })
        // A link cannot contain another one.
        return `<h${depth} id="${id}">${html.includes('<a ') ? html : `<a class="anchor" href="#${id}">${html}</a>`}</h${depth}>\n`
      },
      blockquote({ tokens }) {
        const { quotation, source } = splitSource(tokens)
        const html = `<blockquote>\n${this.parser.parse(quotation)}</blockquote>\n`
        return source.length === 0
          ? html
          : `<figure class="quotation">${html}<figcaption>${this.parser.parseInline(source)}</figcaption></figure>\n`
      },
      listitem(item) {
        return `<li${item.task ? ' class="task"' : ''}>${this.parser.parse(item.tokens)}</li>\n`
      },
      // Not a checkbox, because nobody can check it.
      checkbox: ({ checked }) => `<span class="box" role="img" aria-label="${checked ? 'erledigt' : 'offen'}"></span> `,
      table(token) {
        const inline = ({ tokens }: (typeof token.header)[number]) => this.parser.parseInline(tokens)
        const aligned = ({ align }: (typeof token.header)[number]) => (align === 'right' || align === 'center' ? ` class="${align}"` : '')
        const isHeaded = token.header.some(({ text }) => text !== '')
        const head = token.header
          .map((cell) => (cell.text === '' ? '<td></td>' : `<th scope="col"${aligned(cell)}>${inline(cell)}</th>`))
          .join('')
        // Each cell has the name of its column, because cells are stacked on narrow screens.
        const labels = token.header.map((cell) => (cell.text === '' ? '' : ` data-label="${escapeUTF8(plainText(cell.tokens))}"`))
        const body = token.rows
          .map(([first, ...rest]) => {
            const name = first && (first.text === '' ? '<td></td>' : `<th scope="row">${inline(first)}</th>`)
            return `<tr>${name ?? ''}${rest.map((cell, index) => `<td${aligned(cell)}${labels[index + 1] ?? ''}>${inline(cell)}</td>`).join('')}</tr>`
          })
          .join('')
        const caption = escapeUTF8(heading ? `Tabelle zu „${heading}“` : 'Tabelle')
        return `<table><caption class="visually-hidden">${caption}</caption>${isHeaded ? `<thead><tr>${head}</tr></thead>` : ''}<tbody>${body}</tbody></table>\n`
      },
    },
  })
  const written = marked.lexer(markdown)
  const lines = linesOf(written, firstLine)
  const code: Token[] = []
  const unknown: Fault[] = []
  eachToken(written, (token) => {
    unknown.push(...fillToken(token, facts, typeset))
    if (token.type === 'code') code.push(token)
  })
  const tokens = withoutTitle(written, title)
  refuse(
    [...unknown, ...headingFaults(tokens, title), ...forbiddenFaults(tokens, isPublished), ...pictureFaults(tokens, pictures)],
    lines,
    file,
  )
  eachToken(tokens, (token) => {
    if (token.type === 'html') token.text = withPictures(token.text, pictures)
  })
  for (const [index, token] of code.entries())
    if (token.type === 'code') codeBlocks.set(token, await codeBlock(token.text, token.lang, index + 1))
  const html = marked.parser(tokens)
  return { html, headings, isRich: RICH.test(html) }
}

/** Fewest headings in a table of contents. */
const LEAST_HEADINGS = 3

/** The headings that the table of contents lists: of as few levels as it needs to have enough. None if the article has too few. */
export function contentsOf(headings: ParsedArticle['headings']): ParsedArticle['headings'] {
  const lists = [2, 3, 4].map((deepest) => headings.filter(({ depth }) => depth <= deepest))
  return lists.find(({ length }) => length >= LEAST_HEADINGS) ?? []
}

/** What comes before the text: in one piece with it, because reading modes show the element with most of the text and leave out what is beside it. */
function shortAnswer({ question, answer }: ParsedArticle['meta']): string {
  return (
    '<section class="t-lilac" id="kurz-gesagt" aria-labelledby="kurz-gesagt-frage"><p class="label">Kurz gesagt</p>' +
    `<h2 class="h3" id="kurz-gesagt-frage">${escapeUTF8(String(question))}</h2><p>${escapeUTF8(String(answer))}</p></section>`
  )
}

/**
 * Lets the site import an article file as its metadata and its body. An empty file is no article, and neither is an
 * unpublished one, except in development; its import is null. The values of `{{name}}` come from src/content/placeholders.ts.
 *
 * @param pictures Builds the pictures beside the articles.
 */
export function markdownArticles(root: string, pictures: () => Promise<Pictures> = async () => ({})): Plugin {
  /** What every article is parsed with. */
  const readOthers = async () => ({
    ...(await importSource<typeof import('#content/placeholders.ts')>(root, 'src/content/placeholders.ts')),
    articles: articlesIn(sourcesIn('content/articles', root)),
  })
  let others: ReturnType<typeof readOthers> | undefined
  return {
    name: 'markdown-articles',
    // The file may be another article, or one that the values depend on.
    watchChange: () => void (others = undefined),
    async load(file) {
      if (!file.endsWith('.md')) return
      this.addWatchFile(file)
      const source = await readFile(file, 'utf8')
      const isBuild = this.environment.mode === 'build'
      const { unpublished } = glanceAt(source)
      if (source === '' || (isBuild && unpublished)) return { code: 'export default null', moduleType: 'js' }
      const { module, dependencies, articles } = await (others ??= readOthers())
      for (const dependency of dependencies) this.addWatchFile(dependency)
      const slugs = articles.map(({ slug }) => slug)
      const published = articles.flatMap(({ slug, unpublished: why }) => (isBuild && why ? [] : [slug]))
      const path = relative(root, file).replaceAll('\\', '/')
      const { meta, html, headings, isRich } = await parseArticle(source, module.placeholders, path, slugs, await pictures(), published)
      const article = { meta: { ...meta, unpublished }, body: { html: shortAnswer(meta) + html, headings: contentsOf(headings), isRich } }
      return { code: `export default ${JSON.stringify(article)}`, moduleType: 'js' }
    },
  }
}
