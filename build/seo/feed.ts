import { escapeUTF8 } from 'entities'
import { articlePath, BLOG_PATH } from '#addresses.ts'
import type { ArticleMeta } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { TAG } from '../articles/faults.ts'

/** What the feed says about its site. */
export interface FeedOwner {
  readonly brand: string
  readonly name: string
  /** Origin of the site, without a trailing slash, such as 'https://example.de'. */
  readonly baseUrl: string
}

/** Control characters, lone surrogates and noncharacters. XML 1.0 forbids or discourages them, except for line breaks and tabs. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** XML whose values are escaped. */
const xml = (parts: TemplateStringsArray, ...values: string[]) =>
  String.raw({ raw: parts }, ...values.map((value) => escapeUTF8(value.replace(NOT_IN_XML, '\ufffd'))))

/** All articles in full as an RSS 2.0 feed, with absolute URLs. `articles` are newest first, with the HTML of their bodies. */
export function articleFeed(articles: readonly (ArticleMeta & { readonly html: string })[], { brand, name, baseUrl }: FeedOwner): string {
  const items = articles.map(({ slug, title, date, excerpt, html }) => {
    const url = baseUrl + articlePath(slug)
    return xml`<item>
<title>${title}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${rssDate(date)}</pubDate>
<dc:creator>${name}</dc:creator>
<description>${excerpt}</description>
<content:encoded>${forReaders(html, baseUrl, url)}</content:encoded>
</item>
`
  })
  /** ISO dates sort as strings. */
  const lastChange = articles
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1)
  const channel = xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${`${brand}: ${blog.feed.title}`}</title>
<link>${baseUrl + BLOG_PATH}</link>
<atom:link href="${`${baseUrl}/feed.xml`}" rel="self" type="application/rss+xml"/>
<description>${blog.feed.description}</description>
<language>de-DE</language>
`
  return `${channel}${lastChange ? xml`<lastBuildDate>${rssDate(lastChange)}</lastBuildDate>\n` : ''}${items.join('')}</channel>\n</rss>\n`
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
const rssDate = (isoDate: string) => new Date(isoDate).toUTCString()
