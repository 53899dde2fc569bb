import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  hashSource,
  inlineBlocks,
  renderCaddy,
  renderHeadersFile,
  renderNginx,
  siteHeaders,
} from '../../../src/build/headers.ts'

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

describe('the content security policy', () => {
  it('names an inline block by its SHA-256', () => {
    expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
    expect(hashSource('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
  })

  it('finds what runs and what styles, and leaves out data and files', () => {
    expect(inlineBlocks(page('go()', 'b{}'))).toEqual({ scripts: ['go()'], styles: ['b{}', '.a{}'] })
  })

  it('names every inline block of every page once', () => {
    const policy = contentSecurityPolicy([page('go()', 'b{}'), page('go()', 'i{}')])

    expect(directive(policy, 'script-src')).toEqual(["'self'", hashSource('go()')])
    expect(directive(policy, 'style-src')?.toSorted()).toEqual(
      ["'self'", hashSource(''), hashSource('b{}'), hashSource('.a{}'), hashSource('i{}')].toSorted(),
    )
  })

  it('allows nothing from elsewhere and nothing inline that it does not name', () => {
    const policy = contentSecurityPolicy([page('go()', 'b{}')])

    expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/)
    // The letters and drawings that come with a page; nothing that could run or style.
    for (const name of ['script-src', 'style-src', 'default-src', 'connect-src'])
      expect(policy).not.toMatch(new RegExp(`${name}[^;]*data:`))
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:'])
    expect(directive(policy, 'font-src')).toEqual(["'self'", 'data:'])
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
    expect(directive(policy, 'base-uri')).toEqual(["'none'"])
    expect(directive(policy, 'form-action')).toEqual(["'self'", 'mailto:'])
  })
})

describe('the headers', () => {
  const groups = siteHeaders([page('go()', 'b{}')])

  it('have pages revalidated, and files with a hash in their name kept for a year', () => {
    const cached = Object.fromEntries(groups.map(({ path, headers }) => [path, headers['Cache-Control']]))
    const year = 'public, max-age=31536000, immutable'

    expect(cached).toEqual({ '/*': 'no-cache', '/assets/*': year, '/bilder/*': year, '/karten/*': year })
  })

  it('protect what browsers can protect', () => {
    expect(groups[0]?.headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  it('tell of documents wherever one may be opened, also a drawn picture, and not along with code and fonts', () => {
    const named = Object.fromEntries(groups.map(({ path, headers }) => [path, Object.keys(headers)]))
    const forDocuments = [
      'Content-Security-Policy',
      'X-Frame-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ]

    expect(named['/*']).toEqual(expect.arrayContaining(forDocuments))
    expect(named['/bilder/*']).toEqual(expect.arrayContaining(forDocuments))
    for (const path of ['/assets/*', '/karten/*']) {
      expect(named[path]?.toSorted()).toEqual([
        'Cache-Control',
        'Cross-Origin-Resource-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
      ])
    }
  })

  it('set no header for two matching paths in _headers, since hosts would join the values', () => {
    const file = renderHeadersFile(groups)
    const blocks = file.split('\n\n').map((block) => block.trimEnd().split('\n'))

    expect(blocks.map(([path]) => path)).toEqual(['/*', '/assets/*', '/bilder/*', '/karten/*'])
    expect(blocks[0]?.some((line) => line.includes('Cache-Control'))).toBe(false)
    expect(blocks[1]).toEqual(['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'])
  })

  it('refuse a policy that hosts would not read to its end', () => {
    const pages = (count: number) => Array.from({ length: count }, (_, index) => page('go()', '').replace('.a{}', `.a${index}{}`))

    expect(() => renderHeadersFile(siteHeaders(pages(25)))).not.toThrow()
    expect(() => renderHeadersFile(siteHeaders(pages(35)))).toThrow(/drops lines over 2000/)
  })

  it('are repeated in nginx wherever a block sets one of its own', () => {
    const file = renderNginx(groups, 'example.de')
    const assets = /location \^~ \/assets\/ \{([^}]*)\}/.exec(file)?.[1] ?? ''

    expect(file).toContain('server_name example.de;')
    for (const name of Object.keys(groups[1]?.headers ?? {})) expect(assets).toContain(`add_header ${name} "`)
    expect(assets).not.toContain('no-cache')
    expect(assets).toContain('add_header X-Content-Type-Options "nosniff" always;')
    // Not with faults: a file that is missing now may be there in a moment.
    expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable";')
  })

  it('are set once in Caddy, whatever matches', () => {
    const file = renderCaddy(groups, 'example.de')

    expect(file).toContain('example.de {')
    expect(file.match(/Cache-Control "/g)).toHaveLength(4)
    expect(file).toContain('@elsewhere not path /assets/* /bilder/* /karten/*')
    expect(file).not.toContain('header *')
    expect(/handle_errors \{[^]*/.exec(file)?.[0]).toContain('header Cache-Control no-cache')
  })
})
