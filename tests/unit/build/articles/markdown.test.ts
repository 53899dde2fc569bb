import { expect, it } from 'vitest'
import { typeset, contentsOf, headingId, parseArticle } from '#build/articles/markdown.ts'

const FIELDS = [
  'title: "In 3 Tagen"',
  'excerpt: "Kurz."',
  'description: "Länger."',
  'date: 2025-10-05',
  'question: "Wie?"',
  'answer: "So."',
  'related: [a-b]',
]
const frontOf = (fields: readonly string[]) => ['---', ...fields, '---', ''].join('\n')
const FRONT = frontOf(FIELDS)
const FACTS = { 'price.gold': '9.000\u00a0€', 'days.express': '4' }
const AVIF = { type: 'image/avif', srcset: '/bilder/see-465-2.avif 465w' }
const PICTURES = {
  'text-am see.jpg': { kind: 'photo', src: '/bilder/see-720-1.jpg', width: 930, height: 500, sources: [AVIF] },
  'text-knoten.svg': { kind: 'drawing', src: '/bilder/knoten-3.svg', width: 300, height: 200 },
} as const
const parseWhole = (source: string) =>
  parseArticle(source.endsWith('---\n') ? `${source}Text.` : source, FACTS, 'articles/probe.md', ['probe', 'a-b'], PICTURES)
const parse = (markdown: string) => parseWhole(FRONT + markdown)
/** Parses the front matter with the line of one field replaced. An empty `line` removes the field. */
const parseField = (name: string, line: string) => parseWhole(frontOf(FIELDS.map((field) => (field.startsWith(`${name}:`) ? line : field))))

it('parses the fields of the front matter, dates as strings', async () => {
  const texts = { title: 'In 3\u00a0Tagen', excerpt: 'Kurz.', description: 'Länger.', question: 'Wie?', answer: 'So.' }
  const days = { date: '2025-10-05', updated: '2025-10-05' }
  expect((await parse('')).meta).toEqual({ slug: 'probe', ...texts, ...days, readMinutes: 1, related: ['a-b'] })
})

it('says on which line of the front matter a placeholder is not known', async () => {
  await expect(parseField('answer', 'answer: Für {{price.silver}}')).rejects.toThrow('articles/probe.md:7: {{price.silver}} is not known')
})

it('reads a file with Windows line endings like any other', async () => {
  const source = `${FRONT}## Erstens\n\nIn 3 Tagen.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n`
  expect(await parseWhole(source.replaceAll('\n', '\r\n'))).toEqual(await parseWhole(source))
})

it('refuses a file without front matter', async () => {
  await expect(parseWhole('## Ohne Kopf')).rejects.toThrow('articles/probe.md:1: front matter is missing')
})

it.each([
  ['answer', 'answer: " "', ':7: answer: expected a text, got " "'],
  ['date', 'date: 5. Oktober', ':5: date: expected a day like 2025-10-05, got "5. Oktober"'],
  ['date', 'date: 2025-02-30', ':5: date: expected a day like 2025-10-05, got "2025-02-30"'],
  ['related', 'related: a-b', ':8: related: expected a list of slugs of other articles, got "a-b"'],
  ['related', 'related: [a-b, fehlt]', ":8: related: there is no article 'fehlt'. Remove it, or write one of: a-b."],
  ['related', 'related: [probe]', ":8: related: 'probe' is this article itself. Remove it."],
  ['excerpt', '', ':1: excerpt: expected a text, got nothing'],
  ['excerpt', 'exzerpt: "Kurz."', ':3: exzerpt: expected one of title, excerpt, description,'],
  ['excerpt', 'draft: ja', ':3: draft: expected true or false, got "ja"'],
  ['related', 'cover: ../hafen.jpg', ':8: cover: expected the name of a picture beside the article, like hafen.jpg, got'],
  ['title', 'title: "offen', ':2: front matter: '],
])('reports an invalid %s with file, line, field and expected value (%s)', async (name, line, message) => {
  await expect(parseField(name, line)).rejects.toThrow(`articles/probe.md${message}`)
})

