import { claims } from '#content/facts/claims.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { aiDays, classicDays, classicMonths } from './days.ts'
import { packages } from './home/packages.ts'
import { amountOf, capitalised, numberWord, ordinalWord, wordsOf, workdayName } from './format.ts'

const ofPackages = packages.flatMap(({ id, name, price, days, supportWeeks }): [string, string][] => [
  [`name.${id}`, name],
  [`price.${id}`, price],
  [`days.${id}`, String(days)],
  [`days.${id}.word`, numberWord(days)],
  [`days.${id}.Word`, capitalised(numberWord(days))],
  [`days.${id}.ordinal`, ordinalWord(days)],
  [`days.${id}.next`, ordinalWord(days + 1)],
  [`support.${id}`, String(supportWeeks)],
])

/** The days of the week of a project: `weekday.1` is the day on which work begins. */
const weekdays = [1, 2, 3, 4, 5].map((day): [string, string] => [`weekday.${day}`, workdayName(offer.startWeekday, day - 1)])

const [begin, handover] = [workdayName(offer.startWeekday), workdayName(offer.startWeekday, aiDays)]
const daysInWords = numberWord(aiDays)
/** How the four steps after the talk share the days of the smallest package. With three days, each of the first three takes one. */
const steps =
  aiDays === 3
    ? {
        'steps.each': 'zu je einem Tag',
        'steps.of': 'von je einem Tag',
        'steps.take': 'dauert jeder einen Tag',
        'steps.days': `Beginnt das Konzept am ${begin}, folgt am ${workdayName(offer.startWeekday, 1)} die Gestaltung, am ${workdayName(offer.startWeekday, 2)} die Umsetzung und am ${handover} die Übergabe. Gezählt wird ab dem Starttag: Von ${begin} bis ${handover} sind es ${daysInWords} Tage.`,
      }
    : {
        'steps.each': `in ${daysInWords} Tagen`,
        'steps.of': `in ${daysInWords} Tagen`,
        'steps.take': `dauern sie zusammen ${daysInWords} Tage`,
        'steps.days': `Beginnt das Konzept am ${begin}, ist die Übergabe am ${ordinalWord(aiDays)} Arbeitstag danach. Konzept, Gestaltung und Umsetzung teilen sich ${daysInWords} Tage, gezählt ab dem Starttag.`,
      }

/**
 * The facts that articles can use as `{{name}}`, so that none is written down twice. Most numbers come without a unit, because German
 * inflects units: `{{days.express}} Tagen`. Those that may be one come with their noun.
 */
export const placeholders: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ofPackages, ...weekdays]),
  'weekday.handover': handover,
  'weekday.afterwards': workdayName(offer.startWeekday, aiDays + 1),
  ...steps,
  'steps.question': aiDays === 4 ? 'Wie zählen wir vier Tage?' : `Warum ${daysInWords} Tage, wenn es vier Schritte sind?`,
  'steps.concept': aiDays < 3 ? 'mehr als einen halben Tag' : 'einen ganzen Tag',
  questions: wordsOf(offer.preparationQuestions, 'eine Frage', 'Fragen'),
  'packages.word': numberWord(packages.length),
  'talk.introduction': String(offer.talkMinutes.introduction),
  'talk.audit': String(offer.talkMinutes.audit),
  'talk.strategy': String(offer.talkMinutes.strategy),
  guarantee: amountOf(offer.guaranteeDays, 'Tag', 'Tagen'),
  'guarantee.days': String(offer.guaranteeDays),
  'limit.month': String(offer.monthlyLimit),
  'limit.month.word': numberWord(offer.monthlyLimit),
  'limit.websites': amountOf(offer.monthlyLimit, 'Website', 'Websites'),
  'limit.people': wordsOf(offer.monthlyLimit, 'einem Menschen, in dessen', 'Menschen, in deren'),
  'load.time': claims.loadTime.value,
  'classic.days.word': numberWord(classicDays),
  'classic.days.ordinal': ordinalWord(classicDays),
  'classic.months': wordsOf(classicMonths, 'einen Monat', 'Monate'),
  'classic.months.assumed': classicMonths === 1 ? 'einem angenommenen Monat' : `angenommenen ${numberWord(classicMonths)} Monaten`,
  'owner.brand': owner.brand,
  'owner.name': owner.name,
  'owner.since': String(owner.sinceYear),
}
