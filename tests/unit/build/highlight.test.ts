import { expect, it } from 'vitest'
import { highlightHtml } from '../../../src/build/highlight.ts'
import { sampleHtmlLines } from '../../../src/content/home/hero.ts'

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

it('highlights the sample page without changing a character of its 26 lines', { timeout: 30_000 }, async () => {
  const lines = await highlightHtml(sampleHtmlLines)

  expect(lines).toHaveLength(26)
  expect(lines.map(plain)).toEqual([...sampleHtmlLines])
})

it('marks tags, attributes, values and asides by class, without inline styles', { timeout: 30_000 }, async () => {
  const [doctype, root, tag] = await highlightHtml(['<!doctype html>', '<html lang="de">', '<a class="knopf">Mehr & anderes</a>'])

  expect(doctype).toBe('<span class="aside">&lt;!doctype html&gt;</span>')
  expect(root).toBe('&lt;<span class="tag">html</span> <span class="attribute">lang</span>=<span class="value">"de"</span>&gt;')
  expect(tag).toBe(
    '&lt;<span class="tag">a</span> <span class="attribute">class</span>=<span class="value">"knopf"</span>&gt;' +
      'Mehr &amp; anderes&lt;/<span class="tag">a</span>&gt;',
  )
})
