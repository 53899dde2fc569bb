import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { full, Scale } from '#components/Scale.tsx'
import type { ScaleProps } from '#components/Scale.tsx'

/** The box of a scale's drawing, and its paths by tone. */
function drawn(props: ScaleProps) {
  const svg = renderToStaticMarkup(<Scale {...props} />)
  const paths = [...svg.matchAll(/<path class="(\w+)" d="([^"]+)"/g)].map(([, tone, d]) => [tone, d])
  return { box: /viewBox="([^"]+)"/.exec(svg)?.[1], ...(Object.fromEntries(paths) as { plain?: string; half?: string; lit?: string }) }
}

describe('a scale', () => {
  it('has taller strokes for every tenth and for those that are lit', () => {
    expect(drawn({ count: 11, lit: 1 })).toEqual({
      box: '0 0 10 100',
      plain: 'M1 100V74m1 26V74m1 26V74m1 26V74m1 26V74m1 26V74m1 26V74m1 26V74m1 26V58m1 42V74',
      lit: 'M0 100V0',
    })
  })

  it('ends its lit strokes with a shorter one for a fraction', () => {
    expect(drawn({ count: 3, lit: 1.5, height: full })).toMatchObject({ lit: 'M0 100V0m1 100V50', plain: 'M2 100V0' })
  })

  it('half lights those up to another one', () => {
    expect(drawn({ count: 4, lit: 1, half: 3, height: full })).toMatchObject({ half: 'M1 100V0m1 100V0', plain: 'M3 100V0' })
  })

  it('hangs from the top, or is centred', () => {
    const height = () => 0.4
    expect(drawn({ count: 1, height, edge: 'top' }).plain).toBe('M0 40V0')
    expect(drawn({ count: 1, height, edge: 'middle' }).plain).toBe('M0 70V30')
  })

  it('can be proportional, with its outer strokes flush with its sides, and no stroke wider than 0.6 % of it', () => {
    expect(drawn({ count: 100, proportional: true }).box).toBe('-0.25 0 99.5 100')
    const [left, , width] = drawn({ count: 12, proportional: true }).box!.split(' ').map(Number) as [number, number, number]
    expect((-2 * left) / width).toBeCloseTo(0.006, 6)
  })

  it('omits strokes, and draws only what is lit if it is bare', () => {
    expect(drawn({ count: 3, without: [1], height: full }).plain).toBe('M0 100V0m2 100V0')
    expect(drawn({ count: 3, lit: 1, bare: true })).toEqual({ box: '0 0 2 100', lit: 'M0 100V0' })
  })
})
