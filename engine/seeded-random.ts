/** Step of the state: 2^32 divided by the golden ratio, which spreads the states evenly. */
const STATE_STEP = 0x9e3779b9

/**
 * Random numbers that a seed repeats. All they depend on is one whole number from 0 to 2^32 - 1: what else is passed
 * as a seed is cut to that.
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

  /** From 0 up to, not including, 1, in steps of 2^-32. */
  next(): number {
    this.current = (this.current + STATE_STEP) >>> 0
    // Neighbouring states must give unrelated numbers: fold high bits into low ones, spread them by odd factors.
    let mixed = this.current
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
