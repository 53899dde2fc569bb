import { expect, it } from 'vitest'
import { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts'
import { newsletterView } from '#machines/newsletter/newsletter.view.ts'
import { takeMailtoApart } from '../common/hostile.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

/** Of the owner in tests/fixture. */
const OWNER = 'post@werkhof-web.test'
const ALERT = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'

function startNewsletter() {
  const run = startMachine(newsletterMachine, newsletterView, textInputs.newsletter)
  const type = (value: string) => run.send({ type: 'address.typed', value })
  const submit = () => run.send({ type: 'submitted' })
  return { ...run, type, submit }
}

it.each(['', 'ada.muster.de', 'ada＠muster.de'])('rejects "%s", which has no at sign, keeps the text and requests focus', (address) => {
  const { after, orders, type } = startNewsletter()

  type(address)
  after({ type: 'submitted' }, { state: 'invalid', address, alert: ALERT, alertKey: 1, status: '', copyText: '' })
  expect(orders).toEqual([{ type: 'address.rejected' }])
})

it.each(['@', 'käthe@müller.de'])('accepts %s, which has one', (address) => {
  const { after, type } = startNewsletter()

  type(address)
  after({ type: 'submitted' }, { state: 'handed-over' })
})

it('opens a mail to the owner that contains the address, and offers it as text to copy until the address changes', () => {
  const { orders, submit, type, view } = startNewsletter()

  type('  ada@muster.de ')
  expect(view().copyText).toBe('')
  submit()
  expect(orders).toEqual([{ type: 'hand-over' }])
  const { recipients, subject } = takeMailtoApart(view().href)
  expect([recipients, subject]).toEqual([[OWNER], 'Newsletter-Anmeldung'])
  expect(view().status).toBe(
    'Ihr E-Mail-Programm öffnet sich mit der fertigen Anmeldung. Öffnet sich nichts, kopieren Sie den Text und senden Sie ihn selbst.',
  )
  const request = 'bitte nehmen Sie mich in Ihren Newsletter auf.\n\nMeine E-Mail-Adresse: ada@muster.de\n\nViele Grüße'
  expect(view().copyText).toBe(`An: post@werkhof-web.test\nBetreff: Newsletter-Anmeldung\n\nGuten Tag,\n\n${request}`)
  type('ada@muster.dev')
  expect(view()).toMatchObject({ state: 'idle', status: '', copyText: '' })
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

it('the field of the newsletter is described by its note, and by the alert if there is one', () => {
  const { submit, view } = startNewsletter()

  expect(view().field).toEqual({ 'aria-invalid': false, 'aria-describedby': 'newsletter-note' })
  submit()
  expect(view().field).toEqual({ 'aria-invalid': true, 'aria-describedby': 'newsletter-alert newsletter-note' })
})
