import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../../machines/**/*.ts', { eager: true, query: '?raw', import: 'default' })

/** German in a string: umlauts and sharp s, German quotes, or very frequent words. */
const GERMAN = /[äöüÄÖÜß„“]|\b(?:Bitte|Ihre?n?|Sie|ist|nicht|und|oder|für|mit|noch|wird|der|die|das|den|ein|eine)\b/u

function stringsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, quoted, template]) => quoted ?? template ?? '')
}

it('no machine contains German text, which belongs in the content', () => {
  const germanIn = (source: string) => stringsOf(source).filter((text) => GERMAN.test(text))
  const found = Object.entries(sources).flatMap(([file, source]) => germanIn(source).map((text) => `${file}: ${text}`))
  expect(germanIn("const a = ['Bitte warten', 'waiting', `Schön`] // Für 'alle'")).toEqual(['Bitte warten', 'Schön'])
  expect(Object.keys(sources).length).toBeGreaterThan(40)
  expect(found).toEqual([])
})
