import { describe, expect, it } from 'vitest'
import { pageKindOf, prerenderedPages } from '#routes.tsx'
import { canonicalPath } from '#addresses.ts'

const ARTICLE = '/blog/ein-artikel'

describe('the canonical path', () => {
  it.each([
    ['/', ['//', '/index', '/index.html', '/index.html/', '/./', '/%69ndex.html', '']],
    ['/blog', ['/blog/', '//blog', '/blog//', '/blog.html', '/blog.html/', '/blog/index', '/blog/index.html', '/%62log', '/%62%6C%6fg']],
    [
      ARTICLE,
      [`${ARTICLE}/`, `${ARTICLE}.html`, `${ARTICLE}/index.html`, ARTICLE.replace('/blog/', '/blog//'), ARTICLE.replaceAll('-', '%2D')],
    ],
    ['/ueber-mich', ['/ueber-mich/', '/ueber-mich.html', '/ueber%2dmich', '/ueber-mich/index.html']],
    ['/FunnelActive', ['/FunnelActive/', '/FunnelActive//', '/FunnelActive.html', '/%46unnelActive']],
    ['/agb.html', ['/agb', '/agb/', '/agb.html/', '//agb', '/agb/index.html', '/%61gb%2ehtml']],
    ['/impressum.html', ['/impressum', '/impressum/']],
    ['/datenschutz.html', ['/datenschutz', '/datenschutz.html//']],
    ['/barrierefreiheit.html', ['/barrierefreiheit', '/barrierefreiheit/index']],
  ])('%s is the result for all of its aliases', (canonical, others) => {
    for (const other of [canonical, ...others]) expect(canonicalPath(other), other).toBe(canonical)
  })

  it('is the path of every prerendered page', () => {
    for (const { path } of prerenderedPages) expect(canonicalPath(path)).toBe(path)
  })

  it('is case-sensitive, and ignores .html and index in the middle of a path', () => {
    expect(canonicalPath('/Blog')).toBe('/Blog')
    expect(canonicalPath('/blog.htm')).toBe('/blog.htm')
    expect(canonicalPath('/blog.html/x')).toBe('/blog.html/x')
    expect(canonicalPath('/index/x')).toBe('/index/x')
    expect(canonicalPath('/blogindex')).toBe('/blogindex')
    expect(canonicalPath('/blog/agb.html')).toBe('/blog/agb')
    expect(canonicalPath('/a/...html')).toBe('/a')
  })

  it('keeps characters encoded that would change their meaning when decoded', () => {
    expect(canonicalPath('/caf%C3%A9')).toBe('/caf%C3%A9')
    expect(canonicalPath('/a%3Fb')).toBe('/a%3Fb')
    expect(canonicalPath('/blog/..%2F..%2Findex')).toBe('/blog/..%2F..%2Findex')
    expect(canonicalPath('/%2562log')).toBe('/%2562log')
    expect(canonicalPath('/blog/%E4')).toBe('/blog/%25E4')
    expect(canonicalPath('/%')).toBe('/%25')
  })

  it('never leads to another host', () => {
    expect(canonicalPath('//evil.example')).toBe('/evil.example')
    expect(canonicalPath('/%2F/evil.example/')).toBe('/%2F/evil.example')
    expect(canonicalPath('/\\evil.example')).toBe('/%5Cevil.example')
    expect(canonicalPath('/%5Cevil.example')).toBe('/%5Cevil.example')
    expect(canonicalPath('/%2e%2e//evil.example')).toBe('/evil.example')
    expect(canonicalPath('/\t/evil.example')).toBe('/%09/evil.example')
    expect(canonicalPath('https://evil.example/blog')).toBe('/https%3A/evil.example/blog')
  })
})

describe('the page at a path', () => {
  it.each([
    ['/', 'home'],
    ['/blog', 'blog'],
    ['/blog/x', 'article'],
    ['/ueber-mich', 'about'],
    ['/FunnelActive', 'funnel'],
    ['/agb.html', 'legal'],
    ['/Blog', 'not-found'],
    ['/blog/a/b', 'not-found'],
    ['/404', 'not-found'],
  ])('%s: %s', (path, kind) => {
    expect(pageKindOf(path)).toBe(kind)
  })
})
