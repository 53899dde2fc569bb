/** Distance within which the pointer attracts a particle, in px. Source: docs/FACTS.md, sections 4 and 9. */
export const ATTRACTION_RADIUS_PX = 100
/** Particles per letter. Source: docs/FACTS.md, section 4. */
export const PARTICLES_PER_LETTER = 15
/** Size of a cell in the raster for large letters. Each cell contains one upright stroke. */
export const CELL_PX = { width: 6, height: 13 } as const
/** Smallest font size with full-size cells, in px. Smaller letters get smaller cells. */
const FULL_CELLS_FROM_PX = 180
/** Smallest cell of a raster, as a share of the full cell. In smaller cells, strokes could not be told apart. */
const FINEST_RASTER = 0.66

/** How far the pointer pulls a particle right next to it, as a share of the distance between them. */
const STRONGEST_PULL = 0.9

/** A stroke of the raster. */
export interface Cell {
  /** Centre, in px from the left and the top. */
  readonly x: number
  readonly y: number
  /** Index of its letter in the word, counted from 0. */
  readonly letter: number
}

/** A word drawn to an image, to be sampled point by point. */
export interface DrawnWord {
  readonly widthPx: number
  readonly heightPx: number
  /** Right edge of every letter, in px from the left, in order. */
  readonly letterEndsPx: readonly number[]
  /** Whether a point, in whole px, is inside a letter. */
  covers(x: number, y: number): boolean
}

/**
 * Scale of the raster for a word, as a share of the full cell, 0.66 to 1. Small letters need finer strokes to be readable.
 *
 * @param typePx Font size, in px.
 */
export function rasterScale(typePx: number): number {
  return Math.min(1, Math.max(FINEST_RASTER, typePx / FULL_CELLS_FROM_PX))
}

/**
 * Splits a drawn word into the strokes of the raster.
 *
 * Rasters of the same scale are aligned, so two words share the strokes in cells that both cover.
 *
 * @param scale From `rasterScale`.
 */
export function cellsOf(word: DrawnWord, scale = 1): Cell[] {
  const width = CELL_PX.width * scale
  const height = CELL_PX.height * scale
  const cells: Cell[] = []
  for (let y = height / 2; y < word.heightPx; y += height) {
    let letter = 0
    for (let x = width / 2; x < word.widthPx; x += width) {
      while (letter < word.letterEndsPx.length - 1 && x >= (word.letterEndsPx[letter] as number)) letter += 1
      if (word.covers(Math.floor(x), Math.floor(y))) cells.push({ x, y, letter })
    }
  }
  return cells
}

/** The cells of each letter. A letter that covers nothing, such as a space, has none. */
export function byLetter(cells: readonly Cell[], letterCount: number): Cell[][] {
  const letters: Cell[][] = Array.from({ length: letterCount }, () => [])
  for (const cell of cells) letters[cell.letter]?.push(cell)
  return letters
}

/**
 * The letter that each particle belongs to, as an index. Every letter with cells gets `PARTICLES_PER_LETTER` particles.
 *
 * @param letters The cells of each letter.
 */
export function particleLetters(letters: readonly (readonly Cell[])[]): number[] {
  return letters.flatMap((cells, letter) => (cells.length > 0 ? Array.from({ length: PARTICLES_PER_LETTER }, () => letter) : []))
}

/** One of `items`, selected by `random`, a number from 0 (inclusive) to 1 (exclusive). Undefined if there are none. */
export function pick<T>(items: readonly T[], random: number): T | undefined {
  return items[Math.floor(random * items.length)]
}

/**
 * How far the pointer pulls a particle, as a share of the distance between them, 0 to 0.9.
 *
 * It is 0 at the radius and beyond, and increases steadily towards the pointer. A particle therefore does not jump when it comes within
 * reach, and particles do not overtake each other.
 *
 * @param distancePx Distance between particle and pointer, 0 or more.
 */
export function attraction(distancePx: number): number {
  return STRONGEST_PULL * Math.max(0, 1 - (distancePx / ATTRACTION_RADIUS_PX) ** 2)
}

/**
 * The angle by which an upright stroke leans to point at the pointer, in radians: the shorter way round, -π/2 to π/2.
 *
 * @param dx From the stroke to the pointer, in px.
 */
export function leanTowards(dx: number, dy: number): number {
  const angle = Math.atan2(dy, dx) + Math.PI / 2
  return angle > Math.PI / 2 ? angle - Math.PI : angle
}

/** What happens to the strokes of the raster when one word replaces another. */
export interface RasterChange {
  /** Cells that the two words have in common. Their strokes do not change. */
  readonly staying: readonly Cell[]
  readonly arriving: readonly Cell[]
  readonly departing: readonly Cell[]
}

/** Compares the cells of two consecutive words. Rasters of different scales share cells only by chance. */
export function rasterChange(before: readonly Cell[], after: readonly Cell[]): RasterChange {
  const stood = new Set(before.map(keyOf))
  const stands = new Set(after.map(keyOf))
  return {
    staying: after.filter((cell) => stood.has(keyOf(cell))),
    arriving: after.filter((cell) => !stood.has(keyOf(cell))),
    departing: before.filter((cell) => !stands.has(keyOf(cell))),
  }
}

/** A number for a position, unique on screens less than a million pixels wide. */
const keyOf = ({ x, y }: Cell) => y * 1_000_000 + x

/**
 * How far a stroke has grown or shrunk, 0 to 1. The change sweeps from left to right.
 *
 * @param x Centre of the stroke, in px.
 * @param edgePx The leading edge of the change, in px from the left. Strokes up to `softnessPx` behind the edge are in transition.
 */
export function changed(x: number, edgePx: number, softnessPx: number): number {
  return Math.min(1, Math.max(0, (edgePx - x) / softnessPx))
}
