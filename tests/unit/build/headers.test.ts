import { describe, expect, it } from 'vitest'
import { CONTENT_TYPES, contentSecurityPolicy, renderCaddy, renderHeadersFile, renderNginx, siteHeaders } from '#build/headers.ts'

const page = (script: string, style: string) => `<!doctype html><html lang="de"><head>
<title>T</title><script type="application/ld+json">{"@type":"WebSite"}</script>
<style>${style}</style><style data-styles="a b">.a{}</style></head>
<body><script data-files="/assets/src-1.js /assets/b.js">${script}</script><script type="module" src="/assets/x.js"></script></body></html>`

/** The sources of one directive of a policy. */
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

// tests/built checks that the policy lists each inline block of every page.
describe('the content security policy', () => {
  it('allows no other origins and no inline blocks that it does not list', () => {
    const policy = contentSecurityPolicy([page('go()', 'b{}')])

    expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/)
    // Allows `data:` for the inlined fonts and drawings of a page, but not for anything that could run code or change styles.
    for (const name of ['script-src', 'style-src', 'default-src', 'connect-src'])
      expect(policy).not.toMatch(new RegExp(`${name}[^;]*data:`))
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:'])
    expect(directive(policy, 'font-src')).toEqual(["'self'", 'data:'])
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
    expect(directive(policy, 'base-uri')).toEqual(["'none'"])
    // No `mailto:`: forms open the mail program by script or through a link, because a `mailto:` action is mixed content on an HTTPS page.
    expect(directive(policy, 'form-action')).toEqual(["'self'"])
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"])
    expect(directive(policy, 'trusted-types')).toEqual(['drei-tage'])
  })
})

// `npm run quality` checks what nginx and Caddy serve, where they redirect, and their own error pages.
describe('the headers', () => {
  const groups = siteHeaders([page('go()', 'b{}')])

  it('make browsers revalidate pages and cache hashed files for a year', () => {
    const cached = Object.fromEntries(groups.map(({ path, headers }) => [path, headers['Cache-Control']]))
    const year = 'public, max-age=31536000, immutable'

    expect(cached).toEqual({ '/*': 'no-cache', '/assets/*': year, '/bilder/*': year, '/karten/*': year })
  })

  it('include the security headers', () => {
    expect(groups[0]?.headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  it('protect documents, SVG pictures among them, but send no policy with code, fonts and cards', () => {
    const named = Object.fromEntries(groups.map(({ path, headers }) => [path, Object.keys(headers).toSorted()]))
    const forFiles = ['Cache-Control', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options']

    expect(named['/*']).toContain('Content-Security-Policy')
    expect(named['/bilder/*']).toEqual(named['/*'])
    expect([named['/assets/*'], named['/karten/*']]).toEqual([forFiles, forFiles])
  })

  it('set no header for two matching paths in _headers, since hosts would concatenate the values', () => {
    const file = renderHeadersFile(groups)
    const blocks = file.split('\n\n').map((block) => block.trimEnd().split('\n'))

    expect(blocks.map(([path]) => path)).toEqual(['/*', '/assets/*', '/bilder/*', '/karten/*'])
    expect(blocks[0]?.some((line) => line.includes('Cache-Control'))).toBe(false)
    expect(blocks[1]).toEqual(['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'])
  })

  it('refuse a policy that hosts would truncate', () => {
    const pages = Array.from({ length: 35 }, (_, index) => page('go()', '').replace('.a{}', `.a${index}{}`))

    expect(() => renderHeadersFile(siteHeaders(pages))).toThrow(/drops lines over 2000/)
  })

  it('are the same for nginx, Caddy and hosts that read _headers', () => {
    type Found = Record<string, string>
    const linesOf = (text: string, line: RegExp): Found =>
      Object.fromEntries([...text.matchAll(line)].map(([, name = '', value = '']) => [name, value.replaceAll('\\"', '"')]))
    const nginxFile = renderNginx(groups, 'example.de')
    const inNginx = (path: string): Found => {
      const own = path === '/*' ? nginxFile : (new RegExp(`location ~ \\^${path.slice(0, -1)} \\{([^}]*)\\}`).exec(nginxFile)?.[1] ?? '')
      // Lines indented by four spaces belong to the server block, lines indented by eight to a location.
      const { Allow: _, ...headers } = linesOf(
        own,
        path === '/*' ? /^ {4}add_header (\S+) "?(.*?)"?(?: always)?;$/gm : /add_header (\S+) "?(.*?)"?(?: always)?;$/gm,
      )
      return headers
    }
    const caddyFile = renderCaddy(groups, 'example.de')
    const inCaddy = (path: string): Found => {
      const block = new RegExp(`header ${path === '/*' ? '\\*' : path.replace('*', '\\*')} \\{\\n([^}]*)\\}`).exec(caddyFile)?.[1] ?? ''
      return linesOf(block, /^\s+(\S+) "(.*)"$/gm)
    }
    const onHosts = (path: string): Found => {
      const blocks = renderHeadersFile(groups).split(/\n(?=\/)/)
      const of = (wanted: string) => linesOf(blocks.find((block) => block.startsWith(`${wanted}\n`)) ?? '', /^ {2}([^:]+): (.*)$/gm)
      return { ...of('/*'), ...of(path) }
    }

    for (const { path, headers } of groups) {
      expect(inNginx(path), `nginx: ${path}`).toEqual(headers)
      expect(inCaddy(path), `Caddy: ${path}`).toEqual(headers)
      // Hosts that read _headers make browsers revalidate pages by default, so `/*` needs no Cache-Control. They cannot exempt files from
      // the headers of `/*`, so files may have more headers than elsewhere.
      const { 'Cache-Control': cached, ...others } = headers
      expect(onHosts(path), `_headers: ${path}`).toMatchObject(path === '/*' ? others : { ...others, 'Cache-Control': cached })
    }
    const { 'Cache-Control': _, ...forPages } = groups[0]!.headers
    expect(onHosts('/*')).toEqual(forPages)
  })

  it('declare the charset of every text type, and of no other', () => {
    expect(CONTENT_TYPES['.html']).toBe('text/html; charset=utf-8')
    expect(CONTENT_TYPES['.svg']).toBe('image/svg+xml; charset=utf-8')
    expect(CONTENT_TYPES['.webmanifest']).toBe('application/manifest+json; charset=utf-8')
    expect(CONTENT_TYPES['.woff2']).toBe('font/woff2')
    const named = /charset_types ([^;]+);/.exec(renderNginx(groups, 'example.de'))?.[1]?.split(' ')
    expect(named).toEqual([
      'text/css',
      'text/javascript',
      'text/plain',
      'text/xml',
      'application/json',
      'application/manifest+json',
      'image/svg+xml',
    ])
    expect(renderCaddy(groups, 'example.de')).toContain('~\\.txt$ "text/plain; charset=utf-8"')
  })
})
