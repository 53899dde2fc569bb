import { expect, it } from 'vitest'
import type { ArticleMeta } from '../../../src/content/articles.ts'
import { articleFeed } from '../../../src/seo/feed.ts'

const owner = { brand: 'Drei Tage', name: 'Vorname Nachname', baseUrl: 'https://example.de' }

function article(fields: Partial<ArticleMeta>): ArticleMeta {
  return {
    id: 1,
    slug: 'eins',
    title: 'Eins',
    excerpt: 'Kurz.',
    description: 'Lang.',
    date: '2025-09-28',
    updated: '2025-09-28',
    readMinutes: 9,
    question: 'Warum?',
    answer: 'Darum.',
    related: [],
    ...fields,
  }
}

it('states its source and language', () => {
  const feed = articleFeed([], owner)

  expect(feed.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true)
  expect(feed).toContain('<title>Drei Tage: Blog</title>')
  expect(feed).toContain('<link>https://example.de/blog</link>')
  expect(feed).toContain('<atom:link href="https://example.de/feed.xml" rel="self" type="application/rss+xml"/>')
  expect(feed).toContain('<language>de-DE</language>')
  expect(feed).not.toContain('<item>')
})

it('lists the articles with link, date and author, newest first', () => {
  const feed = articleFeed(
    [article({ updated: '2026-11-22' }), article({ id: 4, slug: 'vier', title: 'Vier', date: '2025-10-05', updated: '2025-10-05' })],
    owner,
  )

  expect(feed.match(/<guid isPermaLink="true">.*<\/guid>/g)).toEqual([
    '<guid isPermaLink="true">https://example.de/blog/vier</guid>',
    '<guid isPermaLink="true">https://example.de/blog/eins</guid>',
  ])
  expect(feed.match(/<pubDate>.*<\/pubDate>/g)).toEqual([
    '<pubDate>Sun, 05 Oct 2025 00:00:00 GMT</pubDate>',
    '<pubDate>Sun, 28 Sep 2025 00:00:00 GMT</pubDate>',
  ])
  expect(feed).toContain('<lastBuildDate>Sun, 22 Nov 2026 00:00:00 GMT</lastBuildDate>')
  expect(feed).toContain('<dc:creator>Vorname Nachname</dc:creator>')
})

it('escapes markup and replaces characters that are not valid in XML', () => {
  const feed = articleFeed([article({ title: '</title>&"\u0000\ud800\t' })], owner)

  expect(feed).toContain('<title>&lt;/title&gt;&amp;&quot;\ufffd\ufffd\t</title>')
})

it('includes the whole body, with absolute links', () => {
  const bodies = new Map([['eins', '<p><a href="/#services">P</a> <a href="#x">X</a></p>']])
  const feed = articleFeed([article({})], owner, bodies)

  expect(feed).toContain(
    '<content:encoded>&lt;p&gt;&lt;a href=&quot;https://example.de/#services&quot;&gt;P&lt;/a&gt; &lt;a href=&quot;https://example.de/blog/eins#x&quot;&gt;X&lt;/a&gt;&lt;/p&gt;</content:encoded>',
  )
})

it('refuses an invalid date', () => {
  expect(() => articleFeed([article({ date: '5. Oktober' })], owner)).toThrow(RangeError)
})
