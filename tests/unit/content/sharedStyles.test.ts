import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The classes of a global style sheet, unique and sorted. */
function classesOf(file: string): string[] {
  const css = readFileSync(new URL(`../../../src/styles/${file}`, import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  const selectors = css.match(/[^{};]+(?=\{)/g)?.join() ?? ''
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))].toSorted()
}

it('global classes are limited to the type scale, the grid and a few helpers', () => {
  expect(classesOf('base.css')).toEqual([
    'beside',
    'grid12',
    'h1',
    'h2',
    'h3',
    'h4',
    'icon',
    'label',
    'lead',
    'nowrap',
    'quiet',
    'sentence',
    'skip-link',
    'slow',
    'small',
    'visually-hidden',
  ])
  expect(classesOf('deferred.css')).toEqual(['panel'])
})
