/** A colour as Oklab, which is not limited to sRGB, with its opacity from 0 to 1. */
export interface Colour {
  readonly lightness: number
  readonly a: number
  readonly b: number
  readonly alpha: number
}

/** Converts polar to rectangular coordinates; `hue` is in degrees. */
export function fromOklch(lightness: number, chroma: number, hue: number, alpha = 1): Colour {
  const angle = (hue * Math.PI) / 180
  return { lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle), alpha }
}

/** Chroma below which a colour has no hue. Source: CSS Color 4, section 12. */
const GREY_CHROMA = 4e-6

/** Converts rectangular to polar coordinates. The hue of a grey is undefined. */
export function toOklch({ lightness, a, b }: Colour): { lightness: number; chroma: number; hue: number | undefined } {
  const chroma = Math.hypot(a, b)
  return { lightness, chroma, hue: chroma < GREY_CHROMA ? undefined : (Math.atan2(b, a) * 180) / Math.PI }
}

// Source of both matrices: Björn Ottosson, A perceptual color space for image processing (2020).

/** Converts to red, green and blue; they are from 0 to 255 unless the colour is outside sRGB. */
export function toRgb({ lightness, a, b }: Colour): readonly [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Converts from red, green and blue, from 0 to 255. */
export function fromRgb(red: number, green: number, blue: number, alpha = 1): Colour {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    alpha,
  }
}

/** Light from 0 to 1 as a value from 0 to 255. */
function encoded(light: number): number {
  const size = Math.abs(light)
  return 255 * Math.sign(light) * (size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055)
}

/** A value from 0 to 255 as light from 0 to 1. */
function linear(value: number): number {
  const size = Math.abs(value) / 255
  return Math.sign(value) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4)
}

/** The colour as a screen shows it on an opaque ground: three whole numbers from 0 to 255. */
export function shown(colour: Colour, ground: Colour = colour): readonly number[] {
  const under = toRgb(ground)
  return toRgb(colour).map((value, channel) => {
    const within = (number: number) => Math.min(255, Math.max(0, number))
    return Math.round(within(value) * colour.alpha + within(under[channel] ?? 0) * (1 - colour.alpha))
  })
}

/** The contrast ratio of a colour to the opaque ground it is on, from 1 to 21. Source: WCAG 2.2. */
export function contrastRatio(colour: Colour, ground: Colour): number {
  const [one = 0, other = 0] = [shown(colour, ground), shown(ground)].map((channels) => {
    const [red = 0, green = 0, blue = 0] = channels.map(linear)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
