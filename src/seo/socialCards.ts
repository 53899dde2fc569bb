import { articlePath } from '../app/routes.ts'
import { articles } from '../content/articles.ts'
import { pageCards } from '../pictures/card-texts.ts'
import { isPictureName } from '../pictures/names.ts'
import type { SocialCard } from '../pictures/social-cards.ts'

/** The cards to draw, by the path of their page. */
export function socialCards(): Record<string, SocialCard> {
  const ofArticles = articles.flatMap(({ slug, title, readMinutes, id }): [string, SocialCard][] => {
    const cover = `cover-${id}`
    return isPictureName(cover) ? [[articlePath(slug), { kind: 'article', title, minutes: readMinutes, cover }]] : []
  })
  return { ...pageCards, ...Object.fromEntries(ofArticles) }
}
