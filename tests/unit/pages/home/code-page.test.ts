import { expect, it } from 'vitest'
import { blockLook, blockText } from '#pages/home/sections/hero/demos/code/codePage.ts'

it('shows the texts of the code lines', () => {
  expect(blockText('headline')).toBe('Führen, ohne lauter zu werden.')
  expect(blockText('appointment')).toBe('Montags ab 8 Uhr ist Platz.')
})

it('has a head before its lines are written', () => {
  const looks = (['title', 'brand', 'headline'] as const).map((block) => blockLook(block, 1, false))
  expect(looks).toEqual(['shown', 'shown', 'absent'])
})

it.each([
  ['headline', 15, 'shown'],
  ['action', 17, 'shown'],
  ['footer', 24, 'lit'],
] as const)('gets its %s with line %i, highlighted until the next block', (block, line, twoLinesLater) => {
  expect(blockLook(block, line - 1, false)).toBe('absent')
  expect(blockLook(block, line, false)).toBe('lit')
  expect(blockLook(block, line + 2, false)).toBe(twoLinesLater)
  expect(blockLook(block, 26, true)).toBe('shown')
})
