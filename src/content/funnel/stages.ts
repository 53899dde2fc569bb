/** The four stages at the slider's default. Rates are shares of all visitors. Source: docs/FACTS.md, section 9. */
export const funnelStages = [
  { id: 'visitors', title: 'Besucher', description: 'Alle, die Ihre Seite öffnen', ratePercent: 100 },
  { id: 'interest', title: 'Interessenten', description: 'Lesen weiter, statt wegzuklicken', ratePercent: 35 },
  { id: 'leads', title: 'Leads', description: 'Hinterlassen ihre Adresse', ratePercent: 15 },
  { id: 'customers', title: 'Kunden', description: 'Kaufen', ratePercent: 5 },
] as const
