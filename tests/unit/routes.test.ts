import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressMeant } from '#addresses.ts'

const PAGES = ['/', '/blog', '/ueber-mich', '/FunnelActive', '/agb.html']

/** Parts of real paths, and of attacks on them. */
const piece = fc.constantFrom(
  ...'/ // . .. % %2F %2f %5C %2e %25 %62 %36 %C3%A9 %E4 %00 %0d%0a \\ @ : ? # é'.split(' '),
  ...'.html /index index.html blog /blog/ agb /agb.html evil.example'.split(' '),
  '\t',
  '\n',
  ' ',
)
const requests = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  fc.string({ unit: 'binary' }),
  fc.webPath(),
)

it.each([
  ['/', ['//', '/index', '/index.html', '/index.html/', '/./', '/%69ndex.html', '/INDEX.HTML', '']],
  ['/blog', ['/blog/', '//blog', '/blog//', '/blog.html', '/blog.html/', '/blog/index', '/blog/index.html', '/%62log', '/Blog', '/blog.']],
  ['/ueber-mich', ['/Ueber-mich', '/ueber-mich,', '/ueber-mich).', '/ueber%2Dmich', '/ueber-mich%3E', '/ueber-mich%E2%80%9C']],
  ['/FunnelActive', ['/funnelactive', '/FUNNELACTIVE/', '/FunnelActive//', '/FunnelActive.html', '/%46unnelActive']],
  ['/agb.html', ['/agb', '/AGB', '/AGB.HTML', '/agb.html.', '/agb/', '/agb.html/', '//agb', '/agb/index.html', '/%61gb%2ehtml']],
])('the address %s is meant by all of its spellings', (page, others) => {
  for (const other of [page, ...others]) expect(addressMeant(other, PAGES), other).toBe(page)
})

it.each([
  ['/Blog?utm_source=brief#neu', '/blog?utm_source=brief#neu'],
  ['/%23name=Ida', '/#name=Ida'],
  ['/FunnelActive%23besucher=2000&wert=%23', '/FunnelActive#besucher=2000&wert=%23'],
  ['/blog?q=%23#neu', '/blog?q=%23#neu'],
])('the address %s leads to %s', (asked, meant) => {
  expect(addressMeant(asked, PAGES)).toBe(meant)
})

const UNKNOWN = '/blog.htm /blog.html/x /index/x /blogindex /blog/x /blog/%E4 /404 /%2562log /feed.xml //evil.example'
it.each(UNKNOWN.split(' '))('the address %s means no page', (asked) => {
  expect(addressMeant(asked, PAGES)).toBeUndefined()
})

it('whatever was requested, its address is a page of this site as browsers parse it, and means itself', () => {
  fc.assert(
    fc.property(requests, (given) => {
      const meant = addressMeant(given, PAGES)
      if (meant === undefined) return
      const read = new URL(meant, 'https://www.drei-tage.example/somewhere')
      expect([read.origin, PAGES.includes(read.pathname)]).toEqual(['https://www.drei-tage.example', true])
      expect(addressMeant(meant, PAGES)).toBe(meant)
    }),
    { numRuns: 4_000 },
  )
})
