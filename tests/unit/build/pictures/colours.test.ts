import { expect, it } from 'vitest'
import { colour } from '#build/pictures/colours.ts'

const css = `:root {
  --hue: 300; /* the brand's hue */
  --gelb: var(--yellow-400);
  --yellow-400: oklch(0.885 0.18 95);
  --night-900: oklch(0.188 0.05 var(--hue));
  --violet-700: oklch(0.405 0.205 calc(var(--hue) - 3));
  --lilac-300: oklch(0.8 0.098 calc(var(--hue) + 3));
}`

it.each([
  ['yellow-400', '#ffd60f'],
  ['night-900', '#170d26'],
  ['violet-700', '#5a13a7'],
  ['lilac-300', '#caaff2'],
])('converts --%s to %s', (token, hex) => {
  expect(colour(token, css)).toBe(hex)
})

it('follows the hue of the brand', () => {
  expect(colour('violet-700', css.replace('300', '160'))).not.toBe('#5a13a7')
  expect(colour('yellow-400', css.replace('300', '160'))).toBe('#ffd60f')
})

it.each(['rosa-400', 'gelb'])('names a token that is no colour: --%s', (token) => {
  expect(() => colour(token, css)).toThrow(`names no --${token}`)
})
