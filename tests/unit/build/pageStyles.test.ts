import { describe, expect, it } from 'vitest'
import { stylesByKind } from '#build/pageStyles.ts'

const page = (kind: 'article' | 'blog', ...ids: string[]) => ({ kind, styles: new Map(ids.map((id) => [id, `.${id}{}`])) })

describe('the styles of a page kind', () => {
  it('are one element with everything that any page of the kind uses, each style once', () => {
    const blocks = stylesByKind([page('article', 'a', 'b'), page('blog', 'c'), page('article', 'a', 'x', 'b')])

    expect([...blocks]).toEqual([
      ['article', '<style data-styles="a x b">.a{}.x{}.b{}</style>'],
      ['blog', '<style data-styles="c">.c{}</style>'],
    ])
  })

  it('keep the rule order of each page, since the later of two rules wins', () => {
    const block = stylesByKind([page('article', 'a', 'd'), page('article', 'b', 'a', 'c', 'd', 'e')]).get('article')

    expect(block).toContain('data-styles="b a c d e"')
  })
})
