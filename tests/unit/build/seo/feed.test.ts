import { expect, it } from 'vitest'
import { articleFeed } from '#build/seo/feed.ts'

const owner = { brand: 'Drei Tage', name: 'Vorname Nachname', baseUrl: 'https://example.de' }

function feedOf(html: string, title = 'Eins') {
  const days = { date: '2025-09-28', updated: '2025-09-28' }
  const texts = { slug: 'eins', title, excerpt: 'Kurz.', description: 'Lang.', question: 'Warum?', answer: 'Darum.' }
  return articleFeed([{ ...texts, ...days, readMinutes: 9, related: [], html }], owner)
}

// tests/built/discovery.test.ts tests the feed of the built site.

it('escapes markup and replaces characters that are not valid in XML', () => {
  const feed = feedOf('', '</title>&"\u0000\ud800\t')

  expect(feed).toContain('<title>&lt;/title&gt;&amp;&quot;\ufffd\ufffd\t</title>')
})

it('has pictures with their whole addresses, in the format that every reader knows', () => {
  const picture = '<picture><source type="image/avif" srcset="/bilder/a.avif 9w" sizes="9px"><img src="/bilder/a.jpg" alt="A"></picture>'
  const feed = feedOf(picture)

  expect(feed).toContain('&lt;picture&gt;&lt;img src=&quot;https://example.de/bilder/a.jpg&quot; alt=&quot;A&quot;&gt;&lt;/picture&gt;')
})

it('changes addresses in tags alone, not in code, and shows the boxes of tasks as text', () => {
  const body =
    '<a href="/b">A</a> <a href="#c">B</a> <a href="//d.de">C</a> <code>href="/b" src="/e"</code>' +
    '<li class="task"><span class="box" role="img" aria-label="erledigt"></span> F</li><li class="task"><span class="box" role="img" aria-label="offen"></span> G</li>'
  const feed = feedOf(body).replaceAll('&quot;', '"')

  expect(feed).toContain('href="https://example.de/b"&gt;A')
  expect(feed).toContain('href="https://example.de/blog/eins#c"&gt;B')
  expect(feed).toContain('href="//d.de"&gt;C')
  expect(feed).toContain('&lt;code&gt;href="/b" src="/e"&lt;/code&gt;')
  expect(feed).toContain('&gt;☑ F&lt;/li&gt;&lt;li class="task"&gt;☐ G')
})
