/** What visitors read when something does not work. Each message says what happened and what to do next. */
export const messages = {
  /** Beside a copy button. */
  copying: { copied: 'Kopiert.', failed: 'Kopieren ging nicht. Bitte markieren Sie den Text.' },
  /** A page's code failed to load. */
  pageFailed: {
    heading: 'Diese Seite ist nicht angekommen.',
    text: 'Meist ist die Verbindung kurz weg gewesen, oder die Website wurde gerade erneuert. Neu laden hilft fast immer.',
    reload: 'Neu laden',
    home: 'Zur Startseite',
  },
  /** A section of the start page failed to load; everything else works. */
  sectionFailed: 'Dieser Teil der Seite ist nicht angekommen. Der Rest funktioniert.',
  /** The text of an article failed to load. */
  articleFailed: 'Der Text ließ sich nicht laden.',
  /** Below either of the last two. */
  retry: 'Noch einmal versuchen',
  /** The site was redeployed while this page was open. */
  newVersion: {
    text: 'Diese Website wurde gerade erneuert.',
    reload: 'Neue Fassung laden',
  },
  /** The script has not loaded. */
  scriptMissing: 'Ein Teil dieser Seite ist noch unterwegs: Lesen, Menü, Fragen und Formular gehen schon. Sonst hilft neu laden.',
  offline: 'Sie sind offline. Was schon geladen ist, bleibt lesbar.',
  /** Dismisses such a message. */
  dismiss: 'Ausblenden',
  noScript: 'Ohne JavaScript stehen die Vorführungen still. Alle Texte, Preise und Wege zum Kontakt funktionieren trotzdem.',
} as const
