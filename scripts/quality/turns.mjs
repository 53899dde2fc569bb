/**
 * Measures each of several things a number of times, alternating between them, so that other load on the machine affects all
 * alike.
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

/** The run with the median of `value`; of an even number of runs, the lower median. */
export function middleBy(runs, value) {
  return runs.toSorted((a, b) => value(a) - value(b))[(runs.length - 1) >> 1]
}
