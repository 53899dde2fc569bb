import { expect, it } from 'vitest'
import { bindUnits, headingId, parseArticle, refuseFewHeadings } from '#build/markdown.ts'

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
/** Parses the front matter with the line of one field replaced. An empty `line` removes the field. */
const parseField = (name: string, line: string) =>
  parseWith(['---', ...FIELDS.map((field) => (field.startsWith(`${name}:`) ? line : field)), '---', ''].join('\n'), {})

it('parses the fields of the front matter, dates as strings', () => {
  expect(parse('').meta).toEqual({
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

it('reads a file with Windows line endings like any other', () => {
  const markdown = '## Erstens\n\nIn 3 Tagen.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n'

  expect(parseWith((FRONT + markdown).replaceAll('\n', '\r\n'), {})).toEqual(parse(markdown))
})

it('refuses a file without front matter', () => {
  expect(() => parseWith('## Ohne Kopf', {})).toThrow('articles/probe.md:1: front matter is missing')
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
  ['related', 'cover: ../hafen.jpg', 'articles/probe.md:8: cover: expected the name of a picture beside the article, like hafen.jpg, got'],
  ['title', 'title: "offen', 'articles/probe.md:2: front matter: '],
])('reports an invalid %s with file, line, field and expected value (%s)', (name, line, message) => {
  expect(() => parseField(name, line)).toThrow(message)
})

it('reports all errors at once', () => {
  expect(() => parseWith('---\ndate: 2025-10-05\n---\n', {})).toThrow(/title: [^]*related: /)
})

it('gives German headings readable ids, with the umlauts written out', () => {
  expect(headingId('Was heißt „SEO-fertig“ für Ärzte?')).toBe('was-heisst-seo-fertig-fuer-aerzte')
})

it('lists level-2 headings, and links every heading to itself', () => {
  const { html, headings } = parse('## Erstens\n\n### Genauer\n\n## Zweitens\n')

  expect(headings).toEqual([
    { id: 'erstens', text: 'Erstens' },
    { id: 'zweitens', text: 'Zweitens' },
  ])
  expect(html).toContain('<h3 id="genauer"><a class="anchor" href="#genauer">Genauer</a></h3>')
})

it('refuses an article with too few headings for its table of contents, and says how many it needs', () => {
  const headed = (count: number) => parse('## Kapitel\n'.repeat(count))
  expect(() => refuseFewHeadings(headed(2), FILE)).toThrow(
    "articles/probe.md: has 2 headings of level 2, and its table of contents needs at least 3. Add lines that begin with '## '.",
  )
  expect(() => refuseFewHeadings(headed(3), FILE)).not.toThrow()
})

it('never gives two headings the same id', () => {
  const { headings, html } = parse('## Und nun?\n\n### Und nun?\n\n## Und nun?\n')

  expect(headings.map(({ id }) => id)).toEqual(['und-nun', 'und-nun-3'])
  expect(html).toContain('id="und-nun-2"')
})

it('gives a heading without letters an id as well', () => {
  expect(parse('## ???\n').headings).toEqual([{ id: 'abschnitt', text: '???' }])
})

it('lists headings as text, not as HTML', () => {
  expect(parse('## Text & *Bild* "zusammen"\n').headings).toEqual([{ id: 'text-bild-zusammen', text: 'Text & Bild "zusammen"' }])
})

it('names a table after its heading and its rows after their first cell', () => {
  const { html } = parse('## Worin "anders"?\n\n| A | B |\n|---|---|\n| Bild | **Tor** |\n')

  expect(html).toContain('<table><caption>Tabelle zu „Worin &quot;anders&quot;?“</caption>')
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
])('takes %i words to be %i minutes of reading', (words, minutes) => {
  expect(parse('[Wort](/blog) '.repeat(words)).meta['readMinutes']).toBe(minutes)
})

it('replaces placeholders with facts before it joins numbers and units', () => {
  const { html, meta } = parseWith(
    `${FRONT.replace('In 3 Tagen', 'In {{days.express}} Tagen')}Für {{price.gold}} in {{days.express}} Tagen.`,
    {
      'price.gold': '9.000\u00a0€',
      'days.express': '4',
    },
  )

  expect(html).toContain('Für 9.000\u00a0€ in 4\u00a0Tagen.')
  expect(meta['title']).toBe('In 4\u00a0Tagen')
})

it('reports the file and line of an unknown fact, and lists the known ones', () => {
  const source = `${FRONT}\nErste Zeile.\n\nFür {{price.gold}}.`
  const broken = `${FRONT}Für {{price.gold }}.`

  expect(() => parseWith(source, { 'price.silver': '1', 'days.x': '2' })).toThrow(
    'articles/probe.md:13: {{price.gold}} is not known. Known names: days.x, price.silver (src/content/tokens.ts).',
  )
  expect(() => parseWith(broken, { 'price.gold': '1' })).toThrow('articles/probe.md:10: {{price.gold }}')
  expect(() => parseWith(`${FRONT}{{toString}}`, {})).toThrow('{{toString}} is not known')
})
