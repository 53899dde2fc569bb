import type { Offer } from './types.ts'

interface Figures {
  readonly classicDays: number
}

/** A number that texts and drawings can hold only within limits. */
interface Limited {
  /** Where it stands. */
  readonly name: string
  readonly value: number
  readonly least: number
  readonly most: number
  /** Why there are limits, and what to do instead. */
  readonly why: string
}

const TYPED = 'Texts spell this number and speak of at least one.'

function limited(
  { packages, startWeekday, correctionRounds, monthlyLimit, preparationQuestions }: Offer,
  { classicDays }: Figures,
): Limited[] {
  const { express, ...larger } = packages
  return [
    {
      name: 'offer.ts: packages.express.days',
      value: express.days,
      least: 2,
      most: 10,
      why: 'The race needs two days or more to count, and a phone has room for ten of the heavy strokes that stand for them. If your smallest package takes longer, give express a smaller scope.',
    },
    ...Object.entries(larger).flatMap(([id, { days, supportWeeks }]): Limited[] => [
      {
        name: `offer.ts: packages.${id}.days`,
        value: days,
        least: express.days,
        most: 20,
        why: 'Titles, race and ruler take express for the fastest package, and the calendar has room for twenty days. Make your fastest package express.',
      },
      {
        name: `offer.ts: packages.${id}.supportWeeks`,
        value: supportWeeks,
        least: 1,
        most: 99,
        why: 'The package and the terms promise support. To offer none, change home/packages.ts and legal/agb.ts, and this limit.',
      },
    ]),
    {
      name: 'offer.ts: startWeekday',
      value: startWeekday,
      least: 1,
      most: 5,
      why: 'Work begins on a working day: 1 is Montag, 5 is Freitag.',
    },
    { name: 'offer.ts: correctionRounds', value: correctionRounds, least: 1, most: 99, why: TYPED },
    { name: 'offer.ts: monthlyLimit', value: monthlyLimit, least: 1, most: 99, why: TYPED },
    { name: 'offer.ts: preparationQuestions', value: preparationQuestions, least: 1, most: 99, why: TYPED },
    {
      name: 'figures.ts: classicDays',
      value: classicDays,
      least: 30,
      most: 180,
      why: 'Headlines state it in whole months, and the ruler has a stroke per day, of which a phone has room for 180. A project outside these limits is not what visitors compare yours with.',
    },
  ]
}

/** What the site cannot say or draw with these facts: one sentence per number that says where it stands, why it is refused and what to do. */
export function refusals(offer: Offer, figures: Figures): string[] {
  return limited(offer, figures)
    .filter(({ value, least, most }) => !Number.isInteger(value) || value < least || value > most)
    .map(({ name, value, least, most, why }) => `facts/${name} is ${value}. Enter a whole number from ${least} to ${most}. ${why}`)
}
