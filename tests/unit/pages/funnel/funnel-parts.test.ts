import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseScenario, serializeScenario } from '../../../../machines/funnel-scenario/scenario.ts'
import { tabOfHash, withScenario } from '../../../../src/pages/funnel/address.ts'
import { fill, formatDifference, formatEuro, formatPermille } from '../../../../src/pages/funnel/format.ts'
import { heightAt } from '../../../../src/pages/funnel/silhouette.ts'
import { strokesPath } from '../../../../src/pages/funnel/strokes.ts'
import { isMajorPosition, positionOfValue, VALUE_POSITIONS } from '../../../../src/pages/funnel/valueScale.ts'

describe('the formats of the funnel page', () => {
  it('group numbers the German way and keep units on the line', () => {
    expect(formatEuro(4_500_000)).toBe('4.500.000\u00a0€')
    expect(formatPermille(350)).toBe('35\u00a0%')
    expect(formatPermille(125)).toBe('12,5\u00a0%')
    expect(formatPermille(0)).toBe('0\u00a0%')
  })

  it('give a difference its sign', () => {
    expect(formatDifference(1_000)).toBe('+1.000')
    expect(formatDifference(-1_200, '\u00a0€')).toBe('−1.200\u00a0€')
    expect(formatDifference(0)).toBe('0')
  })

  it('fill the places of a text and leave unknown ones alone', () => {
    expect(fill('{a} und {b}', { a: '1' })).toBe('1 und {b}')
  })
})

describe('the strokes of a scale', () => {
  const rects = (path: string) =>
    [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }))

  it('are as many as asked for, flush with both sides of the box', () => {
    const strokes = rects(strokesPath({ count: 100, lit: true }))

    expect(strokes).toHaveLength(100)
    expect(strokes[0]).toMatchObject({ x: 0, y: 0, height: 100 })
    expect(strokes[99]!.x + strokes[99]!.width).toBeCloseTo(100, 1)
  })

  it('end in a shorter one for a fraction', () => {
    const strokes = rects(strokesPath({ count: 100, to: 12.5, lit: true }))

    expect(strokes).toHaveLength(13)
    expect(strokes[12]).toMatchObject({ y: 50, height: 50 })
  })

  it('stay strokes on a short scale', () => {
    const strokes = rects(strokesPath({ count: 12, lit: true }))

    expect(strokes.map(({ width }) => width)).toEqual(Array(12).fill(1.4))
    expect(strokes[11]!.x + strokes[11]!.width).toBeCloseTo(100, 1)
  })

  it('can hang from the top, and are none for an empty range', () => {
    expect(rects(strokesPath({ count: 10, to: 1, height: 0.4, edge: 'top' }))[0]).toMatchObject({ y: 0, height: 40 })
    expect(strokesPath({ count: 10, from: 10 })).toBe('')
  })
})

describe('the funnel on its side', () => {
  it('has the height of its stage at the beginning of each, and never rises', () => {
    const shares = [1, 0.35, 0.15, 0.05]
    const heights = Array.from({ length: 101 }, (_, index) => heightAt(index / 100, shares))

    for (const [index, share] of shares.entries()) expect(heights[index * 25]).toBeCloseTo(share)
    for (let index = 1; index < heights.length; index++) expect(heights[index]).toBeLessThanOrEqual(heights[index - 1]!)
  })
})

describe('the slide rule of the customer value', () => {
  it('goes from 10 € to 100.000 € and marks the powers of ten', () => {
    expect(VALUE_POSITIONS[0]).toBe(10)
    expect(VALUE_POSITIONS.at(-1)).toBe(100_000)
    expect(VALUE_POSITIONS.filter((_, position) => isMajorPosition(position))).toEqual([10, 100, 1_000, 10_000, 100_000])
  })

  it('finds each of its values again, and the nearest position for any other', () => {
    for (const [position, value] of VALUE_POSITIONS.entries()) expect(positionOfValue(value)).toBe(position)
    expect(VALUE_POSITIONS[positionOfValue(510)]).toBe(500)
    expect(VALUE_POSITIONS[positionOfValue(1)]).toBe(10)
  })
})

describe('the address of the funnel page', () => {
  it('asks for a tab by its hash, and for none by a foreign anchor', () => {
    expect(tabOfHash('')).toBe('interactive')
    expect(tabOfHash('#visualisierung')).toBe('visualization')
    expect(tabOfHash('#warum')).toBe('why')
    expect(tabOfHash('#eigene-zahlen')).toBe('interactive')
    expect(tabOfHash('#inhalt')).toBeUndefined()
  })

  it('puts a scenario in place of the one before and keeps other parameters', () => {
    expect(withScenario('?inspect&besucher=300', '?kunden=4.5')).toBe('?inspect&kunden=4.5')
    expect(withScenario('?besucher=300', '')).toBe('')
    expect(withScenario('', '?wert=997')).toBe('?wert=997')
  })

  it('replaces a parameter however its name is written, and keeps what is no text', () => {
    expect(withScenario('?%62esucher=300&%zz=1', '?besucher=400')).toBe('?%zz=1&besucher=400')
  })

  it('carries any scenario through any query', () => {
    const name = constantFrom('utm_source', 'inspect', 'besucher', 'leads', 'wert', '', 'ä')
    assert(
      property(array(tuple(name, string())), integer({ min: 1, max: 100 }), integer({ min: 1, max: 100_000 }), (pairs, hundreds, euro) => {
        const query = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
        const scenario = serializeScenario({ ...parseScenario(''), visitors: hundreds * 100, valueEuro: euro })

        expect(serializeScenario(parseScenario(withScenario(`?${query}`, scenario)))).toBe(scenario)
      }),
    )
  })
})
