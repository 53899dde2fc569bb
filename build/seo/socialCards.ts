import { articlePath } from '#addresses.ts'
import { articles } from '#content/articles.ts'
import { isThere } from '#content/isThere.ts'
import { pageCards } from '#content/cards.ts'
import type { SocialCard } from '../pictures/socialCards.ts'

/** The cards to draw, by the path of their page. */
export function socialCards(): Record<string, SocialCard> {
  const ofArticles = articles.map(({ slug, title, readMinutes }): [string, SocialCard] => [
    articlePath(slug),
    { kind: 'article', title, minutes: readMinutes, slug },
  ])
  const ofPages = Object.entries(pageCards).filter(([path]) => isThere(path))
  return Object.fromEntries([...ofPages, ...ofArticles])
}
