import { decodeHTML } from 'entities'
import { expect, it } from 'vitest'
import { highlight } from '#build/highlight.ts'
import { sampleHtmlLines } from '#content/home/hero.ts'

const plain = (html: string) => decodeHTML(html.replaceAll(/<[^>]+>/g, ''))

it('changes no character of the sample page, and marks its parts', async () => {
  const lines = await highlight([...sampleHtmlLines], 'html')
  expect(lines).toHaveLength(26)
  expect(lines.map(plain)).toEqual([...sampleHtmlLines])
  for (const part of ['aside', 'tag', 'attribute', 'value']) expect(lines.join()).toContain(`<span data-part="${part}">`)
})
