/** A plain text mail, as the visitor's mail program will show it before sending. */
export interface MailText {
  readonly to: string
  readonly subject: string
  /** Lines may end in any way; they leave as CRLF, as mail wants it. */
  readonly body: string
}

/** Longest mail link in characters. Some mail programs drop what comes after about 2,000. */
export const MAILTO_LIMIT = 1_900

/** Longest subject in characters. Longer ones would eat the room the body needs. */
export const SUBJECT_LIMIT = 120

/** Closes a body that was too long for a link; the copied text is never cut. */
export const CUT_MARKER = '\n\n[Hier war der Platz zu Ende. Bitte ergänzen Sie den Rest.]'

/** Half of a character pair. `encodeURIComponent` throws on it, so it becomes U+FFFD. */
const LONE_SURROGATE = /\p{Surrogate}/gu
const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/g
/** In a body tabs and line breaks have a meaning, the other control characters have none. */
const CONTROL_IN_BODY = /(?![\t\n])\p{Control}/gu
const CONTROL_IN_LINE = /[\p{Control}\u2028\u2029]+/gu
const SPACE_OR_CONTROL = /[\s\p{Control}]+/gu

/**
 * One line of text without line breaks or control characters, trimmed.
 * What was typed into a single field can so never start a line, let alone a header.
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

/** The address with everything encoded but its last at sign, so that a comma or `?` cannot add anything. */
function encodeAddress(address: string): string {
  const clean = address.replace(LONE_SURROGATE, '\ufffd').replace(SPACE_OR_CONTROL, '')
  const at = clean.lastIndexOf('@')
  if (at < 0) return encodeURIComponent(clean)
  return `${encodeURIComponent(clean.slice(0, at))}@${encodeURIComponent(clean.slice(at + 1))}`
}

/** The longest start of `text`, in whole characters, whose encoded form fits into `roomChars`. */
function startThatFits(text: string, roomChars: number): string {
  let start = ''
  let usedChars = 0
  for (const character of text) {
    usedChars += encodeLines(character).length
    if (usedChars > roomChars) break
    start += character
  }
  return start
}

function shortSubject(text: string): string {
  const characters = [...singleLine(text)]
  if (characters.length <= SUBJECT_LIMIT) return characters.join('')
  return `${characters
    .slice(0, SUBJECT_LIMIT - 1)
    .join('')
    .trimEnd()}…`
}

function composeMailto(mail: MailText): { href: string; cut: boolean } {
  const start = `mailto:${encodeAddress(mail.to)}?subject=${encodeURIComponent(shortSubject(mail.subject))}&body=`
  const body = bodyLines(mail.body)
  const roomChars = MAILTO_LIMIT - start.length
  // An encoded character is never shorter than the typed one, so a long body need not be encoded to be known as too long.
  if (body.length <= roomChars) {
    const encoded = encodeLines(body)
    if (encoded.length <= roomChars) return { href: start + encoded, cut: false }
  }
  const kept = startThatFits(body, roomChars - encodeLines(CUT_MARKER).length).trimEnd()
  return { href: start + encodeLines(kept + CUT_MARKER), cut: true }
}

/**
 * A mail link after RFC 6068 with one recipient, a subject and a body, and nothing else,
 * whatever the texts contain: everything is percent-encoded (a space is `%20`, never `+`),
 * line breaks leave address and subject, and the body's become CRLF.
 *
 * Never throws. A body that would make the link longer than `MAILTO_LIMIT` is cut between
 * two characters and closed with `CUT_MARKER`; `isMailtoCut` tells.
 */
export function mailtoHref(mail: MailText): string {
  return composeMailto(mail).href
}

/** Whether the link of this mail had to leave out part of the body. */
export function isMailtoCut(mail: MailText): boolean {
  return composeMailto(mail).cut
}

/** The whole mail as text to copy, for visitors without a mail program. Never cut. */
export function mailAsPlainText(mail: MailText): string {
  return `An: ${singleLine(mail.to)}\nBetreff: ${singleLine(mail.subject)}\n\n${bodyLines(mail.body)}`
}
