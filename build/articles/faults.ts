import type { Token, Tokens } from 'marked'
import { plainText } from './plainText.ts'

/** A tag of HTML, whose attributes may contain angle brackets, or a comment. */
export const TAG = /<!--[^]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi

/** The tokens inside a token, in the order of the text. */
function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items
  if (token.type === 'table') return [token.header, ...token.rows].flat().flatMap((cell: Tokens.TableCell) => cell.tokens)
  return ('tokens' in token && token.tokens) || []
}

/**
 * The line of every token, which Marked does not keep. Inside lists and quotations it is found by the first line of the token, because
 * Marked has removed what stands before each line there.
 *
 * @param first The line on which the first token begins.
 */
export function linesOf(tokens: readonly Token[], first: number): ReadonlyMap<Token, number> {
  const lines = new Map<Token, number>()
  const visit = (inner: readonly Token[], raw: string, line: number) => {
    let at = 0
    for (const token of inner) {
      const [start = ''] = token.raw.trimStart().split('\n')
      const begin = raw.indexOf(start, at)
      if (begin >= 0) at = begin
      const own = line + raw.slice(0, at).split('\n').length - 1
      lines.set(token, own)
      visit(childrenOf(token), token.raw.trimStart(), own)
      if (begin >= 0) at += start.length
    }
  }
  visit(tokens, tokens.map(({ raw }) => raw).join(''), first)
  return lines
}

/** Calls `visit` for every token, in the order of the text. */
export function eachToken(tokens: readonly Token[], visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token)
    eachToken(childrenOf(token), visit)
  }
}

/** What is wrong in an article, in words, and the token that is. */
export interface Fault {
  readonly token: Token
  /** Offset in the token's source, if it has several lines. */
  readonly offset?: number | undefined
  readonly says: string
}

/** @throws {Error} with file and line of each fault, if there are any. */
export function refuse(faults: readonly Fault[], lines: ReadonlyMap<Token, number>, file: string): void {
  if (faults.length === 0) return
  const lineOf = ({ token, offset = 0 }: Fault) => (lines.get(token) ?? 1) + token.raw.trimStart().slice(0, offset).split('\n').length - 1
  const placed = faults.map((fault) => ({ line: lineOf(fault), says: fault.says })).toSorted((a, b) => a.line - b.line)
  throw new Error(placed.map(({ line, says }) => `${file}:${line}: ${says}`).join('\n'))
}

/** A text in lower case, as words alone. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Removes the title that other systems write as the first line, if it is the article's. */
export function withoutTitle(tokens: readonly Token[], title: string): Token[] {
  const [first] = tokens.filter(({ type }) => type !== 'space')
  const isTitle = first?.type === 'heading' && first.depth === 1 && lettersOf(plainText(first.tokens ?? [])) === lettersOf(title)
  return tokens.filter((token) => !isTitle || token !== first)
}

/** Headings that would be a second title, or skip a level. */
export function headingFaults(tokens: readonly Token[], title: string): Fault[] {
  const faults: Fault[] = []
  let before = 1
  const check = (token: Token, depth: number, shown: string, offset?: number) => {
    if (token.type === 'heading' && !/[\p{L}\p{N}]/u.test(shown))
      faults.push({ token, offset, says: `the heading '${shown}' has no word, so the table of contents cannot name it. Write one.` })
    if (depth === 1)
      faults.push({
        token,
        offset,
        says: `'${shown}' is a second title beside '${title}'. Make it the title in the front matter, or write ## for it.`,
      })
    else if (depth > before + 1) {
      const needed = '#'.repeat(before + 1)
      faults.push({
        token,
        offset,
        says: `'${shown}' skips a level, so that screen readers announce a gap. Write ${needed} for it, or add a heading before it.`,
      })
    }
    before = Math.max(depth, 1)
  }
  eachToken(tokens, (token) => {
    if (token.type === 'heading') check(token, token.depth, `${'#'.repeat(token.depth)} ${plainText(token.tokens ?? [])}`)
    if (token.type !== 'html') return
    for (const { 0: tag, index } of token.raw.matchAll(TAG)) {
      const [, depth] = /^<h([1-6])\b/i.exec(tag) ?? []
      if (depth) check(token, Number(depth), tag, index)
    }
  })
  return faults
}

