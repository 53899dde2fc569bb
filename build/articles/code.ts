import { escapeUTF8 } from 'entities'
import { highlight, languageNamed } from '../highlight.ts'

/**
 * A block of code as a figure: what language it is in, and its lines, which a keyboard can scroll too. `number` tells the blocks of an
 * article apart in the list of regions.
 *
 * @param info What follows the fence, such as `ts`. Only its first word counts.
 */
export async function codeBlock(code: string, info: string | undefined, number: number): Promise<string> {
  const [written = ''] = info?.split(/[\s{,:]/) ?? []
  const id = written.toLowerCase()
  const name = languageNamed(id)
  const lines = code.split('\n')
  const markup = name === undefined ? lines.map(escapeUTF8) : await highlight(lines, id)
  const language = escapeUTF8(name ?? written)
  return (
    `<figure class="code t-deep">${language && `<figcaption>${language}</figcaption>`}` +
    `<section tabindex="0" aria-label="Code ${number}${language && `: ${language}`}"><pre><code>${markup.join('\n')}</code></pre></section></figure>\n`
  )
}
