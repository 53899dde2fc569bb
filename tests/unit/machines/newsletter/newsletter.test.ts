import { describe, expect, it } from 'vitest'
import { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts'
import { newsletterParts, newsletterView } from '#machines/newsletter/newsletter.view.ts'
import { takeMailtoApart } from '../common/hostile.ts'
import { startMachine } from '../support.ts'
import { mailsTo, textInputs } from '../texts.ts'

const OWNER = 'post@example.org'
const ALERT = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'

function startNewsletter() {
  const run = startMachine(newsletterMachine, newsletterView, mailsTo(OWNER, textInputs.newsletter))
  const type = (value: string) => run.send({ type: 'address.typed', value })
  const submit = () => run.send({ type: 'submitted' })
  return { ...run, type, submit }
}

describe('newsletter', () => {
  it.each([
    ['nothing', ''],
    ['a name without an at sign', 'ada.muster.de'],
    ['an at sign of another script', 'ada＠muster.de'],
  ])('rejects %s, keeps the text and requests focus', (_, address) => {
    const { orders, submit, type, view } = startNewsletter()

    type(address)
    submit()
    expect(view()).toMatchObject({ state: 'invalid', address, alert: ALERT, alertKey: 1, status: '', copyText: '' })
    expect(orders).toEqual([{ type: 'address.rejected' }])
  })

  it.each([['@'], ['käthe@müller.de']])('accepts %s: it is not empty and has an at sign', (address) => {
    const { orders, submit, type, view } = startNewsletter()

    type(address)
    submit()
    expect(view().state).toBe('handed-over')
    expect(orders).toHaveLength(1)
  })

  it('opens a mail to the owner that contains the address, and offers it as text to copy', () => {
    const { orders, submit, type, view } = startNewsletter()

    type('  ada@muster.de ')
    expect(view().copyText).toBe('')
    submit()
    expect(orders).toEqual([{ type: 'hand-over' }])
    expect(takeMailtoApart(view().href)).toMatchObject({
      recipients: [OWNER],
      headers: ['subject', 'body'],
      subject: 'Newsletter-Anmeldung',
    })
    expect(view()).toMatchObject({
      state: 'handed-over',
      address: '  ada@muster.de ',
      alert: '',
      alertKey: 0,
      status:
        'Ihr E-Mail-Programm öffnet sich mit der fertigen Anmeldung. Öffnet sich nichts, kopieren Sie den Text und senden Sie ihn selbst.',
      copyText:
        'An: post@example.org\nBetreff: Newsletter-Anmeldung\n\nGuten Tag,\n\nbitte nehmen Sie mich in Ihren Newsletter auf.\n\nMeine E-Mail-Adresse: ada@muster.de\n\nViele Grüße',
    })
  })

  it('gives each rejection a new alert, keeps it while the address is invalid, and removes it once it is valid', () => {
    const { submit, type, view } = startNewsletter()

    submit()
    submit()
    type('ada')
    expect(view()).toMatchObject({ state: 'invalid', address: 'ada', alert: ALERT, alertKey: 2 })
    type('ada@')
    expect(view()).toMatchObject({ state: 'idle', address: 'ada@', alert: '' })
  })

  it('is idle again when the address changes after the hand-over', () => {
    const { submit, type, view } = startNewsletter()

    type('ada@muster.de')
    submit()
    type('ada@muster.dev')
    expect(view()).toMatchObject({ state: 'idle', status: '', copyText: '' })
  })
})

describe('the parts of the newsletter', () => {
  it('belong together by ids that begin with the prefix of the box', () => {
    expect(newsletterParts('b-', startNewsletter().view())).toMatchObject({
      heading: { id: 'b-heading' },
      label: { htmlFor: 'b-field' },
      field: { id: 'b-field', 'aria-invalid': false, 'aria-describedby': 'b-note' },
      note: { id: 'b-note' },
    })
  })

  it('describe the field by the alert before the note, as long as the address is rejected', () => {
    const { submit, type, view } = startNewsletter()

    submit()
    const { alert, field } = newsletterParts('b-', view())
    expect(alert).toEqual({ id: 'b-alert', role: 'alert' })
    expect(field).toMatchObject({ 'aria-invalid': true, 'aria-describedby': 'b-alert b-note' })
    type('a@b')
    expect(newsletterParts('b-', view()).field).toMatchObject({ 'aria-invalid': false, 'aria-describedby': 'b-note' })
  })
})
