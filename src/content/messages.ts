/** What visitors read when something does not work. Each says what happened and what to do next. */
export const messages = {
  /** A page's code could not be fetched. */
  pageFailed: {
    heading: 'Diese Seite ist nicht angekommen.',
    text: 'Meist ist die Verbindung kurz weg gewesen, oder die Website wurde gerade erneuert. Neu laden hilft fast immer.',
    reload: 'Neu laden',
    home: 'Zur Startseite',
  },
  /** A part of a page could not be fetched; everything else works. */
  partFailed: {
    text: 'Dieser Teil der Seite ist nicht angekommen. Der Rest funktioniert.',
    retry: 'Noch einmal versuchen',
  },
  /** The site was published anew while this page was open. */
  newVersion: {
    text: 'Diese Website wurde gerade erneuert.',
    reload: 'Neue Fassung laden',
  },
  offline: 'Sie sind offline. Was schon geladen ist, bleibt lesbar.',
  /** A demo needs script or canvas that the browser does not offer. */
  demoUnavailable: 'Diese Vorführung läuft in Ihrem Browser nicht. Ihr Ergebnis steht im Text daneben.',
  noScript: 'Ohne JavaScript stehen die Vorführungen still. Alle Texte, Preise und Wege zum Kontakt funktionieren trotzdem.',
  /** Clipboard. */
  copied: 'Kopiert.',
  copyFailed: 'Kopieren ging nicht. Bitte markieren Sie den Text und kopieren Sie ihn selbst.',
  /** Nothing happens after a mail link where no mail program is set up. */
  noMailProgram: 'Es öffnet sich nichts? Kopieren Sie den Text und senden Sie ihn aus Ihrem Postfach.',
} as const
