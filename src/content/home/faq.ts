import type { FaqItem } from '../types.ts'
import { articlePath } from '#addresses.ts'
import { articleBySlug } from '../articles.ts'
import { claims } from '#content/facts/claims.ts'
import { offer } from '#content/facts/offer.ts'
import { amountOf, capitalised, euro, numberWord } from '../format.ts'

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
    question: `Wie kann eine gute Website in ${amountOf(express.days, 'Tagen')} entstehen?`,
    answer: `Weil das Warten wegfällt. KI übernimmt Rohtexte, Codegerüst und Bildzuschnitt in Minuten; wir entscheiden, gestalten und prüfen. An jedem Projekttag arbeitet jemand an Ihrem Projekt. Dafür brauchen wir zum Start Ihre Inhalte und die erste Rate, und abends Ihr Ja.`,
  },
  {
    id: 'einzigartig',
    more: more('ki-kreativitaet-individuelle-webseite'),
    question: 'Sieht meine Website dann aus wie jede andere?',
    answer:
      'Nein, denn sie beginnt nicht mit einer Vorlage, sondern mit Ihrem Angebot, Ihrer Sprache und Ihren Kunden. Die KI liefert Varianten im Dutzend; wir wählen aus, verwerfen und zeichnen neu. Schrift, Farben und Bilder wählen wir für Ihr Projekt, nicht für das nächste.',
  },
  {
    id: 'vorbereitung',
    question: 'Was muss ich vorbereiten?',
    answer: `Zum Gespräch nur Ihr Angebot in eigenen Worten und ${amountOf(offer.talkMinutes.strategy, 'Minuten')}. Danach bekommen Sie eine Liste mit ${numberWord(offer.preparationQuestions)} Fragen, für die eine Stunde reicht. Bis zum Starttag brauchen wir außerdem Logo, Fotos und Texte, falls vorhanden, die Angaben fürs Impressum, die Zugänge zu Adresse und Diensten und eine Person, die am selben Tag entscheidet.`,
  },
  {
    id: 'festpreis',
    question: 'Bleibt es wirklich beim Festpreis?',
    answer: `Ja. ${express.name} kostet ${euro(express.priceEuro)}, ${experience.name} ${euro(experience.priceEuro)} und ${ecosystem.name} ${euro(ecosystem.priceEuro)}. Sie zahlen in zwei Raten: die Hälfte zum Start, die andere 14 Tage nach der Übergabe. Der Umfang steht vorher im Angebot, ${numberWord(offer.correctionRounds)} Korrekturrunden sind enthalten. Wünschen Sie unterwegs mehr, nennen wir zuerst den Preis.`,
  },
  {
    id: 'google',
    more: more('seo-ki-zeitalter-gefunden-werden'),
    question: 'Werde ich damit bei Google gefunden?',
    answer: `Google kann die Seite vom ersten Tag an lesen: klare Struktur, kurze Ladezeit, strukturierte Daten und Antworten, die auch Sprachassistenten vorlesen. ${claims.googlePageOne.value} ist das Ziel für Ihren Namen und für eng gefasste Themen in Ihrer Region, gezählt ab der Aufnahme in den Suchindex. Versprechen kann das niemand, denn über Plätze entscheidet Google allein.`,
  },
  {
    id: 'garantie',
    question: 'Was, wenn ich nicht zufrieden bin?',
    answer: `Dann bekommen Sie Ihr Geld zurück. Innerhalb von ${amountOf(offer.guaranteeDays, 'Tagen')} nach der Übergabe genügt eine E-Mail, eine Begründung brauchen Sie nicht. Spätestens ${amountOf(offer.refundDays, 'Tage')} danach überweisen wir den Paketpreis zurück. Die Website geht dann vom Netz, Ihre eigenen Texte und Bilder bleiben Ihre. Ihre gesetzlichen Rechte gelten unabhängig davon.`,
  },
  {
    id: 'pflege',
    question: 'Kann ich Inhalte später selbst ändern?',
    answer: `Ja. Texte, Bilder und Preise ändern Sie im Browser, ohne zu programmieren. Zur Übergabe bekommen Sie ein Video, das jeden Handgriff an Ihrer eigenen Website zeigt. Bei ${experience.name} begleiten wir Sie danach ${amountOf(experience.supportWeeks, 'Wochen')}, bei ${ecosystem.name} ${amountOf(ecosystem.supportWeeks, 'Wochen')}. Quellcode und Zugänge bekommen Sie, umziehen können Sie jederzeit.`,
  },
  {
    id: 'erstes-gespraech',
    question: 'Wie läuft das erste Gespräch ab?',
    answer: `In ${amountOf(offer.talkMinutes.strategy, 'Minuten')}, ohne Präsentation: Sie erzählen, danach steht der Plan, und ich sage Ihnen ehrlich, ob ${numberWord(express.days)} Tage reichen. Wollen Sie erst das wissen, genügen ${amountOf(offer.talkMinutes.introduction, 'Minuten')} am Telefon. Haben Sie schon eine Website, wählen Sie das Audit mit ${amountOf(offer.talkMinutes.audit, 'Minuten')}. Alle drei sind kostenlos und verpflichten zu nichts.`,
  },
]

/** The section with the anchor #fragen. */
export const faqSection = {
  heading: { slow: `${capitalised(numberWord(faqItems.length))} Fragen`, fast: 'zur KI\u2011Website.' },
  lead: 'Ihre Frage fehlt? Stellen Sie sie am Telefon: ein Kalender, drei Längen, kostenlos.',
} as const