it('reports all errors of the front matter at once, and all of the text', async () => {
  await expect(parseWhole('---\ndate: 2025-10-05\n---\n')).rejects.toThrow(/title: [^]*related: /)
  await expect(parse('<script></script>\n\n# B\n\n- C\n- {{d}} {{e}}\n')).rejects.toThrow(
    /:10: <script>.*\n.*:12: '# B'.*\n.*:15: {{d}} .*\n.*:15: {{e}} /,
  )
})

it('gives headings readable ids, each another, and lists them as text, without a first one that says the title again', async () => {
  expect(headingId('Was heißt „SEO-fertig“ für Ärzte?')).toBe('was-heisst-seo-fertig-fuer-aerzte')
  const { headings, html } = await parse(
    '# In 3 *Tagen*\n\n## Und nun?\n\n### Und nun?\n\n## Ä & "Ö" <b>x</b> *y*\n\n## `a &amp; b` &amp; [c](/d)\n',
  )
  expect(headings).toEqual([
    { id: 'und-nun', text: 'Und nun?', depth: 2 },
    { id: 'und-nun-2', text: 'Und nun?', depth: 3 },
    { id: 'ae-oe-x-y', text: 'Ä & "Ö" x y', depth: 2 },
    { id: 'a-amp-b-c', text: 'a &amp; b & c', depth: 2 },
  ])
  expect(html).toMatch(/^<h2/)
})

it.each([
  ['## A\n\n### B\n\n## C\n\n## D\n', ['a', 'c', 'd']],
  ['## A\n\n### B\n\n#### C\n\n## D\n', ['a', 'b', 'd']],
  ['## A\n\n### B\n\n#### C\n\n##### D\n', ['a', 'b', 'c']],
  ['## A\n\n### B\n', []],
])('lists as few levels of headings as give at least three of them, or none: %j', async (markdown, ids) => {
  expect(contentsOf((await parse(markdown)).headings).map(({ id }) => id)).toEqual(ids)
})

it('writes words as people type them, but leaves code as it is', async () => {
  const { meta, html, headings } = await parseWhole(
    frontOf(FIELDS).replace('"Kurz."', '"KI\u2011Web\u00adsites"') +
      '## Fest\u00adpreis\n\nOnline\u2010Geschäft, Web&shy;site, `a\u00adb &shy;`.\n',
  )
  expect(meta.excerpt).toBe('KI-Websites')
  expect(headings[0]).toMatchObject({ id: 'festpreis', text: 'Festpreis' })
  expect(html).toContain('<p>Online-Geschäft, Website, <code>a\u00adb &amp;shy;</code>.</p>')
})

it('joins numbers and units with non-breaking spaces and leaves other words alone', () => {
  expect(typeset('In 3 Tagen, 45 Minuten, 180 %, 2 Sekunden, z. B. um 18 Uhr')).toBe(
    'In 3\u00a0Tagen, 45\u00a0Minuten, 180\u00a0%, 2\u00a0Sekunden, z.\u00a0B. um 18\u00a0Uhr',
  )
  expect(typeset('7 Tagebücher, 3 Uhren, die Tage')).toBe('7 Tagebücher, 3 Uhren, die Tage')
})

it('rounds the minutes of reading, at 200 words each', async () => {
  const minutes = async (words: number) => (await parse('[Wort](/blog) '.repeat(words))).meta['readMinutes']
  expect([await minutes(299), await minutes(300)]).toEqual([1, 2])
})

it('replaces placeholders with facts before it joins numbers and units, also in the front matter and in links', async () => {
  const { html, meta } = await parseWhole(
    `${FRONT.replace('In 3 Tagen', 'In {{days.express}} Tagen')}[Für](/angebot?tage={{days.express}}) {{price.gold}} in {{days.express}} Tagen.`,
  )
  expect(html).toBe('<p><a href="/angebot?tage=4">Für</a> 9.000\u00a0€ in 4\u00a0Tagen.</p>\n')
  expect(meta['title']).toBe('In 4\u00a0Tagen')
})

