import { escapeUTF8 } from 'entities'
import { articleBody } from '#content/articles.ts'
import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'

/**
 * The text of an article as HTML, with the short answer before it. In one piece, because reading modes show the element with most of the text
 * and leave out what is beside it.
 */
export function articleHtml({ slug, question, answer }: ArticleMeta): string {
  return (
    `<section class="t-lilac" id="kurz-gesagt" aria-labelledby="kurz-gesagt-frage"><p class="label">${blog.article.answer}</p>` +
    `<h2 class="h3" id="kurz-gesagt-frage">${escapeUTF8(question)}</h2><p>${escapeUTF8(answer)}</p></section>${articleBody(slug).html}`
  )
}
