/**
 * The types of all copy. Plain data: no React, no DOM, importable in Node.
 *
 * All copy is in this folder. Where it depends on the state of a machine, the machine's view selects the text and fills in its
 * placeholders.
 *
 * Texts include their typography: a non-breaking space between a number and its unit, „…“ for quotes, an en dash for ranges. Components
 * print them as they are. Source: docs/FACTS.md, section 3.
 */

import type { LogoName, PictureName, ScreenshotName } from '#pictures/names.ts'
import type { Workday } from './format.ts'

/* ------------------------------------------------------------------ honesty */

/**
 * Marks something made up (a person, a project, a logo).
 *
 * The page shows a word from `marks.ts` next to it, structured data omits it, and the release check lists it. To publish real content,
 * replace the contents and remove the field.
 */
export type Sample = { readonly sample: true }

/** The evidence for a claim: the source of the figure, and the month in which the figure was last true (`2026-11`). */
export type Evidence = { readonly source: string; readonly asOf: string }

/**
 * An advertising claim with a figure.
 *
 * `evidence: null` means unproven: the page shows 'Beispielwert' near it, structured data omits it, and the release check lists it.
 */
export type Claim = {
  /** Stable name, used by the release check. */
  readonly id: string
  /** The figure as shown, with its unit. */
  readonly value: string
  /** What the figure measures; follows the value. */
  readonly label: string
  /** The condition under which the figure holds. Shown near it. */
  readonly condition: string
  readonly evidence: Evidence | null
}

/** The steps to a release, in the order in which to take them. */
export type ReleaseStep = 'owner' | 'offer' | 'claims' | 'samples' | 'statements' | 'decisions'

/** Something that must be settled before a release. */
export type OpenPoint = {
  readonly step: ReleaseStep
  /** File inside src/content. */
  readonly file: string
  /** Text from that file that identifies the line. */
  readonly text: string
  /** One German sentence that tells the owner what to fill in, confirm or decide. */
  readonly what: string
}

/* ------------------------------------------------------------------ building blocks */

/** Icons used beside copy, named as in src/components/Icon.tsx. */
export type IconName = 'blocks' | 'code' | 'gauge' | 'particles' | 'pencil' | 'play' | 'trending-up' | 'workflow'

/** The colour schemes of the design; a section or plate sets one as class `t-<tone>`. */
export type Tone = 'night' | 'deep' | 'paper' | 'lilac' | 'violet' | 'yellow'

/** A heading in two speeds: `slow` is set wide and light, `fast` narrow and bold. `slow` is null if there is only one speed. */
export type TwoSpeedHeading = { readonly slow: string | null; readonly fast: string }

/** An internal (`/…`, `#…`) or external link. */
export type Link = { readonly label: string; readonly href: string }

/* ------------------------------------------------------------------ home page */

/** One of the figures under the hero's lead. `claim` is null if the figure is an offer, not a claim. */
export type HeroStat = { readonly value: string; readonly label: string; readonly claim: Claim | null }

/** A pain point in the home page's problem section, attached to the ruler at `day`, counted from 1. */
export type PainPoint = { readonly day: number; readonly title: string; readonly text: string }

/** A capability card in the home page's solution section. */
export type Capability = { readonly title: string; readonly text: string; readonly picture: PictureName }

export type Package = Omit<PackageFacts, 'supportWeeks' | 'sampleFields'> & {
  readonly id: 'express' | 'experience' | 'ecosystem'
  /** The price as text. */
  readonly price: string
  /** The price without VAT, as text. Null if there is no VAT. */
  readonly netPrice: string | null
  /** Delivery time in words. */
  readonly description: string
  /** The features, in the same order in every package. `text` is null for a feature that the package lacks. */
  readonly features: readonly { readonly label: string; readonly text: string | null }[]
  readonly result: string
  readonly resultIcon: IconName
  /** Colour scheme of the package's plate. */
  readonly color: Tone
  /** Label of the package's button, which leads to an inquiry, not to an order. */
  readonly action: string
  /** Text of the option in the contact form. */
  readonly option: string
  /** The package in the text of the inquiry: its name, price and days. */
  readonly label: string
  /** Fields that are made up. */
  readonly sampleFields: readonly (keyof Package)[]
}

/** A reason. `claim` is set if the title is an advertising claim; `claimed` is the value as the title words it, if that differs. */
export type Reason = { readonly title: string; readonly text: string; readonly claim: Claim | null; readonly claimed?: string }

