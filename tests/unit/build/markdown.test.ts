import { expect, it } from 'vitest'
import { bindUnits, contentsOf, headingId, parseArticle } from '#build/markdown.ts'

const FIELDS = [
  'title: "In 3 Tagen"',
  'excerpt: "Kurz."',
  'description: "Länger."',
  'date: 2025-10-05',
  'question: "Wie?"',
  'answer: "So."',
  'related: [a-b]',
]
const FRONT = ['---', ...FIELDS, '---', ''].join('\n')
const FILE = 'articles/probe.md'
const parseWith = (source: string, facts: Record<string, string>) => parseArticle(source, facts, FILE, ['probe', 'a-b'])
const parse = (markdown: string) => parseWith(FRONT + markdown, {})
const PICTURES = {
  'text-am see.jpg': {
    kind: 'photo',
    src: '/bilder/see-720-1.jpg',
    width: 930,
    height: 500,
    sources: [{ type: 'image/avif', srcset: '/bilder/see-465-2.avif 465w' }],
  },
  'text-knoten.svg': { kind: 'drawing', src: '/bilder/knoten-3.svg', width: 300, height: 200 },
} as const
const parseWithPictures = (markdown: string) => parseArticle(FRONT + markdown, {}, FILE, ['probe', 'a-b'], PICTURES)
/** Parses the front matter with the line of one field replaced. An empty `line` removes the field. */
const parseField = (name: string, line: string) =>
  parseWith(['---', ...FIELDS.map((field) => (field.startsWith(`${name}:`) ? line : field)), '---', ''].join('\n'), {})

it('parses the fields of the front matter, dates as strings', async () => {
  expect((await parse('')).meta).toEqual({
    slug: 'probe',
    title: 'In 3\u00a0Tagen',
    excerpt: 'Kurz.',
    description: 'Länger.',
    date: '2025-10-05',
    updated: '2025-10-05',
    readMinutes: 1,
    question: 'Wie?',
    answer: 'So.',
    related: ['a-b'],
  })
})

it('reads a file with Windows line endings like any other', async () => {
  const markdown = '## Erstens\n\nIn 3 Tagen.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n'

  expect(await parseWith((FRONT + markdown).replaceAll('\n', '\r\n'), {})).toEqual(await parse(markdown))
})

it('refuses a file without front matter', async () => {
  await expect(parseWith('## Ohne Kopf', {})).rejects.toThrow('articles/probe.md:1: front matter is missing')
})

it.each([
  ['title', 'title:', 'articles/probe.md:2: title: expected a text, got null'],
  ['answer', 'answer: " "', 'articles/probe.md:7: answer: expected a text, got " "'],
  ['date', 'date: 5. Oktober', 'articles/probe.md:5: date: expected a day like 2025-10-05, got "5. Oktober"'],
  ['date', 'date: 2025-02-30', 'articles/probe.md:5: date: expected a day like 2025-10-05, got "2025-02-30"'],
  ['related', 'related: a-b', 'articles/probe.md:8: related: expected a list of slugs of other articles, got "a-b"'],
  ['related', 'related: [a-b, fehlt]', "articles/probe.md:8: related: there is no article 'fehlt'. Remove it, or write one of: a-b."],
  ['related', 'related: [probe]', "articles/probe.md:8: related: 'probe' is this article itself. Remove it."],
  ['excerpt', '', 'articles/probe.md:1: excerpt: expected a text, got nothing'],
  ['excerpt', 'exzerpt: "Kurz."', 'articles/probe.md:3: exzerpt: expected one of title, excerpt, description,'],
  ['excerpt', 'summary: "Kurz."', "articles/probe.md:3: summary: is called 'excerpt' here."],
  ['excerpt', 'pubDate: 2025-10-05', "articles/probe.md:3: pubDate: is called 'date' here, as a day like 2025-10-05."],
  ['excerpt', 'draft: ja', 'articles/probe.md:3: draft: expected true or false, got "ja"'],
  ['related', 'cover: ../hafen.jpg', 'articles/probe.md:8: cover: expected the name of a picture beside the article, like hafen.jpg, got'],
  ['title', 'title: "offen', 'articles/probe.md:2: front matter: '],
])('reports an invalid %s with file, line, field and expected value (%s)', async (name, line, message) => {
  await expect(parseField(name, line)).rejects.toThrow(message)
})

