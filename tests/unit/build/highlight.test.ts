import { expect, it } from 'vitest'
import { highlight } from '#build/highlight.ts'
import { sampleHtmlLines } from '#content/home/hero.ts'

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

it('marks tags, attributes, values and asides by class, and changes no character of the sample page', async () => {
  const [doctype, root, tag, ...sample] = await highlight(
    ['<!doctype html>', '<html lang="de">', '<a class="knopf">Mehr & anderes</a>', ...sampleHtmlLines],
    'html',
  )

  expect(doctype).toBe('<span data-part="aside">&lt;!doctype html&gt;</span>')
  expect(root).toBe('&lt;<span data-part="tag">html</span> <span data-part="attribute">lang</span>=<span data-part="value">"de"</span>&gt;')
  expect(tag).toBe(
    '&lt;<span data-part="tag">a</span> <span data-part="attribute">class</span>=<span data-part="value">"knopf"</span>&gt;' +
      'Mehr &amp; anderes&lt;/<span data-part="tag">a</span>&gt;',
  )
  expect(sample).toHaveLength(26)
  expect(sample.map(plain)).toEqual([...sampleHtmlLines])
})
