import type { FaqItem } from '../types.ts'
import { articlePath } from '#addresses.ts'
import { articleBySlug } from '../articles.ts'
import { claims } from '#content/facts/claims.ts'
import { offer } from '#content/facts/offer.ts'
import { bookings } from '../navigation.ts'
import { packages } from './packages.ts'
import { amountOf, capitalised, euro, numberWord, wordsOf } from '../format.ts'

const [express, experience, ecosystem] = packages

/** An article that says more, if the owner still has it. */
function more(slug: string): FaqItem['more'] {
  const article = articleBySlug(slug)
  return article && { before: 'Mehr dazu:', title: article.title, href: articlePath(slug) }
}

/** The eight questions. Each answer has 40 to 60 words and begins with the answer itself, so that it can be read aloud. */
export const faqItems: readonly FaqItem[] = [
  {
    id: 'drei-tage',
    more: more('professionelle-webseite-ki-prozess'),
    question: `Wie kann eine gute Website in ${amountOf(express.days, 'Tag', 'Tagen')} entstehen?`,
    answer: `Weil niemand wartet. Was wir von Ihnen brauchen, liegt am Starttag bereit, und an jedem Projekttag arbeiten wir daran. KI übernimmt Rohtexte, ersten Code und Bildzuschnitt; wir entscheiden, gestalten und prüfen. Abends sehen Sie den Stand und sagen Ja oder nennen, was fehlt.`,
  },
  {
    id: 'einzigartig',
    more: more('ki-kreativitaet-individuelle-webseite'),
    question: 'Sieht meine Website dann aus wie jede andere?',
    answer:
      'Nein, denn sie beginnt mit Ihrem Angebot, Ihrer Sprache und Ihren Kunden, nicht mit einer Vorlage. Die KI liefert Varianten dutzendweise; wir wählen aus, verwerfen und zeichnen neu. Schrift, Farben und Bilder passen am Ende zu Ihnen und nicht zur Branche.',
  },
  {
    id: 'vorbereitung',
    question: 'Was muss ich vorbereiten?',
    answer: `Zum Gespräch nur Ihr Angebot in eigenen Worten. Danach bekommen Sie ${wordsOf(offer.preparationQuestions, 'eine Frage', 'Fragen')}, für die eine Stunde reicht. Vor dem Starttag brauchen wir außerdem Logo, Fotos, vorhandene Texte, Impressum, Datenschutztext, Zugänge zu Domain, Hosting und Diensten, die erste Rate und eine Person, die am selben Tag entscheidet. Wir fotografieren nicht; ohne Fotos gestalten wir mit Schrift und Zeichnungen.`,
  },
  {
    id: 'festpreis',
    question: 'Bleibt es wirklich beim Festpreis?',
    answer: `Ja. ${express.name} kostet ${express.price}, ${experience.name} ${experience.price}, ${ecosystem.name} ${ecosystem.price}, je zur Hälfte vor dem Starttag und nach der Übergabe. ${capitalised(wordsOf(offer.corrections.rounds, 'eine Korrekturrunde ist', 'Korrekturrunden sind'))} bis ${amountOf(offer.corrections.untilDays, 'Tag', 'Tage')} danach enthalten. Eine weitere Unterseite kostet ${euro(offer.extrasEuro.page)}, eine Änderung nach Korrekturen und Begleitung ${euro(offer.extrasEuro.hour)} je Stunde, beides nur nach Ihrem Ja.`,
  },
  {
    id: 'google',
    more: more('seo-ki-zeitalter-gefunden-werden'),
    question: 'Werde ich damit bei Google gefunden?',
    answer: `Für Ihren Namen und Nischen Ihrer Region ist ${claims.googlePageOne.value} das Ziel, gezählt, sobald Google Ihre Website kennt. Dabei helfen klare Struktur, kurze Ladezeit und Antworten, die Assistenten vorlesen. Versprechen kann das niemand: Über Plätze entscheidet Google.`,
  },
  {
    id: 'garantie',
    question: 'Was, wenn ich nicht zufrieden bin?',
    answer: `Dann bekommen Sie Ihr Geld zurück, in EU, EWR und Schweiz. Innerhalb von ${amountOf(offer.guaranteeDays, 'Tag', 'Tagen')} nach der Übergabe genügt eine E-Mail ohne Begründung. Spätestens ${amountOf(offer.refundDays, 'Tag', 'Tage')} danach überweisen wir, was Sie für das Paket gezahlt haben; der Rest entfällt. Die Website geht vom Netz; was Sie uns gegeben haben, behalten Sie. Ihre gesetzlichen Rechte bleiben.`,
  },
  {
    id: 'pflege',
    question: 'Wer pflegt die Website danach?',
    answer: `Inhalte ändern Sie selbst im Browser; ein Video zeigt jeden Handgriff. Updates des Servers und tägliche Sicherungen macht ${offer.upkeep}; gesetzliche Rechte auf Aktualisierungen bleiben. Zieht Ihre Domain um, bleiben Ihre Postfächer, wo sie sind. Quellcode und Zugänge bekommen Sie zur Übergabe; umziehen können Sie jederzeit.`,
  },
  {
    id: 'erstes-gespraech',
    question: 'Wie läuft das erste Gespräch ab?',
    answer: `In ${amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten')}, ohne Präsentation: Sie erzählen, ich frage, am Ende steht der Plan. Ich sage ehrlich, ob ${numberWord(express.days)} Tage reichen. Wollen Sie nur das wissen, genügen ${amountOf(offer.talkMinutes.introduction, 'Minute', 'Minuten')} Kennenlernen; Ihre bisherige Website sehen wir im Audit am Telefon oder per Video durch. Alle drei sind kostenlos und unverbindlich.`,
  },
]

/** The section with the anchor #fragen. */
export const faqSection = {
  heading: { slow: `${capitalised(wordsOf(faqItems.length, 'eine Frage', 'Fragen'))}`, fast: 'zur KI-Website.' },
  /** In the last answer. */
  booking: { ...bookings.strategy, label: `Gespräch von ${amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten')} buchen` },
} as const