it.each([
  ['Eins.\n\nFür {{price.silver}}.', ':12: {{price.silver}} is not known. Known names: days.express, price.gold (src/'],
  ['Für {{price.gold }}.', ':10: {{price.gold }}'],
  ['{{toString}}', ':10: {{toString}} is not known'],
])('reports an unknown fact with file and line, and lists the known ones: %j', async (markdown, message) => {
  await expect(parse(markdown)).rejects.toThrow(`articles/probe.md${message}`)
})

it('shows two braces after a backslash, also in a heading and in the front matter', async () => {
  const { html, headings, meta } = await parseWhole(
    `${FRONT.replace('In 3 Tagen', '\\{{x}}')}## \\{{ .Title }}\n\nDie Klammern \\{{name}}.`,
  )

  expect(html).toContain('Die Klammern {{name}}.')
  expect(headings).toEqual([{ id: 'title', text: '{{ .Title }}', depth: 2 }])
  expect(meta['title']).toBe('{{x}}')
})

it.each([
  ['# Anders\n', ":10: '# Anders' is a second title beside 'In 3 Tagen'."],
  ['## 💡\n', ":10: the heading '## 💡' has no word"],
  ['> [!NOTE]\n> A\n', ':10: there are no alerts here. Write <details>, or bold words'],
  ['Preis\n: Der Betrag\n', ':10: there are no definition lists here. Write <dl> with <dt> and <dd>.'],
  ['### A\n', ":10: '### A' skips a level, so that screen readers announce a gap. Write ## for it"],
  ['## A\n\n> Zitat\n>\n> #### B\n', ":14: '#### B' skips a level, so that screen readers announce a gap. Write ### for it"],
  ['<div>\n<h4>B</h4>\n</div>\n', ":11: '<h4>' skips a level"],
  ['A\n\n<script src="x.js"></script>\n', ':12: <script> cannot be in an article. The policy of the site blocks it. Remove it;'],
  ['<style>p {}</style>\n', ':10: <style> cannot be in an article.'],
  ['<p>A</p>\n<iframe src="https://a.de/1"></iframe>\n', ':11: <iframe> cannot be in an article. The site shows nothing from other'],
  ['- a\n- b <video src="a.mp4"></video>\n', ':11: <video> cannot be in an article. The policy of the site blocks it. Link to it instead'],
  ['<form action="/x"><input></form>\n', ':10: <form> cannot be in an article. An article cannot receive anything.'],
  ['A <b style="color: red">b</b>\n', ':10: style="color: red" cannot be in an article'],
  ["A\nB <b onclick='x()'>b</b>\n", ':11: onclick="x()" cannot be in an article'],
  ['![A](https://example.org/a.png)\n', ':10: the picture https://example.org/a.png is on another site, which would learn who reads'],
  ['> <img alt="" src=//example.org/a.png>\n', ':10: the picture //example.org/a.png is on another site'],
  ['![A](data:image/png;base64,AAAA)\n', ':10: the picture data:image/png;base64,AAAA… is no file.'],
  ['[A](javascript:x)\n', ':10: the link javascript:x runs code'],
  ['A\n\n1. [A](anderer-text.md)\n', ':12: the link anderer-text.md begins without a slash'],
  ['A\n\nB[^x]\n', ':12: there are no footnotes here. Write a link, or brackets.'],
  ['A\n\n![B](fehlt.png)\n', ':12: there is no picture fehlt.png. Put it beside the article, as JPEG, PNG, WebP or SVG. There are: am see'],
  ['- ![](knoten.svg)\n', ':10: the picture knoten.svg needs words for readers who cannot see it. Write what it shows: ![What it'],
  ['<p>\n<img src="knoten.svg">\n</p>\n', ':11: the picture knoten.svg needs words'],
])('refuses what visitors could not use or the policy blocks, with file and line: %j', async (markdown, message) => {
  await expect(parse(markdown)).rejects.toThrow(`articles/probe.md${message}`)
})

it('names everything that is wrong with a tag', async () => {
  await expect(parse('<p style="a" onclick="b">A</p>\n')).rejects.toThrow(/:10: style="a" .+\n.+:10: onclick="b" /)
})