it('reports all errors at once', async () => {
  await expect(parseWith('---\ndate: 2025-10-05\n---\n', {})).rejects.toThrow(/title: [^]*related: /)
})

it('gives German headings readable ids, with the umlauts written out', () => {
  expect(headingId('Was heißt „SEO-fertig“ für Ärzte?')).toBe('was-heisst-seo-fertig-fuer-aerzte')
})

it('names every heading, and links it to itself', async () => {
  const { html, headings } = await parse('## Erstens\n\n### Genauer\n\n## Zweitens\n')

  expect(headings).toEqual([
    { id: 'erstens', text: 'Erstens', depth: 2 },
    { id: 'genauer', text: 'Genauer', depth: 3 },
    { id: 'zweitens', text: 'Zweitens', depth: 2 },
  ])
  expect(html).toContain('<h3 id="genauer"><a class="anchor" href="#genauer">Genauer</a></h3>')
})

it.each([
  ['## A\n\n### B\n\n## C\n\n## D\n', ['a', 'c', 'd']],
  ['## A\n\n### B\n\n#### C\n\n## D\n', ['a', 'b', 'd']],
  ['## A\n\n### B\n\n#### C\n\n##### D\n', ['a', 'b', 'c']],
  ['## A\n\n### B\n', []],
])('lists as few levels of headings as give at least three of them, or none: %j', async (markdown, ids) => {
  expect(contentsOf((await parse(markdown)).headings).map(({ id }) => id)).toEqual(ids)
})

it('never gives two headings the same id', async () => {
  const { headings } = await parse('## Und nun?\n\n### Und nun?\n\n## Und nun?\n')

  expect(headings.map(({ id }) => id)).toEqual(['und-nun', 'und-nun-2', 'und-nun-3'])
})

it('gives a heading without letters an id as well', async () => {
  expect((await parse('## ???\n')).headings).toEqual([{ id: 'abschnitt', text: '???', depth: 2 }])
})

it('lists headings as text, not as HTML', async () => {
  expect((await parse('## Text & *Bild* "zusammen"\n')).headings).toEqual([
    { id: 'text-bild-zusammen', text: 'Text & Bild "zusammen"', depth: 2 },
  ])
})

it('names a table after its heading and its rows after their first cell', async () => {
  const { html } = await parse('## Worin "anders"?\n\n| A | B |\n|---|---|\n| Bild | **Tor** |\n')

  expect(html).toContain('<table><caption class="visually-hidden">Tabelle zu „Worin &quot;anders&quot;?“</caption>')
  expect(html).toContain('<thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>')
  expect(html).toContain('<tbody><tr><th scope="row">Bild</th><td data-label="B"><strong>Tor</strong></td></tr></tbody>')
})

it('joins numbers and units with non-breaking spaces and leaves other words alone', () => {
  expect(bindUnits('In 3 Tagen, 45 Minuten, 180 %, 2 Sekunden, z. B. um 18 Uhr')).toBe(
    'In 3\u00a0Tagen, 45\u00a0Minuten, 180\u00a0%, 2\u00a0Sekunden, z.\u00a0B. um 18\u00a0Uhr',
  )
  expect(bindUnits('7 Tagebücher, 3 Uhren, die Tage')).toBe('7 Tagebücher, 3 Uhren, die Tage')
})

it.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1_602, 8],
])('takes %i words to be %i minutes of reading', async (words, minutes) => {
  expect((await parse('[Wort](/blog) '.repeat(words))).meta['readMinutes']).toBe(minutes)
})

it('replaces placeholders with facts before it joins numbers and units', async () => {
  const { html, meta } = await parseWith(
    `${FRONT.replace('In 3 Tagen', 'In {{days.express}} Tagen')}Für {{price.gold}} in {{days.express}} Tagen.`,
    {
      'price.gold': '9.000\u00a0€',
      'days.express': '4',
    },
  )

  expect(html).toContain('Für 9.000\u00a0€ in 4\u00a0Tagen.')
  expect(meta['title']).toBe('In 4\u00a0Tagen')
})

