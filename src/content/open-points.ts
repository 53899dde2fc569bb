import { claims } from '#content/facts/claims.ts'
import { caseStudies, industryLogos, testimonials } from '#content/facts/clients.ts'
import { successCases } from '#content/facts/success-cases.ts'
import { unconfirmed } from '#content/facts/decisions.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { storySections, team } from '#content/facts/people.ts'
import { legalDocuments } from './legal/documents.ts'
import type { Claim, OpenPoint, Sample } from './types.ts'

function samples<T extends Partial<Sample>>(
  file: string,
  entities: readonly T[],
  textOf: (entity: T) => string,
  nameOf: (entity: T) => string,
): OpenPoint[] {
  return entities
    .filter(({ sample }) => sample === true)
    .map((entity) => ({
      step: 'samples',
      file,
      text: textOf(entity),
      what: `„${nameOf(entity)}“ durch einen echten Eintrag ersetzen und „sample: true“ streichen, oder den Eintrag entfernen.`,
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
    ...samples(
      'facts/clients.ts',
      caseStudies,
      ({ image }) => `image: '${image}'`,
      ({ client }) => client,
    ),
    ...samples(
      'facts/clients.ts',
      testimonials,
      ({ avatar }) => `avatar: '${avatar}'`,
      ({ name }) => name,
    ),
    ...samples(
      'facts/clients.ts',
      industryLogos,
      ({ icon }) => `icon: '${icon}'`,
      ({ name }) => name,
    ),
    ...samples(
      'facts/success-cases.ts',
      successCases,
      ({ business }) => `business: '${business}'`,
      ({ business }) => business,
    ),
    ...samples(
      'facts/people.ts',
      storySections,
      ({ number }) => `number: ${number},`,
      ({ title }) => title,
    ),
    ...samples(
      'facts/people.ts',
      team,
      ({ photo }) => `photo: '${photo}'`,
      ({ name }) => name,
    ),
    ...unconfirmed.map(({ file, text, what }): OpenPoint => ({
      step: 'statements',
      file,
      text,
      what: `${what} Dann in facts/decisions.ts aus unconfirmed streichen.`,
    })),
    ...legalDocuments.flatMap(({ path, blocks }) =>
      blocks.flatMap((block): OpenPoint[] =>
        block.kind === 'decision'
          ? [
              {
                step: 'decisions',
                file: `legal${path.replace(/html$/, 'ts')}`,
                text: `'${block.id}'`,
                what: `${block.decider === 'lawyer' ? 'Anwaltlich prüfen lassen' : 'Entscheiden'}: ${block.text} Dann „${block.id}“ in facts/decisions.ts streichen.`,
              },
            ]
          : [],
      ),
    ),
  ]
}
