interface Ticks {
  /** Distance between two of them, in units of the drawing. */
  pitch: number
  height: number
  /** Where the first of all stands. */
  start?: number
}

/** The upright strokes from number `from` to before number `to` of a scale, counted from 0, as path data. */
export function ticksPath(from: number, to: number, { pitch, height, start = 0 }: Ticks): string {
  return Array.from({ length: to - from }, (_, index) => `M${start + (from + index) * pitch} 0V${height}`).join('')
}