/** A measured outcome of a case study: `value` and `unit` belong together ('340' '%'), `description` explains them. */
export type CaseResult = {
  readonly metric: string
  readonly value: string
  readonly unit: string
  readonly description: string
}

/** A project with its results. */
export type CaseStudy = Partial<Sample> & {
  readonly id: string
  readonly client: string
  readonly industry: string
  readonly challenge: string
  readonly solution: string
  /** The website before. If the first case has it, visitors pull it off the new one, instead of reading challenge and solution. */
  readonly former?: FormerSite
  readonly results: readonly CaseResult[]
  readonly testimonial: { readonly quote: string; readonly author: string }
} & (
    | {
        /** Which drawn mock-up shows the client's website. */
        readonly image: MockupName
        readonly mockup: DrawnMockup
      }
    | {
        /** A screenshot of the client's website, among the photos. */
        readonly image: ScreenshotName
        readonly mockup: BrowserWindow
      }
  )

export type MockupName = 'albrecht' | 'hallberg' | 'brandt'

interface BrowserWindow {
  /** What the address bar shows. */
  readonly address: string
  /** Text alternative of the client's website. */
  readonly alt: string
}

/** A client's website before, drawn in the taste of its time. `loadTimes`: how long it took to load, and how long the new one takes. */
export interface FormerSite {
  readonly loadTimes: { readonly before: string; readonly after: string }
  /** Text alternative. */
  readonly alt: string
  readonly name: string
  readonly motto: string
  readonly links: readonly string[]
  readonly picture: string
  readonly headline: string
  readonly text: string
  readonly offers: readonly { readonly heading: string; readonly text: string }[]
  readonly foot: string
}

/** The text inside a drawn mock-up; not needed to understand the case. */
export interface DrawnMockup extends BrowserWindow {
  readonly brand: string
  readonly links: readonly string[]
  readonly headline: string
  readonly text: string | null
  readonly button: string | null
  readonly figures: readonly { readonly value: string; readonly label: string }[]
}

/** A client's review. */
export type Testimonial = Partial<Sample> & {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly company: string
  /** Out of five. */
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
  /** The client's result, in a few words. */
  readonly result: string
  readonly avatar: PictureName
}

/** A sample logo for an industry. `icon` names the drawing. */
export type IndustryLogo = Partial<Sample> & {
  readonly name: string
  readonly industry: string
  /** One of the drawn marks, or a picture of the logo among the photos. */
  readonly icon: string | LogoName
  readonly color: Extract<Tone, 'violet' | 'night'>
}

/** A question with its answer of 40 to 60 words, to be read aloud: the first sentence answers, the rest explains. */
export type FaqItem = {
  readonly id: string
  readonly question: string
  readonly answer: string
  /** The article that says more. */
  readonly more?: { readonly before: string; readonly title: string; readonly href: string } | undefined
}

export type ProcessStep = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  /** Duration as text. */
  readonly duration: string
  readonly description: string
  readonly details: readonly [string, string, string, string]
}

/* ------------------------------------------------------------------ preview cards */

/** The card of a page. Its lines are fitted to the same width: fast lines are bold, condensed and lit; slow lines are regular, expanded and white. */
export interface PageCard {
  readonly kind: 'page'
  readonly lines: readonly { readonly pace: 'fast' | 'slow'; readonly text: string }[]
}

/* ------------------------------------------------------------------ about */

/** A numbered chapter of the about page. */
export type StorySection = Partial<Sample> & {
  readonly number: 1 | 2 | 3 | 4
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The chapter's story as strokes: how high each is, from 0 to 1, and whether it is lit. */
  readonly strokes: readonly { readonly height: number; readonly lit?: true }[]
}

/** A person in the collaboration section. */
export type TeamMember = Partial<Sample> & {
  readonly name: string
  readonly role: string
  readonly text: string
  readonly photo: PictureName
}

/* ------------------------------------------------------------------ funnel */

/** A stage of the interactive funnel. `ratePercent` is its share of all visitors; the result is rounded down. */
export type FunnelStage = {
  readonly id: 'visitors' | 'interest' | 'leads' | 'customers'
  readonly title: string
  readonly description: string
  readonly ratePercent: number
}

/** How brightly a row of a visualisation is lit. */
export type RowColor = 'lit' | 'half' | 'dim'

