import { describe, expect, it } from 'vitest'
import { freeAnalysisMail, newsletterMail, websiteInquiryMail } from '../../../../machines/mail/mail-texts.ts'
import { mailtoHref } from '../../../../machines/mail/mail.ts'
import { asOneLine, HOSTILE_TEXTS, takeMailtoApart } from './hostile.ts'

const OWNER = 'post@example.org'
const DETAILS = { name: 'Ada Muster', email: 'ada@muster.de', website: 'https://muster.de' }
const NOTHING = { name: '', email: ' ', website: '' }

describe('the three mails', () => {
  it('asks for a website with all fields in a fixed order', () => {
    expect(websiteInquiryMail(OWNER, { ...DETAILS, packageId: 'experience' })).toEqual({
      to: OWNER,
      subject: 'Anfrage: KI-Website',
      body: [
        'Guten Tag,',
        '',
        'ich interessiere mich für eine KI-Website und freue mich auf Ihre Antwort.',
        '',
        'Name: Ada Muster',
        'E-Mail: ada@muster.de',
        'Website: https://muster.de',
        'Paket: Experience (4.997\u00a0€, 5\u00a0Tage)',
        '',
        'Viele Grüße',
        'Ada Muster',
      ].join('\n'),
    })
  })

  it('asks for the free analysis of 30 minutes', () => {
    expect(freeAnalysisMail(OWNER, DETAILS)).toEqual({
      to: OWNER,
      subject: 'Kostenlose Website-Analyse',
      body: [
        'Guten Tag,',
        '',
        'ich möchte die kostenlose Analyse meiner Website (30\u00a0Minuten) anfragen.',
        '',
        'Name: Ada Muster',
        'E-Mail: ada@muster.de',
        'Website: https://muster.de',
        '',
        'Viele Grüße',
        'Ada Muster',
      ].join('\n'),
    })
  })

  it('asks to be added to the list of the newsletter', () => {
    expect(newsletterMail(OWNER, ' ada@muster.de ')).toEqual({
      to: OWNER,
      subject: 'Newsletter-Anmeldung',
      body: [
        'Guten Tag,',
        '',
        'bitte nehmen Sie mich in Ihren Newsletter auf.',
        '',
        'Meine E-Mail-Adresse: ada@muster.de',
        '',
        'Viele Grüße',
      ].join('\n'),
    })
  })

  it('says so where nothing was given, and signs without a name', () => {
    const { body } = websiteInquiryMail(OWNER, { ...NOTHING, packageId: 'express' })

    expect(body).toContain('\nName: keine Angabe\nE-Mail: keine Angabe\nWebsite: keine Angabe\nPaket: Express')
    expect(body.endsWith('\n\nViele Grüße')).toBe(true)
  })

  it.each(HOSTILE_TEXTS)('gives %s no line of its own', (_, text) => {
    const mails = [
      websiteInquiryMail(OWNER, { name: text, email: text, website: text, packageId: 'ecosystem' }),
      freeAnalysisMail(OWNER, { name: text, email: text, website: text }),
      newsletterMail(OWNER, text),
    ]
    const innocent = [
      websiteInquiryMail(OWNER, { ...DETAILS, packageId: 'ecosystem' }),
      freeAnalysisMail(OWNER, DETAILS),
      newsletterMail(OWNER, DETAILS.email),
    ]

    mails.forEach((mail, index) => {
      expect(mail.body.split('\n')).toHaveLength(innocent[index]?.body.split('\n').length ?? 0)
      expect(mail.body).toContain(`: ${asOneLine(text)}`)
      expect(takeMailtoApart(mailtoHref(mail))).toMatchObject({ recipients: [OWNER], headers: ['subject', 'body'], subject: mail.subject })
    })
  })
})
