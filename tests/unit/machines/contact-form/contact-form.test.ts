import { expect, it } from 'vitest'
import type { ContactField } from '#machines/contact-form/contact-form.machine.ts'
import { contactFormMachine } from '#machines/contact-form/contact-form.machine.ts'
import { contactFormView } from '#machines/contact-form/contact-form.view.ts'
import { takeMailtoApart } from '../common/hostile.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

/** Of the owner in tests/fixture. */
const OWNER = 'post@werkhof-web.test'
const AUDIT = 'Kostenloses Audit (40\u00a0Minuten)'
const CUT_NOTE = 'Ihre Angaben sind zu lang für einen E-Mail-Link. Bitte kopieren Sie den Text, er ist vollständig.'

/** The tests use packages of their own, because the names in the email would otherwise depend on the content. */
const PACKAGES = [
  { id: 'express', label: 'Express (2.997\u00a0€, 3\u00a0Tage)' },
  { id: 'experience', label: 'Experience (4.997\u00a0€, 5\u00a0Tage)' },
  { id: 'ecosystem', label: 'Ecosystem (7.997\u00a0€, 7\u00a0Tage)' },
] as const

function startForm() {
  const input = { ...textInputs['contact-form'], packages: PACKAGES }
  const run = startMachine(contactFormMachine, contactFormView, input)
  const change = (field: ContactField, value: string) => run.send({ type: 'field.changed', field, value })
  return { ...run, change }
}

it('says at a field that was left, or when sending is refused, what a reply needs: spaces are no name, and an address has something before and after its at sign', () => {
  const { change, send, view } = startForm()
  const faults = () => Object.values(view().fields).map(({ field, input }) => `${field.fault.children} ${input['aria-invalid']}`)
  const [noName, noAddress, fine] = ['Wie heißen Sie? true', 'Bitte ganz, etwa name@firma.example true', ' false']
  change('name', '   ')
  change('email', 'ada@')
  expect(view()).toMatchObject({ given: [false, false, true], missing: ['name', 'email'] })
  expect(faults()).toEqual([fine, fine, fine])
  send({ type: 'field.left', field: 'email' })
  expect(faults()).toEqual([fine, noAddress, fine])
  send({ type: 'send.refused' })
  expect(faults()).toEqual([noName, noAddress, fine])
  change('name', 'Ada')
  change('email', 'a@b')
  expect(view()).toMatchObject({ given: [true, true, true], missing: [] })
  expect(faults()).toEqual([fine, fine, fine])
  change('topic', 'audit')
  expect(view()).toMatchObject({ given: [true, true, false], missing: ['website'] })
  expect(faults()).toEqual([fine, fine, 'Welche sollen wir ansehen? true'])
  change('website', ' ')
  expect(view().missing).toEqual(['website'])
  change('website', 'ada.example')
  expect(view().missing).toEqual([])
})

it('puts the typed values into its mail link, in the order of the form', () => {
  const { change, view } = startForm()

  expect(view()).toMatchObject({ values: { name: '', email: '', website: '' }, notes: [] })
  change('website', 'https://muster.de')
  change('package', 'ecosystem')
  change('email', 'ada@muster.de')
  change('name', 'Ada Muster')
  expect(takeMailtoApart(view().href)).toMatchObject({
    recipients: [OWNER],
    headers: ['subject', 'body'],
    subject: 'Anfrage: KI-Website',
    body: [
      'Guten Tag,',
      '',
      'ich interessiere mich für eine KI-Website und freue mich auf Ihre Antwort.',
      '',
      'Name: Ada Muster',
      'E-Mail: ada@muster.de',
      'Website: https://muster.de',
      'Paket: Ecosystem (7.997\u00a0€, 7\u00a0Tage)',
      '',
      'Viele Grüße',
      'Ada Muster',
    ].join('\r\n'),
  })
})

it('requests the audit once it is chosen, and ignores what cannot be chosen', () => {
  const { change, view } = startForm()

  change('website', 'muster.de')
  change('topic', 'audit')
  expect(view().values).toMatchObject({ topic: 'audit', package: 'express' })
  const { subject, body, recipients } = takeMailtoApart(view().href)
  expect([subject, recipients]).toEqual([AUDIT, [OWNER]])
  expect(body).toContain('\r\nWebsite: muster.de\r\n')
  expect(body).not.toContain('Paket')
  expect(view().copyText.startsWith(`An: post@werkhof-web.test\nBetreff: ${AUDIT}\n\nGuten Tag,\n\n`)).toBe(true)
  change('topic', 'no-such-topic')
  change('package', 'toString')
  expect(view().values).toMatchObject({ topic: 'audit', package: 'express' })
})

it('reports a truncated link, and copies everything', () => {
  const { change, view } = startForm()

  change('name', 'Ada')
  change('email', 'ada@muster.de')
  change('website', 'x'.repeat(10_000))
  expect(view()).toMatchObject({ notes: [CUT_NOTE] })
  expect(view().href.length).toBeLessThanOrEqual(1_900)
  expect(view().copyText).toContain(`Website: ${'x'.repeat(10_000)}\n`)
})

it('puts the chosen start below its package, marked as non-binding', () => {
  const { change, send, view } = startForm()

  expect(view().copyText).not.toContain('Wunschtermin')
  send({ type: 'starts.told', starts: { experience: 'Beginn Mo 30.11.2026, online Mo 7.12.2026' } })
  expect(view().copyText).not.toContain('Wunschtermin')
  change('package', 'experience')
  const line = 'Wunschtermin (unverbindlich): Beginn Mo 30.11.2026, online Mo 7.12.2026'
  expect(view().copyText).toContain(`\nPaket: Experience (4.997\u00a0€, 5\u00a0Tage)\n${line}\n`)
  expect(takeMailtoApart(view().href).body).toContain(`\r\n${line}\r\n`)
  change('topic', 'audit')
  expect(view().copyText).not.toContain('Wunschtermin')
  change('topic', 'package')
  expect(view().copyText).toContain(line)
  send({ type: 'starts.told', starts: {} })
  expect(view().copyText).not.toContain('Wunschtermin')
})

it('names no package in the mail if the one of the snapshot is no longer offered', () => {
  const { actor } = startForm()
  const { context, value } = actor.getSnapshot()
  const before = contactFormMachine.resolveState({ value, context: { ...context, values: { ...context.values, package: 'gold' } } })

  expect(contactFormView(before).copyText).toContain('\nPaket: keine Angabe\n')
})
