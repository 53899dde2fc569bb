/** Title (up to 65 characters) and description (70 to 155 characters) of every page that is not an article. */
interface PageText {
  title: string
  description: string
}

const byPath: Record<string, PageText> = {
  '/': {
    title: 'Websites in 3\u00a0Tagen statt 3\u00a0Monaten | Drei Tage',
    description:
      'KI-gestütztes Webdesign zum Festpreis für Coaches, Beraterinnen und kleine Unternehmen: in 3 bis 7\u00a0Tagen online, schnell geladen, bereit für Google und Sprachsuche.',
  },
  '/blog': {
    title: 'Blog: Webdesign mit KI, in Minuten gemessen | Drei Tage',
    description:
      'Sechs Texte über Websites, die mit KI entstehen: Ablauf, Kreativität, SEO und typische Fehler. Lesezeit zwischen fünf und neun Minuten.',
  },
  '/ueber-mich': {
    title: 'Über mich: seit 2016 Webdesign, heute mit KI | Drei Tage',
    description:
      'Wer hinter Drei Tage steht: vom ersten Kundenprojekt 2016 über die Entdeckung der KI bis zum kleinen Team, das Ihre Website in drei Tagen baut.',
  },
  '/FunnelActive': {
    title: 'Funnel-Demo zum Ausprobieren: eigene Zahlen | Drei Tage',
    description:
      'Bewegen Sie den Regler und sehen Sie, wie aus Besuchern Kunden werden. Mit Ihren eigenen Zahlen, einem Vergleich und vier Funnel-Arten im Überblick.',
  },
  '/impressum.html': {
    title: 'Impressum | Drei Tage',
    description:
      'Anbieterkennzeichnung nach §\u00a05 DDG: wer diese Website betreibt, wie Sie mich schnell erreichen und wer für den Inhalt verantwortlich ist.',
  },
  '/agb.html': {
    title: 'Allgemeine Geschäftsbedingungen | Drei Tage',
    description:
      'Die Bedingungen für Website-Pakete zum Festpreis: Leistung, Mitwirkung, Preise, Zufriedenheitsgarantie, Nutzungsrechte und Widerruf.',
  },
  '/datenschutz.html': {
    title: 'Datenschutzerklärung | Drei Tage',
    description:
      'Welche Daten diese Website verarbeitet und welche nicht: kein Server für Formulare, keine Statistikdienste, eine gespeicherte Auswahl.',
  },
  '/barrierefreiheit.html': {
    title: 'Erklärung zur Barrierefreiheit | Drei Tage',
    description:
      'Wie zugänglich diese Website ist, nach welchem Maßstab sie geprüft wurde und wohin Sie sich wenden, wenn etwas nicht funktioniert.',
  },
}

export const pageTexts = {
  byPath,
  notFound: {
    title: 'Tag\u00a0404: Seite nicht gefunden | Drei Tage',
    description: 'Diese Seite wurde verschoben oder nie gebaut. Hier finden Sie drei Wege zurück.',
  },
  missingArticle: {
    title: 'Artikel nicht gefunden | Drei Tage',
    description: 'Dieser Artikel konnte nicht gefunden werden. Alle vorhandenen Texte stehen im Blog.',
  },
}
