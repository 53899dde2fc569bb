import * as fc from 'fast-check'

/**
 * Every run of a commit tries the same cases, so that a failure can be reproduced. `PROPERTY_SEED=random npm test -- unit` tries other
 * cases; the number that it prints, used as the seed, repeats the run. `PROPERTY_RUNS=20` tries twenty times as many cases of every
 * property.
 */
const wanted = process.env.PROPERTY_SEED ?? '72'
const factor = Number(process.env.PROPERTY_RUNS ?? 1)
if (!(factor > 0)) throw new Error(`PROPERTY_RUNS=${process.env.PROPERTY_RUNS} is no factor: pass a number above 0.`)

/** The number of cases that a property tries: `count` times `PROPERTY_RUNS`, rounded up. */
export const runs = (count: number): number => Math.ceil(count * factor)

fc.configureGlobal({ numRuns: runs(100), ...(wanted !== 'random' && { seed: Number(wanted) }) })
