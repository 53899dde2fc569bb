import type { HolidayRule } from '#machines/start-date/calendar.ts'
import type { FederalState } from './types.ts'

type Holiday = HolidayRule & { readonly name: string; readonly states?: readonly FederalState[] }

/** The public holidays of Germany; those with `states` only there. Easter Sunday and Whit Sunday are left out, since no one works then. */
const all: readonly Holiday[] = [
  { id: 'new-year', name: 'Neujahr', month: 1, day: 1 },
  { id: 'epiphany', name: 'Heilige Drei Könige', month: 1, day: 6, states: ['BW', 'BY', 'ST'] },
  { id: 'womens-day', name: 'Frauentag', month: 3, day: 8, states: ['BE', 'MV'] },
  { id: 'good-friday', name: 'Karfreitag', daysAfterEaster: -2 },
  { id: 'easter-monday', name: 'Ostermontag', daysAfterEaster: 1 },
  { id: 'labour-day', name: 'Tag der Arbeit', month: 5, day: 1 },
  { id: 'ascension', name: 'Christi Himmelfahrt', daysAfterEaster: 39 },
  { id: 'whit-monday', name: 'Pfingstmontag', daysAfterEaster: 50 },
  { id: 'corpus-christi', name: 'Fronleichnam', daysAfterEaster: 60, states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] },
  // In Bavaria, in most municipalities. An owner in one of the others loses a day that nobody misses.
  { id: 'assumption', name: 'Mariä Himmelfahrt', month: 8, day: 15, states: ['BY', 'SL'] },
  { id: 'childrens-day', name: 'Weltkindertag', month: 9, day: 20, states: ['TH'] },
  { id: 'unity-day', name: 'Tag der Deutschen Einheit', month: 10, day: 3 },
  {
    id: 'reformation-day',
    name: 'Reformationstag',
    month: 10,
    day: 31,
    states: ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'],
  },
  { id: 'all-saints', name: 'Allerheiligen', month: 11, day: 1, states: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { id: 'repentance-day', name: 'Buß- und Bettag', weekday: 3, before: '11-23', states: ['SN'] },
  { id: 'christmas-day', name: '1.\u00a0Weihnachtstag', month: 12, day: 25 },
  { id: 'second-christmas-day', name: '2.\u00a0Weihnachtstag', month: 12, day: 26 },
]

/**
 * The public holidays where the owner works.
 *
 * Source: the holiday laws of the states (such as Feiertagsgesetz NW, section 2); 3 October: Unification Treaty, article 2 (2).
 */
export function holidaysIn(state: FederalState): readonly (HolidayRule & { readonly name: string })[] {
  return all.flatMap(({ states, ...holiday }) => (states && !states.includes(state) ? [] : [holiday]))
}
