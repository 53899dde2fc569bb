/**
 * What the facts of the owner in src/content/facts/ may be. Their types follow from it. Only the build checks them, so no page loads this
 * file. Messages are German, like what the owner writes.
 */

import * as z from 'zod'

/* ------------------------------------------------------------------ values */

/** A value as the owner has written it. */
export function refused(value: unknown): string {
  return value === undefined ? 'fehlt' : `${typeof value === 'number' ? value : JSON.stringify(value)} geht nicht`
}

/** The message for a value that is not what is wanted, such as 'eine Zahl'. */
const says = (wanted: string, more = (_input: unknown) => '') => ({
  error: ({ input }: { readonly input?: unknown }) => `${refused(input)}. Schreiben Sie ${wanted}.${more(input)}`,
})
const fault = (context: z.RefinementCtx, path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })

const matching = (pattern: RegExp, wanted: string) => z.string(says(wanted)).regex(pattern, says(wanted))
/** One line in words that a page can break, without markup, whose signs visitors would see. */
const TEXT = /^(?! )(?!.*(?:\p{Cc}|\{\{|<\/?[a-z!]|&#?\w+;|[^\s-]{50}| $))(?=.*\S)/iu
const A_TEXT = 'einen Text ohne HTML, {{…}}, Zeilenumbruch, Leerzeichen am Rand und Wörter mit mehr als 49 Zeichen'
const text = matching(TEXT, A_TEXT)
const textOrNull = matching(TEXT, `${A_TEXT}, oder null`).nullable()
const fullName = matching(/^(?!.*[\p{Cc}<>{}])\S+(?:[ \u00a0]\S+)+$/u, 'Vornamen und Nachnamen, wie im Pass')
/** Fields that are nothing but texts. */
const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>
const oneOf = <const Value extends string>(values: readonly Value[], others = '') =>
  z.enum(values, says(`eines von ${values.join(', ')}${others}`))
const namedAs = (name: string) => `den Namen eines Bildes ohne Endung, etwa '${name}1'`
const photo = <const Name extends string>(name: Name) =>
  z.templateLiteral([name, z.int()], says(namedAs(name))).check(z.regex(/-[1-9]\d?$/, says(namedAs(name))))
const portrait = z.union([photo('avatar-'), z.enum(['owner', 'avatar-owner', 'team-2', 'team-3'])])
const HOST = String.raw`(?:[\p{Ll}\d](?:[\p{Ll}\d-]*[\p{Ll}\d])?\.)+\p{Ll}{2,}`
const url = matching(new RegExp(`^https://${HOST}(?:[/?#][^\\s<>"]*)?$`, 'u'), 'eine ganze Adresse, etwa https://www.beispiel.de/seite')
const monthAndDay = matching(
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$/,
  'Monat und Tag, etwa 12-24 für den 24. Dezember',
)

const numberFrom = (least: number, most: number, said = says(`eine Zahl von ${least} bis ${most}`)) =>
  z.number(said).min(least, said).max(most, said)
/** A whole number within the limits of texts and drawings, and why there are limits. */
const whole = (least: number, most: number, why = '') => {
  const said = says(`eine ganze Zahl von ${least} bis ${most}${why && `. ${why}`}`)
  return numberFrom(least, most, said).int(said)
}
/** The whole euros that somebody means by 4.9 (4.900 to a German) or '4.900 €'. */
const meant = (input: unknown) =>
  Math.round(typeof input === 'number' ? input * (input < 1000 ? 1000 : 1) : Number(String(input).replace(/,.*/, '').replaceAll(/\D/g, '')))
const inEuros = says('ganze Euro ohne Punkt und Zeichen, etwa 4900', (input) => (meant(input) > 0 ? ` Meinen Sie ${meant(input)}?` : ''))
const price = numberFrom(1, 999_999, inEuros).int(inEuros)

const list = <Item extends z.ZodType>(item: Item, least = 0, most = 99) => {
  const said = says(`eine Liste mit ${least} bis ${most} Einträgen`)
  const isOnce = (entries: readonly unknown[]) =>
    entries.every((entry, index) => typeof entry !== 'string' || entries.indexOf(entry) === index)
  return z.array(item, said).min(least, said).max(most, said).refine(isOnce, 'nennt etwas zweimal. Streichen Sie eines davon.').readonly()
}
/** A list whose entries differ in a field. */
const listBy = <Field extends string, Item extends z.ZodType<Readonly<Record<Field, unknown>>>>(
  field: Field,
  ...[item, least, most]: Parameters<typeof list<Item>>
) =>
  list(item, least, most).superRefine((entries, context) => {
    for (const [index, { [field]: value }] of entries.entries())
      if (entries.some((entry, other) => entry[field] === value && other < index))
        fault(context, [index, field], `${JSON.stringify(value)} gibt es schon. Geben Sie diesem Eintrag etwas Eigenes.`)
  })
const some = <const Value extends string>(values: readonly Value[]) => list(oneOf(values))
/** Marks something made up (a person, a project, a logo): the page and the release check say so. What is real does not have it. */
const sample = z.literal(true, says('true, oder entfernen Sie die Zeile')).exactOptional()
/** An object some of whose fields may be made up: `sampleFields` lists them. */
const withSamples = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, sampleFields: some(Object.keys(shape) as (keyof Shape & string)[]) })

/* ------------------------------------------------------------------ owner */

/** Prices are final amounts in both modes, because people founding a business may count as consumers. */
const vat = z.union([
  z.strictObject({ kind: z.literal('regelbesteuert'), ratePercent: z.literal(19, says('19, den Regelsatz')) }),
  z.strictObject({ kind: z.literal('kleinunternehmer', says("'regelbesteuert' oder 'kleinunternehmer'")) }),
])

/** A name as the commercial register has it: with its legal form at the end. */
const firm = (form: string, ending = new RegExp(`\\S ${form.replaceAll(/[().]/g, '\\$&')}$`)) =>
  matching(ending, `die Firma mit ihrer Rechtsform am Ende, etwa Nordlicht ${form}`)
const registered = (division: 'HRA' | 'HRB') => ({
  court: matching(/^Amtsgericht \S/, 'das Registergericht, etwa Amtsgericht Hamburg'),
  number: matching(new RegExp(`^${division}[ \u00a0]\\d+(?: [A-Z]{1,2})?$`), `die Nummer im Handelsregister, etwa ${division} 12345`),
})
const company = <const Form extends string>(form: Form) =>
  z.strictObject({ form: z.literal(form), firm: firm(form), directors: list(fullName, 1), ...registered('HRB') })
/** Who publishes and concludes contracts: a person who is not registered, a registered merchant, or a company. */
const legalForm = z.discriminatedUnion(
  'form',
  [
    z.strictObject({ form: z.literal(['Einzelunternehmen', 'freier Beruf']) }),
    z.strictObject({ form: z.literal('e. K.'), firm: firm('e. K.', /\S e\.\s?(?:K|Kfm|Kfr)\.$/), ...registered('HRA') }),
    company('GmbH'),
    company('UG (haftungsbeschränkt)'),
  ],
  says("{ form: 'Einzelunternehmen' }, oder statt dessen 'freier Beruf', 'e. K.', 'GmbH' oder 'UG (haftungsbeschränkt)'"),
)

/** A phone number without what may be before it. */
const dialled = (phone: string) =>
  phone
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^(?:49|0)/, '')

const owner = withSamples({
  ...texts('brand', 'profession', 'mailProvider', 'bookingProvider'),
  /** As the imprint requires it. */
  name: fullName,
  replyTime: matching(
    /^\p{Ll}[^\p{Cc}<>{}.!?]*[\p{L}\d]$/u,
    'das Ende eines Satzes, der mit „Wir antworten“ beginnt, etwa innerhalb eines Tages',
  ),
  legalForm,
  email: matching(new RegExp(`^[\\p{L}\\d](?:[\\p{L}\\d.+_-]*[\\p{L}\\d])?@${HOST}$`, 'u'), 'eine E-Mail-Adresse, etwa hallo@beispiel.de'),
  /** A second way to make contact quickly, besides email. Without it, the imprint names the calendar. */
  phone: z
    .strictObject(
      {
        text: matching(/^\+?\d[\d\s()/-]+$/, 'die Telefonnummer, wie Menschen sie lesen'),
        href: matching(/^tel:\+\d{6,15}$/, 'die Telefonnummer ohne Leerzeichen, etwa tel:+4930123456'),
      },
      says('text und href wie in der Vorlage, oder null'),
    )
    .refine((one) => dialled(one.text) === dialled(one.href), {
      path: ['href'],
      error: 'ist eine andere Nummer als text. Berichtigen Sie eine.',
    })
    .nullable(),
  address: z.strictObject({
    ...texts('street', 'city'),
    postalCode: matching(/^(?:0[1-9]|[1-9]\d)\d{3}$/, 'eine Postleitzahl aus fünf Ziffern in Anführungszeichen'),
    country: z.literal('Deutschland', says("'Deutschland'. Impressum, Steuern und Feiertage folgen deutschem Recht")),
  }),
  /** The state in which the owner works, by its code in ISO 3166-2:DE; its public holidays are days off. */
  state: oneOf(['BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH']),
  /** VAT identification number, never the tax number. */
  vatId: matching(/^DE\d{9}$/, 'die Umsatzsteuer-ID, etwa DE123456789, oder null').nullable(),
  businessId: matching(/^DE\d{9}-\d{5}$/, 'die Wirtschafts-ID, etwa DE123456789-00001, oder null').nullable(),
  vat,
  /** Professional liability insurance. */
  liabilityInsurance: z.strictObject(texts('insurer', 'address', 'territory'), says('Felder wie in der Vorlage, oder null')).nullable(),
  /** Hosting provider, and for how many days it keeps log files. */
  host: z.strictObject({ ...texts('name', 'address', 'location'), logRetentionDays: whole(1, 365) }),
  /** Data protection authority of the owner's state. */
  supervisoryAuthority: z.strictObject({ ...texts('name', 'address'), url }),
  /** External booking calendar, which `bookingProvider` runs. */
  bookingUrl: url,
  /** Canonical URLs start with it. */
  baseUrl: matching(
    new RegExp(`^https://${HOST}$`, 'u'),
    'nur https:// und die Domain, klein und ohne Pfad und / am Ende, etwa https://www.beispiel.de',
  ),
  socialProfiles: listBy('href', z.strictObject({ label: text, href: url })),
  /** Whether there is a newsletter, and what sends it on the owner's behalf; `sentBy` is null for the owner's own mailbox. */
  newsletter: z.strictObject({ sentBy: textOrNull }, says('{ sentBy: null }, oder null, wenn es keinen gibt')).nullable(),
  /** Whether the site has the funnel page. */
  funnel: z.boolean(says('true oder false')),
  /** Responsible for journalistic content under § 18(2) MStV; null if it is the owner. */
  responsible: textOrNull,
  copyrightYear: whole(2020, 2050),
  /** First year of building websites. */
  sinceYear: whole(1990, 2050),
  /** Court of jurisdiction for merchants; null if it is the one in the city of the address. */
  court: textOrNull,
}).refine(({ sinceYear, copyrightYear }) => sinceYear <= copyrightYear, {
  path: ['sinceYear'],
  error: 'ist nach copyrightYear. Berichtigen Sie eines von beiden.',
})

/* ------------------------------------------------------------------ offer */

const TYPED = 'Texte schreiben die Zahl aus und gehen von mindestens eins aus'

const packageOf = (days: z.ZodNumber, supportWeeks: z.ZodNumber) =>
  z.strictObject({
    name: text,
    /** Final amount that the visitor pays; see vat.ts. */
    priceEuro: price,
    /** Working days until handover. */
    days,
    /** Weeks of support after the launch; 0 for none. */
    supportWeeks,
    /** Marked as most popular. */
    popular: z.boolean(says('true oder false')),
    /** Parts of the package's copy that are made up. */
    sampleFields: some(['features', 'result', 'popular']),
  })
const smallest = packageOf(
  whole(2, 10, 'Das Rennen zählt ab zwei, und ein Telefon hat Platz für zehn Striche. Brauchen Sie länger, verkleinern Sie das Paket'),
  whole(0, 99),
)
const larger = packageOf(
  whole(2, 20, 'Der Kalender hat Platz für zwanzig Tage'),
  whole(1, 99, 'Paket und AGB versprechen Begleitung. Ohne sie ändern Sie home/packages.ts, legal/agb.ts und diese Grenze'),
)

/** The day of a year whose months have 31 days. */
const dayOfYear = (monthDay: string) => 31 * Number(monthDay.slice(0, 2)) + Number(monthDay.slice(3))

/** What is sold and promised, in numbers. */
const offer = withSamples({
  packages: z.strictObject({ express: smallest, experience: larger, ecosystem: larger }).superRefine(({ express, ...others }, context) => {
    for (const [id, { name, days }] of Object.entries(others)) {
      if (name === express.name || (id === 'ecosystem' && name === others.experience.name))
        fault(context, [id, 'name'], `${JSON.stringify(name)} heißt schon ein anderes Paket. Geben Sie diesem einen eigenen Namen.`)
      if (days < express.days)
        fault(context, [id, 'days'], `${days} geht nicht. Schreiben Sie ${express.days} oder mehr: express ist das schnellste Paket.`)
    }
    const [, second] = Object.entries({ express, ...others }).filter(([, { popular }]) => popular)
    if (second) fault(context, [second[0], 'popular'], 'true geht nicht: Nur ein Paket ist das beliebteste. Schreiben Sie false.')
  }),
  /** The day of the week on which work begins. */
  startWeekday: z.literal([1, 2, 3, 4, 5], says('1 für Montag bis 5 für Freitag')),
  /** Minimum number of days between a request and the start. */
  leadDays: whole(0, 365),
  /** `untilDays`: days after the handover. */
  corrections: z.strictObject({ rounds: whole(1, 99, TYPED), untilDays: whole(1, 99) }),
  guaranteeDays: whole(1, 365),
  refundDays: whole(1, 99),
  talkMinutes: z.strictObject({ introduction: whole(1, 180), audit: whole(1, 180), strategy: whole(1, 180) }),
  /** Hour of a working day. With the largest package, questions received before it are answered on the same day. */
  sameDayUntilHour: whole(1, 24),
  monthlyLimit: whole(1, 99, TYPED),
  preparationQuestions: whole(1, 99, TYPED),
  /** Periods of each year in which nobody works, from the one day to the other. They may go across New Year. */
  closed: listBy('name', z.strictObject({ name: text, from: monthAndDay, to: monthAndDay })).refine(
    (periods) => !(periods.reduce((days, { from, to }) => days + ((372 + dayOfYear(to) - dayOfYear(from)) % 372) + 1, 0) > 186),
    'umfasst mehr als ein halbes Jahr, und der Kalender fände keinen Tag. Sind from und to vertauscht?',
  ),
  editor: text,
  extrasEuro: z.strictObject({ page: price, hour: price }),
  upkeep: text,
  /** Per month. */
  runningCostsEuro: z
    .strictObject({ from: whole(0, 9999), to: whole(1, 9999) })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'ist weniger als from. Tauschen Sie beide.' }),
})

