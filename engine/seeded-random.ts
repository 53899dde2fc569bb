/** Step of the state: 2^32 divided by the golden ratio, which spreads the states evenly. */
const STATE_STEP = 0x9e3779b9

/**
 * Random numbers that a seed reproduces. The whole state is one integer from 0 to 2^32 - 1, and any other seed is truncated to such
 * an integer.
 */
export class SeededRandom {
  private current: number

  constructor(seed: number) {
    this.current = seed >>> 0
  }

  get state(): number {
    return this.current
  }

  set state(state: number) {
    this.current = state >>> 0
  }

  /** A number from 0 (inclusive) to 1 (exclusive), in steps of 2^-32. */
  next(): number {
    this.current = (this.current + STATE_STEP) >>> 0
    // Folds high bits into low bits and multiplies by odd factors, so that adjacent states give unrelated numbers.
    let mixed = this.current
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
