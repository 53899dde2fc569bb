import { existsSync } from 'node:fs'
import { decodeHTML } from 'entities'
import { Marked } from 'marked'
import { expect, it } from 'vitest'
import { MINE } from '#paths'
import { createAgb } from '#content/legal/agb.ts'
import { createDatenschutz } from '#content/legal/datenschutz.ts'
import { createImpressum } from '#content/legal/impressum.ts'
import { text as markdown } from '#content/legal/text.ts'
import type { LegalDocument } from '#content/legal/text.ts'
import { owner } from '#content/facts/owner.ts'
import type { Owner } from '#content/types.ts'
import type { BuiltPicture, PictureManifest } from '#pictures/names.ts'

const drawing: BuiltPicture = { kind: 'drawing', src: '/bilder/a.svg', width: 9, height: 9 }
const photo: BuiltPicture = { kind: 'photo', src: '/bilder/a.webp', width: 9, height: 9, sources: [] }
/** Values are in the source with their punctuation as `&#…;`. */
const sourceOf = ({ text: { source } }: LegalDocument) => decodeHTML(source).replaceAll('\u00a0', ' ')
const imprint = (pictures: Record<string, BuiltPicture>) => sourceOf(createImpressum(owner, pictures as PictureManifest))

it('says that pictures are drawings of nobody only as long as there is no photo', () => {
  const drawn = 'Die Bilder dieser Website sind Zeichnungen'
  expect(imprint({ owner: drawing, 'team-2': drawing })).toMatch(new RegExp(`${drawn}[^]*wirklichen Personen\\.`))
  expect(imprint({ owner: drawing, 'cover-a': { ...photo, drawn: true } })).toContain(drawn)
  expect(imprint({ owner: photo, 'team-2': drawing })).toContain('sind teils Fotos, teils Zeichnungen')
  expect(imprint({ owner: photo, 'team-2': drawing })).not.toContain(drawn)
  expect(imprint({ owner: photo })).toContain('Die Bilder dieser Website sind Fotos.')
  expect(imprint({ owner: photo })).not.toContain('wirklichen Personen.')
})

const phone = { text: '+49\u00a040\u00a066969\u00a0456', href: 'tel:+494066969456' } as const
const inText = (changed: Partial<Owner>, ...create: ((owner: Owner) => LegalDocument)[]) =>
  create.map((document) => sourceOf(document({ ...owner, name: 'Ida Süß', sampleFields: [], ...changed }))).join('\n')
const imprintOf = (one: Owner) => createImpressum(one, {} as PictureManifest)

it.each<[Owner['legalForm'], party: string, rows: readonly string[]]>([
  [{ form: 'Einzelunternehmen' }, 'Ida Süß', ['Rechtsform: Einzelunternehmen, nicht im Handelsregister eingetragen']],
  [
    { form: 'e. K.', firm: 'Süß Design e. K.', court: 'Amtsgericht Köln', number: 'HRA 4711' },
    'Süß Design e. K.',
    ['Rechtsform: e. K.', 'Inhaberin oder Inhaber: Ida Süß', 'Handelsregister: Amtsgericht Köln, HRA 4711'],
  ],
  [
    { form: 'GmbH', firm: 'Nordlicht GmbH', directors: ['Ida Süß', 'Ole Süß'], court: 'Amtsgericht Hamburg', number: 'HRB 190123' },
    'Nordlicht GmbH',
    ['Rechtsform: GmbH', 'Vertreten durch die Geschäftsführung: Ida Süß, Ole Süß', 'Handelsregister: Amtsgericht Hamburg, HRB 190123'],
  ],
])('names %j as party in imprint, terms, guarantee, withdrawal and privacy notice', (legalForm, party, rows) => {
  const said = inText({ legalForm }, imprintOf)
  expect(said).toContain(`<address>\n${party}\n`)
  const terms = [...said.matchAll(/<dt>((?:Rechtsform|Vertreten|Inhaberin|Handelsregister)[^<]*)<\/dt><dd>(.+?)<\/dd>/g)]
  expect(terms.map(([, term, text]) => `${term}: ${text}`)).toEqual(rows)
  const contracts = inText({ legalForm }, createAgb, createDatenschutz)
  for (const text of ['„Wir“ sind ', 'müssen Sie uns (', 'An ', 'Garantiegeber ist ', '<address>\n'])
    expect(contracts).toContain(text + party)
  expect(contracts.includes('Ida Süß')).toBe(party === 'Ida Süß')
})

const MARKED = ['Kunst*stück*', '_a_ [b](c) `d`', '~~a~~', '<img src=x onerror=alert(1)>', 'a &amp; b', 'www.hof.example']
const BEGINNINGS = ['12. Hof', '3) Hof', '- Hof', '# Hof', '| a |']
it.each([...MARKED, ...BEGINNINGS])('shows the value %s of a fact as it is', (value) => {
  expect(decodeHTML(new Marked({ async: false, gfm: false }).parse(markdown`${value}`.source) as string)).toBe(`<p>${value}</p>\n`)
})

// Accepted with `-u` once somebody who answers for the words has read the difference.
it.skipIf(existsSync(MINE)).each([
  ['terms', createAgb],
  ['privacy', createDatenschutz],
  ['imprint', imprintOf],
] as const)('every word of the %s is one that somebody has answered for', async (name, create) => {
  await expect(
    inText({ phone, newsletter: { sentBy: null }, funnel: true }, create).replaceAll(/(?<=[.?!:;]) /g, '\n'),
  ).toMatchFileSnapshot(`../../transcripts/${name}.txt`)
})
