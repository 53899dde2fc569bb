import { describe, expect, it } from 'vitest'
import { blockLook, blockText } from '../../../../src/pages/home/sections/hero/demos/code/codePage.ts'

describe('the page beside the code', () => {
  it('says what its lines say', () => {
    expect(blockText('title')).toBe('Business-Coaching · Lena Albrecht')
    expect(blockText('brand')).toBe('Lena Albrecht')
    expect(blockText('headline')).toBe('Führen, ohne lauter zu werden.')
    expect(blockText('text')).toBe('Coaching für Teams im Wandel.')
    expect(blockText('action')).toBe('Erstgespräch buchen')
    expect(blockText('offer')).toBe('Angebot')
    expect(blockText('services')).toBe('Einzelcoaching, Teamtag, Begleitung.')
    expect(blockText('appointment')).toBe('Montags ab 8 Uhr ist Platz.')
    expect(blockText('footer')).toBe('Köln und online')
  })

  it.each([
    ['headline', 15],
    ['action', 17],
    ['footer', 24],
  ] as const)('gets its %s with line %i, lit until the next block comes', (block, line) => {
    expect(blockLook(block, line - 1, false)).toBe('absent')
    expect(blockLook(block, line, false)).toBe('lit')
    expect(blockLook(block, 26, true)).toBe('shown')
  })

  it('lights one block at a time, and the last line of a block the block itself', () => {
    expect(blockLook('brand', 14, false)).toBe('lit')
    expect(blockLook('brand', 15, false)).toBe('shown')
    expect(blockLook('headline', 16, false)).toBe('shown')
    expect(blockLook('text', 16, false)).toBe('lit')
  })

  it('lights nothing once all lines stand', () => {
    expect(blockLook('footer', 26, false)).toBe('lit')
    expect(blockLook('footer', 26, true)).toBe('shown')
  })
})
