import { createListeners } from '../session/listeners.ts'

/** How often the panel shows what the page does, and looks whether something covers it, in ms. */
const BEAT_MS = 200

export type Beat = Pick<ReturnType<typeof createListeners>, 'add'>

/** Calls listeners five times a second, in real time: a test holds the time of engines, and lists their timers. */
export function createBeat() {
  const { add, tell } = createListeners()
  // oxlint-disable-next-line no-restricted-globals
  const timer = setInterval(tell, BEAT_MS)
  return { add, stop: () => clearInterval(timer) }
}