/* ------------------------------------------------------------------ claims */

/** Everything that is claimed has happened by now. */
const MONTH = new Date().toISOString().slice(0, 7)
const years = matching(/^(?:19|20)\d\d bis 20\d\d$/, 'zwei Jahre, etwa 2016 bis 2026').refine(
  (period) => period.slice(0, 4) <= period.slice(-4) && period.slice(-4) <= MONTH,
  'liegt in der Zukunft oder endet vor seinem Anfang. Berichtigen Sie die Jahre.',
)
const STARS = says('eine Zahl von 1 bis 5 mit höchstens einer Stelle nach dem Punkt, etwa 4.9')

/** The numbers in advertising claims. */
const figures = z.strictObject({
  sitesBuilt: whole(1, 99_999),
  moreConversionsPercent: whole(1, 99_999),
  contractValueEuro: price,
  caseConversionPercent: whole(1, 99_999),
  caseClient: text,
  satisfactionPercent: whole(1, 100),
  /** Out of five. Advertising must state the number of reviews and their period with it (§ 5a UWG). */
  rating: z.strictObject({ average: numberFrom(1, 5, STARS).multipleOf(0.1, STARS), count: whole(1, 999_999), period: years }),
  loadTimeSeconds: whole(1, 60),
  googlePage: whole(1, 10),
  googleDays: whole(1, 365),
  classicDays: whole(30, 180, 'Überschriften nennen ganze Monate, und ein Telefon hat Platz für 180 Striche, einen je Tag'),
})

