import type { SnapshotFrom } from 'xstate'
import { composeMail, fillMail } from '../common/mail.ts'
import type { newsletterMachine } from './newsletter.machine.ts'

/** Ids of what describes the field. */
export const ALERT_ID = 'newsletter-alert'
export const NOTE_ID = 'newsletter-note'

/**
 * What the newsletter box shows.
 *
 * `href` is the `mailto:` link with the current address, for the listener that handles `hand-over`. `alert` is the text of the
 * `role="alert"`, with `alertKey` as its React key. The key changes with every rejection, so that the same words are announced again.
 * `copyText` is empty until the hand-over. `field` has the attributes of the field.
 */
export function newsletterView(snapshot: SnapshotFrom<typeof newsletterMachine>) {
  const { texts, address, rejections } = snapshot.context
  const handedOver = snapshot.matches('handed-over')
  const isInvalid = snapshot.matches('invalid')
  const mail = composeMail(fillMail(texts.mail, { address }))
  return {
    state: snapshot.value,
    address,
    href: mail.href,
    field: { 'aria-invalid': isInvalid, 'aria-describedby': isInvalid ? `${ALERT_ID} ${NOTE_ID}` : NOTE_ID },
    alert: isInvalid ? texts.alert : '',
    alertKey: rejections,
    status: handedOver ? texts.handedOver : '',
    copyText: handedOver ? mail.copyText : '',
  }
}
