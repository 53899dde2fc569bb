import { articlePath } from '#addresses.ts'
import { coverOfArticle } from '#pictures/names.ts'
import { about } from './about.ts'
import { articles } from './articles.ts'
import { blog } from './blog.ts'
import { headlineBound } from './home/headline.ts'
import { isThere } from './isThere.ts'
import type { ArticleCard, PageCard } from './types.ts'

const [promise = '', comparison = ''] = headlineBound

type Line = PageCard['lines'][number]
const fast = (text: string): Line => ({ pace: 'fast', text })
const slow = (text: string): Line => ({ pace: 'slow', text })
const card = (...lines: Line[]): PageCard => ({ kind: 'page', lines })

const ofPages: Readonly<Record<string, PageCard>> = {
  '/': card(fast(promise), slow(comparison)),
  '/blog': card(slow(blog.overview.heading.slow), fast(blog.overview.heading.fast)),
  '/ueber-mich': card(slow(about.hero.heading.slow), fast(about.hero.heading.fast)),
  '/FunnelActive': card(slow('Von hundert Besuchern'), fast('kaufen im Beispiel fünf.')),
  '/impressum.html': card(fast('Impressum:'), slow('wer hier schreibt')),
  '/agb.html': card(slow('Was zwischen uns gilt:'), fast('Geschäftsbedingungen')),
  '/datenschutz.html': card(fast('Datenschutz'), slow('und was hier gespeichert wird')),
  '/barrierefreiheit.html': card(fast('Barrierefreiheit'), slow('und was noch fehlt')),
}

const ofArticles = articles.map(({ slug, title, readMinutes }): [string, ArticleCard] => [
  articlePath(slug),
  { kind: 'article', title, minutes: readMinutes, cover: coverOfArticle(slug) },
])

/** Copy of the preview cards that social networks show for a shared page, by path. */
export const cards: Readonly<Record<string, PageCard | ArticleCard>> = Object.fromEntries([
  ...Object.entries(ofPages).filter(([path]) => isThere(path)),
  ...ofArticles,
])
