import { formatThousands } from '#content/format.ts'
import { amountOf } from '../format.ts'
import type { CaseStudy, IndustryLogo, Testimonial } from '../types.ts'
import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'

const { experience } = offer.packages

/** The three case studies. All are made up. Each provides one of the figures that the counters count to: 340, 50,000 and 180. */
export const caseStudies: readonly CaseStudy[] = [
  {
    sample: true,
    client: 'Lena Albrecht',
    industry: 'Business-Coaching, Köln',
    challenge: 'Gute Empfehlungen, kaum Anfragen über das Netz. Die alte Seite verschwieg, für wen sie da ist.',
    solution: `Eine klare Aussage, dazu Terminbuchung und ein Funnel mit Checkliste. ${experience.name}, online nach ${amountOf(experience.days, 'Arbeitstag', 'Arbeitstagen')}.`,
    former: {
      loadTimes: { before: '7,1\u00a0s', after: '1,4\u00a0s' },
      alt: 'Die alte Website von Lena Albrecht: drei Angebote nebeneinander, eine lange Begrüßung und ein Bild, das noch lädt',
      name: 'Lena Albrecht',
      motto: 'Coaching * Seminare * Vorträge',
      links: ['Home', 'Über mich', 'Philosophie', 'Angebote', 'Presse', 'Links', 'Gästebuch', 'Kontakt'],
      picture: 'Bild wird geladen …',
      headline: 'Herzlich willkommen auf meiner Homepage!',
      text: 'Schön, dass Sie da sind! Auf den folgenden Seiten möchte ich Ihnen mich und meine Arbeit gern etwas näher vorstellen.',
      offers: [
        { heading: 'Einzelcoaching', text: 'Für alle Lebenslagen, beruflich wie privat.' },
        { heading: 'Teamseminare', text: 'Neue Termine folgen in Kürze!' },
        { heading: 'Vorträge', text: 'Themen gern auf Anfrage.' },
      ],
      foot: 'Besucher seit 2012: 4.211. Optimiert für 800\u00a0×\u00a0600.',
    },
    results: [
      {
        metric: 'Anfragequote',
        value: String(figures.moreConversionsPercent),
        unit: '%',
        description: 'mehr Anfragen je hundert Besucher, nach 8\u00a0Wochen',
      },
      { metric: 'Ladezeit', value: '1,4', unit: 's', description: 'Ladezeit statt 7,1\u00a0s' },
      { metric: 'Erstgespräche', value: '18', unit: '', description: 'Erstgespräche im Monat statt\u00a04' },
    ],
    testimonial: {
      quote: 'An einem Montag ging es los. Zehn Tage später kam die erste Buchung über die Seite.',
      author: 'Lena Albrecht',
    },
    image: 'case-1',
    mockup: {
      address: 'lena-albrecht.example',
      alt: 'Entwurf der Website von Lena Albrecht: Überschrift „Führen, ohne lauter zu werden“ neben einem gezeichneten Porträt',
    },
  },
  {
    sample: true,
    client: 'Hallberg\u00a0&\u00a0Partner',
    industry: 'Unternehmensberatung, Graz',
    challenge: 'Seriös, aber austauschbar: Leitbilder statt Ergebnisse, Anfragen nur über das Adressbuch des Gründers.',
    solution: `Zahlen nach vorn, Fälle statt Floskeln, eine Checkliste als erster Schritt. ${experience.name}, online nach ${amountOf(experience.days, 'Arbeitstag', 'Arbeitstagen')}.`,
    results: [
      {
        metric: 'Auftragswert',
        value: formatThousands(figures.contractValueEuro),
        unit: '€',
        description: 'Auftragswert im ersten Quartal',
      },
      { metric: 'Dauer', value: String(experience.days), unit: '', description: 'Arbeitstage vom Starttag bis online' },
      { metric: 'Anfragen', value: '3', unit: '-mal', description: 'so viele passende Anfragen wie zuvor' },
    ],
    testimonial: {
      quote: 'Unsere Mandanten kommen jetzt mit der Zahl ins Gespräch, die wir auf der Startseite zeigen.',
      author: 'Georg Hallberg',
    },
    image: 'case-2',
    mockup: {
      address: 'hallberg-partner.example',
      alt: 'Entwurf der Website von Hallberg und Partner: große Aussage über vier Kennzahlen',
    },
  },
  {
    sample: true,
    client: figures.caseClient,
    industry: 'Handwerk, Rosenheim',
    challenge: 'Volle Werkstatt, leere Website: Wer Möbel nach Maß suchte, fand drei Bilder von 2014 und eine Faxnummer.',
    solution: `Je Möbelart eine Seite mit Preisspannen, dazu eine Checkliste fürs Aufmaß. ${experience.name}, online nach ${amountOf(experience.days, 'Arbeitstag', 'Arbeitstagen')}.`,
    results: [
      {
        metric: 'Anfragequote',
        value: String(figures.caseConversionPercent),
        unit: '%',
        description: 'mehr Anfragen je hundert Besucher, nach 8\u00a0Wochen',
      },
      { metric: 'Google', value: '11', unit: 'Tage', description: 'bis Seite\u00a01 für „Massivholzküche Rosenheim“' },
      { metric: 'Anfragen', value: '9', unit: '', description: 'Anfragen je Woche, mit Maßangaben' },
    ],
    testimonial: {
      quote: 'Die Leute schicken jetzt die Maße mit. Früher habe ich dreimal zurückgerufen.',
      author: 'Thomas Brandt',
    },
    image: 'case-3',
    mockup: {
      address: 'tischlerei-brandt.example',
      alt: `Entwurf der Website der ${figures.caseClient}: ein Stuhl über der Überschrift „Gebaut, nicht gesteckt“`,
    },
  },
]

