import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../../machines/**/*.ts', { eager: true, query: '?raw', import: 'default' })

/** What a string of a machine never contains: letters that only German has, quotes of its kind, and words of its most frequent ones. */
const GERMAN = /[äöüÄÖÜß„“]|\b(?:Bitte|Ihre?n?|Sie|ist|nicht|und|oder|für|mit|noch|wird|der|die|das|den|ein|eine)\b/u

function stringsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, quoted, template]) => quoted ?? template ?? '')
}

it('leaves what visitors read to the content: no machine holds German', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    stringsOf(source)
      .filter((text) => GERMAN.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(40)
  expect(found).toEqual([])
})
