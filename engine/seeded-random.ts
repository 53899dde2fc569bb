/** Step of the state: 2^32 divided by the golden ratio, which spreads the states evenly. */
const STATE_STEP = 0x9e3779b9

/** Random numbers that a seed repeats. The whole state is one 32-bit number. */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  get state(): number {
    return this.#state
  }

  set state(state: number) {
    this.#state = state >>> 0
  }

  /** From 0 up to, not including, 1, in steps of 2^-32. */
  next(): number {
    this.#state = (this.#state + STATE_STEP) >>> 0
    // Neighbouring states must give unrelated numbers: fold high bits into low ones, spread them by odd factors.
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
