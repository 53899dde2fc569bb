import { germanDate } from './format.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import type { Claim, OwnerField, Sample } from './types.ts'

/** The words that say 'this is made up' or 'this is not proven yet'. Always visible near what they mark. */
export const marks = {
  /** Begins the line that says what in a section is made up. */
  samples: 'Beispiele',
  /** Announced after a made-up value, a made-up case study and a made-up review. */
  value: 'Beispielwert',
  caseStudy: 'Beispielprojekt',
  testimonial: 'Beispielstimme',
  /** Next to a drawing that is shown until there is a photo. */
  picture: 'Platzhalter',
  /** Next to every computed funnel figure. */
  calculation: 'Beispielrechnung',
  /** Next to sample data of the owner on legal pages. */
  owner: 'Platzhalter',
  /** Before an open decision on a legal page. */
  decision: { owner: 'Von der Inhaberin oder dem Inhaber zu entscheiden', lawyer: 'Anwaltlich zu prüfen' },
  /** Label of a collapsed text: the conditions under which claims hold. */
  counted: 'So ist gezählt',

  /** Shown once on every page that has any of the marks above. */
  explanation:
    `Diese Website ist noch nicht mit echten Daten gefüllt. Was unter „Beispiele“ steht, gestrichelt unterstrichen oder als „Platzhalter“ gekennzeichnet ist, ist erfunden und zeigt nur, wie es aussehen wird. ${offer.sampleFields.length === 0 ? '' : 'Auch Bedingungen und Nebenkosten des Angebots sind noch Beispiele.'}`.trim(),
} as const

/** The value of a claim, or other words for it, while it is not proven. */
export const unproven = ({ evidence, value }: Claim, words = value): string | false => evidence === null && words

/** Where a proven claim comes from, and the month in which it was last true. */
export const sourceOf = ({ source, asOf }: NonNullable<Claim['evidence']>): string => `Quelle: ${source}, Stand ${germanDate(asOf)}.`

/** A value from the owner's data while it is made up. */
export const ownerSample = (field: OwnerField, value: string): string | false => owner.sampleFields.includes(field) && value

/**
 * Text alternative of a portrait.
 *
 * @param isDrawn Whether a drawing stands in for the photo.
 */
export function portraitAlt(name: string, isDrawn: boolean): string {
  return isDrawn ? `Platzhalter für das Porträt von ${name}: gezeichnete Büste aus Strichen` : `Porträt von ${name}`
}

/** Whether any entry of the lists is made up and therefore marked. */
export const isAnySample = (...lists: readonly (readonly Partial<Sample>[])[]): boolean =>
  lists.some((list) => list.some(({ sample }) => sample === true))
