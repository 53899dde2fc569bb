/**
 * Measures several things so many times each, in turns: what else the machine does meets all of them alike.
 *
 * @template T, R
 * @param {number} times
 * @param {readonly T[]} things
 * @param {(thing: T) => Promise<R>} measure
 * @returns {Promise<R[][]>} The runs of each thing.
 */
export async function inTurns(times, things, measure) {
  const runs = things.map(() => [])
  for (let turn = 0; turn < times; turn += 1) {
    for (const [index, thing] of things.entries()) runs[index].push(await measure(thing))
  }
  return runs
}

/** The run in the middle by the number that `value` says of each; of an even number the one before. */
export function middleBy(runs, value) {
  return runs.toSorted((a, b) => value(a) - value(b))[(runs.length - 1) >> 1]
}
