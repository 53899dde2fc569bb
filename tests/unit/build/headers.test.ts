import { expect, it } from 'vitest'
import { contentSecurityPolicy, renderHeadersFile, renderNginx, siteHeaders } from '#build/headers.ts'

const page = (style = 'b{}') => `<!doctype html><html lang="de"><head>
<title>T</title><script type="application/ld+json">{"@type":"WebSite"}</script>
<style>${style}</style><style data-styles="a b">.a{}</style></head>
<body><script data-files="/assets/src-1.js /assets/b.js">go()</script><script type="module" src="/assets/x.js"></script></body></html>`

// tests/built checks that the policy lists each inline block of every page.
it('the content security policy allows no other origins and no inline blocks that it does not list', () => {
  const policy = contentSecurityPolicy([page()])

  expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/)
  // Of these, only the hashes depend on the pages.
  expect(policy.split('; ').map((part) => part.replace(/ 'sha256-.*/, ''))).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // `data:` for the inlined fonts and drawings of a page, but not for anything that could run code or change styles.
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // No `mailto:`: forms open the mail program by script or through a link, because a `mailto:` action is mixed content on an HTTPS page.
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types drei-tage',
  ])
})

// `npm run quality` checks what nginx serves, where it redirects, and its own error pages.
const groups = siteHeaders([page()])
const forFiles = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const forDocuments = {
  ...forFiles,
  'Content-Security-Policy': contentSecurityPolicy([page()]),
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }

it('the headers revalidate pages, cache hashed files for a year, and protect documents, SVG pictures among them', () => {
  expect(Object.fromEntries(groups.map(({ path, headers }) => [path, headers]))).toEqual({
    '/*': { ...forDocuments, 'Cache-Control': 'no-cache' },
    '/assets/*': { ...forFiles, ...forAYear },
    '/bilder/*': { ...forDocuments, ...forAYear },
    '/karten/*': { ...forFiles, ...forAYear },
  })
})

it('no redirect of nginx loses the query', () => {
  const redirects = renderNginx(groups, 'example.de').match(/return 30\d .*/g) ?? []

  expect(redirects.length).toBeGreaterThan(3)
  expect(redirects.filter((line) => !/\$request_uri;|\$is_args\$args;/.test(line))).toEqual([])
})

it('the headers set no header for two matching paths in _headers, since hosts would concatenate the values', () => {
  const blocks = renderHeadersFile(groups)
    .trimEnd()
    .split(/\n+(?=\/)/)
  const cached = (path: string) => `${path}\n  Cache-Control: public, max-age=31536000, immutable`

  expect(blocks).toEqual([
    ['/*', ...Object.entries(groups[0].headers).map(([name, value]) => `  ${name}: ${value}`)].slice(0, -1).join('\n'),
    ...['/assets/*', '/bilder/*', '/karten/*'].map(cached),
  ])
})

it('the headers refuse a policy that hosts would truncate', () => {
  const pages = Array.from({ length: 35 }, (_, index) => page(`.a${index}{}`))

  expect(() => renderHeadersFile(siteHeaders(pages))).toThrow(/drops lines over 2000/)
})

it.each(groups.map(({ path, headers }) => [path, headers] as const))('the headers are the same for nginx: %s', (path, headers) => {
  const linesOf = (text: string, line: RegExp) => Object.fromEntries([...text.matchAll(line)].map(([, name, value]) => [name, value]))
  // In nginx's file, lines indented by four spaces belong to the server block, lines indented by eight to a location.
  const nginx = renderNginx(groups, 'example.de')
  const location = nginx.split(`location ~ ^${path.slice(0, -1)} {`)[1]?.split('}')[0]

  const ofNginx = path === '/*' ? linesOf(nginx, /^ {4}add_header (\S+) "(.*)"/gm) : linesOf(location ?? '', /add_header (\S+) "(.*)"/g)
  expect(ofNginx).toEqual(headers)
})
