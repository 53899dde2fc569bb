import { expect, it } from 'vitest'
import { createAgb } from '#content/legal/agb.ts'
import { createDatenschutz } from '#content/legal/datenschutz.ts'
import { createImpressum } from '#content/legal/impressum.ts'
import { owner } from '#content/facts/owner.ts'
import type { Owner } from '#content/types.ts'
import type { BuiltPicture, PictureManifest } from '#pictures/names.ts'

const drawing: BuiltPicture = { kind: 'drawing', src: '/bilder/a.svg', width: 9, height: 9 }
const photo: BuiltPicture = { kind: 'photo', src: '/bilder/a.webp', width: 9, height: 9, sources: [] }
const imprint = (pictures: Record<string, BuiltPicture>) => JSON.stringify(createImpressum(owner, pictures as PictureManifest))

it('says that pictures are drawings of nobody only as long as there is no photo', () => {
  const drawn = 'Die Bilder dieser Website sind Zeichnungen'
  expect(imprint({ owner: drawing, 'team-2': drawing })).toContain(drawn)
  expect(imprint({ owner: drawing, 'cover-a': { ...photo, drawn: true } })).toContain(drawn)
  expect(imprint({ owner: photo, 'team-2': drawing })).toContain('sind teils Fotos, teils Zeichnungen')
  expect(imprint({ owner: photo, 'team-2': drawing })).not.toContain(drawn)
  expect(imprint({ owner: photo })).toContain('Die Bilder dieser Website sind Fotos.')
  expect(imprint({ owner: photo })).not.toContain('wirklichen Personen.')
})

const inText = (changed: Partial<Owner>, ...create: ((owner: Owner) => unknown)[]) =>
  create
    .map((document) =>
      JSON.stringify(document({ ...owner, name: 'Ida Süß', sampleFields: [], ...changed })).replaceAll(/\\u00a0|\u00a0/g, ' '),
    )
    .join('\n')
const imprintOf = (one: Owner) => createImpressum(one, {} as PictureManifest)

it.each<[Owner['legalForm'], party: string, rows: readonly (readonly [term: string, text: string])[]]>([
  [{ form: 'Einzelunternehmen' }, 'Ida Süß', [['Rechtsform', 'Einzelunternehmen, nicht im Handelsregister eingetragen']]],
  [
    { form: 'e. K.', firm: 'Süß Design e. K.', court: 'Amtsgericht Köln', number: 'HRA 4711' },
    'Süß Design e. K.',
    [
      ['Rechtsform', 'e. K.'],
      ['Inhaberin oder Inhaber', 'Ida Süß'],
      ['Handelsregister', 'Amtsgericht Köln, HRA 4711'],
    ],
  ],
  [
    { form: 'GmbH', firm: 'Nordlicht GmbH', directors: ['Ida Süß', 'Ole Süß'], court: 'Amtsgericht Hamburg', number: 'HRB 190123' },
    'Nordlicht GmbH',
    [
      ['Rechtsform', 'GmbH'],
      ['Vertreten durch die Geschäftsführung', 'Ida Süß, Ole Süß'],
      ['Handelsregister', 'Amtsgericht Hamburg, HRB 190123'],
    ],
  ],
])('names %j as party in imprint, terms, guarantee, withdrawal and privacy notice', (legalForm, party, rows) => {
  const said = inText({ legalForm }, imprintOf)
  expect(said).toContain(`"lines":[["${party}"]`)
  expect(said.match(/"term":"(?:Rechtsform|Vertreten|Inhaberin|Handelsregister)[^}]+/g)).toEqual(
    rows.map(([term, text]) => `"term":"${term}","text":["${text}"]`),
  )
  const contracts = inText({ legalForm }, createAgb, createDatenschutz)
  for (const text of ['„Wir“ sind ","', 'müssen Sie uns (","', 'An ","', 'Garantiegeber ist ","', '"lines":[["'])
    expect(contracts).toContain(text + party)
  expect(contracts.includes('Ida Süß')).toBe(party === 'Ida Süß')
})