/** A row of a visualisation data set. `prefix` and `suffix` include their own spaces. */
export type VisualisationRow = {
  readonly label: string
  readonly value: number
  readonly color: RowColor
  /** Length of the bar, 0 to 1. */
  readonly ratio: number
  /** A short line under the label. */
  readonly note: string
  readonly prefix?: string
  readonly suffix?: string
  /**
   * The scale of the bar: number of strokes, number of lit strokes, and a text that says what a stroke is worth. Without it, a hundred
   * strokes stand for the whole.
   */
  readonly scale?: { readonly strokes: number; readonly lit: number; readonly unit: string }
}

/** One sub-tab of the visualisation. */
export type VisualisationDataSet = {
  readonly id: 'conversion' | 'revenue' | 'optimization'
  /** Text of the sub-tab. */
  readonly tab: string
  readonly title: string
  readonly rows: readonly VisualisationRow[]
  /** What the rows say, in words; also the text alternative of the bars. */
  readonly summary: string
}

/** One side of the why-comparison. */
export type ComparisonBlock = {
  readonly id: 'traditional' | 'funnel'
  readonly toggle: string
  readonly title: string
  /** Problems of the traditional website, or benefits of the funnel. */
  readonly points: readonly string[]
  readonly stats: {
    readonly conversion: string
    readonly leads: string
    readonly customers: string
    readonly revenue: string
    readonly bounce: string
  }
  /** Ends of the conversion range in per cent, for a scale of 100 strokes. */
  readonly conversionPercent: readonly [low: number, high: number]
  readonly bouncePercent: readonly [low: number, high: number]
  /** Visitors out of 1,000 who leave an address, and who pay. */
  readonly leadsPerThousand: number
  readonly customersPerThousand: number
}

export type FunnelType = {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Example flow, step by step. */
  readonly flow: readonly string[]
  readonly conversionRange: string
  readonly conversionPercent: readonly [low: number, high: number]
}

/** A before-and-after story. */
export type SuccessCase = Partial<Sample> & {
  readonly business: string
  readonly before: string
  readonly after: string
  readonly improvement: string
  readonly revenue: string
  /** The two amounts of `revenue`, over the same period, for the strokes beside the text. */
  readonly revenueEuro: { readonly before: number; readonly after: number }
}

/* ------------------------------------------------------------------ owner */

/**
 * How prices relate to value added tax.
 *
 * Prices are final amounts in both modes: people founding a business might count as consumers, who must be told the final price. There is
 * no net mode.
 */
export type VatMode = { readonly kind: 'regelbesteuert'; readonly ratePercent: 19 } | { readonly kind: 'kleinunternehmer' }

export type PostalAddress = { readonly street: string; readonly postalCode: string; readonly city: string; readonly country: string }

/** The states of Germany, by their codes in ISO 3166-2:DE. */
export type FederalState = 'BB' | 'BE' | 'BW' | 'BY' | 'HB' | 'HE' | 'HH' | 'MV' | 'NI' | 'NW' | 'RP' | 'SH' | 'SL' | 'SN' | 'ST' | 'TH'

/** Everything about the person behind the site. The data is in facts/owner.ts. */
export type Owner = {
  readonly brand: string
  /** First and last name, as in the passport: required in the imprint. */
  readonly name: string
  readonly profession: string
  readonly legalForm: string
  readonly email: string
  /** A second way to make contact quickly, besides email. `href` contains no spaces. */
  readonly phone: { readonly text: string; readonly href: string }
  readonly address: PostalAddress
  /** The state in which the owner works; its public holidays are days off. */
  readonly state: FederalState
  /** VAT identification number (never the tax number), or null if there is none. */
  readonly vatId: string | null
  /** Wirtschafts-Identifikationsnummer, or null if none has been assigned. */
  readonly businessId: string | null
  readonly vat: VatMode
  /** Professional liability insurance, or null if there is none. */
  readonly liabilityInsurance: { readonly insurer: string; readonly address: string; readonly territory: string } | null
  /** Hosting provider, and for how many days it keeps log files. */
  readonly host: { readonly name: string; readonly address: string; readonly location: string; readonly logRetentionDays: number }
  readonly mailProvider: string
  /** Data protection authority of the owner's federal state. */
  readonly supervisoryAuthority: { readonly name: string; readonly address: string; readonly url: string }
  /** External booking calendar, and the company that runs it. */
  readonly bookingUrl: string
  readonly bookingProvider: string
  /** Origin of the site without a trailing slash; canonical URLs start with it. */
  readonly baseUrl: string
  readonly socialProfiles: readonly Link[]
  /** Responsible for journalistic content under § 18(2) MStV; null if it is the owner. */
  readonly responsible: string | null
  /** Year in the copyright line. */
  readonly copyrightYear: number
  /** First year of building websites. */
  readonly sinceYear: number
  /** How quickly inquiries are answered, as a phrase that follows 'Antwort'. */
  readonly replyTime: string
  /** Court of jurisdiction for merchants; null if it is the one in the city of the address. */
  readonly court: string | null
  /** Which of the fields above are still made up. The release check fails while one is left. */
  readonly sampleFields: readonly (keyof Owner)[]
}

