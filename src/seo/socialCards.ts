import { articlePath } from '../app/routes.ts'
import { articles } from '../content/articles.ts'
import { pageCards } from '../pictures/card-texts.ts'
import { isPictureName } from '../pictures/names.ts'
import type { SocialCard } from '../pictures/social-cards.ts'

/** Folder of the cards, as an address. */
export const SOCIAL_CARDS_PATH = '/vorschau'

/** The file name, without its ending, of the card that stands for a page where it is shared. */
export function socialCardName(path: string): string {
  if (path === '/') return 'start'
  return path
    .slice(1)
    .replace(/\.html$/, '')
    .replaceAll('/', '-')
    .toLowerCase()
}

/** The cards to draw, by file name. */
export function socialCards(): Record<string, SocialCard> {
  const ofPages = Object.entries(pageCards).map(([path, card]): [string, SocialCard] => [socialCardName(path), card])
  const ofArticles = articles.flatMap(({ slug, title, readMinutes, id }): [string, SocialCard][] => {
    const cover = `cover-${id}`
    return isPictureName(cover) ? [[socialCardName(articlePath(slug)), { kind: 'article', title, minutes: readMinutes, cover }]] : []
  })
  return Object.fromEntries([...ofPages, ...ofArticles])
}
