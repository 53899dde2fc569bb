import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnpublishedMark } from '#components/UnpublishedMark.tsx'
import type { ArticleMeta } from '#content/articles.ts'

/** The mark of an article, as text. */
function markOf(unpublished: ArticleMeta['unpublished']): string {
  const article = { date: '2026-05-01', ...(unpublished && { unpublished }) } as ArticleMeta
  return renderToStaticMarkup(<UnpublishedMark article={article} />).replaceAll(/<style[^]*?<\/style>|<[^>]+>/g, '')
}

it.each([
  ['draft', 'Entwurf'],
  ['scheduled', 'Erscheint am 1. Mai 2026'],
  [undefined, ''],
] as const)('says why a build would leave an article out: %s', (unpublished, mark) => {
  expect(markOf(unpublished).trim()).toBe(mark)
})
