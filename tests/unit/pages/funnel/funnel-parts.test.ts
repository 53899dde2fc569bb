import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseScenario, serializeScenario } from '#machines/funnel-scenario/scenario.ts'
import { fragmentOf, hashOf, tabOfHash } from '#pages/funnel/address.ts'
import { heightAt } from '#pages/funnel/silhouette.ts'
import { strokesPath } from '#pages/funnel/strokes.ts'

describe('the strokes of a scale', () => {
  const rects = (path: string) =>
    [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }))

  it('match the requested count, flush with both sides of the box', () => {
    const strokes = rects(strokesPath({ count: 100, lit: true }))

    expect(strokes).toHaveLength(100)
    expect(strokes[0]).toMatchObject({ x: 0, y: 0, height: 100 })
    expect(strokes[99]!.x + strokes[99]!.width).toBeCloseTo(100, 1)
  })

  it('end with a shorter one for a fraction', () => {
    const strokes = rects(strokesPath({ count: 100, to: 12.5, lit: true }))

    expect(strokes).toHaveLength(13)
    expect(strokes[12]).toMatchObject({ y: 50, height: 50 })
  })

  it('keep their width on a short scale', () => {
    const strokes = rects(strokesPath({ count: 12, lit: true }))

    expect(strokes.map(({ width }) => width)).toEqual(Array(12).fill(0.6))
    expect(strokes[11]!.x + strokes[11]!.width).toBeCloseTo(100, 1)
  })

  it('can hang from the top or be centred, and are empty for an empty range', () => {
    const height = () => 0.4
    expect(rects(strokesPath({ count: 10, to: 1, height, edge: 'top' }))[0]).toMatchObject({ y: 0, height: 40 })
    expect(rects(strokesPath({ count: 10, to: 1, height, edge: 'middle' }))[0]).toMatchObject({ y: 30, height: 40 })
    expect(strokesPath({ count: 10, from: 10 })).toBe('')
  })
})

it('the funnel on its side has the height of each stage at its beginning, and never rises', () => {
  const shares = [1, 0.35, 0.15, 0.05]
  const heights = Array.from({ length: 101 }, (_, index) => heightAt(index / 100, shares))

  for (const [index, share] of shares.entries()) expect(heights[index * 25]).toBeCloseTo(share)
  for (let index = 1; index < heights.length; index++) expect(heights[index]).toBeLessThanOrEqual(heights[index - 1]!)
})

describe('the URL of the funnel page', () => {
  it('selects a tab by its hash, and none for an unrelated anchor', () => {
    expect(tabOfHash('')).toBe('interactive')
    expect(tabOfHash('#visualisierung')).toBe('visualization')
    expect(tabOfHash('#warum')).toBe('why')
    expect(tabOfHash('#eigene-zahlen')).toBe('interactive')
    expect(tabOfHash('#inhalt')).toBeUndefined()
  })

  it('contains a tab or an anchor, numbers, or both, and nothing else in its hash', () => {
    expect(fragmentOf('')).toEqual({ anchor: '', numbers: '' })
    expect(fragmentOf('#warum')).toEqual({ anchor: '#warum', numbers: '' })
    expect(fragmentOf('#besucher=300&wert=997')).toEqual({ anchor: '', numbers: 'besucher=300&wert=997' })
    expect(fragmentOf('#warum&kunden=4.5&utm_source=x')).toEqual({ anchor: '#warum', numbers: 'kunden=4.5' })
    expect(fragmentOf('#%62esucher=300&%zz=1')).toEqual({ anchor: '', numbers: '%62esucher=300' })
    for (const hash of ['', '#warum', '#besucher=300&wert=997', '#warum&kunden=4.5']) expect(hashOf(fragmentOf(hash))).toBe(hash)
    expect(tabOfHash('#besucher=300')).toBe('interactive')
    expect(tabOfHash('#warum&besucher=300')).toBe('why')
    expect(tabOfHash('#inhalt&besucher=300')).toBeUndefined()
  })

  it('holds any scenario after any anchor', () => {
    const anchors = constantFrom('', '#warum', '#visualisierung', '#eigene-zahlen', '#inhalt')
    assert(
      property(anchors, integer({ min: 1, max: 100 }), integer({ min: 1, max: 100_000 }), (anchor, hundreds, euro) => {
        const numbers = serializeScenario({ ...parseScenario(''), visitors: hundreds * 100, valueEuro: euro })
        expect(fragmentOf(hashOf({ anchor, numbers }))).toEqual({ anchor, numbers })
      }),
    )
  })
})
