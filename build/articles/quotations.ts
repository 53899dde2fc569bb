import type { Token, Tokens } from 'marked'

/** A dash at the beginning of a line. */
const DASH = /(?:^|\n)[–—] /
/** Longest source of a quotation, in characters. What is longer, or ends like a sentence, is a part of the quotation. */
const LONGEST_SOURCE = 100

/** Splits a quotation from its source, which is its last line if it begins with a dash: `– Name`. */
export function splitSource(tokens: readonly Token[]): { quotation: Token[]; source: Token[] } {
  const whole = { quotation: [...tokens], source: [] }
  const end = tokens.findLastIndex(({ type }) => type !== 'space')
  const last = tokens[end]
  if (last?.type !== 'paragraph') return whole
  const inline = (last as Tokens.Paragraph).tokens
  const at = inline.findLastIndex(
    (token, index) =>
      token.type === 'text' && DASH.test(token.text) && (index === 0 || token.text.includes('\n') || inline[index - 1]?.type === 'br'),
  )
  const text = inline[at]
  if (text?.type !== 'text') return whole
  const [before = '', after = ''] = text.text.split(DASH) as string[]
  const kept = [
    ...inline.slice(0, at).filter(({ type }, index) => type !== 'br' || index < at - 1),
    ...(before ? [{ ...text, text: before, raw: before }] : []),
  ]
  const source = [{ ...text, text: after, raw: after }, ...inline.slice(at + 1)]
  const words = source.map(({ raw }) => raw).join('')
  if (words.length > LONGEST_SOURCE || /[.!?]$/.test(words) || words.includes('\n') || (kept.length === 0 && end === 0)) return whole
  return { quotation: [...tokens.slice(0, end), ...(kept.length > 0 ? [{ ...last, tokens: kept }] : [])], source }
}
