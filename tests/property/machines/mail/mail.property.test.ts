import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeMail, fillMail } from '../../../../machines/mail/mail.ts'
import { asOneLine, CUT_MARKER, HOSTILE_TEXTS, takeMailtoApart, WORDS } from '../../../unit/machines/mail/hostile.ts'

const OWNER = 'post@example.org'
const TEMPLATE = { words: WORDS, to: OWNER, subject: 'Order', body: 'Name: {name}\nMail: {email}\nSite: {website}\n\nYours\n{name?}' }

/** Any text, short or long, including unpaired surrogates and the hostile list. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('\r', '\n', '\r\n', '%', '&', '=', '?', '#', 'Bcc:', ',', '@', ' ', '🚀', '\ud83d'), { maxLength: 600 })
    .map((parts) => parts.join('')),
  fc.constantFrom(...HOSTILE_TEXTS.map(([, text]) => text)),
)

const details = fc.record({ name: texts, email: texts, website: texts })

const mails = fc.oneof(
  details.map((given) => fillMail(TEMPLATE, given)),
  fc.record({ words: fc.constant(WORDS), to: fc.constant(OWNER), subject: texts, body: texts }),
)

/** A body with uniform line breaks and nothing that a mail cannot contain. */
function carried(body: string): string {
  return Buffer.from(body)
    .toString()
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Control}/gu, '')
}

describe('a mail link', () => {
  it('has one recipient and only a subject and a body, whatever was typed', () => {
    fc.assert(
      fc.property(mails, (mail) => {
        const { href } = composeMail(mail)
        const { protocol, host, hash, recipients, headers, subject } = takeMailtoApart(href)

        expect({ protocol, host, hash, recipients, headers }).toEqual({
          protocol: 'mailto:',
          host: '',
          hash: '',
          recipients: [OWNER],
          headers: ['subject', 'body'],
        })
        expect(subject).not.toMatch(/\p{Control}|\u2028|\u2029/u)
        expect(href).not.toMatch(/[+\s<>"]/)
        expect(href.length).toBeLessThanOrEqual(1_900)
      }),
    )
  })

  it('contains the whole body, or as much of its beginning as fits and a marker', () => {
    fc.assert(
      fc.property(mails, (mail) => {
        const body = takeMailtoApart(composeMail(mail).href).body.replaceAll('\r\n', '\n')
        const whole = carried(mail.body)

        if (!composeMail(mail).cut) {
          expect(body).toBe(whole)
          return
        }
        const kept = body.slice(0, -CUT_MARKER.length)
        expect(body).toBe(kept + CUT_MARKER)
        expect(whole.startsWith(kept)).toBe(true)
        expect(encodeURIComponent(whole.replaceAll('\n', '\r\n')).length + composeMail({ ...mail, body: '' }).href.length).toBeGreaterThan(
          1_900,
        )
      }),
    )
  })

  it('uses the available length: one more character would not have fitted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 2_000, maxLength: 3_000 }), (body) => {
        const mail = { words: WORDS, to: OWNER, subject: 's', body }
        const kept = takeMailtoApart(composeMail(mail).href).body.slice(0, -CUT_MARKER.length - 2)
        const restAfterKept = body.slice(kept.length).match(/^\s*\S/)?.[0] ?? ''
        const longer = composeMail(mail).href.length + encodeURIComponent(restAfterKept).length

        expect(longer).toBeGreaterThan(1_900)
      }),
    )
  })

  it('contains all typed text in the text to copy', () => {
    fc.assert(
      fc.property(details, (given) => {
        const { copyText } = composeMail(fillMail(TEMPLATE, given))

        for (const value of Object.values(given)) expect(copyText).toContain(asOneLine(value))
      }),
    )
  })
})
