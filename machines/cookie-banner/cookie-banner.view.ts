import type { SnapshotFrom } from 'xstate'
import type { OptionalCategory } from './consent.ts'
import type { cookieBannerMachine } from './cookie-banner.machine.ts'

/** What the banner and its settings show. `announcement` belongs in a `role="status"` that outlives the banner. */
export function cookieBannerView(snapshot: SnapshotFrom<typeof cookieBannerMachine>) {
  const { texts, consent, draft, stored, gpcSeen, notice } = snapshot.context
  return {
    state: snapshot.value === 'unread' || snapshot.value === 'waiting' ? 'hidden' : snapshot.value,
    isWaiting: snapshot.value === 'waiting',
    /** The current positions of the switches. */
    analytics: draft.analytics,
    marketing: draft.marketing,
    functional: draft.functional,
    /** The choice in effect. */
    consent,
    askAgainText: consent === null && stored !== null ? texts.askAgain : '',
    gpcText: gpcSeen ? texts.gpc : '',
    /** Whether the announcement is that the choice could not be stored, which everybody must be told. */
    isUnstored: notice === 'not-stored',
    announcement: notice === 'none' ? '' : texts.notices[notice],
  }
}

/** What the switch of a category in the settings is, and the texts that name and describe it. Without `isOn` it cannot be switched off. */
export function categoryParts(category: 'necessary' | OptionalCategory, isOn?: boolean) {
  const id = `choice-${category}`
  return {
    label: { id },
    text: { id: `${id}-text` },
    switch: {
      role: 'switch',
      'aria-checked': isOn ?? true,
      'aria-labelledby': id,
      'aria-describedby': `${id}-text`,
      disabled: isOn === undefined,
    },
  } as const
}
