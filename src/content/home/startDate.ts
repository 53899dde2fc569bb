import { holidaysIn } from '../holidays.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { aiDays } from '../days.ts'
import { amountOf, handoverOn, shortDay, weeklyOn, workdayName } from '../format.ts'
import type { DayOfWeek } from '../format.ts'
import { packages } from './packages.ts'

interface Dates {
  start: DayOfWeek
  handover: DayOfWeek
}

const begins = 'Beginn'

/** Days on which nobody works: first the owner's days off, then public holidays. */
const daysOff = [...offer.closed.map(({ name, ...period }) => ({ id: name, name, ...period })), ...holidaysIn(owner.state)]
const { startWeekday } = offer
const { express } = offer.packages

/**
 * The texts about start dates. `neutral` and `neutralAtPrice` take the place of dates until the current day is known, as on the prerendered
 * page. They have the same height as the dates and are true on any day.
 */
export const startDate = {
  /** Input of the start-date machine. */
  input: {
    packages: packages.map(({ id, days }) => ({ id, days })) as [{ id: string; days: number }],
    startWeekday,
    leadDays: offer.leadDays,
    holidays: daysOff,
  },
  /** In the hero and above the calendar, for the smallest package. */
  neutral: `${begins} ${workdayName(startWeekday)}, online ${handoverOn(startWeekday, aiDays)}`,
  /** Follows the dates in the hero, where nothing else names the package. */
  afterHero: ` (${express.name})`,
  /** Below a price. */
  neutralAtPrice: `${begins} ${weeklyOn(startWeekday)}, nach Absprache`,
  /** The earliest dates, or those of the start that the visitor has chosen. */
  dates: ({ start, handover }: Dates, isChosen: boolean) =>
    `${isChosen ? begins : 'Frühestens'} ${shortDay(start)}, online ${shortDay(handover)}`,
  /** Shown in the calendar and in the form if the chosen start has become impossible while the page was open. */
  lapsed: (start: DayOfWeek) => `Ihr Wunschtermin ${shortDay(start)} ist nicht mehr möglich und steht nicht mehr in Ihrer Anfrage.`,
  /** For an email. Includes the year, because the email might be read in the following year. */
  datesInMail: ({ start, handover }: Dates) => `${begins} ${shortDay(start, { year: true })}, online ${shortDay(handover, { year: true })}`,
  /** The calendar above the ruler of the process section. */
  calendar: {
    label: 'Termin ausprobieren',
    days: 'Tage bis zur Übergabe',
    back: 'Eine Woche früher',
    on: 'Eine Woche später',
    nameOf: (id: string) => packages.find((one) => one.id === id)?.name ?? '',
    holiday: (day: DayOfWeek, id: string) => `${shortDay(day)} ist frei: ${daysOff.find((one) => one.id === id)?.name}.`,
    note: 'Fest wird der Starttag, wenn Sie unser Angebot annehmen. Für Verbraucher beginnen wir vor Ende der Widerrufsfrist nur auf Verlangen.',
    chosen: 'Unverbindlich. Steht so als Wunsch in Ihrer Anfrage.',
    optionOf: (days: number) => amountOf(days, 'Tag', 'Tage'),
  },
}
