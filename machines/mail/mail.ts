/** The opening and closing lines of every mail. */
export interface MailWords {
  /** Names of the two lines above a mail that is copied. */
  readonly to: string
  readonly subject: string
  /** Stands for what the visitor has not given. */
  readonly notGiven: string
  /** Closes a body that was too long for a link; the copied text is never cut. */
  readonly cut: string
}

/** A plain text mail, as the visitor's mail program will show it before sending. */
export interface MailText {
  readonly words: MailWords
  readonly to: string
  readonly subject: string
  /** Lines may end in any way; they leave as CRLF, as mail wants it. */
  readonly body: string
}

/** Longest mail link in characters. Some mail programs drop what comes after about 2,000. */
export const MAILTO_LIMIT = 1_900

/** Longest subject in characters. Longer ones would eat the room the body needs. */
export const SUBJECT_LIMIT = 120

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

function linkOf(mail: MailText): { href: string; cut: boolean } {
  const start = `mailto:${encodeAddress(mail.to)}?subject=${encodeURIComponent(shortSubject(mail.subject))}&body=`
  const body = bodyLines(mail.body)
  const roomChars = MAILTO_LIMIT - start.length
  // An encoded character is never shorter than the typed one, so a long body need not be encoded to be known as too long.
  if (body.length <= roomChars) {
    const encoded = encodeLines(body)
    if (encoded.length <= roomChars) return { href: start + encoded, cut: false }
  }
  const marker = `\n\n${mail.words.cut}`
  const kept = startThatFits(body, roomChars - encodeLines(marker).length).trimEnd()
  return { href: start + encodeLines(kept + marker), cut: true }
}

/** A mail with what was typed, in the two ways in which it leaves the page. */
export interface ComposedMail {
  /** The link that opens it in the visitor's mail program. */
  readonly href: string
  /** Whether the link had to leave out part of the body. */
  readonly cut: boolean
  /** The whole mail as text to copy, for visitors without a mail program. Never cut. */
  readonly copyText: string
}

/**
 * Makes a mail ready to be sent.
 *
 * The link follows RFC 6068 with one recipient, a subject and a body, and nothing else, whatever the texts contain:
 * everything is percent-encoded (a space is `%20`, never `+`), line breaks leave address and subject, and the body's
 * become CRLF. Never throws. A body that would make the link longer than `MAILTO_LIMIT` is cut between two characters
 * and closed with `words.cut` in a paragraph of its own.
 */
export function composeMail(mail: MailText): ComposedMail {
  const { words, to, subject, body } = mail
  return {
    ...linkOf(mail),
    copyText: `${words.to}: ${singleLine(to)}\n${words.subject}: ${singleLine(subject)}\n\n${bodyLines(body)}`,
  }
}

/**
 * A mail with what was typed: `{name}` in the body becomes the value of that name in one line, or `words.notGiven`
 * where it is empty; `{name?}` stays empty then. No value can start a line of its own, let alone a header.
 */
export function fillMail(template: MailText, values: Readonly<Record<string, string>>): MailText {
  const body = template.body.replace(/\{(\w+)(\??)\}/g, (placeholder, name: string, optional: string) => {
    const value = Object.hasOwn(values, name) ? singleLine(values[name] as string) : placeholder
    return value === '' && optional === '' ? template.words.notGiven : value
  })
  return { ...template, body: body.trimEnd() }
}
