/** The three colours of a picture: its ground, its strokes, and the strokes that are lit. */
export interface Palette {
  readonly ground: string
  readonly ink: string
  readonly lit: string
}

interface Sheet {
  readonly width: number
  readonly height: number
  /** Units of the drawing in one pixel. 10 lets paths do without decimal points. */
  readonly unitsPerPx?: number
}

/** Wraps marks into a complete SVG file that fills its frame the way a photo with `object-fit: cover` does. */
export function svgFile({ width, height, unitsPerPx = 1 }: Sheet, ground: string, marks: string): string {
  const w = width * unitsPerPx
  const h = height * unitsPerPx
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${ground}" d="M0 0h${w}v${h}H0z"/>${marks}</svg>\n`
  )
}
