import type { SnapshotFrom } from 'xstate'
import type { AskAgainReason } from './consent.ts'
import type { ConsentNotice, cookieBannerMachine } from './cookie-banner.machine.ts'

const ASK_AGAIN_TEXTS: Readonly<Record<AskAgainReason, string>> = {
  absent: '',
  damaged: 'Ihre gespeicherte Auswahl ist nicht lesbar. Bitte wählen Sie noch einmal.',
  outdated: 'Die Zwecke haben sich seit Ihrer Auswahl geändert. Bitte wählen Sie noch einmal.',
  expired: 'Ihre Auswahl ist älter als 12\u00a0Monate. Bitte wählen Sie noch einmal.',
  future: 'Ihre gespeicherte Auswahl trägt ein Datum in der Zukunft. Bitte wählen Sie noch einmal.',
}

const NOTICE_TEXTS: Readonly<Record<ConsentNotice, string>> = {
  none: '',
  'all-accepted': 'Ihre Auswahl ist gespeichert. Alle Zwecke sind erlaubt.',
  'only-necessary': 'Ihre Auswahl ist gespeichert. Nur Notwendiges ist erlaubt.',
  'selection-saved': 'Ihre Auswahl ist gespeichert.',
  'not-stored': 'Ihre Auswahl gilt für diesen Besuch. Ihr Browser konnte sie nicht speichern.',
  'other-tab': 'Ihre Auswahl aus einem anderen Tab gilt jetzt auch hier.',
}

const GPC_TEXT = 'Ihr Browser sendet das Signal „Global Privacy Control“. Deshalb bleibt alles aus, bis Sie selbst etwas erlauben.'

/**
 * What the banner and its settings show. `announcement` belongs into a `role="status"` that
 * outlives the banner.
 */
export function cookieBannerView(snapshot: SnapshotFrom<typeof cookieBannerMachine>) {
  const { consent, draft, askAgainReason, gpcSeen, notice } = snapshot.context
  return {
    state: snapshot.value,
    /** The switches as they stand. */
    analytics: draft.analytics,
    marketing: draft.marketing,
    functional: draft.functional,
    /** The choice in force. */
    consent,
    askAgainReason,
    askAgainText: askAgainReason === null ? '' : ASK_AGAIN_TEXTS[askAgainReason],
    gpcSeen,
    gpcText: gpcSeen ? GPC_TEXT : '',
    announcement: NOTICE_TEXTS[notice],
  }
}
