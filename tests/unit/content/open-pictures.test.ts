import { afterAll, expect, it, vi } from 'vitest'

function photo(width: number, largest: number) {
  const sources = [{ type: 'image/avif', srcset: `/bilder/a.avif 40w, /bilder/b.avif ${largest}w` }]
  return { kind: 'photo', src: '/bilder/a.jpg', width, height: width, sources }
}

afterAll(() => {
  vi.doUnmock('virtual:pictures')
  vi.doUnmock('#content/facts/clients.ts')
  vi.resetModules()
})

it('asks for pictures of real clients that are missing, drawn for somebody else or too small', async () => {
  vi.resetModules()
  const avatars = { 'avatar-1': { kind: 'drawing' }, 'avatar-2': photo(160, 41), 'avatar-3': photo(160, 160) }
  const manifest = { ...avatars, 'logo-1': photo(90, 180) }
  vi.doMock('virtual:pictures', () => ({ default: manifest }))
  vi.doMock('#content/facts/clients.ts', () => ({
    caseStudies: [
      { client: 'A', image: 'case-7' },
      { sample: true, client: 'B', image: 'case-1' },
    ],
    testimonials: [{ avatar: 'avatar-1' }, { avatar: 'avatar-2' }, { avatar: 'avatar-3' }, { sample: true, avatar: 'avatar-9' }],
    industryLogos: [{ icon: 'mark-play' }, { icon: 'logo-1' }],
  }))
  await import(/* @vite-ignore */ '#content/facts/clients.ts')
  const { openPoints } = await import('#content/openPoints.ts')

  const ofClients = openPoints().filter(({ step, file }) => step === 'pictures' && file === 'facts/clients.ts')
  expect(ofClients.map(({ at, what }) => [at, what])).toEqual([
    [['caseStudies', 0, 'image'], 'Ein Bild case-7 fehlt: Legen Sie case-7.jpg nach pictures/photos/.'],
    [['testimonials', 0, 'avatar'], 'Die Zeichnung avatar-1 zeigt Erfundenes: Legen Sie ein Foto avatar-1.jpg nach pictures/photos/.'],
    [['testimonials', 1, 'avatar'], 'Das Foto avatar-2 ist zu klein: Es hat 41 statt 160 Pixel in der Breite.'],
  ])
})
