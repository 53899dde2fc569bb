import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { colour } from '#build/pictures/colours.ts'

const tokens = readFileSync(fileURLToPath(new URL('../../../../src/styles/tokens.css', import.meta.url)), 'utf8')
const noted = [...tokens.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\); \/\* (#[\da-f]{6}) \*\//g)].map(
  ([, token, l, c, h, hex]) => ({
    token: token!,
    lch: [Number(l), Number(c), Number(h)] as const,
    hex: hex!,
  }),
)

/** Converts oklch to red, green and blue from 0 to 255. Source: Björn Ottosson, A perceptual color space for image processing (2020). */
function srgb([lightness, chroma, hue]: readonly [number, number, number]): number[] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return linear.map((value) => {
    const light = Math.min(1, Math.max(0, value))
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
  })
}

it('reads a colour from the tokens', () => {
  const css = ':root {\n  --gelb: var(--yellow-400);\n  --yellow-400: oklch(0.885 0.18 95); /* #ffd60f */\n}'
  expect(colour('yellow-400', css)).toBe('#ffd60f')
  expect(colour('yellow-400')).toMatch(/^#[\da-f]{6}$/)
})

it('names a missing token', () => {
  expect(() => colour('rosa-400')).toThrow('names no --rosa-400')
})

it('the sRGB values noted in the tokens differ from their oklch values by at most 2 of 255', () => {
  expect(noted.length).toBeGreaterThan(15)
  const wrong = noted.flatMap(({ token, lch, hex }) => {
    const bytes = srgb(lch).map(Math.round)
    const isNear = bytes.every((value, index) => Math.abs(value - Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16)) <= 2)
    return isNear ? [] : [`--${token} is #${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}, not ${hex}`]
  })
  expect(wrong).toEqual([])
})
