import { nextTask } from '@drei-tage/engine'

/** For how long the page waits at most, in ms, unless one step takes longer. */
const TURN_MS = 10

/** Real time, in ms: that of engines may be held. */
// oxlint-disable-next-line no-restricted-globals
export const realNow = (): number => performance.now()

/** Carries out something long step by step, and lets the page do what it has to do in between. */
export async function inTurns<T>(steps: Generator<undefined, T>): Promise<T> {
  for (let endMs = realNow() + TURN_MS; ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (realNow() < endMs) continue
    await nextTask()
    endMs = realNow() + TURN_MS
  }
}
