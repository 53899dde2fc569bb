import type { SnapshotFrom } from 'xstate'
import { composeMail, fillMail } from '../common/mail.ts'
import type { newsletterMachine } from './newsletter.machine.ts'

/**
 * What the newsletter box shows.
 *
 * `href` is the `mailto:` link with the current address, for the listener that handles `hand-over`. `alert` is the text of the
 * `role="alert"`, with `alertKey` as its React key. The key changes with every rejection, so that the same words are announced again.
 * `copyText` is empty until the hand-over.
 */
export function newsletterView(snapshot: SnapshotFrom<typeof newsletterMachine>) {
  const { texts, address, rejections } = snapshot.context
  const handedOver = snapshot.matches('handed-over')
  const mail = composeMail(fillMail(texts.mail, { address }))
  return {
    state: snapshot.value,
    address,
    href: mail.href,
    alert: snapshot.matches('invalid') ? texts.alert : '',
    alertKey: rejections,
    status: handedOver ? texts.handedOver : '',
    copyText: handedOver ? mail.copyText : '',
  }
}

/**
 * What the parts of the newsletter box are.
 *
 * @param id Prefix of their ids, because a page may have several boxes.
 */
export function newsletterParts(id: string, { alert }: Pick<ReturnType<typeof newsletterView>, 'alert'>) {
  const ids = { heading: `${id}heading`, field: `${id}field`, alert: `${id}alert`, note: `${id}note` }
  const isInvalid = alert !== ''
  return {
    heading: { id: ids.heading },
    label: { htmlFor: ids.field },
    field: {
      id: ids.field,
      'aria-invalid': isInvalid,
      'aria-describedby': isInvalid ? `${ids.alert} ${ids.note}` : ids.note,
    },
    alert: { id: ids.alert, role: 'alert' },
    note: { id: ids.note },
  } as const
}
