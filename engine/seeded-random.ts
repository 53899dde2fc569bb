/** Step of the state: 2^32 divided by the golden ratio, which spreads the states evenly. */
const STATE_STEP = 0x9e3779b9

/** Random numbers that a seed reproduces. */
export class SeededRandom {
  /** A whole number from 0 to 2^32 - 1. */
  state: number

  /** @param seed Is truncated to a whole number from 0 to 2^32 - 1. */
  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** A number from 0 (inclusive) to 1 (exclusive), in steps of 2^-32. */
  next(): number {
    this.state = (this.state + STATE_STEP) >>> 0
    // Folds high bits into low bits and multiplies by odd factors, so that adjacent states give unrelated numbers.
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
