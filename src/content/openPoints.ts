import manifest from 'virtual:pictures'
import type { BuiltPicture, PictureName } from '#pictures/names.ts'
import { claims } from '#content/facts/claims.ts'
import { caseStudies, industryLogos, testimonials } from '#content/facts/clients.ts'
import { successCases } from '#content/facts/successCases.ts'
import { unconfirmed } from '#content/facts/decisions.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { storySections, team } from '#content/facts/people.ts'
import { isThere } from './isThere.ts'
import { decisions } from './legal/decisions.ts'
import { legalDocuments } from './legal/documents.ts'
import { openIn } from './legal/text.ts'
import type { Claim, OpenPoint, OwnerField, Sample } from './types.ts'

/** Says that there are samples where they cannot be marked, as in llms.txt. */
export const samplesNote =
  'Diese Website ist noch nicht mit echten Daten gefüllt. Angaben zum Anbieter, zu Paketinhalten, Ergebnissen und Bedingungen in diesem Text sind noch Beispiele.'

/** Whether a fact contains an address that cannot exist. */
const isExample = (fact: unknown) => /\.example\b/.test(JSON.stringify(fact))
const ownerFields = (Object.keys(owner) as OwnerField[]).filter((field) => owner.sampleFields.includes(field) || isExample(owner[field]))

/** Names of the owner's and the team's portraits that are still drawings, which pages mark as placeholders. */
export const drawnPortraits = [...new Set<PictureName>(['owner', 'avatar-owner', ...team.map(({ photo }) => photo)])].filter(
  (name) => manifest[name]?.kind === 'drawing',
)

/** What is wrong with a picture that a fact names, if anything. */
function pictureFault(name: string): string | undefined {
  const picture = (manifest as Partial<Record<string, BuiltPicture>>)[name]
  if (!picture) return /\d$/.test(name) ? `Ein Bild ${name} fehlt: Legen Sie ${name}.jpg nach pictures/photos/.` : undefined
  if (picture.kind === 'drawing')
    return /^(?:avatar|case)-\d/.test(name)
      ? `Die Zeichnung ${name} zeigt Erfundenes: Legen Sie ein Foto ${name}.jpg nach pictures/photos/.`
      : undefined
  const width = Math.max(...[...(picture.sources[0]?.srcset ?? '').matchAll(/(\d+)w/g)].map(([, px]) => Number(px)))
  // A little less is seen by nobody.
  return width < 0.75 * picture.width
    ? `Das Foto ${name} ist zu klein: Es hat ${width} statt ${picture.width} Pixel in der Breite.`
    : undefined
}

/** The fields of a fact that are still made up. */
const unfilled = (fact: 'owner' | 'offer', fields: readonly string[]) =>
  fields.map((field): OpenPoint => ({
    step: fact,
    file: `facts/${fact}.ts`,
    at: [fact, field],
    what: `Echte Angabe für ${field} eintragen und „${field}“ aus sampleFields streichen.`,
  }))

/** The points of the pictures that real entries of a list name. */
const pictures = <Entry extends Partial<Sample>>(file: string, fact: string, entries: readonly Entry[], field: keyof Entry & string) =>
  entries.flatMap((entry, index): OpenPoint[] => {
    const what = entry.sample ? undefined : pictureFault(String(entry[field]))
    return what === undefined ? [] : [{ step: 'pictures', file, at: [fact, index, field], what }]
  })

/** The made-up entries of a list. `title` is the field that names an entry. */
function samples<Title extends string>(
  file: string,
  fact: string,
  entries: readonly (Partial<Sample> & Readonly<Record<Title, string>>)[],
  title: Title,
): OpenPoint[] {
  return entries.flatMap((entry, index): OpenPoint[] => {
    const what = `„${entry[title]}“ durch einen echten Eintrag ersetzen und „sample: true“ streichen, oder den Eintrag entfernen.`
    return entry.sample || isExample(entry) ? [{ step: 'samples', file, at: [fact, index], what }] : []
  })
}

/**
 * Everything that must be settled before the site may go online, in the order in which to settle it: made-up data, unproven claims,
 * unconfirmed statements, open decisions. Settled points are not listed. An empty list means that nothing made up is left.
 */
export function openPoints(): readonly OpenPoint[] {
  const provable: readonly (readonly [string, Claim])[] = Object.entries(claims)
  const inSection = <Entry>(id: string, entries: readonly Entry[]) => (isThere(`#${id}`) ? entries : [])
  return [
    ...unfilled('owner', ownerFields),
    ...Object.entries(offer.packages).flatMap(([id, { name, sampleFields }]) =>
      sampleFields.map((field): OpenPoint => ({
        step: 'offer',
        file: 'home/packages.ts',
        at: `...inWords('${id}')`,
        what: `${name}: ${field} bestätigen oder ändern, dann „${field}“ in facts/offer.ts aus sampleFields streichen.`,
      })),
    ),
    ...unfilled('offer', offer.sampleFields),
    ...provable
      .filter(([name, { evidence }]) => evidence === null && (name !== 'funnelRates' || owner.funnel))
      .map(([name, { value, label }]): OpenPoint => ({
        step: 'claims',
        file: 'facts/claims.ts',
        at: ['claims', name],
        what: `Beleg für „${value} ${label}“ mit Quelle und Stand eintragen oder die Aussage ändern.`,
      })),
    ...samples('facts/clients.ts', 'caseStudies', inSection('erfolge', caseStudies), 'client'),
    ...samples('facts/clients.ts', 'testimonials', inSection('stimmen', testimonials), 'name'),
    ...samples('facts/clients.ts', 'industryLogos', inSection('stimmen', industryLogos), 'name'),
    ...samples('facts/successCases.ts', 'successCases', owner.funnel ? successCases : [], 'business'),
    ...samples('facts/people.ts', 'storySections', storySections, 'title'),
    ...samples('facts/people.ts', 'team', team, 'name'),
    ...pictures('facts/clients.ts', 'caseStudies', inSection('erfolge', caseStudies), 'image'),
    ...pictures('facts/clients.ts', 'testimonials', inSection('stimmen', testimonials), 'avatar'),
    ...pictures('facts/clients.ts', 'industryLogos', inSection('stimmen', industryLogos), 'icon'),
    ...pictures('facts/people.ts', 'team', team, 'photo'),
    ...unconfirmed.map(({ file, text, what }): OpenPoint => ({
      step: 'statements',
      file,
      at: text,
      what: `${what} Dann in facts/decisions.ts aus unconfirmed streichen.`,
    })),
    ...legalDocuments.flatMap((document) =>
      openIn(document).map((id): OpenPoint => ({
        step: 'decisions',
        file: `legal${document.path.replace(/html$/, 'ts')}`,
        at: `'${id}'`,
        what: `${decisions[id].by === 'lawyer' ? 'Anwaltlich prüfen lassen' : 'Entscheiden'}: ${decisions[id].what} Dann „${id}“ in facts/decisions.ts streichen.`,
      })),
    ),
  ]
}
