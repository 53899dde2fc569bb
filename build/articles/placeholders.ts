import type { Token } from 'marked'

/** Values of `{{name}}` in articles, by name. */
export type Facts = Readonly<Record<string, string>>

/** Also matches `{{` alone, so that unclosed names are found, and `\{{`, which stands for two braces. */
const BRACES = /\\?\{\{(?:([\w.]+)\}\})?/g

/** Stands for the braces with a number, while Markdown is parsed: characters that mean nothing in Markdown and are in no text. */
const MARK = /\ue000(\d+)\ue001/g

/**
 * The `{{names}}` of an article. They get their values only after Markdown is parsed, when it is known what is code: code shows braces as
 * they are.
 */
export class Placeholders {
  readonly #found: { readonly written: string; readonly name: string | undefined; readonly line: number; readonly after: string }[] = []
  readonly #facts: Facts
  readonly #file: string

  constructor(facts: Facts, file: string) {
    this.#facts = facts
    this.#file = file
  }

  /** The source of an article with marks in place of the braces. */
  mark(source: string): string {
    return source.replace(BRACES, (written, name: string | undefined, offset: number) => {
      const line = source.slice(0, offset).split('\n').length
      const after = source.slice(offset, offset + 20).split('\n')[0] ?? ''
      return `\ue000${this.#found.push({ written, name, line, after }) - 1}\ue001`
    })
  }

  /** A text that is no code, with values. @throws {Error} with file and line for an unknown name. */
  fill(text: string): string {
    return text.replace(MARK, (_, index: string) => {
      const { written, name, line, after } = this.#found[Number(index)]!
      if (written.startsWith('\\')) return written.slice(1)
      if (name !== undefined && Object.hasOwn(this.#facts, name)) return this.#facts[name] as string
      const fault = name === undefined ? `${after}… does not end in }}` : `${written} is not known`
      const known = Object.keys(this.#facts).toSorted().join(', ')
      throw new Error(
        `${this.#file}:${line}: ${fault}. Known names: ${known} (src/content/placeholders.ts). To show two braces, write \\{{ or put them into code.`,
      )
    })
  }

  /** Code, with the braces as they are written. */
  restore(code: string): string {
    return code.replace(MARK, (_, index: string) => this.#found[Number(index)]!.written)
  }

  /** Replaces the marks in everything that a token shows, and `prepare`s its text, unless that is code. */
  fillToken(token: Token, prepare: (text: string) => string): void {
    switch (token.type) {
      case 'code':
      case 'codespan':
        token.text = this.restore(token.text)
        break
      case 'html':
        token.text = betweenTags(token.text, this, prepare)
        break
      case 'link':
      case 'image':
        token.href = this.fill(token.href)
        token.title &&= this.fill(token.title)
        if (token.type === 'image') {
          token.text = prepare(this.fill(token.text))
          token.title &&= prepare(token.title)
        }
        break
      case 'escape':
      case 'text':
        // Marked has escaped what stands between the tags of code in HTML.
        token.text = token.type === 'text' && token.escaped ? this.restore(token.text) : prepare(this.fill(token.text))
    }
  }
}

/** A tag of HTML, whose attributes may contain angle brackets, or a comment. */
export const TAG = /<!--[^]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
/** Elements whose text is shown letter by letter. */
const VERBATIM = /^<(\/?)(?:pre|code|kbd|samp|textarea)\b/i

function betweenTags(html: string, placeholders: Placeholders, prepare: (text: string) => string): string {
  let depth = 0
  let at = 0
  const parts: string[] = []
  const text = (end: number) => {
    const part = html.slice(at, end)
    parts.push(depth > 0 ? placeholders.restore(part) : prepare(placeholders.fill(part)))
  }
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    text(index)
    // Comments are for authors.
    if (!tag.startsWith('<!--')) parts.push(placeholders.fill(tag))
    at = index + tag.length
    const [, closing] = VERBATIM.exec(tag) ?? []
    if (closing !== undefined) depth += closing ? -1 : 1
  }
  text(html.length)
  return parts.join('')
}
