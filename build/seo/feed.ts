import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { TAG } from '../articles/placeholders.ts'
import { escapeHtml } from './escapeHtml.ts'

/** What the feed says about its site. */
export interface FeedOwner {
  readonly brand: string
  readonly name: string
  /** Origin of the site, without a trailing slash, such as 'https://example.de'. */
  readonly baseUrl: string
}

/** Control characters, lone surrogates and noncharacters. XML 1.0 forbids or discourages them, except for line breaks and tabs. */
const NOT_IN_XML = /\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/**
 * All articles as an RSS 2.0 feed, newest first, with absolute URLs.
 *
 * @param bodies HTML of the articles by slug. Articles with a body are included in full, the others only with their excerpt.
 * @throws {RangeError} when an article's date is not an ISO 8601 date.
 */
export function articleFeed(articles: readonly ArticleMeta[], owner: FeedOwner, bodies: ReadonlyMap<string, string> = new Map()): string {
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date))
  /** ISO dates sort as strings. */
  const lastChange = articles
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1)
  const blogUrl = `${owner.baseUrl}/blog`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${owner.brand}: ${blog.feed.title}`),
    element('link', blogUrl),
    `<atom:link href="${xmlText(`${owner.baseUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    element('description', blog.feed.description),
    element('language', 'de-DE'),
    ...(lastChange ? [element('lastBuildDate', rssDate(lastChange))] : []),
    ...newestFirst.map((article) => item(article, owner, bodies.get(article.slug))),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item(article: ArticleMeta, owner: FeedOwner, body: string | undefined): string {
  const url = `${owner.baseUrl}/blog/${article.slug}`
  return [
    '<item>',
    element('title', article.title),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element('pubDate', rssDate(article.date)),
    element('dc:creator', owner.name),
    element('description', article.excerpt),
    ...(body === undefined ? [] : [element('content:encoded', forReaders(body, owner.baseUrl, url))]),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

function xmlText(text: string): string {
  return escapeHtml(text.replace(NOT_IN_XML, (character) => ('\t\n\r'.includes(character) ? character : '\ufffd')))
}

/**
 * Feed readers have no base URL, so links and pictures of the site, and links within the article, must be absolute. They have no styles
 * either, so that tasks need their boxes as text. Pictures are only in the format that every reader knows.
 */
function forReaders(html: string, baseUrl: string, articleUrl: string): string {
  return html
    .replaceAll(/<span class="box"[^>]*"erledigt"><\/span>/g, '☑')
    .replaceAll(/<span class="box"[^>]*><\/span>/g, '☐')
    .replaceAll(TAG, (tag) =>
      tag
        .replace(/^<source .*/, '')
        .replace(/ (src|href)="\/(?!\/)/, ` $1="${baseUrl}/`)
        .replace(' href="#', ` href="${articleUrl}#`),
    )
}

/** An ISO date in the format of RSS (RFC 822), at midnight UTC: '2025-10-05' is 'Sun, 05 Oct 2025 00:00:00 GMT'. */
function rssDate(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) throw new RangeError(`feed: '${isoDate}' is not an ISO date. Write it like 2025-10-05.`)
  return date.toUTCString()
}
