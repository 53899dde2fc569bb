import type { FaqItem } from '../types.ts'
import { articlePath } from '#addresses.ts'
import { articleBySlug } from '../articles.ts'
import { claims } from '#content/facts/claims.ts'
import { offer } from '#content/facts/offer.ts'
import { amountOf, capitalised, euro, numberWord, wordsOf } from '../format.ts'

const { express, experience, ecosystem } = offer.packages

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
    answer: `Weil das Warten wegfällt. KI übernimmt Rohtexte, Codegerüst und Bildzuschnitt in Minuten; wir entscheiden, gestalten und prüfen. An jedem Projekttag arbeitet jemand an Ihrem Projekt. Zum Start liegen Ihre Inhalte bereit, und jeden Abend sagen Sie Ja oder nennen, was fehlt.`,
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
    answer: `Zum Gespräch nur Ihr Angebot in eigenen Worten. Danach bekommen Sie ${wordsOf(offer.preparationQuestions, 'eine Frage', 'Fragen')}, für die eine Stunde reicht. Bis zum Starttag brauchen wir Logo, Fotos und Texte, falls vorhanden, die Texte für Impressum und Datenschutz, Zugänge zu Domain, Hosting und Diensten und eine Person, die am selben Tag entscheidet.`,
  },
  {
    id: 'festpreis',
    question: 'Bleibt es wirklich beim Festpreis?',
    answer: `Ja. ${express.name} kostet ${euro(express.priceEuro)}, ${experience.name} ${euro(experience.priceEuro)}, ${ecosystem.name} ${euro(ecosystem.priceEuro)}. Die Hälfte zahlen Sie vor dem Start, den Rest 14 Tage nach der Übergabe. Der Umfang steht im Angebot, ${wordsOf(offer.correctionRounds, 'eine Korrekturrunde ist', 'Korrekturrunden sind')} enthalten. Wünschen Sie unterwegs mehr, nennen wir zuerst den Preis.`,
  },
  {
    id: 'google',
    more: more('seo-ki-zeitalter-gefunden-werden'),
    question: 'Werde ich damit bei Google gefunden?',
    answer: `Für Ihren Namen und enge Themen Ihrer Region ist ${claims.googlePageOne.value} das Ziel, ab der Aufnahme in den Suchindex. Dabei helfen klare Struktur, kurze Ladezeit und Antworten, die auch Sprachassistenten vorlesen. Versprechen kann das niemand: Über Plätze entscheidet Google.`,
  },
  {
    id: 'garantie',
    question: 'Was, wenn ich nicht zufrieden bin?',
    answer: `Dann bekommen Sie Ihr Geld zurück. Innerhalb von ${amountOf(offer.guaranteeDays, 'Tag', 'Tagen')} nach der Übergabe genügt eine E-Mail ohne Begründung. Spätestens ${amountOf(offer.refundDays, 'Tag', 'Tage')} nach Ihrer Nachricht überweisen wir den Paketpreis zurück. Die Website geht dann vom Netz; was Sie geliefert haben, behalten Sie. Ihre gesetzlichen Rechte gelten unabhängig davon.`,
  },
  {
    id: 'pflege',
    question: 'Kann ich Inhalte später selbst ändern?',
    answer: `Ja, im Browser und ohne zu programmieren. Ein Video zeigt jeden Handgriff an Ihrer eigenen Website. Ihren Kalender binden wir ab ${experience.name} ein, Ihre Kursplattform bei ${ecosystem.name}. Quellcode und alle Zugänge bekommen Sie zur Übergabe, und umziehen können Sie jederzeit.`,
  },
  {
    id: 'erstes-gespraech',
    question: 'Wie läuft das erste Gespräch ab?',
    answer: `In ${amountOf(offer.talkMinutes.strategy, 'Minute', 'Minuten')}, ohne Präsentation: Sie erzählen, danach steht der Plan, und ich sage ehrlich, ob ${numberWord(express.days)} Tage reichen. Wollen Sie nur das wissen, genügen ${amountOf(offer.talkMinutes.introduction, 'Minute', 'Minuten')} Kennenlernen; Ihre bisherige Website sehen wir im Audit durch. Alle drei sind kostenlos und verpflichten zu nichts.`,
  },
]

/** The section with the anchor #fragen. */
export const faqSection = {
  heading: { slow: `${capitalised(wordsOf(faqItems.length, 'eine Frage', 'Fragen'))}`, fast: 'zur KI\u2011Website.' },
  lead: 'Ihre Frage fehlt? Bringen Sie sie mit.',
  /** Before the links to the talks that are shorter than the usual one. */
  shorter: 'Oder kürzer:',
} as const