const month = matching(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Jahr und Monat, etwa 2026-11').refine(
  (asOf) => asOf <= MONTH,
  'liegt in der Zukunft. Schreiben Sie den Monat, in dem die Aussage zuletzt stimmte.',
)

/** An advertising claim with a figure. */
const claim = z.strictObject({
  /** `value`: the figure with its unit; `label` follows it. `condition`: when it holds. */
  ...texts('value', 'label', 'condition'),
  /** The source of the figure, and the month in which it was last true. Null if unproven: pages say 'Beispielwert', structured data is silent. */
  evidence: z
    .strictObject({ source: text, asOf: month }, says("{ source: 'Auswertung von 41 Projekten', asOf: '2026-11' }, oder null"))
    .nullable(),
})
const claimNames = [
  'sitesBuilt',
  'moreConversions',
  'caseConversion',
  'satisfaction',
  'rating',
  'loadTime',
  'googlePageOne',
  'monthlyLimit',
  'classicDuration',
  'funnelRates',
] as const

/* ------------------------------------------------------------------ clients and people */

/** A client's website before, drawn in the taste of its time. `loadTimes`: how long it took to load, and how long the new one takes. */
const formerSite = z.strictObject({
  ...texts('alt', 'name', 'motto', 'picture', 'headline', 'text', 'foot'),
  loadTimes: z.strictObject(texts('before', 'after')),
  links: list(text),
  offers: list(z.strictObject(texts('heading', 'text'))),
})
/** A project with its results. `image` is a screenshot of the client's website; those of samples are drawings. */
const caseStudy = z.strictObject({
  sample,
  ...texts('client', 'industry', 'challenge', 'solution'),
  /** The website before. If the first case has it, visitors pull it off the new one, instead of reading challenge and solution. */
  former: formerSite.exactOptional(),
  /** Measured outcomes: `value` and `unit` belong together ('340' '%'), `description` explains them. */
  results: list(
    z.strictObject({ ...texts('metric', 'value', 'description'), unit: z.string(says('die Einheit, oder leere Anführungszeichen')) }),
  ),
  testimonial: z.strictObject(texts('quote', 'author')),
  image: photo('case-'),
  /** What the address bar shows, and the text alternative of the image. */
  mockup: z.strictObject(texts('address', 'alt')),
})

