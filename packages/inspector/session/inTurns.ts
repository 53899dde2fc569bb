import { nextTask } from '@drei-tage/engine'

/** For how long the page waits at most, in ms, unless one step takes longer. */
const TURN_MS = 10

/** Carries out something long step by step, and lets the page do what it has to do in between. */
export async function inTurns<T>(steps: Generator<undefined, T>): Promise<T> {
  // Real time: that of engines may be held.
  // oxlint-disable-next-line no-restricted-globals
  const now = () => performance.now()
  for (let endMs = now() + TURN_MS; ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (now() < endMs) continue
    await nextTask()
    endMs = now() + TURN_MS
  }
}
