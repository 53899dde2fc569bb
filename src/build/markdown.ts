import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { parse as parseYaml } from 'yaml'
import { readFile } from 'node:fs/promises'

/** An article file taken apart. */
export interface ParsedArticle {
  meta: Record<string, unknown>
  html: string
  headings: { id: string; text: string }[]
  wordCount: number
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/

const UNITS = 'Minuten?|Min|Sekunden?|Stunden?|Tag(?:e[ns]?)?|Wochen?|Monat(?:e[ns]?)?|Jahr(?:e[ns]?)?|Uhr|Prozent|Wörtern?|Seiten?|€|%'
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu')
const SPACED_ABBREVIATION = /\b(z|d|u)\. (?=(?:B|h|a)\.)/g

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/** A readable, stable id for a German heading. */
export function headingId(text: string): string {
  const plain = text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  return plain
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Keeps what belongs together on one line: '3 Tage', '180 %', 'z. B.' get a space that does not break. */
export function bindUnits(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00a0').replace(SPACED_ABBREVIATION, '$1.\u00a0')
}

/** What a piece of HTML says, without its tags. */
function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * Turns an article from Markdown with front matter into HTML.
 *
 * Headings get ids and link to themselves; tables are named after the heading above them, and the first cell of a row
 * is its heading.
 *
 * @throws {Error} when the front matter is missing.
 */
export function parseArticle(source: string): ParsedArticle {
  const front = FRONT_MATTER.exec(source)
  if (!front?.[1]) throw new Error('articles: front matter is missing. Begin the file with --- and its fields.')
  const markdown = bindUnits(source.slice(front[0].length))
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
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        heading = textOf(html)
        const id = unusedId(heading)
        if (depth === 2) headings.push({ id, text: heading })
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>\n`
      },
      table(token) {
        const inline = ({ tokens }: (typeof token.header)[number]) => this.parser.parseInline(tokens)
        const head = token.header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')
        // In a narrow window the rows stand one below the other: each cell knows the name of its column.
        const labels = token.header.map((cell) => attribute(textOf(inline(cell))))
        const body = token.rows
          .map(([first, ...rest]) => {
            const name = first ? `<th scope="row">${inline(first)}</th>` : ''
            return `<tr>${name}${rest.map((cell, index) => `<td data-label="${labels[index + 1]}">${inline(cell)}</td>`).join('')}</tr>`
          })
          .join('')
        const caption = attribute(heading ? `Tabelle zu „${heading}“` : 'Tabelle')
        return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>\n`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  const words = html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []
  return { meta: boundMeta(parseYaml(front[1]) as Record<string, unknown>), html, headings, wordCount: words.length }
}

function boundMeta(meta: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(meta).map(([key, value]) => [key, typeof value === 'string' ? bindUnits(value) : value]))
}

/** Lets the site import article files: `x.md` gives the body, `x.md?meta` the front matter. */
export function markdownArticles(): Plugin {
  return {
    name: 'markdown-articles',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.md')) return
      const { meta, ...body } = parseArticle(await readFile(file, 'utf8'))
      this.addWatchFile(file)
      return { code: `export default ${JSON.stringify(query === 'meta' ? meta : body)}`, moduleType: 'js' }
    },
  }
}
