import * as fc from 'fast-check'

/**
 * Every run of a commit tries the same cases, so that a red run can be looked at again.
 * `PROPERTY_SEED=random npm test -- unit` explores others; a number repeats one of those.
 */
const wanted = process.env.PROPERTY_SEED ?? '72'
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) })
