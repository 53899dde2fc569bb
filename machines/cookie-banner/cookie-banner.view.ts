import type { SnapshotFrom } from 'xstate'
import type { cookieBannerMachine } from './cookie-banner.machine.ts'

/** What the banner and its settings show. `announcement` belongs in a `role="status"` that outlives the banner. */
export function cookieBannerView(snapshot: SnapshotFrom<typeof cookieBannerMachine>) {
  const { texts, consent, draft, isInvalidStored, gpcSeen, notice } = snapshot.context
  return {
    state: snapshot.value === 'unread' ? 'hidden' : snapshot.value,
    /** The current positions of the switches. */
    analytics: draft.analytics,
    marketing: draft.marketing,
    functional: draft.functional,
    /** The choice in effect. */
    consent,
    askAgainText: isInvalidStored ? texts.askAgain : '',
    gpcSeen,
    gpcText: gpcSeen ? texts.gpc : '',
    announcement: notice === 'none' ? '' : texts.notices[notice],
  }
}