it('reports the file and line of an unknown fact, and lists the known ones', async () => {
  const source = `${FRONT}\nErste Zeile.\n\nFür {{price.gold}}.`
  const broken = `${FRONT}Für {{price.gold }}.`

  await expect(parseWith(source, { 'price.silver': '1', 'days.x': '2' })).rejects.toThrow(
    'articles/probe.md:13: {{price.gold}} is not known. Known names: days.x, price.silver (src/content/placeholders.ts).',
  )
  await expect(parseWith(broken, { 'price.gold': '1' })).rejects.toThrow('articles/probe.md:10: {{price.gold }}')
  await expect(parseWith(`${FRONT}{{toString}}`, {})).rejects.toThrow('{{toString}} is not known')
})

it('shows code letter by letter: no bound units, no facts, braces as they are written', async () => {
  const { html } = await parse(
    '`width: 50 %` und `{{ .Title }}`\n\n```css\na { width: 50 % } /* {{ .Title }} */\n```\n\n    {{ eingerückt }} 3 Tage\n',
  )

  expect(html).toContain('<code>width: 50 %</code> und <code>{{ .Title }}</code>')
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('a { width: 50 % } /* {{ .Title }} */')
  expect(html).toContain('<pre><code>{{ eingerückt }} 3 Tage</code></pre>')
})

it('shows code in HTML letter by letter, too', async () => {
  const { html } = await parse('Im <code>3 Tage {{ x }}</code> und in 3 Tagen.\n\n<pre>3 Tage {{ y }}</pre>\n\n<p>In 3 Tagen</p>\n')

  expect(html).toContain('<code>3 Tage {{ x }}</code> und in 3\u00a0Tagen.')
  expect(html).toContain('<pre>3 Tage {{ y }}</pre>')
  expect(html).toContain('<p>In 3\u00a0Tagen</p>')
})

it('shows two braces after a backslash, also in a heading and in the front matter', async () => {
  const { html, headings, meta } = await parseWith(
    `${FRONT.replace('In 3 Tagen', '\\{{x}}')}## \\{{ .Title }}\n\nDie Klammern \\{{name}}.`,
    {},
  )

  expect(html).toContain('Die Klammern {{name}}.')
  expect(headings).toEqual([{ id: 'title', text: '{{ .Title }}', depth: 2 }])
  expect(meta['title']).toBe('{{x}}')
})

it('fills facts in links, too', async () => {
  const { html } = await parseWith(`${FRONT}[Preis](/angebot?preis={{price.gold}})`, { 'price.gold': '9' })

  expect(html).toContain('<a href="/angebot?preis=9">Preis</a>')
})

it('highlights a block of code, names its language, and lets keyboards scroll it', async () => {
  const { html } = await parse('```js\n// <hallo>\nconst a = "b"\n```\n\n```\nohne\n```\n\n```keine-sprache\n<x>\n```\n')

  expect(html).toBe(
    '<figure class="code t-deep"><figcaption>JavaScript</figcaption><section tabindex="0" aria-label="Code 1: JavaScript"><pre><code>' +
      '<span data-part="aside">// &lt;hallo&gt;</span>\n<span data-part="tag">const</span> a <span data-part="tag">=</span> <span data-part="value">"b"</span>' +
      '</code></pre></section></figure>\n' +
      '<figure class="code t-deep"><section tabindex="0" aria-label="Code 2"><pre><code>ohne</code></pre></section></figure>\n' +
      '<figure class="code t-deep"><figcaption>keine-sprache</figcaption><section tabindex="0" aria-label="Code 3: keine-sprache"><pre><code>' +
      '&lt;x&gt;</code></pre></section></figure>\n',
  )
  expect(html).not.toContain('style=')
})

