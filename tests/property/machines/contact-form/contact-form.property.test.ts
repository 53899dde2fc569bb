import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactFormMachine } from '../../../../machines/contact-form/contact-form.machine.ts'
import { contactFormView } from '../../../../machines/contact-form/contact-form.view.ts'
import { packages as offered } from '../../../../src/content/home/packages.ts'
import { asOneLine, HOSTILE_TEXTS, takeMailtoApart } from '../../../unit/machines/mail/hostile.ts'
import { startMachine } from '../../../unit/machines/support.ts'
import { mailsTo, textInputs } from '../../../unit/machines/texts.ts'

const OWNER = 'post@example.org'

const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE_TEXTS.map(([, text]) => text)))
const packages = fc.constantFrom('express' as const, 'experience' as const, 'ecosystem' as const)
const events = fc.oneof(
  fc.record({
    type: fc.constant('field.changed' as const),
    field: fc.constantFrom('name' as const, 'email' as const, 'website' as const),
    value: texts,
  }),
  packages.map((value) => ({ type: 'field.changed', field: 'package', value }) as const),
  packages.map((name) => ({ type: 'package.preselected', package: name }) as const),
)

describe('the contact form', () => {
  it('puts the last typed value of every field into its mail, with the owner as only recipient', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (script) => {
        const { send, view } = startMachine(contactFormMachine, contactFormView, mailsTo(OWNER, textInputs['contact-form']))
        const last = { name: '', email: '', website: '', package: 'express' }
        for (const event of script) {
          send(event)
          if (event.type === 'field.changed') last[event.field] = event.value
          else last.package = event.package
        }

        expect(view()).toMatchObject(last)
        const given = (text: string) => asOneLine(text) || 'keine Angabe'
        const lines = [
          `Name: ${given(last.name)}`,
          `E-Mail: ${given(last.email)}`,
          `Website: ${given(last.website)}`,
          `Paket: ${offered.find(({ id }) => id === view().package)?.label}`,
        ]
        expect(view().copyText).toContain(`\n${lines.join('\n')}\n`)
        const { recipients, headers, body } = takeMailtoApart(view().href)
        expect({ recipients, headers }).toEqual({ recipients: [OWNER], headers: ['subject', 'body'] })
        if (!view().cut) expect(body).toContain(`\r\n${lines.join('\r\n')}\r\n`)
      }),
    )
  })
})
