import { expect, it } from 'vitest'
import { createImpressum } from '#content/legal/impressum.ts'
import { owner } from '#content/facts/owner.ts'
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
