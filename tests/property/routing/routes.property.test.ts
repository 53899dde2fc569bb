import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalPath } from '#addresses.ts'

const ORIGIN = 'https://www.drei-tage.example'

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

it('the canonical path of a canonical path is itself', () => {
  fc.assert(
    fc.property(path, (given) => {
      const canonical = canonicalPath(given)
      expect(canonicalPath(canonical)).toBe(canonical)
    }),
    { numRuns: 2_000 },
  )
})

it('the canonical path is a path of this site as browsers parse it, whatever was requested', () => {
  fc.assert(
    fc.property(path, (given) => {
      const canonical = canonicalPath(given)
      const read = new URL(canonical, `${ORIGIN}/somewhere`)
      expect(read.origin).toBe(ORIGIN)
      expect(read.pathname + read.search + read.hash).toBe(canonical)
      expect(canonical).toMatch(/^\/(?!\/)[!-~]*$/)
    }),
    { numRuns: 2_000 },
  )
})