/* ------------------------------------------------------------------ offer */

export type PackageFacts = {
  readonly name: string
  /** Final amount in whole euros that the visitor pays; see vat.ts. */
  readonly priceEuro: number
  /** Working days until handover. */
  readonly days: number
  /** Weeks of support after the launch; 0 for none. */
  readonly supportWeeks: number
  /** True for the package marked as most popular. */
  readonly popular: boolean
  /** Fields of the package's copy that are made up. */
  readonly sampleFields: readonly ('features' | 'result' | 'popular')[]
}

/** What is sold and promised, in numbers. */
export type Offer = {
  readonly packages: Readonly<Record<Package['id'], PackageFacts>>
  /** The day of the week on which work begins: 1 for Monday to 5 for Friday. */
  readonly startWeekday: Workday
  /** Minimum number of days between a request and the start. */
  readonly leadDays: number
  readonly correctionRounds: number
  readonly guaranteeDays: number
  readonly refundDays: number
  readonly talkMinutes: { readonly introduction: number; readonly audit: number; readonly strategy: number }
  /** Hour of a working day, 0 to 24. With the largest package, questions received before it are answered on the same day. */
  readonly sameDayUntilHour: number
  readonly monthlyLimit: number
  readonly preparationQuestions: number
  /** Periods of each year in which nobody works. `from` and `to` are inclusive: month and day, such as '12-24'. */
  readonly closed: readonly { readonly name: string; readonly from: string; readonly to: string }[]
  readonly editor: string
  /** Per month. */
  readonly runningCostsEuro: { readonly from: number; readonly to: number }
  /** Fields that are made up. */
  readonly sampleFields: readonly ('editor' | 'runningCostsEuro')[]
}

/** A statement of fact that occurs only in running text and not in a field. */
export type Statement = {
  /** File inside src/content. */
  readonly file: string
  /** Part of its text, verbatim. */
  readonly text: string
  /** One German sentence that says what must be true. */
  readonly what: string
}

/* ------------------------------------------------------------------ legal documents */

/** A run of inline text: plain text, or text with a special role. */
export type Inline =
  | string
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  /** A sample value from owner.ts, marked as such. */
  | { readonly kind: 'sample'; readonly text: string }
  /** A link that opens the cookie settings. */
  | { readonly kind: 'cookie-settings'; readonly text: string }

export type RichText = string | readonly Inline[]

export type LegalBlock =
  /** `id` is the anchor; level 2 opens a section, level 3 a subsection. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'list'; readonly items: readonly RichText[] }
  /** Numbered paragraphs of a contract: (1), (2), … */
  | { readonly kind: 'clauses'; readonly items: readonly RichText[] }
  | { readonly kind: 'address'; readonly lines: readonly RichText[] }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly term: string; readonly text: RichText }[] }
  /** A passage that the law requires to stand out (the right to object, the withdrawal instruction). */
  | { readonly kind: 'notice'; readonly title: string; readonly paragraphs: readonly RichText[] }
  /** A printable form. Each entry of `lines` is one line of text; `blank` adds a line to write on. */
  | {
      readonly kind: 'form'
      readonly title: string
      readonly intro: string
      readonly lines: readonly { readonly text: RichText; readonly blank: boolean }[]
      readonly footnote: string
    }
  /** An open decision, to be made by `decider`. Visible on the page and in the release check until it is removed. */
  | { readonly kind: 'decision'; readonly id: string; readonly decider: 'owner' | 'lawyer'; readonly text: string }

export type LegalDocument = {
  readonly path: string
  readonly title: string
  readonly lead: string
  /** Month for which the text was written: 2026-11. */
  readonly asOf: string
  readonly blocks: readonly LegalBlock[]
}