/** A client's review. */
const testimonial = z.strictObject({
  sample,
  ...texts('name', 'role', 'company', 'text', 'result'),
  rating: z.literal([1, 2, 3, 4, 5], says('1 bis 5 Sterne')),
  avatar: portrait,
})

const MARKS = ['mark-rising', 'mark-lines', 'mark-play', 'mark-bloom', 'mark-steps', 'mark-awning'] as const
/** A client's logo: one of the drawn marks, or a picture among the photos. */
const industryLogo = z.strictObject({
  sample,
  ...texts('name', 'industry'),
  icon: z.union([oneOf(MARKS, ` oder ${namedAs('logo-')}`), photo('logo-')]),
  color: oneOf(['violet', 'night']),
})

/** A before-and-after story, with its revenue in a period. */
const successCase = z.strictObject({
  sample,
  ...texts('business', 'before', 'after', 'improvement'),
  revenueEuro: z.strictObject({ before: whole(0, 99_999_999), after: whole(1, 99_999_999) }).refine(({ before, after }) => before < after, {
    path: ['after'],
    error: 'ist nicht mehr als before. Berichtigen Sie eines von beiden.',
  }),
  period: oneOf(['Monat', 'Quartal', 'Jahr']),
})

/** A chapter of the about page. `strokes` tell its story: how high each is, and whether it is lit. */
const storySection = z.strictObject({
  sample,
  title: text,
  paragraphs: list(text, 1),
  strokes: list(z.strictObject({ height: numberFrom(0, 1), lit: z.literal(true, says('true')).exactOptional() })),
})

