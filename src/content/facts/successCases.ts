import type { SuccessCase } from '../types.ts'

/** Three made-up businesses, each with 1,000 visitors a month. Their revenue follows from the sales that the texts name. */
export const successCases: readonly SuccessCase[] = [
  {
    sample: true,
    business: 'Atemcoaching, allein selbständig',
    before: '2\u00a0% der Besucher fragten an',
    after: '26\u00a0% laden den Selbsttest herunter',
    improvement: '14\u00a0Buchungen zu 300\u00a0€ statt fünf',
    revenueEuro: { before: 5 * 300, after: 14 * 300 },
    period: 'Monat',
  },
  {
    sample: true,
    business: 'Kanzlei für Förderanträge',
    before: '3\u00a0Anfragen im Monat über das Formular',
    after: '22\u00a0% melden sich zum Webinar an',
    improvement: '11\u00a0Mandate zu 3.500\u00a0€ im Quartal statt vier',
    revenueEuro: { before: 4 * 3500, after: 11 * 3500 },
    period: 'Quartal',
  },
  {
    sample: true,
    business: 'Onlinekurs für Aquarell',
    before: '1\u00a0% kaufte den Kurs für 240\u00a0€',
    after: '24\u00a0% kaufen zuerst den Minikurs für 19\u00a0€',
    improvement: 'davon kauft jede zehnte Person danach den großen Kurs',
    revenueEuro: { before: 10 * 240, after: 240 * 19 + 24 * 240 },
    period: 'Monat',
  },
]
