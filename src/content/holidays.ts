/**
 * The public holidays common to all sixteen German states, used to propose dates. Holidays of individual states are left out, because a
 * proposed date is not binding.
 *
 * Source: the holiday laws of the states (such as Feiertagsgesetz NW, section 2); 3 October: Unification Treaty, article 2 (2).
 */
export const holidays = [
  { id: 'new-year', name: 'Neujahr', month: 1, day: 1 },
  { id: 'good-friday', name: 'Karfreitag', daysAfterEaster: -2 },
  { id: 'easter-monday', name: 'Ostermontag', daysAfterEaster: 1 },
  { id: 'labour-day', name: 'Tag der Arbeit', month: 5, day: 1 },
  { id: 'ascension', name: 'Christi Himmelfahrt', daysAfterEaster: 39 },
  { id: 'whit-monday', name: 'Pfingstmontag', daysAfterEaster: 50 },
  { id: 'unity-day', name: 'Tag der Deutschen Einheit', month: 10, day: 3 },
  { id: 'christmas-day', name: '1.\u00a0Weihnachtstag', month: 12, day: 25 },
  { id: 'second-christmas-day', name: '2.\u00a0Weihnachtstag', month: 12, day: 26 },
] as const
