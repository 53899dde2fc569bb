import { owner } from '#content/facts/owner.ts'
import { isThere } from '../isThere.ts'

/** Link to the contact form or, on a site without one, to the owner's mailbox. `choice` chooses something in the form. */
const linkTo = (choice = '') => (isThere('#kontakt') ? `#kontakt${choice}` : `mailto:${owner.email}`)

export const contactLink = linkTo()
/** Links that also choose something, in the address, so that they can be opened in another tab. */
export const auditLink = linkTo('&thema=audit')
export const packageLink = (packageId: string): string => linkTo(`&paket=${packageId}`)