/** A person in the collaboration section. */
const teamMember = z.strictObject({ sample, ...texts('name', 'role', 'text'), photo: portrait })

/** A statement of fact that is only in running text: in `file` inside src/content, verbatim, and what must be true in a German sentence. */
const statement = z.strictObject({
  file: matching(/^\w[\w-]*(?:\/\w[\w-]*)*\.(?:ts|md)$/, 'eine Datei in content/, etwa about.ts'),
  text: matching(/\S/, 'eine Stelle aus dieser Datei'),
  what: text,
})

const decisions = <const Id extends string>(...ids: readonly Id[]) => some(ids).exactOptional()

/* ------------------------------------------------------------------ all facts */

/** All facts, by the names under which the files export them. */
export const factsSchema = z
  .object({
    owner,
    offer,
    figures,
    claims: z.record(z.enum(claimNames), claim),
    caseStudies: listBy('image', caseStudy, 1, 4),
    testimonials: listBy('name', testimonial, 1, 12),
    industryLogos: listBy('name', industryLogo),
    successCases: listBy('business', successCase),
    storySections: listBy('title', storySection, 1, 4),
    team: listBy('name', teamMember, 1),
    /** Decisions that the legal texts leave open, by page. */
    undecided: z.strictObject({
      '/impressum.html': decisions('wirtschafts-id'),
      '/agb.html': decisions('gesamt', 'verbraucher', 'raten', 'garantie-umfang', 'widerruf-pruefen'),
      '/datenschutz.html': decisions('hoster', 'anfragen-ki', 'kalender', 'profile'),
      '/barrierefreiheit.html': decisions('ausnahme', 'pruefung'),
    }),
    unconfirmed: listBy('text', statement),
  })
  .superRefine(({ caseStudies, offer: { packages } }, context) => {
    for (const [index, study] of caseStudies.entries()) {
      const solution = study.solution.replaceAll('\u00a0', ' ')
      const [id] =
        Object.entries(packages).find(([, { name, days }]) =>
          solution.endsWith(`${name}, online nach ${days} Arbeitstagen.`.replaceAll('\u00a0', ' ')),
        ) ?? []
      const refuse = (message: string) => fault(context, ['caseStudies', index, 'solution'], message)
      if (!id && /, online nach [^,]*\.$/.test(solution)) refuse('nennt kein Paket mit seinen Tagen aus offer.ts. Gleichen Sie beide an.')
      if (id === 'express' && /Terminbuchung|Funnel/.test(solution))
        refuse(`nennt Terminbuchung oder Funnel, die ${packages.express.name} nicht enthält. Nennen Sie ein größeres Paket.`)
    }
  })

export type Owner = z.infer<typeof owner>
export type OwnerField = Owner['sampleFields'][number]
export type VatMode = Owner['vat']
export type FederalState = Owner['state']
export type Offer = z.infer<typeof offer>
export type Claim = z.infer<typeof claim>
export type CaseStudy = z.infer<typeof caseStudy>
export type FormerSite = z.infer<typeof formerSite>
export type Testimonial = z.infer<typeof testimonial>
export type IndustryLogo = z.infer<typeof industryLogo>
export type SuccessCase = z.infer<typeof successCase>
export type StorySection = z.infer<typeof storySection>
export type TeamMember = z.infer<typeof teamMember>
export type Undecided = z.infer<typeof factsSchema>['undecided']
export type DecisionId = NonNullable<Undecided[keyof Undecided]>[number]
export type Statement = z.infer<typeof statement>
