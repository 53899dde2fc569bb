import { describe, expect, it } from 'vitest'
import { pageKindOf, prerenderedPages } from '#routes.tsx'
import { canonicalPath } from '#addresses.ts'
import { owner } from '#content/facts/owner.ts'

describe('the canonical path', () => {
  it.each([
    ['/', ['//', '/index', '/index.html', '/index.html/', '/./', '/%69ndex.html', '']],
    ['/blog', ['/blog/', '//blog', '/blog//', '/blog.html', '/blog.html/', '/blog/index', '/blog/index.html', '/%62log']],
    ['/blog/ein-artikel', ['/blog/ein-artikel/', '/blog/ein-artikel.html', '/blog//ein-artikel/index.html', '/blog/ein%2Dartikel']],
    ['/FunnelActive', ['/FunnelActive//', '/FunnelActive.html', '/%46unnelActive']],
    ['/agb.html', ['/agb', '/agb/', '/agb.html/', '//agb', '/agb/index.html', '/%61gb%2ehtml']],
  ])('%s is the result for all of its aliases', (canonical, others) => {
    for (const other of [canonical, ...others]) expect(canonicalPath(other), other).toBe(canonical)
  })

  it('is the path of every prerendered page', () => {
    for (const { path } of prerenderedPages) expect(canonicalPath(path)).toBe(path)
  })

  it.each([
    ['is case-sensitive', { '/Blog': '/Blog' }],
    [
      'leaves .html and index in the middle of a path',
      { '/blog.htm': '/blog.htm', '/blog.html/x': '/blog.html/x', '/index/x': '/index/x', '/blogindex': '/blogindex', '/a/...html': '/a' },
    ],
    [
      'keeps characters encoded that would change their meaning when decoded',
      { '/caf%C3%A9': '/caf%C3%A9', '/a%3Fb': '/a%3Fb', '/%2562log': '/%2562log', '/blog/%E4': '/blog/%25E4', '/%': '/%25' },
    ],
    ['leaves no folder', { '/blog/..%2F..%2Findex': '/blog/..%2F..%2Findex', '/%2e%2e//evil.example': '/evil.example' }],
    [
      'never leads to another host',
      {
        '//evil.example': '/evil.example',
        '/%2F/evil.example/': '/%2F/evil.example',
        '/\\evil.example': '/%5Cevil.example',
        '/%5Cevil.example': '/%5Cevil.example',
        '/\t/evil.example': '/%09/evil.example',
        'https://evil.example/blog': '/https%3A/evil.example/blog',
      },
    ],
  ])('%s', (_, paths) => {
    expect(Object.fromEntries(Object.keys(paths).map((path) => [path, canonicalPath(path)]))).toEqual(paths)
  })
})

describe('the page at a path', () => {
  it.each([
    ['/', 'home'],
    ['/blog', 'blog'],
    ['/blog/x', 'article'],
    ['/ueber-mich', 'about'],
    ['/FunnelActive', owner.funnel ? 'funnel' : 'not-found'],
    ['/agb.html', 'legal'],
    ['/Blog', 'not-found'],
    ['/blog/a/b', 'not-found'],
    ['/404', 'not-found'],
  ])('%s: %s', (path, kind) => {
    expect(pageKindOf(path)).toBe(kind)
  })
})
