import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newsletterMachine } from '../../../../machines/newsletter/newsletter.machine.ts'
import { newsletterView } from '../../../../machines/newsletter/newsletter.view.ts'
import { asOneLine, HOSTILE_TEXTS, takeMailtoApart } from '../../../unit/machines/mail/hostile.ts'
import { startMachine } from '../../../unit/machines/support.ts'
import { mailsTo, textInputs } from '../../../unit/machines/texts.ts'

const OWNER = 'post@example.org'

const addresses = fc.oneof(
  fc.emailAddress(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '@', 'ada', ' ada@muster.de ', ...HOSTILE_TEXTS.map(([, text]) => text)),
)
const events = fc.oneof(
  addresses.map((value) => ({ type: 'address.typed', value }) as const),
  fc.constant({ type: 'submitted' } as const),
)

describe('the newsletter box', () => {
  it('hands over exactly the valid addresses, to the owner only, in any order of typing and submitting', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (script) => {
        const { actor, send, view } = startMachine(newsletterMachine, newsletterView, mailsTo(OWNER, textInputs.newsletter))
        let href = ''
        let rejections = 0
        actor.on('hand-over', () => {
          href = view().href
        })
        let address = ''
        for (const event of script) {
          const before = view()
          send(event)
          if (event.type === 'address.typed') address = event.value
          const passes = address.trim().includes('@')
          if (event.type === 'submitted' && !passes) rejections += 1

          expect(view().address).toBe(address)
          expect(view().alertKey).toBe(rejections)
          expect(view().alert !== '').toBe(view().state === 'invalid')
          expect(view().copyText !== '').toBe(view().state === 'handed-over')
          if (event.type === 'submitted') {
            expect(view().state).toBe(passes ? 'handed-over' : 'invalid')
          } else {
            expect(view().state).toBe(before.state === 'invalid' && !passes ? 'invalid' : 'idle')
          }
          if (view().state === 'handed-over') {
            expect(takeMailtoApart(href)).toMatchObject({
              recipients: [OWNER],
              headers: ['subject', 'body'],
              subject: 'Newsletter-Anmeldung',
            })
            expect(view().copyText).toContain(asOneLine(address))
          }
        }
      }),
    )
  })
})
