import { join } from 'node:path'
import { expect, it } from 'vitest'
import { factFaults, lineOf } from '#build/facts.ts'
import { temporaryFolder } from '../temporary.ts'

const facts: { owner: object } = Object.assign(
  { owner: {} },
  ...Object.values(import.meta.glob<object>('#content/facts/*.ts', { eager: true })),
)

const gmbh = { form: 'GmbH', firm: 'Nordlicht GmbH', directors: ['Ida Süß', 'Ole Süß'], court: 'Amtsgericht Hamburg', number: 'HRB 190123' }

/** What is said when a fact is another one. */
function faultsWith(path: string, value: unknown): string[] {
  const changed = structuredClone(facts)
  Object.assign(changed.owner, { phone: { text: '+49 40 66969', href: 'tel:+494066969' } })
  if (path.startsWith('owner.legalForm.')) Object.assign(changed.owner, { legalForm: structuredClone(gmbh) })
  const keys = path.split('.')
  const inner = keys.slice(0, -1).reduce<object>((node, key) => Reflect.get(node, key) as object, changed)
  Reflect.set(inner, keys.at(-1)!, value)
  return factFaults({ ...changed }).map((fault) => `${fault.path.join('.')}: ${fault.says}`)
}

it('has nothing to say about right facts', () => {
  expect(factFaults({ ...facts })).toEqual([])
})

it.each<[path: string, value: unknown]>([
  ['owner.email', 'jürgen@müller-söhne.de'],
  ['owner.baseUrl', 'https://müller-söhne.de'],
  ['owner.phone', { text: '+49 (0)30 23125-123', href: 'tel:+493023125123' }],
  ['owner.phone', null],
  ['owner.legalForm', { form: 'freier Beruf' }],
  ['owner.legalForm', gmbh],
  ['owner.legalForm', { form: 'e. K.', firm: 'Jürgen Söhne e.\u00a0K.', court: 'Amtsgericht Köln', number: 'HRA\u00a011' }],
  ['offer.packages.ecosystem.days', 20],
  ['offer.closed', [{ name: 'Ferien', from: '12-24', to: '01-06' }]],
  ['figures.classicDays', 180],
  ['testimonials.0.avatar', 'avatar-12'],
  ['caseStudies.0.solution', 'Kompakt, online nach 2 Arbeitstagen.'],
])('allows %s to be %j', (path, value) => {
  expect(faultsWith(path, value)).toEqual([])
})

const IN_EUROS = 'Schreiben Sie ganze Euro ohne Punkt und Zeichen, etwa 4900.'

