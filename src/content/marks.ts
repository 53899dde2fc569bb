import { germanDate } from './format.ts'
import { offer } from '#content/facts/offer.ts'
import type { Claim, Sample } from './types.ts'

/** The words that say 'this is made up' or 'this is not proven yet'. Always visible near what they mark. */
export const marks = {
  /** Next to a claim without evidence. */
  claim: 'Beispielwert',
  /** Next to the contents of a package that are not confirmed yet. */
  contents: 'Beispielinhalt',
  /** Next to a made-up case study. */
  caseStudy: 'Beispielprojekt',
  /** Next to a made-up review. */
  testimonial: 'Beispielstimme',
  /** Next to a drawing that is shown until there is a photo. */
  picture: 'Platzhalter',
  /** Next to every computed funnel figure. */
  calculation: 'Beispielrechnung',
  /** Next to sample data of the owner on legal pages. */
  owner: 'Platzhalter',
  /** Before an open decision on a legal page. */
  decision: { owner: 'Von der Inhaberin oder dem Inhaber zu entscheiden', lawyer: 'Anwaltlich zu prüfen' },
  /** Label of the explanation of the dashes, which is collapsed on the home page and the about page. It consists of a dashed word and the text after it. */
  legend: { dashed: 'Gestrichelt', meaning: 'Beispielwerte. Was heißt das?' },
  /** Label of a collapsed text: the conditions under which claims hold. */
  counted: 'So ist gezählt',

  /** Shown once on every page that has any of the marks above. */
  explanation:
    `Diese Website ist noch nicht mit echten Daten gefüllt. Was gestrichelt unterstrichen oder mit „Beispiel“ oder „Platzhalter“ gekennzeichnet ist, ist erfunden und zeigt nur, wie es aussehen wird. ${offer.sampleFields.length === 0 ? '' : 'Auch Bedingungen und Nebenkosten des Angebots sind noch Beispiele.'}`.trim(),
} as const

/** What must appear near a claim: its condition, and either its source and month if it is proven, or the mark of a sample if not. */
export function claimNotes({ condition, evidence }: Claim): {
  readonly condition: string
  readonly mark: string | null
  readonly source: string | null
} {
  if (evidence === null) return { condition, mark: marks.claim, source: null }
  return { condition, mark: null, source: `Quelle: ${evidence.source}, Stand ${germanDate(evidence.asOf)}.` }
}

/**
 * Text alternative of a portrait.
 *
 * @param isDrawn Whether a drawing stands in for the photo.
 */
export function portraitAlt(name: string, isDrawn: boolean): string {
  return isDrawn ? `Platzhalter für das Porträt von ${name}: gezeichnete Büste aus Strichen` : `Porträt von ${name}`
}

/** Whether any of the claims is not proven yet and therefore marked. */
export const isAnyUnproven = (claims: readonly Claim[]): boolean => claims.some(({ evidence }) => evidence === null)

/** Whether any entry of the lists is made up and therefore marked. */
export const isAnySample = (...lists: readonly (readonly Partial<Sample>[])[]): boolean =>
  lists.some((list) => list.some(({ sample }) => sample === true))