it('lists headings without their markup', async () => {
  const { headings } = await parse('## Ä & "Ö" <b>x</b>\n\n## `a &amp; b` &amp; [c](/d)\n\n## 💡\n')

  expect(headings).toEqual([
    { id: 'ae-oe-x', text: 'Ä & "Ö" x', depth: 2 },
    { id: 'a-amp-b-c', text: 'a &amp; b & c', depth: 2 },
    { id: 'abschnitt', text: '💡', depth: 2 },
  ])
})

it('takes a first heading of level 1 as the title if it says the same', async () => {
  const { html, headings } = await parse('\n# In 3 *Tagen*\n\n## Erstens\n')

  expect(html).not.toContain('<h1')
  expect(headings).toHaveLength(1)
})

it.each([
  ['# Anders\n', "articles/probe.md:10: '# Anders' is a second title beside 'In 3 Tagen'."],
  ['## A\n\nB\n===\n', "articles/probe.md:12: '# B' is a second title"],
  ['### A\n', "articles/probe.md:10: '### A' skips a level, so that screen readers announce a gap. Write ## for it"],
  [
    '## A\n\n> Zitat\n>\n> #### B\n',
    "articles/probe.md:14: '#### B' skips a level, so that screen readers announce a gap. Write ### for it",
  ],
  ['<div>\n<h4>B</h4>\n</div>\n', "articles/probe.md:11: '<h4>' skips a level"],
])('refuses a second title and a skipped level of headings, with file and line: %j', async (markdown, message) => {
  await expect(parse(markdown)).rejects.toThrow(message)
})

it.each([
  ['A\n\n<script src="x.js"></script>\n', ':12: <script> cannot be in an article. The policy of the site blocks it. Remove it;'],
  ['<style>p {}</style>\n', ':10: <style> cannot be in an article.'],
  [
    '<p>A</p>\n<iframe src="https://www.youtube.com/embed/1"></iframe>\n',
    ':11: <iframe> cannot be in an article. The site shows nothing from other',
  ],
  ['- a\n- b <video src="a.mp4"></video>\n', ':11: <video> cannot be in an article. The policy of the site blocks it. Link to it instead'],
  ['<form action="/x"><input></form>\n', ':10: <form> cannot be in an article. An article cannot receive anything.'],
  ['A <b style="color: red">b</b>\n', ':10: style="color: red" cannot be in an article'],
  ["A\nB <b onclick='x()'>b</b>\n", ':11: onclick="x()" cannot be in an article'],
  ['![A](https://example.org/a.png)\n', ':10: the picture https://example.org/a.png is on another site, which would learn who reads'],
  ['> <img alt="" src=//example.org/a.png>\n', ':10: the picture //example.org/a.png is on another site'],
  ['![A](data:image/png;base64,AAAA)\n', ':10: the picture data:image/png;base64,AAAA… is no file.'],
  ['[A](javascript:x)\n', ':10: the link javascript:x runs code'],
  ['A\n\n1. [A](anderer-text.md)\n', ':12: the link anderer-text.md begins without a slash'],
])('refuses what the policy blocks and what tells others about readers, with file and line: %j', async (markdown, message) => {
  await expect(parse(markdown)).rejects.toThrow(`articles/probe.md${message}`)
})

it('allows in code what it refuses elsewhere, and reports all errors at once', async () => {
  await expect(parse('`<script>`\n\n```html\n<iframe src="https://a.de" style="x" onclick="y"></iframe>\n```\n')).resolves.toBeDefined()
  await expect(parse('<script></script>\n\n# B\n')).rejects.toThrow(/:10: <script>.*\n.*:12: '# B'/)
})

it('leaves comments out', async () => {
  expect((await parse('A<!-- b -->\n\n<!--\n<h1>c</h1>\n-->\n\nD\n')).html.replaceAll('\n', '')).toBe('<p>A</p><p>D</p>')
})

