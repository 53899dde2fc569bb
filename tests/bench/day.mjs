// Runs all machines for a day without input, on the engine and on the minimal clock that XState needs.

import { createActor } from 'xstate'

const DAY_MS = 24 * 3_600_000
/** Time is advanced in steps of this size. */
const PIECE_MS = 60_000
const ROUNDS = 3
/** The maximum duration on the engine, as a multiple of that on the minimal clock. */
const MARK = 1.3

/** Input for every machine; each takes the fields that it knows. */
const INPUT = {
  title: 'Titel',
  url: 'https://beispiel.de/blog/titel',
  wide: true,
  modes: ['code', 'build', 'particles'],
  words: ['KI', 'Tempo'],
  characterCount: 40,
  lineCount: 26,
  hash: '',
  numbers: '',
  targets: [340, 50_000, 180],
  packages: [{ id: 'express' }],
  reducedMotion: false,
}

/** A heap of timers and nothing else: equal deadlines in order of their numbers, no error handling, no pause, no rate. */
class BareClock {
  nowMs = 0
  #heap = []
  #count = 0

  setTimeout(fn, delayMs) {
    const timer = { dueMs: this.nowMs + delayMs, number: (this.#count += 1), fn }
    const heap = this.#heap
    let index = heap.length
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!isBefore(timer, heap[parent])) break
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = timer
    return timer
  }

  clearTimeout(timer) {
    if (timer) timer.fn = undefined
  }

  advance(ms) {
    const toMs = this.nowMs + ms
    for (let first = this.#heap[0]; first && first.dueMs <= toMs; first = this.#heap[0]) {
      this.#removeFirst()
      if (!first.fn) continue
      this.nowMs = first.dueMs
      first.fn()
    }
    this.nowMs = toMs
  }

  #removeFirst() {
    const heap = this.#heap
    const last = heap.pop()
    const { length } = heap
    if (length === 0) return
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= length) break
      if (child + 1 < length && isBefore(heap[child + 1], heap[child])) child += 1
      if (!isBefore(heap[child], last)) break
      heap[index] = heap[child]
      index = child
    }
    heap[index] = last
  }
}

function isBefore(one, other) {
  return one.dueMs === other.dueMs ? one.number < other.number : one.dueMs < other.dueMs
}

/** @returns the duration of the day, in s, and the numbers of fired timers and of transitions. */
function playDay(clock, machines) {
  let timers = 0
  let transitions = 0
  const counted = {
    setTimeout(fn, delayMs) {
      return clock.setTimeout(() => {
        timers += 1
        fn()
      }, delayMs)
    },
    clearTimeout: (id) => clock.clearTimeout(id),
  }
  globalThis.gc?.()
  const startedAt = performance.now()
  const actors = Object.values(machines).map((machine) => {
    const actor = createActor(machine, { clock: counted, input: INPUT })
    actor.subscribe(() => {
      transitions += 1
    })
    return actor.start()
  })
  for (let atMs = 0; atMs < DAY_MS; atMs += PIECE_MS) clock.advance(PIECE_MS)
  for (const actor of actors) actor.stop()
  return { seconds: (performance.now() - startedAt) / 1_000, timers, transitions }
}

/**
 * Runs all machines for a day on both clocks, alternating, and prints the durations.
 *
 * @throws {Error} when the machines behave differently on the two clocks.
 */
export function compareDays({ createSimulatedEngine, machines }) {
  const clocks = [createSimulatedEngine, () => new BareClock()]
  const days = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    // Otherwise the first clock would always be the one that warms up the compiler.
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) days[index].push(playDay(clocks[index](), machines))
  }
  const [own, bare] = days
  for (const { timers, transitions } of [...own, ...bare]) {
    if (timers === own[0].timers && transitions === own[0].transitions) continue
    throw new Error(
      `bench: ${timers} timers and ${transitions} transitions on one clock, ${own[0].timers} and ${own[0].transitions} on the other`,
    )
  }
  const secondsOf = (all) => all.map(({ seconds }) => seconds.toFixed(2)).join(', ')
  const fastest = (all) => Math.min(...all.map(({ seconds }) => seconds))
  const ratio = fastest(own) / fastest(bare)
  console.log(`\n24 hours of all ${Object.keys(machines).length} machines, left alone: ${own[0].timers.toLocaleString('en')} timers,`)
  console.log(`${own[0].transitions.toLocaleString('en')} transitions, in ${ROUNDS} rounds`)
  console.log(`engine       ${secondsOf(own)} s`)
  console.log(`bare heap    ${secondsOf(bare)} s`)
  console.log(`engine ÷ bare heap, the fastest of each: ${ratio.toFixed(2)} (mark: at most ${MARK}, ${ratio <= MARK ? 'met' : 'MISSED'})`)
}
