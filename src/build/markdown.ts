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

/** A readable, stable id for a German heading. */
export function headingId(text: string): string {
  const plain = text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  return plain
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Turns an article from Markdown with front matter into HTML.
 *
 * @throws {Error} when the front matter is missing.
 */
export function parseArticle(source: string): ParsedArticle {
  const front = FRONT_MATTER.exec(source)
  if (!front?.[1]) throw new Error('articles: front matter is missing. Begin the file with --- and its fields.')
  const markdown = source.slice(front[0].length)
  const headings: ParsedArticle['headings'] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        const text = html.replace(/<[^>]+>/g, '')
        const id = headingId(text)
        if (depth === 2) headings.push({ id, text })
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>\n`
      },
      table(token) {
        const row = (cells: typeof token.header, tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        // A table wider than a small window scrolls in its own frame, also by keyboard.
        return `<div class="table" role="region" aria-label="Tabelle" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  const words = html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []
  return { meta: parseYaml(front[1]) as Record<string, unknown>, html, headings, wordCount: words.length }
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