it.each<[path: string, value: unknown, says: string]>([
  ['offer.packages.express.priceEuro', 4.9, `4.9 geht nicht. ${IN_EUROS} Meinen Sie 4900?`],
  ['offer.packages.express.priceEuro', '2.450,00 €', `"2.450,00 €" geht nicht. ${IN_EUROS} Meinen Sie 2450?`],
  ['offer.packages.express.priceEuro', NaN, `NaN geht nicht. ${IN_EUROS}`],
  ['offer.packages.express.days', 2.5, '2.5 geht nicht. Schreiben Sie eine ganze Zahl von 2 bis 10. Das Rennen zählt ab zwei'],
  ['offer.packages.ecosystem.days', 21, '21 geht nicht. Schreiben Sie eine ganze Zahl von 2 bis 20.'],
  ['offer.packages.ecosystem.name', 'Kompakt', '"Kompakt" heißt schon ein anderes Paket.'],
  ['offer.packages.ecosystem.popular', true, 'true geht nicht: Nur ein Paket ist das beliebteste. Schreiben Sie false.'],
  ['offer.startWeekday', 'Montag', '"Montag" geht nicht. Schreiben Sie 1 für Montag bis 5 für Freitag.'],
  ['offer.closed.0.from', '31.02.', '"31.02." geht nicht. Schreiben Sie Monat und Tag, etwa 12-24'],
  ['offer.closed', [{ name: 'Ferien', from: '08-07', to: '07-20' }], 'umfasst mehr als ein halbes Jahr'],
  ['offer.runningCostsEuro.to', 19, 'ist weniger als from. Tauschen Sie beide.'],
  ['offer.sampleFields', ['editor', 'editor'], 'nennt etwas zweimal. Streichen Sie eines davon.'],
  ['offer.sampleFields', ['preis'], 'geht nicht. Schreiben Sie eines von packages, startWeekday,'],
  ['figures.rating.average', 4.95, 'eine Zahl von 1 bis 5 mit höchstens einer Stelle nach dem Punkt'],
  ['figures.rating.period', '2016 bis 2099', 'liegt in der Zukunft oder endet vor seinem Anfang.'],
  ['claims.rating.evidence', { source: 'Auswertung', asOf: '2099-01' }, 'liegt in der Zukunft. Schreiben Sie den Monat'],
  ['claims.rating.evidence', 'ja', `"ja" geht nicht. Schreiben Sie { source: 'Auswertung von 41 Projekten', asOf: '2026-11' }, oder null.`],
  ['owner.sinceYear', 2049, 'ist nach copyrightYear.'],
  ['owner.brand', ' ', '" " geht nicht. Schreiben Sie einen Text ohne HTML,'],
  ['owner.brand', '<b>Kai</b>', 'ohne HTML'],
  ['owner.brand', '{{brand}}', 'ohne HTML, {{…}}'],
  ['owner.brand', 'Zwei\nZeilen', 'Zeilenumbruch'],
  ['owner.brand', 'K'.repeat(50), 'Wörter mit mehr als 49 Zeichen'],
  ['owner.name', undefined, 'fehlt. Schreiben Sie Vornamen und Nachnamen, wie im Pass.'],
  ['owner.name', 'Kai', '"Kai" geht nicht. Schreiben Sie Vornamen und Nachnamen, wie im Pass.'],
  ['owner.beruf', 'Design', 'gibt es hier nicht. Berichtigen Sie den Namen, oder entfernen Sie die Zeile.'],
  ['owner.email', 'mailto:moin@beispiel.de', 'geht nicht. Schreiben Sie eine E-Mail-Adresse, etwa hallo@beispiel.de.'],
  ['owner.phone', '', '"" geht nicht. Schreiben Sie text und href wie in der Vorlage, oder null.'],
  ['owner.phone.href', 'tel:+493023125124', 'ist eine andere Nummer als text. Berichtigen Sie eine.'],
  ['owner.host', null, 'null geht nicht. Schreiben Sie Felder in geschweiften Klammern, wie in der Vorlage.'],
  ['owner.legalForm', 'GmbH', `"GmbH" geht nicht. Schreiben Sie { form: 'Einzelunternehmen' }, oder statt dessen`],
  ['owner.legalForm.firm', 'Nordlicht', 'geht nicht. Schreiben Sie die Firma mit ihrer Rechtsform am Ende, etwa Nordlicht GmbH.'],
  ['owner.legalForm.number', 'HRA 190123', 'die Nummer im Handelsregister, etwa HRB 12345'],
  ['owner.address.country', 'Österreich', "Schreiben Sie 'Deutschland'. Impressum, Steuern und Feiertage folgen deutschem Recht."],
  ['owner.address.postalCode', 1067, '1067 geht nicht. Schreiben Sie eine Postleitzahl aus fünf Ziffern'],
  ['owner.baseUrl', 'https://x.de/studio', 'Schreiben Sie nur https:// und die Domain, klein und ohne Pfad und / am Ende'],
  ['owner.bookingUrl', 'http://www.x.de', 'geht nicht. Schreiben Sie eine ganze Adresse, etwa https://www.beispiel.de/seite.'],
  ['owner.vat', { kind: 'regelbesteuert', ratePercent: 7 }, '7 geht nicht. Schreiben Sie 19, den Regelsatz.'],
  ['owner.newsletter', false, 'false geht nicht. Schreiben Sie { sentBy: null }, oder null, wenn es keinen gibt.'],
  ['owner.funnel', null, 'null geht nicht. Schreiben Sie true oder false.'],
  ['testimonials', [], 'geht nicht. Schreiben Sie eine Liste mit 1 bis 12 Einträgen.'],
  ['testimonials.1.rating', 6, '6 geht nicht. Schreiben Sie 1 bis 5 Sterne.'],
  ['testimonials.1.name', 'Frauke Ohlsen', '"Frauke Ohlsen" gibt es schon.'],
  ['testimonials.1.avatar', 'avatar-1.jpg', "Schreiben Sie den Namen eines Bildes ohne Endung, etwa 'avatar-1'."],
  ['caseStudies.1.image', 'case-01', "den Namen eines Bildes ohne Endung, etwa 'case-1'."],
  ['caseStudies.0.solution', 'Alles neu. Komplett, online nach 9\u00a0Arbeitstagen.', 'nennt kein Paket mit seinen Tagen aus offer.ts.'],
  ['caseStudies.0.solution', 'Mit Funnel. Kompakt, online nach 2\u00a0Arbeitstagen.', 'die Kompakt nicht enthält.'],
  ['successCases.0.revenueEuro.after', 500, 'ist nicht mehr als before. Berichtigen Sie eines von beiden.'],
  ['unconfirmed', [{ file: 'about.ts', text: 'Das fehlt.', what: 'Stimmt das?' }], 'content/about.ts. Berichtigen oder streichen'],
  ['unconfirmed', [{ file: '../package.json', text: '{', what: 'Stimmt das?' }], 'Schreiben Sie eine Datei in content/, etwa about.ts.'],
  ['undecided', { '/agb.html': ['gesamt', 'alt'] }, '"alt" geht nicht. Schreiben Sie eines von gesamt, verbraucher'],
])('refuses %s as %j, and says what to write', (path, value, says) => {
  const [fault, ...others] = faultsWith(path, value)
  expect(fault).toMatch(new RegExp(`^${path}`))
  expect(fault).toContain(says)
  expect(others).toEqual([])
})

it('reports what is wrong in several fields at once', () => {
  const changed = { ...facts, undecided: [], unconfirmed: null }
  expect(factFaults(changed).map(({ path }) => path)).toEqual([['undecided'], ['unconfirmed']])
})

it('knows the line of a fact, or of what contains it', async () => {
  const days = "days: {\n    'am Tag': 1,\n  },\n  closed: [\n    { from: ä },\n  ],\n"
  const offer = `const ä = 1\nexport const offer: Offer = {\n  ${days}} as const satisfies Offer\n`
  const file = join(await temporaryFolder({ 'offer.ts': offer }), 'offer.ts')

  expect(lineOf(file, ['offer', 'days', 'am Tag'])).toBe(4)
  expect(lineOf(file, ['offer', 'closed', 0, 'from'])).toBe(7)
  expect(lineOf(file, ['offer', 'days', 'missing'])).toBe(3)
  expect(lineOf(file, ['offer', 'missing'])).toBe(2)
})