const CARD = 'Link to it instead, for example from a picture beside the article: [![What it shows](still.jpg)](https://…).'
/** Elements that the content security policy blocks or that a text cannot use, and what to do instead. */
const FORBIDDEN: readonly { readonly names: string; readonly instead: string }[] = [
  { names: 'script|noscript', instead: 'The policy of the site blocks it. Remove it; behaviour is built as an island (CONTRIBUTING.md).' },
  { names: 'style|link|meta|base', instead: 'The policy of the site blocks it. Remove it; the look of articles is in src/pages/article/.' },
  {
    names: 'iframe|frame|frameset|object|embed|applet',
    instead: `The site shows nothing from other sites, because these would learn who reads it. ${CARD}`,
  },
  { names: 'video|audio|source|track', instead: `The policy of the site blocks it. ${CARD}` },
  {
    names: 'form|input|button|select|textarea',
    instead: 'An article cannot receive anything. Link to the contact form: [Schreiben Sie mir](/#kontakt).',
  },
]
const ATTRIBUTE = /\s([a-z_:@][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi
const FOREIGN = /^(?:[a-z][\w+.-]*:)?\/\//i

/** What is wrong with a picture's address, if anything. */
function pictureFault(src: string): string | undefined {
  if (FOREIGN.test(src))
    return `the picture ${src} is on another site, which would learn who reads the article. Save it beside the article and write its name, such as hafen.jpg.`
  return /^[a-z][\w+.-]*:/i.test(src)
    ? `the picture ${src.slice(0, 30)}… is no file. Save it beside the article and write its name.`
    : undefined
}

/** What is wrong with a link's address, if anything. */
function linkFault(href: string, isPublished: (slug: string) => boolean): string | undefined {
  const [, slug] = /^\/blog\/([^/#?]+)/.exec(href) ?? []
  if (slug && !isPublished(slug))
    return `the link ${href} leads to an article that this build does not publish: there is no such file, it is a draft, or its date is in the future. Remove the link until then.`
  if (/^\s*(?:javascript|data|vbscript):/i.test(href)) return `the link ${href} runs code, which the policy of the site blocks. Remove it.`
  if (FOREIGN.test(href) || /^(?:[/#?]|[a-z][\w+.-]*:|$)/i.test(href)) return undefined
  return `the link ${href} begins without a slash, so it leads nowhere. Write the path of the page, such as /blog/mein-text, or a whole address.`
}

function tagFaults(tag: string, isPublished: (slug: string) => boolean): readonly (string | undefined)[] {
  const [, name = ''] = /^<([a-z][\w-]*)/i.exec(tag) ?? []
  const forbidden = FORBIDDEN.find(({ names }) => new RegExp(`^(?:${names})$`, 'i').test(name))
  if (forbidden) return [`<${name}> cannot be in an article. ${forbidden.instead}`]
  return [...tag.slice(name.length + 1).matchAll(ATTRIBUTE)].map(([, attribute = '', ...values]) => {
    const value = values.find((one) => one !== undefined) ?? ''
    if (/^style$/i.test(attribute))
      return `style="${value}" cannot be in an article, because the policy of the site blocks it. Remove it; the look of articles is in src/pages/article/.`
    if (/^on/i.test(attribute))
      return `${attribute}="${value}" cannot be in an article, because the policy of the site blocks it. Remove it.`
    if (/^(?:src|srcset|poster)$/i.test(attribute)) return pictureFault(value)
    return /^href$/i.test(attribute) ? linkFault(value, isPublished) : undefined
  })
}

/** What is text here, and something else in other dialects of Markdown. */
function elsewhere({ type, raw, ...rest }: Token): string | undefined {
  if (type === 'blockquote' && /^>\s*\[!\w+\]/.test(raw))
    return 'there are no alerts here. Write <details>, or bold words, instead of [!…].'
  if (/\[\^[^\]\s]+\]/.test(raw) && (type === 'def' || (type === 'text' && !('tokens' in rest))))
    return 'there are no footnotes here. Write a link, or brackets.'
  return type === 'paragraph' && /\n: /.test(raw) ? 'there are no definition lists here. Write <dl> with <dt> and <dd>.' : undefined
}

/** Elements and addresses that the site's policy blocks, that would tell others about visitors, or that lead nowhere. */
export function forbiddenFaults(tokens: readonly Token[], isPublished: (slug: string) => boolean): Fault[] {
  const faults: Fault[] = []
  const check = (token: Token, says: string | undefined, offset?: number) => {
    if (says !== undefined) faults.push({ token, offset, says })
  }
  eachToken(tokens, (token) => {
    if (token.type === 'link') check(token, linkFault(token.href, isPublished))
    else if (token.type === 'image') check(token, pictureFault(token.href))
    else if (token.type === 'html')
      for (const { 0: tag, index } of token.text.matchAll(TAG)) for (const says of tagFaults(tag, isPublished)) check(token, says, index)
    else check(token, elsewhere(token))
  })
  return faults
}
