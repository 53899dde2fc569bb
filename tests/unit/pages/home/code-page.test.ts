import { describe, expect, it } from 'vitest'
import { blockLook, blockText } from '#pages/home/sections/hero/demos/code/codePage.ts'

describe('the page next to the code', () => {
  it('shows the texts of the code lines', () => {
    expect(blockText('headline')).toBe('Führen, ohne lauter zu werden.')
    expect(blockText('appointment')).toBe('Montags ab 8 Uhr ist Platz.')
  })

  it.each([
    ['headline', 15],
    ['action', 17],
    ['footer', 24],
  ] as const)('gets its %s with line %i, highlighted until the next block', (block, line) => {
    expect(blockLook(block, line - 1, false)).toBe('absent')
    expect(blockLook(block, line, false)).toBe('lit')
    expect(blockLook(block, 26, true)).toBe('shown')
  })

  it('highlights one block at a time', () => {
    expect(blockLook('brand', 14, false)).toBe('lit')
    expect(blockLook('brand', 15, false)).toBe('shown')
    expect(blockLook('headline', 16, false)).toBe('shown')
    expect(blockLook('text', 16, false)).toBe('lit')
  })

  it('highlights nothing once all lines are shown', () => {
    expect(blockLook('footer', 26, false)).toBe('lit')
    expect(blockLook('footer', 26, true)).toBe('shown')
  })
})
