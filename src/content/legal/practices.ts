/**
 * What the site does that the privacy policy has to tell: each sentence beside the files that do it, with a part of the line. A test walks
 * both ways: from every line of the site that stores, measures, prefetches, copies, shares, rewrites the address or opens a mail to its
 * sentence, and from every sentence to its lines and to the page.
 */
export const practices = {
  prefetched: {
    code: [['build/prerender.ts', 'SPECULATION_RULES']],
    says: 'Zeigen Sie auf einen Link dieser Website, lädt Ihr Browser die Seite dahinter manchmal schon vor. Auch das steht dann im Protokoll.',
  },
  choice: {
    code: [
      ['src/layout/CookieBanner.tsx', 'FOR_GOOD, CONSENT_STORAGE_KEY'],
      ['src/runtime/storage.ts', 'localStorage'],
    ],
    says: 'Diese Website setzt keine Cookies. Im lokalen Speicher Ihres Browsers (Local Storage) legt sie einen einzigen Eintrag ab, sobald Sie die Cookie-Frage beantwortet haben:',
  },
  held: {
    code: [
      ['src/runtime/motionControl.ts', 'FOR_THE_VISIT, HELD_STORAGE_KEY'],
      ['src/runtime/storage.ts', 'sessionStorage'],
    ],
    says: 'Halten Sie mit „Animationen anhalten“ die Animationen an, notiert Ihr Browser das für diesen Tab (Session Storage, ',
  },
  signal: {
    code: [['src/layout/CookieBanner.tsx', 'globalPrivacyControl']],
    says: 'Sendet Ihr Browser das Signal „Global Privacy Control“, beachten wir es: Nichts Freiwilliges ist eingeschaltet, solange Sie es nicht selbst einschalten.',
  },
  measured: {
    code: [
      ['src/start/bootstrap.ts', 'PerformanceObserver'],
      ['src/start/deferSections.ts', "getEntriesByType('navigation')"],
    ],
    says: 'Ihr Browser sagt der Seite, ob sie aufgebaut ist und ob Sie zurückkehren oder neu laden; so stört sie nicht beim Lesen. Gespeichert oder gesendet wird das nicht.',
  },
  numbers: {
    code: [['src/pages/funnel/address.ts', 'history[']],
    says: 'Stellen Sie in der Funnel-Demo eigene Zahlen ein, stehen diese in der Adresse der Seite hinter dem Zeichen # und damit im Verlauf Ihres Browsers. Diesen Teil der Adresse sendet Ihr Browser an niemanden, auch nicht beim Neuladen.',
  },
  name: {
    code: [
      ['src/pages/home/sections/hero/NameStrokes.tsx', 'history.'],
      ['src/components/sharedName.ts', 'history.state'],
    ],
    says: 'Lassen Sie auf der Startseite Ihren Namen zeichnen, entsteht das Bild in Ihrem Browser. Auch Ihr Name steht dann hinter dem Zeichen # in der Adresse der Seite und im Kontaktformular; gesendet wird er erst, wenn Sie das Bild, diese Adresse oder Ihre E-Mail verschicken.',
  },
  address: {
    code: [
      ['src/start/followChoices.ts', 'history.replaceState'],
      ['src/start/entry.ts', 'history.replaceState'],
      ['src/start/leadOn.ts', 'fetch('],
    ],
    says: 'Wählt ein Link im Formular etwas aus oder ist eine Adresse ungewöhnlich geschrieben, berichtigt die Seite danach nur, was in der Adresszeile steht. Gibt es eine Adresse nicht, liest sie die Liste aller Seiten und führt Sie zu der gemeinten, wenn sie sich erkennen lässt.',
  },
  mail: {
    code: [['src/components/openMail.ts', 'location.href = href']],
    says: 'Das Kontaktformular hat keinen Server hinter sich. Es setzt eine E-Mail zusammen und öffnet damit Ihr E-Mail-Programm.',
  },
  sharing: {
    code: [
      ['src/components/CopyFeedback.tsx', 'clipboard.writeText'],
      ['src/pages/article/Share.tsx', 'navigator.share'],
      ['src/pages/home/sections/hero/savePicture.ts', 'hare'],
    ],
    says: 'Knöpfe zum Kopieren und Teilen legen den Text in Ihre Zwischenablage oder öffnen die Teilen-Funktion Ihres Geräts, beides erst, wenn Sie sie drücken.',
  },
  inspector: {
    code: [
      ['packages/inspector/panel/usePlacement.ts', 'STORAGE_KEY'],
      ['packages/inspector/panel/CopyAsTest.tsx', 'clipboard.writeText'],
    ],
    says: 'Ohne diesen Zusatz wird nichts vom Inspektor geladen.',
  },
} satisfies Record<string, { readonly code: readonly (readonly [file: string, part: string])[]; readonly says: string }>

/** What the form's mails carry, by the placeholders of mails.ts. */
export const mailContents: Readonly<Record<string, string>> = {
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  website: 'die Adresse Ihrer Website',
  package: 'das Paket',
  start: 'der Wunschtermin',
}
