import { charactersOf, firstCharacters } from '../common/characters.ts'

/** The words that every e-mail shares. */
export interface MailWords {
  /** Labels of the two header lines in the text to copy. */
  readonly to: string
  readonly subject: string
  /** Replaces what the visitor left empty. */
  readonly notGiven: string
  /** Added to a body that was truncated because it was too long for a link. */
  readonly cut: string
}

/** A plain-text e-mail, as the visitor's mail program will show it before sending. */
export interface MailText {
  readonly words: MailWords
  readonly to: string
  readonly subject: string
  /** May contain any kind of line break. The link contains each as CRLF, as RFC 6068 requires. */
  readonly body: string
}

/** Maximum length of a `mailto:` link, in characters. Some mail programs drop everything after about 2,000. */
export const MAILTO_LIMIT = 1_900

/** Maximum length of a subject, in characters. A longer subject would take the space that the body needs. */
export const SUBJECT_LIMIT = 120

/** Half of a surrogate pair. `encodeURIComponent` throws on it, so it becomes U+FFFD. */
const LONE_SURROGATE = /\p{Surrogate}/gu
const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/g
/** Control characters that have no meaning in a body: all but the tab and the line break. */
const CONTROL_IN_BODY = /(?![\t\n])\p{Control}/gu
const CONTROL_IN_LINE = /[\p{Control}\u2028\u2029]+/gu
const SPACE_OR_CONTROL = /[\s\p{Control}]+/gu

/**
 * The text on a single line, without control characters, trimmed. Because it contains no line break, a value typed into a field cannot add
 * a line to the body or a header to the e-mail.
 */
export function singleLine(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(CONTROL_IN_LINE, ' ').trim()
}

/** Body text with `\n` as its only line break and no control characters but the tab. */
function bodyLines(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(LINE_BREAK, '\n').replace(CONTROL_IN_BODY, '')
}

function encodeLines(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'))
}

/** The address with everything percent-encoded except its last at sign, so that a comma or `?` in it cannot add recipients or headers. */
function encodeAddress(address: string): string {
  const clean = address.replace(LONE_SURROGATE, '\ufffd').replace(SPACE_OR_CONTROL, '')
  const at = clean.lastIndexOf('@')
  if (at < 0) return encodeURIComponent(clean)
  return `${encodeURIComponent(clean.slice(0, at))}@${encodeURIComponent(clean.slice(at + 1))}`
}

/** The longest prefix of `text`, in whole characters, whose encoded form fits into `roomChars`. */
function startThatFits(text: string, roomChars: number): string {
  let start = ''
  let usedChars = 0
  for (const character of charactersOf(text)) {
    usedChars += encodeLines(character).length
    if (usedChars > roomChars) break
    start += character
  }
  return start
}

function shortSubject(text: string): string {
  const line = singleLine(text)
  return firstCharacters(line, SUBJECT_LIMIT) === line ? line : `${firstCharacters(line, SUBJECT_LIMIT - 1).trimEnd()}…`
}

function linkOf(mail: MailText): { href: string; cut: boolean } {
  const start = `mailto:${encodeAddress(mail.to)}?subject=${encodeURIComponent(shortSubject(mail.subject))}&body=`
  const body = bodyLines(mail.body)
  const roomChars = MAILTO_LIMIT - start.length
  // Encoding never makes text shorter, so an overlong body is detected without encoding it.
  if (body.length <= roomChars) {
    const encoded = encodeLines(body)
    if (encoded.length <= roomChars) return { href: start + encoded, cut: false }
  }
  const marker = `\n\n${mail.words.cut}`
  const kept = startThatFits(body, roomChars - encodeLines(marker).length).trimEnd()
  return { href: start + encodeLines(kept + marker), cut: true }
}

/** A filled-in e-mail in the two forms in which it leaves the page. */
export interface ComposedMail {
  /** The link that opens it in the visitor's mail program. */
  readonly href: string
  /** Whether the body in the link is truncated. */
  readonly cut: boolean
  /** The whole e-mail as text to copy, for visitors without a mail program. Never truncated. */
  readonly copyText: string
}

/**
 * Composes an e-mail as a link and as text to copy.
 *
 * The link follows RFC 6068 with one recipient, a subject and a body, and nothing else, whatever the texts contain: everything is
 * percent-encoded (a space is `%20`, never `+`), line breaks are removed from the address and become spaces in the subject, and those of
 * the body become CRLF. Never throws. A body that would make the link longer than `MAILTO_LIMIT` is truncated between two characters and
 * followed by `words.cut` in a paragraph of its own.
 */
export function composeMail(mail: MailText): ComposedMail {
  const { words, to, subject, body } = mail
  return {
    ...linkOf(mail),
    copyText: `${words.to}: ${singleLine(to)}\n${words.subject}: ${singleLine(subject)}\n\n${bodyLines(body)}`,
  }
}

/**
 * Fills in what the visitor typed: `{name}` in the body becomes `values.name` on a single line. An empty value becomes `words.notGiven`, or
 * nothing if the placeholder is `{name?}`. No value can add a line to the body or a header to the e-mail.
 */
export function fillMail(template: MailText, values: Readonly<Record<string, string>>): MailText {
  const body = template.body.replace(/\{(\w+)(\??)\}/g, (placeholder, name: string, optional: string) => {
    const value = Object.hasOwn(values, name) ? singleLine(values[name] as string) : placeholder
    return value === '' && optional === '' ? template.words.notGiven : value
  })
  return { ...template, body: body.trimEnd() }
}
