import { describe, expect, it } from 'vitest'
import {
  CUT_MARKER,
  isMailtoCut,
  MAILTO_LIMIT,
  mailAsPlainText,
  mailtoHref,
  singleLine,
  SUBJECT_LIMIT,
} from '../../../../machines/mail/mail.ts'
import { asOneLine, HOSTILE_TEXTS, takeMailtoApart } from './hostile.ts'

const OWNER = 'post@example.org'

describe('mailtoHref', () => {
  it('writes recipient, subject and body after RFC 6068', () => {
    expect(mailtoHref({ to: OWNER, subject: 'Guten Tag & mehr', body: 'Zeile 1\nZeile 2' })).toBe(
      'mailto:post@example.org?subject=Guten%20Tag%20%26%20mehr&body=Zeile%201%0D%0AZeile%202',
    )
  })

  it('encodes a space as %20 and a plus sign as %2B, since mail programs do not decode the plus', () => {
    const href = mailtoHref({ to: OWNER, subject: 'a b+c', body: 'd e+f' })

    expect(href).toBe('mailto:post@example.org?subject=a%20b%2Bc&body=d%20e%2Bf')
  })

  it.each([
    ['CRLF', 'a\r\nb'],
    ['LF', 'a\nb'],
    ['CR', 'a\rb'],
    ['NEL', 'a\u0085b'],
    ['the line separator', 'a\u2028b'],
    ['the paragraph separator', 'a\u2029b'],
  ])('turns %s in the body into CRLF', (_, body) => {
    expect(takeMailtoApart(mailtoHref({ to: OWNER, subject: 's', body })).body).toBe('a\r\nb')
  })

  it('keeps two line breaks apart and does not count CRLF twice', () => {
    expect(takeMailtoApart(mailtoHref({ to: OWNER, subject: 's', body: 'a\r\n\r\nb\n\rc' })).body).toBe('a\r\n\r\nb\r\n\r\nc')
  })

  it('keeps a tab in the body and drops the other control characters', () => {
    expect(takeMailtoApart(mailtoHref({ to: OWNER, subject: 's', body: 'a\tb\u0000\u0007\u001bc\u007f' })).body).toBe('a\tbc')
  })

  it('takes line breaks out of the subject', () => {
    const { headers, subject } = takeMailtoApart(mailtoHref({ to: OWNER, subject: ' Hallo\r\nBcc: opfer@example.org ', body: '' }))

    expect(subject).toBe('Hallo Bcc: opfer@example.org')
    expect(headers).toEqual(['subject', 'body'])
  })

  it('shortens a subject of more than 120 characters and leaves one of 120 alone', () => {
    const subjectOf = (subject: string) => takeMailtoApart(mailtoHref({ to: OWNER, subject, body: '' })).subject

    expect(SUBJECT_LIMIT).toBe(120)
    expect(subjectOf('🚀'.repeat(120))).toBe('🚀'.repeat(120))
    expect(subjectOf('🚀'.repeat(121))).toBe(`${'🚀'.repeat(119)}…`)
    expect(subjectOf(`${'a'.repeat(118)} ${'b'.repeat(10)}`)).toBe(`${'a'.repeat(118)}…`)
  })

  it('keeps the at sign readable and encodes everything else of the address', () => {
    expect(mailtoHref({ to: 'vor name+x@ex ample.org', subject: '', body: '' })).toBe('mailto:vorname%2Bx@example.org?subject=&body=')
    expect(mailtoHref({ to: 'a@b@c.de', subject: '', body: '' })).toBe('mailto:a%40b@c.de?subject=&body=')
    expect(mailtoHref({ to: 'ohne at', subject: '', body: '' })).toBe('mailto:ohneat?subject=&body=')
  })

  it('lets the address add neither recipients nor headers', () => {
    for (const [, to] of HOSTILE_TEXTS) {
      const { headers, recipients, subject } = takeMailtoApart(mailtoHref({ to, subject: 's', body: 'b' }))
      expect(recipients).toHaveLength(1)
      expect(headers).toEqual(['subject', 'body'])
      expect(subject).toBe('s')
    }
  })

  it('leaves a link of 1,900 characters whole and cuts one of 1,901', () => {
    const emptyLength = mailtoHref({ to: OWNER, subject: 's', body: '' }).length
    const fitting = { to: OWNER, subject: 's', body: 'x'.repeat(1_900 - emptyLength) }
    const tooLong = { ...fitting, body: `${fitting.body}x` }

    expect(MAILTO_LIMIT).toBe(1_900)
    expect(mailtoHref(fitting)).toHaveLength(1_900)
    expect(isMailtoCut(fitting)).toBe(false)
    expect(isMailtoCut(tooLong)).toBe(true)
    expect(mailtoHref(tooLong).length).toBeLessThanOrEqual(1_900)
  })

  it('counts the encoded length: 300 emoji are 3,600 characters and therefore cut', () => {
    const mail = { to: OWNER, subject: 's', body: '🚀'.repeat(300) }
    const { body } = takeMailtoApart(mailtoHref(mail))

    expect(isMailtoCut(mail)).toBe(true)
    expect(mailtoHref(mail).length).toBeLessThanOrEqual(1_900)
    expect(body).toMatch(/^(🚀){130,}\r\n\r\n\[/u)
  })

  it('closes a cut body politely and between two characters', () => {
    const { body } = takeMailtoApart(mailtoHref({ to: OWNER, subject: 's', body: 'wort '.repeat(1_000) }))

    expect(CUT_MARKER).toBe('\n\n[Hier war der Platz zu Ende. Bitte ergänzen Sie den Rest.]')
    expect(body.endsWith(' wort\r\n\r\n[Hier war der Platz zu Ende. Bitte ergänzen Sie den Rest.]')).toBe(true)
  })

  it.each(HOSTILE_TEXTS)('survives %s in every place', (_, text) => {
    const mail = { to: OWNER, subject: text, body: text }
    const href = mailtoHref(mail)
    const parts = takeMailtoApart(href)

    expect(href).toMatch(/^mailto:post@example\.org\?subject=[\w%.!~*'()-]*&body=[\w%.!~*'()-]*$/)
    expect(href.length).toBeLessThanOrEqual(1_900)
    expect(parts).toMatchObject({ protocol: 'mailto:', host: '', hash: '', recipients: [OWNER], headers: ['subject', 'body'] })
  })
})

describe('singleLine', () => {
  it('makes one line of anything', () => {
    expect(singleLine('  a\r\n\r\nb\tc\u2028d ')).toBe('a b c d')
    expect(singleLine('a\ud83d')).toBe('a\ufffd')
    expect(singleLine('🚀')).toBe('🚀')
    for (const [, text] of HOSTILE_TEXTS) expect(singleLine(text)).toBe(asOneLine(text))
  })
})

describe('mailAsPlainText', () => {
  it('is the whole mail, with plain line breaks and never cut', () => {
    const text = mailAsPlainText({ to: OWNER, subject: 'Betreff\nzwei', body: `a\r\nb${'x'.repeat(10_000)}\rc` })

    expect(text).toBe(`An: post@example.org\nBetreff: Betreff zwei\n\na\nb${'x'.repeat(10_000)}\nc`)
  })
})
