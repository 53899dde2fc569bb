import type { SnapshotFrom } from 'xstate'
import { mailAsPlainText } from '../mail/mail.ts'
import { newsletterMail } from '../mail/mail-texts.ts'
import type { newsletterMachine } from './newsletter.machine.ts'

/** Source: docs/FACTS.md, section 5. */
const ALERT = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'
const HANDED_OVER =
  'Ihr E-Mail-Programm öffnet sich mit der fertigen Anmeldung. Öffnet sich nichts, kopieren Sie den Text und senden Sie ihn selbst.'

/**
 * What the newsletter box shows.
 *
 * `alert` goes into the field's `role="alert"`, which takes `alertKey` as its key: it changes
 * with every rejection, so that the same words are announced again. `copyText` is empty until
 * the hand-over.
 */
export function newsletterView(snapshot: SnapshotFrom<typeof newsletterMachine>) {
  const { ownerEmail, address, rejections } = snapshot.context
  const handedOver = snapshot.matches('handed-over')
  return {
    state: snapshot.value,
    address,
    alert: snapshot.matches('invalid') ? ALERT : '',
    alertKey: rejections,
    status: handedOver ? HANDED_OVER : '',
    copyText: handedOver ? mailAsPlainText(newsletterMail(ownerEmail, address)) : '',
  }
}
