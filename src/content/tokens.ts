import { claims } from '#content/facts/claims.ts'
import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { euro, numberWord, ordinalWord, workdayName } from './format.ts'

const packages = Object.entries(offer.packages).flatMap(([id, { name, priceEuro, days, supportWeeks }]): [string, string][] => [
  [`name.${id}`, name],
  [`price.${id}`, euro(priceEuro)],
  [`days.${id}`, String(days)],
  [`days.${id}.word`, numberWord(days)],
  [`days.${id}.ordinal`, ordinalWord(days)],
  [`support.${id}`, String(supportWeeks)],
])

/** The days of the week of a project: `weekday.1` is the day on which work begins. */
const weekdays = [1, 2, 3, 4, 5].map((day): [string, string] => [`weekday.${day}`, workdayName(offer.startWeekday, day - 1)])

/**
 * The facts that articles can use as `{{name}}`, so that none is written down twice. Most numbers come without a unit, because German
 * inflects units: `{{guarantee.days}} Tagen`.
 */
export const tokens: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...packages, ...weekdays]),
  'packages.word': numberWord(Object.keys(offer.packages).length),
  'talk.introduction': String(offer.talkMinutes.introduction),
  'talk.audit': String(offer.talkMinutes.audit),
  'talk.strategy': String(offer.talkMinutes.strategy),
  'guarantee.days': String(offer.guaranteeDays),
  'limit.month': String(offer.monthlyLimit),
  'limit.month.word': numberWord(offer.monthlyLimit),
  'load.time': claims.loadTime.value,
  'classic.days.word': numberWord(figures.classicDays),
  'classic.days.ordinal': ordinalWord(figures.classicDays),
  'classic.months.word': numberWord(Math.round(figures.classicDays / 30)),
  'owner.brand': owner.brand,
  'owner.name': owner.name,
  'owner.since': String(owner.sinceYear),
}
