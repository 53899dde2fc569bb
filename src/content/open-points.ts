import { claims } from '#content/facts/claims.ts'
import { caseStudies, industryLogos, testimonials } from '#content/facts/clients.ts'
import { successCases } from '#content/facts/success-cases.ts'
import { unconfirmed } from '#content/facts/decisions.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { storySections, team } from '#content/facts/people.ts'
import { legalDocuments } from './legal/documents.ts'
import type { Claim, OpenPoint, Sample } from './types.ts'

/** The made-up entries of a list. `key` identifies an entry in its file, `title` is the field that names it. */
function samples<K extends string, T extends string>(
  file: string,
  entries: readonly (Partial<Sample> & Readonly<Record<K, string | number> & Record<T, string>>)[],
  key: K,
  title: T,
): OpenPoint[] {
  return entries
    .filter(({ sample }) => sample === true)
    .map((entry) => ({
      step: 'samples',
      file,
      text: `${key}: ${typeof entry[key] === 'number' ? `${entry[key]},` : `'${entry[key]}'`}`,
      what: `„${entry[title]}“ durch einen echten Eintrag ersetzen und „sample: true“ streichen, oder den Eintrag entfernen.`,
    }))
}

/**
 * Everything that must be settled before the site may go online, in the order in which to settle it: made-up data, unproven claims,
 * unconfirmed statements, open decisions. Settled points are not listed. An empty list means that nothing made up is left.
 */
export function openPoints(): readonly OpenPoint[] {
  const provable: readonly Claim[] = Object.values(claims)
  return [
    ...owner.sampleFields.map((field): OpenPoint => ({
      step: 'owner',
      file: 'facts/owner.ts',
      text: `  ${field}:`,
      what: `Echte Angabe für ${field} eintragen und „${field}“ aus sampleFields streichen.`,
    })),
    ...Object.entries(offer.packages).flatMap(([id, { name, sampleFields }]) =>
      sampleFields.map((field): OpenPoint => ({
        step: 'offer',
        file: 'home/packages.ts',
        text: `...inWords('${id}')`,
        what: `${name}: ${field} bestätigen oder ändern, dann „${field}“ in facts/offer.ts aus sampleFields streichen.`,
      })),
    ),
    ...offer.sampleFields.map((field): OpenPoint => ({
      step: 'offer',
      file: 'facts/offer.ts',
      text: `  ${field}:`,
      what: `Echte Angabe für ${field} eintragen und „${field}“ aus sampleFields streichen.`,
    })),
    ...provable
      .filter(({ evidence }) => evidence === null)
      .map(({ id, value, label }): OpenPoint => ({
        step: 'claims',
        file: 'facts/claims.ts',
        text: `id: '${id}'`,
        what: `Beleg für „${value} ${label}“ mit Quelle und Stand eintragen oder die Aussage ändern.`,
      })),
    ...samples('facts/clients.ts', caseStudies, 'image', 'client'),
    ...samples('facts/clients.ts', testimonials, 'avatar', 'name'),
    ...samples('facts/clients.ts', industryLogos, 'icon', 'name'),
    ...samples('facts/success-cases.ts', successCases, 'business', 'business'),
    ...samples('facts/people.ts', storySections, 'number', 'title'),
    ...samples('facts/people.ts', team, 'photo', 'name'),
    ...unconfirmed.map(({ file, text, what }): OpenPoint => ({
      step: 'statements',
      file,
      text,
      what: `${what} Dann in facts/decisions.ts aus unconfirmed streichen.`,
    })),
    ...legalDocuments.flatMap(({ path, blocks }) =>
      blocks
        .filter((block) => block.kind === 'decision')
        .map(({ id, decider, text }): OpenPoint => ({
          step: 'decisions',
          file: `legal${path.replace(/html$/, 'ts')}`,
          text: `'${id}'`,
          what: `${decider === 'lawyer' ? 'Anwaltlich prüfen lassen' : 'Entscheiden'}: ${text} Dann „${id}“ in facts/decisions.ts streichen.`,
        })),
    ),
  ]
}
