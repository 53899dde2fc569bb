import { expect, it } from 'vitest'
import { composeMail, fillMail, singleLine } from '#machines/common/mail.ts'
import type { MailText } from '#machines/common/mail.ts'
import { HOSTILE_TEXTS, takeMailtoApart, WORDS } from './hostile.ts'

const OWNER = 'post@example.org'

type Mail = Omit<MailText, 'words'>
const hrefOf = (mail: Mail) => composeMail({ words: WORDS, ...mail }).href
const isCut = (mail: Mail) => composeMail({ words: WORDS, ...mail }).cut

it('the link of a mail contains recipient, subject and body according to RFC 6068', () => {
  // Spaces are `%20`, because mail programs do not decode a plus sign into a space.
  expect(hrefOf({ to: OWNER, subject: 'Guten Tag & a+b', body: 'Zeile 1\nZeile 2+3' })).toBe(
    'mailto:post@example.org?subject=Guten%20Tag%20%26%20a%2Bb&body=Zeile%201%0D%0AZeile%202%2B3',
  )
})

it.each([
  ['CRLF for every kind of line break', 'a\r\nb\nc\rd\u0085e\u2028f\u2029g', 'a\r\nb\r\nc\r\nd\r\ne\r\nf\r\ng'],
  ['tabs, and no other control characters', 'a\tb\u0000\u0007\u001bc\u007f\ud83d', 'a\tbc\ufffd'],
])('the link of a mail has %s in its body', (_, body, received) => {
  expect(takeMailtoApart(hrefOf({ to: OWNER, subject: 's', body })).body).toBe(received)
})

it('the link of a mail shortens a subject of more than 120 characters and leaves one of 120 alone', () => {
  const subjectOf = (subject: string) => takeMailtoApart(hrefOf({ to: OWNER, subject, body: '' })).subject

  expect(subjectOf('🚀'.repeat(120))).toBe('🚀'.repeat(120))
  expect(subjectOf('🚀'.repeat(121))).toBe(`${'🚀'.repeat(119)}…`)
  expect(subjectOf(`${'a'.repeat(118)} ${'b'.repeat(10)}`)).toBe(`${'a'.repeat(118)}…`)
})

it('the link of a mail keeps the at sign readable and encodes the rest of the address', () => {
  expect(hrefOf({ to: 'vor  name+x@ex ample.org', subject: '', body: '' })).toBe('mailto:vorname%2Bx@example.org?subject=&body=')
  expect(hrefOf({ to: 'a@\ud83d@c.de', subject: '', body: '' })).toBe('mailto:a%40%EF%BF%BD@c.de?subject=&body=')
  expect(hrefOf({ to: 'ohne at', subject: '', body: '' })).toBe('mailto:ohneat?subject=&body=')
})

it('the link of a mail leaves a link of 1,900 characters whole and cuts one of 1,901', () => {
  const emptyLength = hrefOf({ to: OWNER, subject: 's', body: '' }).length
  const fitting = { to: OWNER, subject: 's', body: 'x'.repeat(1_900 - emptyLength) }
  const tooLong = { ...fitting, body: `${fitting.body}x` }

  expect(hrefOf(fitting)).toHaveLength(1_900)
  expect(isCut(fitting)).toBe(false)
  expect(isCut(tooLong)).toBe(true)
  expect(hrefOf(tooLong)).toHaveLength(1_900)
})

it('the link of a mail cuts no emoji of several code points in body or subject', () => {
  const family = '👨‍👩‍👧‍👦'
  const { body } = takeMailtoApart(hrefOf({ to: OWNER, subject: 's', body: family.repeat(100) }))
  const { subject } = takeMailtoApart(hrefOf({ to: OWNER, subject: `${'x'.repeat(118)}${family.repeat(3)}`, body: '' }))

  expect(body).toMatch(/^(👨‍👩‍👧‍👦){10,}\r\n\r\n\[/u)
  expect(subject).toBe(`${'x'.repeat(118)}${family}…`)
})

it.each(HOSTILE_TEXTS)('the link of a mail stays valid with %s in every field', (_, text) => {
  const href = hrefOf({ to: OWNER, subject: text, body: text })

  expect(href).toMatch(/^mailto:post@example\.org\?subject=[\w%.!~*'()-]*&body=[\w%.!~*'()-]*$/)
  expect(href.length).toBeLessThanOrEqual(1_900)
  const apart = { protocol: 'mailto:', host: '', hash: '', headers: ['subject', 'body'] }
  expect(takeMailtoApart(href)).toMatchObject({ ...apart, recipients: [OWNER] })
  expect(takeMailtoApart(hrefOf({ to: text, subject: text, body: text }))).toMatchObject({ ...apart, recipients: [expect.any(String)] })
})

it('singleLine turns any text into one line', () => {
  expect(singleLine('  a\r\n\r\nb\tc\u2028d ')).toBe('a b c d')
  expect(singleLine('a\ud83d')).toBe('a\ufffd')
  expect(singleLine('🚀')).toBe('🚀')
})

it('the mail text to copy is the whole mail, never cut and with plain line breaks', () => {
  const body = `a\r\nb${'x'.repeat(10_000)}\rc`
  const { copyText, cut } = composeMail({ words: WORDS, to: OWNER, subject: 'Betreff\nzwei', body })

  expect(cut).toBe(true)
  expect(copyText).toBe(`To: post@example.org\nSubject: Betreff zwei\n\na\nb${'x'.repeat(10_000)}\nc`)
})

const template = { words: WORDS, to: OWNER, subject: 'Order', body: 'Name: {name}\nSize: {size}\n\nYours\n{name?}' }

it('a filled-in mail template has each value in its placeholder', () => {
  expect(fillMail(template, { name: 'Ada', size: '9' })).toEqual({ ...template, body: 'Name: Ada\nSize: 9\n\nYours\nAda' })
})

it('a filled-in mail template marks missing values, has no signature without a name, and leaves unknown placeholders alone', () => {
  expect(fillMail(template, { name: ' ', size: '' }).body).toBe('Name: not given\nSize: not given\n\nYours')
  expect(fillMail({ ...template, body: '{constructor} {__proto__}' }, {}).body).toBe('{constructor} {__proto__}')
})
