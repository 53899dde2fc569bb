import type { DecisionId } from '../types.ts'

/** What is open in the legal texts, and who decides it. Each stands where the text has its `decision`. */
export const decisions: Readonly<Record<DecisionId, { readonly by: 'owner' | 'lawyer'; readonly what: string }>> = {
  gesamt: {
    by: 'lawyer',
    what: 'Dieser Text ist ein sorgfältiger Entwurf und keine Rechtsberatung. Vor der Veröffentlichung bitte als Ganzes prüfen lassen.',
  },
  verbraucher: {
    by: 'lawyer',
    what: 'Ob Gründende Verbraucher sind, sehen Gerichte verschieden (Verbraucher, solange die Entscheidung offen ist: LG Landshut, 10.05.2024, 54 O 305/24; Unternehmer, wer sie getroffen hat: LG Ravensburg, 11.07.2023, 5 O 25/23). Dieser Entwurf wählt die vorsichtige Lesart. Soll das Angebot nur für Unternehmen gelten, sind Preise, Widerruf und dieser Abschnitt zu ändern und die Beschränkung ist auf jeder Seite deutlich zu machen.',
  },
  raten: {
    by: 'lawyer',
    what: 'Prüfen, ob die halbe Vorauszahlung auch gegenüber Verbraucherinnen und Verbrauchern hält (§\u00a0307 BGB). Aufteilung und Fälligkeit bestätigt danach die Inhaberin oder der Inhaber.',
  },
  'garantie-umfang': {
    by: 'owner',
    what: 'Gilt die Garantie wirklich ohne Begründung und für den vollen Preis? Dann bleibt der Text. Jede Bedingung, die dazukommt, muss auch dort stehen, wo mit der Garantie geworben wird.',
  },
  'widerruf-pruefen': {
    by: 'lawyer',
    what: 'Prüfen: Einordnung als Dienstleistung oder als digitaler Inhalt (davon hängt ab, wann das Widerrufsrecht erlischt), der Wortlaut der gesetzlichen Muster nach der Änderung zum 19.\u00a0Juni 2026 und der Ablauf für die ausdrückliche Erklärung vor dem Starttag. Werden Verträge je über eine Online-Oberfläche geschlossen, etwa mit einem Unterschriftsdienst, ist zusätzlich eine Widerrufsfunktion nötig (§\u00a0356a BGB).',
  },
  hoster: {
    by: 'owner',
    what: 'Hoster, Serverstandort und Löschfrist der Protokolle eintragen und prüfen, ob der Vertrag zur Auftragsverarbeitung geschlossen ist und ob der Hoster ein weltweites Verteilnetz (CDN) einsetzt. Dann stimmt der Satz zu Ländern außerhalb der EU nicht mehr und muss ergänzt werden.',
  },
  'anfragen-ki': {
    by: 'owner',
    what: 'Die KI-Werkzeuge, ihre Anbieter mit Land und die übrigen Empfänger (Bank, Steuerberatung) eintragen und die Fristen bestätigen: sechs Monate für Anfragen, drei Jahre für Projektdaten.',
  },
  kalender: {
    by: 'owner',
    what: 'Anbieter des Kalenders, Vertrag zur Auftragsverarbeitung, Serverland und Löschfrist eintragen.',
  },
  profile: {
    by: 'lawyer',
    what: 'Anbieter der Netzwerke mit Anschrift, deren Datenschutzerklärungen und die Vereinbarungen nach Art.\u00a026 DSGVO eintragen.',
  },
  'wirtschafts-id': {
    by: 'owner',
    what: 'Liegt eine Wirtschafts-Identifikationsnummer vor, gehört sie hierher. Die Steuernummer gehört nicht ins Impressum.',
  },
  ausnahme: {
    by: 'lawyer',
    what: 'Bestätigen, dass die Ausnahme für Kleinstunternehmen gilt. Sonst sind die Angaben nach §\u00a014 BFSG zu ergänzen.',
  },
  pruefung: {
    by: 'owner',
    what: 'Nach der Prüfung von Hand hier Datum, Browser und Bildschirmvorleser nennen und den Satz streichen, dass sie noch aussteht.',
  },
}
