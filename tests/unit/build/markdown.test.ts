import { expect, it } from 'vitest'
import { bindUnits, headingId, parseArticle } from '../../../src/build/markdown.ts'

const FRONT = '---\nid: 7\nslug: probe\ntitle: "In 3 Tagen"\nexcerpt: "Kurz."\ndate: 2025-10-05\nrelated: [a-b]\n---\n'
const parse = (markdown: string) => parseArticle(FRONT + markdown)

it('keeps the fields of the front matter, dates as text', () => {
  expect(parse('').meta).toEqual({
    id: 7,
    slug: 'probe',
    title: 'In 3\u00a0Tagen',
    excerpt: 'Kurz.',
    date: '2025-10-05',
    related: ['a-b'],
  })
})

it('reads a file that was checked out with Windows line endings like any other', () => {
  const markdown = '## Erstens\n\nIn 3 Tagen.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n'

  expect(parseArticle((FRONT + markdown).replaceAll('\n', '\r\n'))).toEqual(parse(markdown))
})

it('refuses a file without front matter', () => {
  expect(() => parseArticle('## Ohne Kopf')).toThrow('front matter is missing')
})

it('gives German headings readable ids, with the umlauts written out', () => {
  expect(headingId('Was heißt „SEO-fertig“ für Ärzte?')).toBe('was-heisst-seo-fertig-fuer-aerzte')
})

it('lists headings of the second level, and links every heading to itself', () => {
  const { html, headings } = parse('## Erstens\n\n### Genauer\n\n## Zweitens\n')

  expect(headings).toEqual([
    { id: 'erstens', text: 'Erstens' },
    { id: 'zweitens', text: 'Zweitens' },
  ])
  expect(html).toContain('<h3 id="genauer"><a class="anchor" href="#genauer">Genauer</a></h3>')
})

it('never gives two headings the same id', () => {
  const { headings, html } = parse('## Und nun?\n\n### Und nun?\n\n## Und nun?\n')

  expect(headings.map(({ id }) => id)).toEqual(['und-nun', 'und-nun-3'])
  expect(html).toContain('id="und-nun-2"')
})

it('gives a heading without letters an id, too', () => {
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

it('binds numbers to their units and leaves other words alone', () => {
  expect(bindUnits('In 3 Tagen, 45 Minuten, 180 %, 2 Sekunden, z. B. um 18 Uhr')).toBe(
    'In 3\u00a0Tagen, 45\u00a0Minuten, 180\u00a0%, 2\u00a0Sekunden, z.\u00a0B. um 18\u00a0Uhr',
  )
  expect(bindUnits('7 Tagebücher, 3 Uhren, die Tage')).toBe('7 Tagebücher, 3 Uhren, die Tage')
})

it('counts words, not tags', () => {
  expect(parse('Drei **kurze** [Wörter hier](/blog).').wordCount).toBe(4)
})

it('puts facts in the place of their names, before numbers and units are bound', () => {
  const { html, meta } = parseArticle(
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

  expect(() => parseArticle(source, { 'price.silver': '1', 'days.x': '2' }, 'articles/probe.md')).toThrow(
    'articles/probe.md:12: {{price.gold}} is not known. Known names: days.x, price.silver (src/content/tokens.ts).',
  )
  expect(() => parseArticle(broken, { 'price.gold': '1' }, 'articles/probe.md')).toThrow('articles/probe.md:9: {{price.gold }}')
  expect(() => parseArticle(`${FRONT}{{toString}}`, {})).toThrow('{{toString}} is not known')
})
