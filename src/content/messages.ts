/** What visitors read when something does not work. Each message says what happened and what to do next. */
export const messages = {
  /** Beside a copy button. */
  copying: { copied: 'Kopiert.', failed: 'Kopieren ging nicht. Bitte markieren Sie den Text.' },
  /** Shown when the page's JavaScript is late or missing. */
  codeMissing: {
    text: 'Ein Teil dieser Seite fehlt noch. Lesen, Menü, Fragen und Formular funktionieren trotzdem.',
    reload: 'Seite neu laden',
  },
  noScript: 'Ohne JavaScript stehen die Vorführungen still. Alle Texte, Preise und Wege zum Kontakt funktionieren trotzdem.',
} as const
