import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressMeant } from '#addresses.ts'

const ORIGIN = 'https://www.drei-tage.example'
const PAGES = ['/', '/blog', '/blog/ein-artikel', '/FunnelActive', '/agb.html']

/** Parts of real paths, and of attacks on them. */
const piece = fc.constantFrom(
  ...'/ // . .. % %2F %2f %5C %2e %25 %62 %36 %C3%A9 %E4 %00 %0d%0a \\ @ : ? # é'.split(' '),
  ...'.html /index index.html blog /blog/ agb /agb.html evil.example'.split(' '),
  '\t',
  '\n',
  ' ',
)
const path = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  fc.string({ unit: 'binary' }),
  fc.webPath(),
)

it('whatever was requested, its address is a page of this site as browsers parse it, and means itself', () => {
  fc.assert(
    fc.property(path, (given) => {
      const meant = addressMeant(given, PAGES)
      if (meant === undefined) return
      const read = new URL(meant, `${ORIGIN}/somewhere`)
      expect([read.origin, PAGES.includes(read.pathname)]).toEqual([ORIGIN, true])
      expect(addressMeant(meant, PAGES)).toBe(meant)
    }),
    { numRuns: 4_000 },
  )
})
