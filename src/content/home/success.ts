import { claims } from '../claims.ts'
import { bookings } from '../navigation.ts'
import type { CaseStudy } from '../types.ts'

/** Section 6 (anchor erfolge, inner anchor case-studies). */
export const success = {
  heading: { slow: 'Spannend wird,', fast: 'was nach Tag\u00a03 passiert.' },
  labels: { challenge: 'Ausgangslage', solution: 'Lösung', results: 'Ergebnisse' },
  /** The counter: only the conversion figure is shown. Source: docs/FACTS.md, section 4. */
  counter: {
    unit: '\u00a0%',
    text: 'mehr Conversion in acht Wochen, so das Beispiel der Tischlerei Brandt. Wo Ihre Website steht, klären wir in einem Audit von 30\u00a0Minuten.',
    claim: claims.caseConversion,
  },
  booking: bookings.audit,
} as const

/** The three case studies. All invented; the counters' figures 340, 50.000 and 180 come from one each. */
export const caseStudies: readonly CaseStudy[] = [
  {
    sample: true,
    id: 'albrecht',
    client: 'Lena Albrecht',
    industry: 'Business-Coaching, Köln',
    challenge:
      'Gute Empfehlungen, aber kaum Anfragen über das Netz. Die alte Seite lud 7\u00a0Sekunden und erklärte drei Angebote gleichzeitig.',
    solution: 'Ein Angebot, eine klare Aussage, dazu Terminbuchung und ein Funnel mit Selbsttest. Online nach 3\u00a0Tagen.',
    results: [
      { metric: 'Conversion', value: '340', unit: '%', description: 'mehr Conversions in 8\u00a0Wochen' },
      { metric: 'Ladezeit', value: '1,4', unit: 's', description: 'Ladezeit statt 7,1\u00a0s' },
      { metric: 'Erstgespräche', value: '14', unit: '', description: 'Erstgespräche im Monat statt vier' },
    ],
    testimonial: {
      quote: 'Am Montag haben wir gesprochen, am Donnerstag kam die erste Buchung über die Seite.',
      author: 'Lena Albrecht',
    },
    image: 'albrecht',
    mockup: {
      address: 'lena-albrecht.example',
      alt: 'Entwurf der Website von Lena Albrecht: Überschrift „Führen, ohne lauter zu werden“ neben einem gezeichneten Porträt',
      brand: 'Lena Albrecht',
      links: ['Angebot', 'Über mich', 'Termine'],
      headline: 'Führen, ohne lauter zu werden.',
      text: 'Coaching für Menschen, die Teams durch Veränderung bringen. In Köln und online.',
      button: 'Erstgespräch buchen',
      figures: [
        { value: '6\u00a0Termine', label: 'ein Programm' },
        { value: '90\u00a0Minuten', label: 'je Termin' },
        { value: '2\u00a0Wege', label: 'Köln oder online' },
      ],
    },
  },
  {
    sample: true,
    id: 'hallberg',
    client: 'Hallberg\u00a0&\u00a0Partner',
    industry: 'Unternehmensberatung, Graz',
    challenge:
      'Seriös, aber austauschbar: Die Seite zeigte Leitbilder statt Ergebnisse, und Anfragen kamen nur über das Telefonbuch des Gründers.',
    solution: 'Zahlen nach vorn, Fälle statt Floskeln, ein Kurzcheck als erster Schritt. Online nach 5\u00a0Tagen.',
    results: [
      { metric: 'Auftragswert', value: '50.000', unit: '€', description: 'Auftragswert im ersten Quartal' },
      { metric: 'Dauer', value: '5', unit: 'Tage', description: 'vom Gespräch bis online' },
      { metric: 'Anfragen', value: '3', unit: '-fach', description: 'so viele passende Anfragen wie zuvor' },
    ],
    testimonial: {
      quote: 'Unsere Mandanten kommen jetzt mit der Zahl ins Gespräch, die wir auf der Startseite zeigen.',
      author: 'Georg Hallberg',
    },
    image: 'hallberg',
    mockup: {
      address: 'hallberg-partner.example',
      alt: 'Entwurf der Website von Hallberg und Partner: große Aussage über vier Kennzahlen',
      brand: 'Hallberg\u00a0&\u00a0Partner',
      links: ['Mandate', 'Team'],
      headline: 'Zahlen, die Entscheidungen tragen.',
      text: null,
      button: null,
      figures: [
        { value: '120', label: 'Mandate' },
        { value: '9', label: 'Köpfe' },
        { value: '2', label: 'Standorte' },
        { value: '1998', label: 'gegründet' },
      ],
    },
  },
  {
    sample: true,
    id: 'brandt',
    client: 'Tischlerei Brandt',
    industry: 'Handwerk, Rosenheim',
    challenge: 'Volle Werkstatt, leere Website: Wer Möbel nach Maß suchte, fand drei Bilder von 2014 und eine Faxnummer.',
    solution: 'Eine Seite je Möbelart, Preise von–bis, Anfrage mit Skizze vom Telefon aus. Online nach 3\u00a0Tagen.',
    results: [
      { metric: 'Conversion', value: '180', unit: '%', description: 'mehr Conversion in 8\u00a0Wochen' },
      { metric: 'Google', value: '11', unit: 'Tage', description: 'bis Seite\u00a01 für „Tischler Rosenheim“' },
      { metric: 'Anfragen', value: '9', unit: '', description: 'Anfragen mit Maßen je Woche' },
    ],
    testimonial: {
      quote: 'Die Leute schicken jetzt eine Skizze mit. Früher habe ich dreimal zurückgerufen.',
      author: 'Thomas Brandt',
    },
    image: 'brandt',
    mockup: {
      address: 'tischlerei-brandt.example',
      alt: 'Entwurf der Website der Tischlerei Brandt: gezinkte Holzverbindung mit Überschrift „Gebaut, nicht gesteckt“',
      brand: 'Brandt',
      links: ['Küchen', 'Möbel', 'Werkstatt'],
      headline: 'Gebaut, nicht gesteckt.',
      text: 'Möbel aus Massivholz, gezeichnet und gefertigt in Rosenheim.',
      button: null,
      figures: [],
    },
  },
]
