import { describe, expect, it } from 'vitest'
import { fragmentOf, hashOf, tabOfHash } from '#pages/funnel/address.ts'
import { heightAt } from '#pages/funnel/silhouette.ts'

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
})
