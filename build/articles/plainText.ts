import type { Token } from 'marked'

const NAMES =
  'amp:& lt:< gt:> quot:" apos:\' nbsp:\u00a0 shy:\u00ad hellip:… ndash:– mdash:— bdquo:„ ldquo:“ rdquo:” euro:€ auml:ä ouml:ö uuml:ü Auml:Ä Ouml:Ö Uuml:Ü szlig:ß'
const NAMED = new Map(NAMES.split(' ').map((pair) => pair.split(':') as [string, string]))

/** Replaces character references, such as `&amp;`, with their characters. Leaves names alone that are rare in German texts. */
export function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (written, decimal?: string, hexadecimal?: string, name = '') => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : undefined
    return code === undefined ? (NAMED.get(name as string) ?? written) : String.fromCodePoint(code)
  })
}

/** The text of inline Markdown without its markup, for places that show only text: contents, ids, labels. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'html' || token.type === 'footnoteRef') return ''
      if (token.type === 'br') return ' '
      if (token.type === 'codespan') return token.text as string
      if (token.type !== 'image' && 'tokens' in token && token.tokens) return plainText(token.tokens)
      return 'text' in token ? decode(token.text as string) : ''
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
