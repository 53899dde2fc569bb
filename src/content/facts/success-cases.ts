import { euro } from '../format.ts'
import type { SuccessCase } from '../types.ts'

/** A number of buyers, and the euros that each pays. */
type Sale = readonly [buyers: number, euros: number]

function turnover(before: readonly Sale[], after: readonly Sale[], period: string) {
  const sum = (sales: readonly Sale[]) => sales.reduce((total, [buyers, euros]) => total + buyers * euros, 0)
  const revenueEuro = { before: sum(before), after: sum(after) }
  return { revenue: `${euro(revenueEuro.after)} statt ${euro(revenueEuro.before)} im ${period}`, revenueEuro }
}

/** Three made-up businesses, each with 1,000 visitors a month. Their revenue is calculated from their sales. */
export const successCases: readonly SuccessCase[] = [
  {
    sample: true,
    business: 'Atemcoaching, allein selbständig',
    before: '2\u00a0% der Besucher fragten an',
    after: '26\u00a0% laden den Selbsttest herunter',
    improvement: '14\u00a0Buchungen zu 300\u00a0€ statt fünf',
    ...turnover([[5, 300]], [[14, 300]], 'Monat'),
  },
  {
    sample: true,
    business: 'Kanzlei für Förderanträge',
    before: '3\u00a0Anfragen im Monat über das Formular',
    after: '22\u00a0% melden sich zum Webinar an',
    improvement: '11\u00a0Mandate zu 3.500\u00a0€ im Quartal statt vier',
    ...turnover([[4, 3500]], [[11, 3500]], 'Quartal'),
  },
  {
    sample: true,
    business: 'Onlinekurs für Aquarell',
    before: '1\u00a0% kaufte den Kurs für 240\u00a0€',
    after: '24\u00a0% kaufen zuerst den Minikurs für 19\u00a0€',
    improvement: 'davon kauft jede zehnte Person danach den großen Kurs',
    ...turnover(
      [[10, 240]],
      [
        [240, 19],
        [24, 240],
      ],
      'Monat',
    ),
  },
]