/** The four reviews, all made up. */
export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    name: 'Miriam Sander',
    role: 'Ernährungsberaterin',
    company: 'Praxis Sander',
    rating: 5,
    text: 'Ich hatte drei Angebote mit zwölf Wochen Laufzeit auf dem Tisch. Hier war ich nach drei Tagen online.',
    result: 'Ausgebucht nach 14\u00a0Tagen',
    avatar: 'avatar-1',
  },
  {
    sample: true,
    name: 'Jonas Keller',
    role: 'Vertriebstrainer',
    company: 'Keller Training',
    rating: 5,
    text: 'Endlich eine Seite, die klingt wie ich. Meine Kunden sagen das auch.',
    result: '62\u00a0% mehr Anfragen',
    avatar: 'avatar-2',
  },
  {
    sample: true,
    name: 'Aylin Demir',
    role: 'Gründerin',
    company: 'Kursraum',
    rating: 5,
    text: 'Der Funnel arbeitet, während ich unterrichte. Ohne Werbung.',
    result: '4\u00a0Gespräche je Woche',
    avatar: 'avatar-3',
  },
  {
    sample: true,
    name: 'Thomas Brandt',
    role: 'Tischlermeister',
    company: figures.caseClient,
    rating: 5,
    text: 'Kurz, klar, pünktlich. So arbeite ich, so kaufe ich auch ein.',
    result: 'Kein Rückruf mehr nötig',
    avatar: 'avatar-4',
  },
]

/** Six made-up names, one per industry. `icon` names the drawn logo. */
export const industryLogos: readonly IndustryLogo[] = [
  { sample: true, name: 'Klarkurs', industry: 'Coaching', icon: 'mark-rising', color: 'violet' },
  { sample: true, name: 'Hallberg', industry: 'Beratung', icon: 'mark-lines', color: 'night' },
  { sample: true, name: 'Kursraum', industry: 'Onlinekurse', icon: 'mark-play', color: 'violet' },
  { sample: true, name: 'Lindpark', industry: 'Gesundheit', icon: 'mark-bloom', color: 'night' },
  { sample: true, name: 'Brandt', industry: 'Handwerk', icon: 'mark-steps', color: 'violet' },
  { sample: true, name: 'Feinladen', industry: 'Onlineshop', icon: 'mark-awning', color: 'night' },
]
