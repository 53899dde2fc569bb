import type { Token } from 'marked'
import { TAG } from './faults.ts'
import type { Fault } from './faults.ts'

/** Values of `{{name}}` in articles, by name. */
export type Facts = Readonly<Record<string, string>>

/**
 * Hides `{{name}}`, and `\{{` for two braces, from Markdown: as characters that mean nothing in it and are in no text. Only when Markdown is
 * parsed it is known what is code, which shows braces as they are.
 */
export function hide(source: string): string {
  return source.replaceAll('\\{{', '\ue002').replaceAll(/\{\{([\w.]+)\}\}/g, '\ue000$1\ue001')
}

/** Code, with the braces as they are written. */
function restore(code: string): string {
  return code.replaceAll('\ue002', '\\{{').replaceAll('\ue000', '{{').replaceAll('\ue001', '}}')
}

/** A text that is no code, with values. `refuse` is called for each unknown name, with its place in the text. */
export function fill(text: string, facts: Facts, refuse: (says: string, hidden: string, offset: number) => void): string {
  return text.replace(/\ue000([\w.]+)\ue001|\ue002|\{\{.{0,18}/g, (hidden, name: string | undefined, offset: number) => {
    if (hidden === '\ue002') return '{{'
    if (name !== undefined && Object.hasOwn(facts, name)) return facts[name]!
    const fault = name === undefined ? `${restore(hidden)}… does not end in }}` : `{{${name}}} is not known`
    const known = Object.keys(facts).toSorted().join(', ')
    refuse(
      `${fault}. Known names: ${known} (src/content/placeholders.ts). To show two braces, write \\{{ or put them into code.`,
      hidden,
      offset,
    )
    return ''
  })
}

/** Fills everything that a token shows, and `prepare`s its text, unless that is code. */
export function fillToken(token: Token, facts: Facts, prepare: (text: string) => string): Fault[] {
  const faults: Fault[] = []
  const filled = (text: string) =>
    fill(text, facts, (says, hidden) => faults.push({ token, offset: token.raw.trimStart().indexOf(hidden), says }))
  const prepared = (text: string) => prepare(filled(text))
  switch (token.type) {
    case 'code':
    case 'codespan':
      token.text = restore(token.text)
      break
    case 'html':
      token.text = betweenTags(token.text, filled, prepared)
      break
    case 'link':
      token.href = filled(token.href)
      token.title &&= filled(token.title)
      break
    case 'image':
      token.href = filled(token.href)
      token.text = prepared(token.text)
      token.title &&= prepared(token.title)
      break
    case 'escape':
    case 'text':
      // Marked has escaped what stands between the tags of code in HTML.
      token.text = token.type === 'text' && token.escaped ? restore(token.text) : prepared(token.text)
  }
  return faults
}

/** Elements whose text is shown letter by letter. */
const VERBATIM = /^<(\/?)(?:pre|code|kbd|samp|textarea)\b/i

function betweenTags(html: string, filled: (tag: string) => string, prepared: (text: string) => string): string {
  let depth = 0
  let at = 0
  const parts: string[] = []
  const text = (end: number) => {
    const part = html.slice(at, end)
    parts.push(depth > 0 ? restore(part) : prepared(part))
  }
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    text(index)
    // Comments are for authors.
    if (!tag.startsWith('<!--')) parts.push(filled(tag))
    at = index + tag.length
    const [, closing] = VERBATIM.exec(tag) ?? []
    if (closing !== undefined) depth += closing ? -1 : 1
  }
  text(html.length)
  return parts.join('')
}
