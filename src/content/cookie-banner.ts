import type { AskAgainReason, OptionalCategory } from '../../machines/cookie-banner/consent.ts'
import type { ConsentNotice } from '../../machines/cookie-banner/cookie-banner.machine.ts'

/** A purpose as the settings explain it: what it would mean, and what is behind it today. */
type CategoryText = { readonly title: string; readonly meaning: string; readonly services: string }

const noService = 'Derzeit kein Dienst.'

const categories: Record<'necessary' | OptionalCategory, CategoryText> = {
  necessary: {
    title: 'Notwendig',
    meaning: 'Merkt sich Ihre Auswahl auf diesem Gerät, sonst nichts. Immer aktiv.',
    services: 'Kein Dienst, nur ein Eintrag in Ihrem Browser.',
  },
  analytics: {
    title: 'Statistik',
    meaning: 'Würde zählen, welche Seiten gelesen werden, damit sie besser werden.',
    services: noService,
  },
  marketing: {
    title: 'Marketing',
    meaning: 'Würde messen, ob eine Anzeige zu einer Anfrage geführt hat.',
    services: noService,
  },
  functional: {
    title: 'Komfort',
    meaning: 'Würde Inhalte anderer Anbieter zeigen, etwa Videos oder einen Kalender.',
    services: noService,
  },
}

/** Why the banner is here again. Empty where it is here for the first time. */
const askAgain: Record<AskAgainReason, string> = {
  absent: '',
  damaged: 'Ihre gespeicherte Auswahl war nicht mehr lesbar. Deshalb die Frage noch einmal.',
  outdated: 'Die Zwecke haben sich geändert. Ihre frühere Auswahl gilt dafür nicht mehr, deshalb die Frage noch einmal.',
  expired: 'Ihre letzte Auswahl ist über ein Jahr alt. Deshalb die Frage noch einmal.',
  future: 'Das Datum Ihrer letzten Auswahl liegt in der Zukunft, ihr Alter ist also unklar. Deshalb die Frage noch einmal.',
}

/** Said once after something has happened (role=status). */
const notices: Record<ConsentNotice, string> = {
  none: '',
  'all-accepted': 'Gespeichert: Sie haben allen Kategorien zugestimmt.',
  'only-necessary': 'Gespeichert: nur Notwendiges.',
  'selection-saved': 'Ihre Auswahl ist gespeichert.',
  'not-stored': 'Ihr Browser erlaubt kein Speichern. Ihre Auswahl gilt, bis Sie diese Seite schließen oder neu laden.',
  'other-tab': 'Sie haben Ihre Auswahl in einem anderen Tab getroffen. Sie gilt auch hier.',
}

/**
 * The cookie banner. It says what is true: nothing here needs consent today, and before anything ever does, the
 * visitor is asked anew with its name. Source: docs/FACTS.md, section 4.
 */
export const cookieBanner = {
  label: 'Cookie-Auswahl',
  summary: {
    heading: 'Cookies: Sie stellen ein.',
    text: 'Diese Website setzt derzeit keine Cookies und lädt nichts von fremden Servern. Gespeichert wird nur Ihre Antwort auf diese Frage. Bevor hier je ein Dienst für Statistik, Marketing oder Komfort startet, wird er beim Namen genannt und neu gefragt.',
    settings: 'Auswahl einstellen',
  },
  settings: {
    heading: 'Was darf mitlaufen?',
    text: 'Hinter keiner der freiwilligen Kategorien steht heute ein Dienst. Ihre Auswahl ändern Sie jederzeit im Fuß jeder Seite.',
    alwaysOn: 'Immer aktiv',
    on: 'Erlaubt',
    off: 'Nicht erlaubt',
    save: 'Auswahl speichern',
    back: 'Zurück',
    /** `{date}` is the day of the stored choice. */
    stored: 'Ihre gespeicherte Auswahl vom {date}.',
  },
  /** Both stand on the first view, equal in size and colour. */
  acceptAll: 'Alle akzeptieren',
  onlyNecessary: 'Nur notwendige',
  privacy: { label: 'Datenschutz', href: '/datenschutz.html#speicher' },
  imprint: { label: 'Impressum', href: '/impressum.html' },
  /** Shown when the browser sends Global Privacy Control. */
  gpc: 'Ihr Browser sendet das Signal „Global Privacy Control“. Es wird beachtet: Nichts Freiwilliges ist erlaubt, solange Sie es hier nicht selbst einschalten.',
  categories,
  askAgain,
  notices,
} as const