it.each([
  ['Über uns', 'A', 'Rename it to ueber-uns.md.'],
  ['Striche', 'A', 'Rename it to striche.md.'],
  ['leer', '<!-- A -->', 'there is no text. Write one, or make it a draft.'],
  ['lang', 'Wort '.repeat(20_000), 'the text takes 100 minutes to read. Divide it.'],
])('refuses the article %s.md', async (name, text, says) => {
  await expect(parseArticle(FRONT + text, FACTS, `articles/${name}.md`, ['a-b'])).rejects.toThrow(says)
})

const KNOTEN = '<img src="/bilder/knoten-3.svg" alt="Knoten" width="300" height="200" loading="lazy" decoding="async">'

it.each([
  [
    'highlights a block of code, names its language, and lets keyboards scroll it',
    '```js\n// <hallo>\nconst a = "b"\n```\n\n```\nohne\n```\n\n```keine-sprache\n<x>\n```\n',
    '<figure class="code t-deep"><figcaption>JavaScript</figcaption><section tabindex="0" aria-label="Code 1: JavaScript"><pre><code>' +
      '<span data-part="aside">// &lt;hallo&gt;</span>\n<span data-part="tag">const</span> a <span data-part="tag">=</span> <span data-part="value">"b"</span>' +
      '</code></pre></section></figure>\n' +
      '<figure class="code t-deep"><section tabindex="0" aria-label="Code 2"><pre><code>ohne</code></pre></section></figure>\n' +
      '<figure class="code t-deep"><figcaption>keine-sprache</figcaption><section tabindex="0" aria-label="Code 3: keine-sprache"><pre><code>' +
      '&lt;x&gt;</code></pre></section></figure>\n',
  ],
  ['allows in code what it refuses elsewhere', '`<script> onclick="y"`\n\n    <iframe src="https://a.de" style="x">\n', '&lt;iframe'],
  ['links a heading to itself', '## Erstens\n', '<h2 id="erstens"><a class="anchor" href="#erstens">Erstens</a></h2>'],
  ['puts no link into the link of a heading', '## A [b](/c)\n', '<h2 id="a-b">A <a href="/c">b</a></h2>'],
  [
    'names a table after its heading, and its rows after their first cell',
    '## Worin "anders"?\n\n| A | B |\n|---|---|\n| Bild | **Tor** |\n',
    '<table><caption class="visually-hidden">Tabelle zu „Worin &quot;anders&quot;?“</caption>' +
      '<thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
      '<tbody><tr><th scope="row">Bild</th><td data-label="B"><strong>Tor</strong></td></tr></tbody></table>',
  ],
  [
    'aligns the columns of a table as written',
    '| A | B | C |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |\n',
    '<th scope="col">A</th><th scope="col" class="center">B</th><th scope="col" class="right">C</th></tr></thead>' +
      '<tbody><tr><th scope="row">1</th><td class="center" data-label="B">2</td><td class="right" data-label="C">3</td>',
  ],
  [
    'leaves out the header of a table without one',
    '| | |\n|---|---|\n| Mast | 3 Tage |\n',
    '<table><caption class="visually-hidden">Tabelle</caption><tbody><tr><th scope="row">Mast</th><td>3\u00a0Tage</td></tr></tbody></table>',
  ],
  [
    'makes no header of an empty cell',
    '| | Preis |\n|---|---|\n| | 9 |\n| Mast | |\n',
    '<thead><tr><td></td><th scope="col">Preis</th></tr></thead>' +
      '<tbody><tr><td></td><td data-label="Preis">9</td></tr><tr><th scope="row">Mast</th><td data-label="Preis"></td></tr></tbody>',
  ],
  [
    'shows code letter by letter: no bound units, no facts, braces as they are written',
    '`width: 50 %` und `{{ .Title }}`\n\n    {{ eingerückt }} 3 Tage\n',
    '<p><code>width: 50 %</code> und <code>{{ .Title }}</code></p>\n' +
      '<figure class="code t-deep"><section tabindex="0" aria-label="Code 1"><pre><code>{{ eingerückt }} 3 Tage</code></pre>',
  ],
  [
    'shows code in HTML letter by letter',
    'Im <code>3 Tage {{ x }}</code> und in 3 Tagen.\n\n<pre>3 Tage {{ y }}</pre>\n\n<p>In 3 Tagen</p>\n',
    '<p>Im <code>3 Tage {{ x }}</code> und in 3\u00a0Tagen.</p>\n<pre>3 Tage {{ y }}</pre>\n\n<p>In 3\u00a0Tagen</p>',
  ],
  ['leaves comments out', 'A<!-- b -->\n\n<!--\n<h1>c</h1>\n-->\n\nD\n', '<p>A</p>\n\n\n<p>D</p>'],
  [
    'names the state of a task',
    '- [x] Mast\n- [ ] Tuch\n- Wind\n',
    '<li class="task"><span class="box" role="img" aria-label="erledigt"></span> Mast</li>\n' +
      '<li class="task"><span class="box" role="img" aria-label="offen"></span> Tuch</li>\n<li>Wind</li>',
  ],
  [
    'names the state of a task with paragraphs',
    '- [x] Mast\n\n  Aus Holz.\n',
    '<li class="task"><span class="box" role="img" aria-label="erledigt"></span> <p>Mast</p>\n<p>Aus Holz.</p>',
  ],
  [
    'names the source of a quotation',
    '> Wind ist gratis.\n> – Anna *Meer*\n',
    '<figure class="quotation"><blockquote>\n<p>Wind ist gratis.</p>\n</blockquote>\n<figcaption>Anna <em>Meer</em></figcaption></figure>',
  ],
  ['names the source after a hard break', '> Wind.  \n> – Anna\n', '<p>Wind.</p>\n</blockquote>\n<figcaption>Anna</figcaption>'],
  ['names the source in its own paragraph', '> Wind.\n>\n> — *Anna*\n', '</blockquote>\n<figcaption><em>Anna</em></figcaption>'],
  ['sees no source in a lone line', '> – Anna\n', '<blockquote>\n<p>– Anna</p>\n</blockquote>'],
  ['sees no source in what goes on', '> Wind\n> – und Ebbe – hilft.\n', '<p>Wind\n– und Ebbe – hilft.</p>\n</blockquote>'],
  [
    'shows a picture beside the article as a figure, with its title as the caption',
    '![Ein "See"](<am see.jpg> "Nach 3 Tagen")\n',
    '<figure class="picture wide"><picture><source type="image/avif" srcset="/bilder/see-465-2.avif 465w" sizes="(min-width: 75rem) 930px, 92vw">' +
      '<img src="/bilder/see-720-1.jpg" alt="Ein &quot;See&quot;" width="930" height="500" loading="lazy" decoding="async"></picture>' +
      '<figcaption>Nach 3\u00a0Tagen</figcaption></figure>',
  ],
  ['shows a linked picture', '[![Knoten](./knoten.svg)](/a)\n', `<figure class="picture small"><a href="/a">${KNOTEN}</a></figure>`],
  ['shows a picture in the middle of a sentence', 'Ein ![Knoten](knoten.svg) und\n', `<p>Ein ${KNOTEN} und</p>`],
  [
    'shows a picture in HTML',
    '<p><img alt="" src=am%20see.jpg width=9></p>\n',
    '<p><picture><source type="image/avif" srcset="/bilder/see-465-2.avif 465w" sizes="(min-width: 75rem) 930px, 92vw">' +
      '<img src="/bilder/see-720-1.jpg" alt="" width="930" height="500"',
  ],
])('%s', async (_, markdown, shown) => {
  expect((await parse(markdown)).html).toContain(shown)
})

it.each([
  ['a **b** [c](/d)\n\n- e\n\n> f\n\n| g | h |\n|---|---|\n| 1 | ©2 |\n', false],
  ['`a`', true],
  ['- a\n  - b\n', true],
  ['3. a\n', true],
  ['| | |\n|---|---|\n| a | b |\n', true],
  ['a 💡', true],
  ['a\n\n---\n', true],
])('says whether an article needs more than the styles of plain text: %j', async (markdown, isRich) => {
  expect((await parse(markdown)).isRich).toBe(isRich)
})
