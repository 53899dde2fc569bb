import { decodeHTMLStrict } from 'entities'
import type { Token } from 'marked'

/** The text of inline Markdown without its markup, for places that show only text: contents, ids, labels. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'html') return ''
      if (token.type === 'br') return ' '
      if (token.type === 'codespan') return token.text as string
      if (token.type !== 'image' && 'tokens' in token && token.tokens) return plainText(token.tokens)
      return 'text' in token ? decodeHTMLStrict(token.text as string) : ''
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
