import { expect, it } from 'vitest'
import { sharedStyles } from '#build/pageStyles.ts'

const page = (kind: 'article' | 'blog', ...ids: string[]) => ({ kind, styles: new Map(ids.map((id) => [id, `.${id}{}`])) })

it('are one element with everything that any page of the kind uses, each style once', () => {
  const pages = [page('article', 'a', 'b'), page('blog', 'c'), page('article', 'a', 'x', 'b')]

  const articles = '<style data-styles="a x b">.a{}.x{}.b{}</style>'
  expect(pages.map(sharedStyles(pages))).toEqual([articles, '<style data-styles="c">.c{}</style>', articles])
})

it('keep the rule order of each page, since the later of two rules wins', () => {
  const pages = [page('article', 'a', 'd'), page('article', 'b', 'a', 'c', 'd', 'e')]

  expect(sharedStyles(pages)(pages[0]!)).toContain('data-styles="b a c d e"')
})

it('are another element for pages with rare styles, so that the others do not send these', () => {
  const pages = [page('article', 'a', 'b'), page('article', 'a', 'x-rare'), page('article', 'a', 'x-rare', 'c')]

  const rare = '<style data-styles="a x-rare c">.a{}.x-rare{}.c{}</style>'
  expect(pages.map(sharedStyles(pages))).toEqual(['<style data-styles="a b">.a{}.b{}</style>', rare, rare])
})
