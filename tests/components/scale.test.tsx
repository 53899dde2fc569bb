import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { full, Scale } from '#components/Scale.tsx'
import type { ScaleProps } from '#components/Scale.tsx'

/** The box of a scale's drawing, and its paths by tone. */
function drawn(props: ScaleProps) {
  const svg = renderToStaticMarkup(<Scale {...props} />)
  const paths = [...svg.matchAll(/<path class="(\w+)" d="([^"]+)"/g)].map(([, tone, d]) => [tone, d])
  return { box: /viewBox="([^"]+)"/.exec(svg)?.[1], ...(Object.fromEntries(paths) as { plain?: string; half?: string; lit?: string }) }
}

const height = () => 0.4

it.each<[string, ScaleProps, object]>([
  [
    'has taller strokes for every tenth and for those that are lit',
    { count: 11, lit: 1 },
    { box: '0 0 10 100', plain: `M1 100V74${'m1 26V74'.repeat(7)}m1 26V58m1 42V74`, lit: 'M0 100V0' },
  ],
  ['shortens a lit stroke for a fraction', { count: 3, lit: 1.5, height: full }, { lit: 'M0 100V0m1 100V50', plain: 'M2 100V0' }],
  ['half lights those up to another one', { count: 4, lit: 1, half: 3, height: full }, { half: 'M1 100V0m1 100V0', plain: 'M3 100V0' }],
  ['hangs from the top', { count: 1, height, edge: 'top' }, { plain: 'M0 40V0' }],
  ['is centred', { count: 1, height, edge: 'middle' }, { plain: 'M0 70V30' }],
  ['can be proportional, with its outer strokes flush with its sides', { count: 100, proportional: true }, { box: '-0.25 0 99.5 100' }],
  ['omits strokes', { count: 3, without: [1], height: full }, { plain: 'M0 100V0m2 100V0' }],
])('a scale %s', (_, props, expected) => {
  expect(drawn(props)).toMatchObject(expected)
})

it('a bare scale draws only what is lit', () => {
  expect(drawn({ count: 3, lit: 1, bare: true })).toEqual({ box: '0 0 2 100', lit: 'M0 100V0' })
})
