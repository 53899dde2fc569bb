import type { Offer } from '../types.ts'

/** What is sold and what is promised, in numbers. Source: docs/FACTS.md, section 9. All copy takes them from here. */
export const offer: Offer = {
  /**
   * Final prices in whole euros, working days until the handover (express is the fastest), and weeks of support after the launch. `sampleFields` lists made-up parts
   * of a package's copy (home/packages.ts). Once such a part is confirmed, remove it from the list.
   */
  packages: {
    express: { name: 'Express', priceEuro: 2997, days: 3, supportWeeks: 0, popular: false, sampleFields: ['features', 'result'] },
    experience: {
      name: 'Experience',
      priceEuro: 4997,
      days: 5,
      supportWeeks: 5,
      popular: true,
      sampleFields: ['features', 'result', 'popular'],
    },
    ecosystem: { name: 'Ecosystem', priceEuro: 7997, days: 7, supportWeeks: 8, popular: false, sampleFields: ['features', 'result'] },
  },
  /**
   * Work begins on this day of the week, 1 for Monday to 5 for Friday, at least `leadDays` days after the request: a reply, a talk, an offer
   * and the first payment come before it.
   */
  startWeekday: 1,
  leadDays: 7,
  /** Rounds of corrections, and until how many days after the handover they are made. */
  corrections: { rounds: 2, untilDays: 14 },
  /** Money-back guarantee, counted from the handover; refunded within `refundDays` days of the notice. */
  guaranteeDays: 30,
  refundDays: 14,
  /** Lengths of the free talks. In the process, each step other than the strategy talk takes a day. */
  talkMinutes: { introduction: 15, audit: 30, strategy: 45 },
  /** With the largest package, questions received before this hour are answered on the same working day. */
  sameDayUntilHour: 15,
  /** Websites accepted per month. */
  monthlyLimit: 8,
  /** Questions on the list that clients answer before the start. */
  preparationQuestions: 12,
  /** Periods of each year in which nobody works, as month and day. `from` and `to` are inclusive. */
  closed: [{ name: 'Betriebsferien', from: '12-24', to: '12-31' }],
  /** What clients edit their website with. */
  editor: 'Decap CMS, ohne Lizenzkosten',
  /** What clients pay to others each month, for their address, hosting, email and licences: usually from, and up to, so many euros. */
  runningCostsEuro: { from: 20, to: 45 },
  /** Final prices of one more page, and of an hour's work after the handover or the support. */
  extrasEuro: { page: 490, hour: 110 },
  /** Who installs updates and makes backups after the handover. */
  upkeep: 'Ihr Hoster',
  /** Fields above that are made up. Once a value is confirmed, remove its field from the list. */
  sampleFields: [
    'leadDays',
    'corrections',
    'refundDays',
    'sameDayUntilHour',
    'preparationQuestions',
    'closed',
    'editor',
    'runningCostsEuro',
    'extrasEuro',
    'upkeep',
  ],
}
