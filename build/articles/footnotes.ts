import type { MarkedExtension, Parser, Token } from 'marked'
import markedFootnote from 'marked-footnote'
import type { Fault } from './faults.ts'
import { eachToken } from './faults.ts'

/** Id of the heading above the footnotes. */
export const FOOTNOTES_ID = 'fussnoten'

interface Reference {
  readonly id: string
  readonly index: number
  readonly label: string
}
interface Footnote {
  readonly label: string
  readonly refs: readonly Reference[]
  readonly content: Token[]
}

const noteId = (number: string) => `fussnote-${number}`
const placeId = ({ id, index }: Reference) => `${noteId(id)}-stelle${index > 0 ? `-${index + 1}` : ''}`

/**
 * Footnotes as on GitHub: `[^1]` in the text, and a line `[^1]: …`. The extension reads them; the markup is the site's, because links need
 * names, and because labels may have characters that no id can have. Each article needs its own, which counts its notes.
 */
export const footnotes = (): MarkedExtension[] => [
  markedFootnote(),
  {
    extensions: [
      {
        name: 'footnoteRef',
        renderer(token) {
          const ref = token as unknown as Reference
          return `<sup><a id="${placeId(ref)}" href="#${noteId(ref.id)}" aria-label="Fußnote ${ref.id}">${ref.id}</a></sup>`
        },
      },
      {
        name: 'footnotes',
        renderer({ items }) {
          const notes = (items as readonly Footnote[]).map((note) => listItem(note, this.parser))
          return (
            `<section class="footnotes" aria-labelledby="${FOOTNOTES_ID}"><h2 class="visually-hidden" id="${FOOTNOTES_ID}">Fußnoten</h2>` +
            `<ol>\n${notes.join('')}</ol></section>\n`
          )
        },
      },
    ],
  },
]

function listItem({ refs, content }: Footnote, parser: Parser): string {
  const number = refs[0]?.id ?? ''
  const back = refs.map((ref) => {
    const name = `Zurück zu Fußnote ${number} im Text${refs.length > 1 ? `, Stelle ${ref.index + 1}` : ''}`
    return ` <a class="back screen-only" href="#${placeId(ref)}" aria-label="${name}">↑</a>`
  })
  const text = parser.parse(content).trimEnd()
  const isParagraph = text.endsWith('</p>')
  return `<li id="${noteId(number)}">${isParagraph ? `${text.slice(0, -'</p>'.length)}${back.join('')}</p>` : text + back.join('')}</li>\n`
}

/** Moves the list of footnotes to the end, or removes it if it is empty. */
export function withNotesLast(tokens: readonly Token[]): Token[] {
  const isList = ({ type }: Token) => type === 'footnotes'
  const lists = tokens.filter((token) => isList(token) && (token as { items: unknown[] }).items.length > 0)
  return [...tokens.filter((token) => !isList(token)), ...lists]
}

/** References without a footnote, which would be shown as they are written, and footnotes without a reference, which nobody would see. */
export function footnoteFaults(tokens: readonly Token[]): Fault[] {
  const faults: Fault[] = []
  eachToken(tokens, (token) => {
    if (token.type === 'footnote' && (token as unknown as Footnote).refs.length === 0)
      faults.push({
        token,
        says: `nothing refers to the footnote [^${token.label}], so nobody would see it. Write [^${token.label}] in the text, or remove it.`,
      })
    const [, label] = (token.type === 'text' && !('tokens' in token) && /\[\^([^\]\s]+)\]/.exec(token.text)) || []
    if (label) faults.push({ token, says: `there is no footnote [^${label}]. Add a line that begins with [^${label}]: or remove it.` })
  })
  return faults
}