it('links footnotes both ways, numbers them in the order of the text, and puts them under a heading', async () => {
  const { html, headings } = await parse('A[^b] und B[^1], noch einmal[^b].\n\n[^1]: Eins in 3 Tagen.\n[^b]: Zwei, `3 Tage`.\n\n## C\n')

  expect(html).toBe(
    '<p>A<sup><a id="fussnote-1-stelle" href="#fussnote-1" aria-label="Fußnote 1">1</a></sup> und ' +
      'B<sup><a id="fussnote-2-stelle" href="#fussnote-2" aria-label="Fußnote 2">2</a></sup>, noch ' +
      'einmal<sup><a id="fussnote-1-stelle-2" href="#fussnote-1" aria-label="Fußnote 1">1</a></sup>.</p>\n' +
      '<h2 id="c"><a class="anchor" href="#c">C</a></h2>\n' +
      '<section class="footnotes" aria-labelledby="fussnoten"><h2 class="visually-hidden" id="fussnoten">Fußnoten</h2><ol>\n' +
      '<li id="fussnote-1"><p>Zwei, <code>3 Tage</code>. <a class="back" href="#fussnote-1-stelle" aria-label="Zurück zu Fußnote 1 im Text, Stelle 1">↑</a>' +
      ' <a class="back" href="#fussnote-1-stelle-2" aria-label="Zurück zu Fußnote 1 im Text, Stelle 2">↑</a></p></li>\n' +
      '<li id="fussnote-2"><p>Eins in 3\u00a0Tagen. <a class="back" href="#fussnote-2-stelle" aria-label="Zurück zu Fußnote 2 im Text">↑</a></p></li>\n' +
      '</ol></section>\n',
  )
  expect(headings).toEqual([{ id: 'c', text: 'C', depth: 2 }])
})

it('keeps the footnotes of two articles apart', async () => {
  const [one, two] = await Promise.all([parse('A[^1]\n\n[^1]: B\n'), parse('C\n')])

  expect(one.html).toContain('B')
  expect(two.html).toBe('<p>C</p>\n')
})

it.each([
  ['A\n\nB[^x]\n', ':12: there is no footnote [^x]. Add a line that begins with [^x]: or remove it.'],
  ['A\n\n[^x]: B\n', ':12: nothing refers to the footnote [^x]'],
  ['\nA\n\n[^x]: B\n', ':13: nothing refers to the footnote [^x]'],
])('refuses a footnote that lacks its other half, with file and line: %j', async (markdown, message) => {
  await expect(parse(markdown)).rejects.toThrow(`articles/probe.md${message}`)
})

it('names the state of a task, also in points with paragraphs', async () => {
  const tight = await parse('- [x] Mast\n- [ ] Tuch\n- Wind\n')
  const loose = await parse('- [x] Mast\n\n  Aus Holz.\n')

  expect(tight.html).toContain(
    '<li class="task"><span class="box" role="img" aria-label="erledigt"></span> Mast</li>\n' +
      '<li class="task"><span class="box" role="img" aria-label="offen"></span> Tuch</li>\n<li>Wind</li>',
  )
  expect(loose.html).toContain('<li class="task"><span class="box" role="img" aria-label="erledigt"></span> <p>Mast</p>\n<p>Aus Holz.</p>')
})

it.each([
  ['> Wind ist gratis.\n> – Anna *Meer*\n', '<p>Wind ist gratis.</p>', 'Anna <em>Meer</em>'],
  ['> Wind ist gratis.  \n> – Anna\n', '<p>Wind ist gratis.</p>', 'Anna'],
  ['> Wind ist gratis.\n>\n> — [Anna](/a)\n', '<p>Wind ist gratis.</p>', '<a href="/a">Anna</a>'],
])('names the source of a quotation: %j', async (markdown, quotation, source) => {
  expect((await parse(markdown)).html).toBe(
    `<figure class="quotation"><blockquote>\n${quotation}\n</blockquote>\n<figcaption>${source}</figcaption></figure>\n`,
  )
})

it.each(['> – Anna\n', '> Wind\n> – und Wasser – sind gratis.\n', '> Wind – Wasser\n'])('sees no source in %j', async (markdown) => {
  expect((await parse(markdown)).html).toMatch(/^<blockquote>[^]*– [^]*<\/blockquote>\n$/)
})

