import type { SuccessCase } from '../types.ts'

/** Three invented businesses. */
export const successCases: readonly SuccessCase[] = [
  {
    sample: true,
    business: 'Atemcoaching, allein selbständig',
    before: '2\u00a0% der Besucher fragten an',
    after: '18\u00a0% laden den Selbsttest',
    improvement: '9-mal so viele Kontakte',
    revenue: '4.200\u00a0€ statt 1.500\u00a0€ im Monat',
    revenueEuro: { before: 1500, after: 4200 },
  },
  {
    sample: true,
    business: 'Kanzlei für Förderanträge',
    before: '3\u00a0Anfragen im Monat über das Formular',
    after: '22\u00a0% melden sich zum Webinar an',
    improvement: '11\u00a0Mandate im Quartal statt vier',
    revenue: '38.000\u00a0€ statt 14.000\u00a0€ im Quartal',
    revenueEuro: { before: 14_000, after: 38_000 },
  },
  {
    sample: true,
    business: 'Onlinekurs für Aquarell',
    before: '1\u00a0% kaufte den Kurs für 240\u00a0€',
    after: '24\u00a0% kaufen zuerst den Minikurs für 19\u00a0€',
    improvement: 'jede Vierte bleibt für den großen Kurs',
    revenue: '9.600\u00a0€ statt 2.400\u00a0€ im Monat',
    revenueEuro: { before: 2400, after: 9600 },
  },
]
