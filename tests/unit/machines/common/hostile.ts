import type { MailWords } from '#machines/common/mail.ts'

/** The fixed words of emails, in tests. */
export const WORDS: MailWords = { to: 'To', subject: 'Subject', notGiven: 'not given', cut: '[No room left.]' }

/** What people, bots and clipboards put into a field. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['a line break and a header', 'a@b.de\r\nBcc: opfer@example.org'],
  ['an encoded line break', 'a@b.de%0D%0ABcc:opfer@example.org'],
  ['a further link parameter', 'a@b.de&bcc=opfer@example.org'],
  ['a second recipient', 'a@b.de,opfer@example.org;noch@example.org'],
  ['a percent sign alone', '100 % @ b.de'],
  ['markup', '<script>alert("a@b.de")</script>'],
  ['an emoji and a family', '👩‍👩‍👧‍👦@b.de 🚀'],
  ['half of a character pair', 'a\ud83d@b.de'],
  ['right-to-left text and marks', '\u202e\u05d0\u05d1\u05d2@b.de\u200f'],
  ['control characters', 'a\u0000b\u0007c\u001bd\u007f@e.de\u009b'],
  ['10,000 emoji', `@${'🚀'.repeat(10_000)}`],
]

/** Parses a `mailto:` link the way a mail program does. */
export function takeMailtoApart(href: string) {
  const { protocol, pathname, searchParams, hash, host } = new URL(href)
  return {
    protocol,
    host,
    hash,
    recipients: pathname.split(',').map((address) => decodeURIComponent(address)),
    headers: [...searchParams.keys()],
    subject: String(searchParams.get('subject')),
    body: String(searchParams.get('body')),
  }
}