it('leaves out empty headers of tables, and the labels that they would be', async () => {
  const headless = await parse('| | |\n|---|---|\n| Mast | 3 Tage |\n')
  const corner = await parse('| | Preis |\n|---|---|\n| | 9 |\n| Mast | |\n')

  expect(headless.html).toBe(
    '<table><caption class="visually-hidden">Tabelle</caption><tbody><tr><th scope="row">Mast</th><td>3\u00a0Tage</td></tr></tbody></table>\n',
  )
  expect(corner.html).toContain('<thead><tr><td></td><th scope="col">Preis</th></tr></thead>')
  expect(corner.html).toContain(
    '<tr><td></td><td data-label="Preis">9</td></tr><tr><th scope="row">Mast</th><td data-label="Preis"></td></tr>',
  )
})

it('knows reference links, hard breaks, nested lists with paragraphs, and inline HTML', async () => {
  const { html } = await parse(
    '[a][b]  \nc\\\nd\n\n3. e\n\n   f\n\n   - g\n\n<kbd>Strg</kbd> H<sub>2</sub>O m<sup>2</sup> <abbr title="h">i</abbr> <mark>j</mark>\n\n[b]: /b "k"\n',
  )

  expect(html).toContain('<p><a href="/b" title="k">a</a><br>c<br>d</p>')
  expect(html).toContain('<ol start="3">\n<li><p>e</p>\n<p>f</p>\n<ul>\n<li>g</li>\n</ul>\n</li>\n</ol>')
  expect(html).toContain('<p><kbd>Strg</kbd> H<sub>2</sub>O m<sup>2</sup> <abbr title="h">i</abbr> <mark>j</mark></p>')
})

it('does not put a link into the link of a heading', async () => {
  expect((await parse('## A [b](/c)\n')).html).toBe('<h2 id="a-b">A <a href="/c">b</a></h2>\n')
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

it('shows a picture beside the article as a figure, with its title as the caption', async () => {
  const { html } = await parseWithPictures('![Ein "See"](<am see.jpg> "Nach 3 Tagen")\n\n[![Knoten](./knoten.svg)](/blog)\n')

  expect(html).toBe(
    '<figure class="picture wide"><picture><source type="image/avif" srcset="/bilder/see-465-2.avif 465w" sizes="(min-width: 75rem) 930px, 92vw">' +
      '<img src="/bilder/see-720-1.jpg" alt="Ein &quot;See&quot;" width="930" height="500" loading="lazy" decoding="async"></picture>' +
      '<figcaption>Nach 3\u00a0Tagen</figcaption></figure>\n' +
      '<figure class="picture small"><a href="/blog"><img src="/bilder/knoten-3.svg" alt="Knoten" width="300" height="200" loading="lazy" decoding="async"></a></figure>\n',
  )
})

it('shows pictures in the middle of a sentence and in HTML, too', async () => {
  const { html } = await parseWithPictures('Ein ![Knoten](knoten.svg) und\n\n<p><img alt="" src=am%20see.jpg width=9></p>\n')

  expect(html).toContain('<p>Ein <img src="/bilder/knoten-3.svg" alt="Knoten" width="300"')
  expect(html).toMatch(/<p><picture>.*<img src="\/bilder\/see-720-1.jpg" alt="" width="930" height="500"/)
})

it.each([
  [
    'A\n\n![B](fehlt.png)\n',
    ':12: there is no picture fehlt.png. Put it beside the article, as JPEG, PNG, WebP or SVG. There are: am see.jpg, knoten.svg.',
  ],
  ['![B](/images/knoten.svg)\n', ':10: there is no picture /images/knoten.svg.'],
  [
    '- ![](knoten.svg)\n',
    ':10: the picture knoten.svg needs words for readers who cannot see it. Write what it shows: ![What it shows](knoten.svg).',
  ],
  ['<p>\n<img src="knoten.svg">\n</p>\n', ':11: the picture knoten.svg needs words'],
])('refuses a picture without a file or without words, with file and line: %j', async (markdown, message) => {
  await expect(parseWithPictures(markdown)).rejects.toThrow(`articles/probe.md${message}`)
})
