import type { Offer } from './types.ts'

interface Figures {
  readonly classicDays: number
}

/** A number that texts and drawings can hold only within limits: where it stands, and why there are limits and what to do instead. */
type Limited = readonly [name: string, value: number, least: number, most: number, why: string]

const TYPED = 'Texts spell this number and speak of at least one.'

function limited(
  { packages, startWeekday, correctionRounds, monthlyLimit, preparationQuestions }: Offer,
  { classicDays }: Figures,
): Limited[] {
  const { express, ...larger } = packages
  return [
    [
      'offer.ts: packages.express.days',
      express.days,
      2,
      10,
      'The race needs two days or more to count, and a phone has room for ten of the heavy strokes that stand for them. If your smallest package takes longer, give express a smaller scope.',
    ],
    ...Object.entries(larger).flatMap(([id, { days, supportWeeks }]): Limited[] => [
      [
        `offer.ts: packages.${id}.days`,
        days,
        express.days,
        20,
        'Titles, race and ruler take express for the fastest package, and the calendar has room for twenty days. Make your fastest package express.',
      ],
      [
        `offer.ts: packages.${id}.supportWeeks`,
        supportWeeks,
        1,
        99,
        'The package and the terms promise support. To offer none, change home/packages.ts and legal/agb.ts, and this limit.',
      ],
    ]),
    ['offer.ts: startWeekday', startWeekday, 1, 5, 'Work begins on a working day: 1 is Montag, 5 is Freitag.'],
    ['offer.ts: correctionRounds', correctionRounds, 1, 99, TYPED],
    ['offer.ts: monthlyLimit', monthlyLimit, 1, 99, TYPED],
    ['offer.ts: preparationQuestions', preparationQuestions, 1, 99, TYPED],
    [
      'figures.ts: classicDays',
      classicDays,
      30,
      180,
      'Headlines state it in whole months, and the ruler has a stroke per day, of which a phone has room for 180. A project outside these limits is not what visitors compare yours with.',
    ],
  ]
}

/** What the site cannot say or draw with these facts: one sentence per number that says where it stands, why it is refused and what to do. */
export function refusals(offer: Offer, figures: Figures): string[] {
  return limited(offer, figures)
    .filter(([, value, least, most]) => !Number.isInteger(value) || value < least || value > most)
    .map(([name, value, least, most, why]) => `facts/${name} is ${value}. Enter a whole number from ${least} to ${most}. ${why}`)
}
