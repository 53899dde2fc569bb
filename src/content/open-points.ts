import { claims } from './facts/claims.ts'
import { storySections, team } from './facts/people.ts'
import { packages } from './home/packages.ts'
import { caseStudies, industryLogos, successCases, testimonials } from './facts/clients.ts'
import { legalDocuments } from './legal/documents.ts'
import { owner } from './facts/owner.ts'
import type { Claim, OpenPoint, Sample } from './types.ts'

function samples<T extends Partial<Sample>>(file: string, entities: readonly T[], nameOf: (entity: T) => string): OpenPoint[] {
  return entities
    .filter(({ sample }) => sample === true)
    .map((entity) => ({ kind: 'sample', where: `${file}: ${nameOf(entity)}`, what: 'Durch einen echten Eintrag ersetzen oder entfernen.' }))
}

/**
 * Everything that must be settled before the site may go online: invented data, unproven claims, open decisions.
 * Empty means: nothing invented is left.
 */
export function openPoints(): readonly OpenPoint[] {
  const provable: readonly Claim[] = Object.values(claims)
  return [
    ...owner.sampleFields.map((field): OpenPoint => ({
      kind: 'sample',
      where: `owner.ts: ${field}`,
      what: 'Echte Angabe eintragen und aus sampleFields streichen.',
    })),
    ...packages.flatMap(({ id, sampleFields }) =>
      sampleFields.map((field): OpenPoint => ({
        kind: 'sample',
        where: `home/packages.ts: ${id}.${field}`,
        what: 'Leistungsumfang bestätigen und aus sampleFields streichen.',
      })),
    ),
    ...samples('home/success.ts', caseStudies, ({ client }) => client),
    ...samples('home/testimonials.ts', testimonials, ({ name }) => name),
    ...samples('home/testimonials.ts', industryLogos, ({ name }) => name),
    ...samples('about.ts', storySections, ({ title }) => title),
    ...samples('about.ts', team, ({ name }) => name),
    ...samples('funnel.ts', successCases, ({ business }) => business),
    ...provable
      .filter(({ evidence }) => evidence === null)
      .map((claim): OpenPoint => ({
        kind: 'claim',
        where: `claims.ts: ${claim.id}`,
        what: `Beleg für „${claim.value} ${claim.label}“ mit Quelle und Stand eintragen.`,
      })),
    ...legalDocuments.flatMap(({ path, blocks }) =>
      blocks.flatMap((block): OpenPoint[] =>
        block.kind === 'decision' ? [{ kind: 'decision', where: `${path}: ${block.id}`, what: block.text }] : [],
      ),
    ),
  ]
}
