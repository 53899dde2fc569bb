import { readFileSync } from 'node:fs'
import { parse as parseSelector } from 'css-what'
import { parse } from 'postcss'
import { expect, it } from 'vitest'

/** The classes of a global style sheet, unique and sorted. */
function classesOf(file: string): string[] {
  const names = new Set<string>()
  parse(readFileSync(new URL(`../../../src/styles/${file}`, import.meta.url), 'utf8')).walkRules((rule) => {
    if (rule.selector.includes('%') || /^(?:from|to)$/.test(rule.selector)) return
    for (const token of parseSelector(rule.selector).flat()) {
      if (token.type === 'attribute' && token.name === 'class') names.add(token.value)
    }
  })
  return [...names].toSorted()
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
  expect(classesOf('deferred.css')).toEqual(['panel', 'skip-link'])
})
