import { readFileSync } from 'node:fs'
import { sourceOf } from '#places'

// The owner's tokens come first, because the first definition of a token counts.
const tokens = [...new Set([sourceOf('styles/tokens.css'), 'src/styles/tokens.css'])]
  .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  .join('\n')

/**
 * A colour of the design tokens as #rrggbb, for formats without oklch.
 *
 * @param token Its name, such as `yellow-400`.
 * @param css The tokens; the site's own by default.
 * @throws {Error} when there is no such token, or its value is not an oklch colour.
 */
export function colour(token: string, css = tokens): string {
  const [, brand] = /^ *--hue: ([\d.]+);/m.exec(css) ?? []
  const value = new RegExp(
    `^ *--${token}: oklch\\(([\\d.]+) ([\\d.]+) (?:calc\\()?(?:(var\\(--hue\\))(?: ([+-]) )?)?([\\d.]+)?\\)`,
    'm',
  ).exec(css)
  if (!value) throw new Error(`colours: src/styles/tokens.css names no --${token}: oklch(lightness chroma hue).`)
  const [, lightness, chroma, ofBrand, sign, degrees = 0] = value
  const hue = (ofBrand ? Number(brand) : 0) + Number(degrees) * (sign === '-' ? -1 : 1)
  const bytes = srgb(Number(lightness), Number(chroma), hue).map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
  return `#${bytes.join('')}`
}

/** Converts oklch to red, green and blue from 0 to 255. Source: Björn Ottosson, A perceptual color space for image processing (2020). */
function srgb(lightness: number, chroma: number, hue: number): number[] {
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
