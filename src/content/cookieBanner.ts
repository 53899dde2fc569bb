import type { OptionalCategory } from '#machines/cookie-banner/consent.ts'

/** A category as explained in the settings: its name, what it would do, and which services use it today. */
type CategoryText = { readonly label: string; readonly text: string }

const categories: Record<'necessary' | OptionalCategory, CategoryText> = {
  necessary: {
    label: 'Notwendig',
    text: 'Immer aktiv. Merkt sich Ihre Auswahl und ob Animationen angehalten sind.',
  },
  analytics: {
    label: 'Statistik',
    text: 'Würde zählen, welche Seiten gelesen werden. Derzeit kein Dienst.',
  },
  marketing: {
    label: 'Marketing',
    text: 'Würde messen, ob eine Anzeige zu einer Anfrage führt. Derzeit kein Dienst.',
  },
  functional: {
    label: 'Komfort',
    text: 'Würde Inhalte anderer Anbieter zeigen, etwa Videos. Derzeit kein Dienst.',
  },
}

/**
 * The cookie banner. Nothing on this site needs consent today, and the text says so. If that changes, visitors must be asked again and
 * told the name of each service that needs consent.
 */
export const cookieBanner = {
  summary: {
    heading: 'Keine Cookies. Trotzdem eine Frage.',
    text: 'Auf Dauer gespeichert wird nur Ihre Auswahl.',
    settings: 'Auswahl einstellen',
  },
  settings: {
    heading: 'Was dürfen wir später einschalten?',
    text: 'Hinter keiner der freiwilligen Kategorien steht ein Dienst. Ihre Auswahl bewirkt heute nur, dass wir nicht noch einmal fragen. Bevor einer startet, nennen wir ihn hier und fragen neu. Ändern können Sie sie jederzeit im Fuß jeder Seite.',
    save: 'Auswahl speichern',
    back: 'Zurück',
  },
  /** The buttons `acceptAll` and `onlyNecessary` have the same size and colour, and both are visible without scrolling. */
  acceptAll: 'Alle akzeptieren',
  onlyNecessary: 'Nur notwendige',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  categories,
  texts: {
    askAgain: 'Ihre frühere Auswahl gilt nicht mehr. Bitte wählen Sie noch einmal.',
    notices: {
      'all-accepted': 'Ihre Auswahl ist gespeichert. Es läuft trotzdem kein Dienst; vor dem ersten fragen wir neu.',
      'only-necessary': 'Ihre Auswahl ist gespeichert. Es bleibt beim Notwendigen.',
      'selection-saved': 'Ihre Auswahl ist gespeichert.',
      'not-stored': 'Ihre Auswahl gilt nur auf dieser Seite. Ihr Browser konnte sie nicht speichern.',
      'other-tab': 'Ihre letzte Auswahl gilt jetzt auch hier.',
    },
    gpc: 'Ihr Browser sendet das Signal „Global Privacy Control“. Deshalb bleibt alles aus, bis Sie selbst etwas einschalten.',
  },
} as const
