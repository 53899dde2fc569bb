import { createEngine } from '@drei-tage/engine'
import type { Session } from '@drei-tage/inspector'
import type { AnyMachineSnapshot } from 'xstate'
import { fanOf, flightsOf, poseAt } from '#motion/confettiFlight.ts'

const MACHINE = 'confetti'

/**
 * Draws the pieces of a burst as they were at the selected moment.
 *
 * Motion runs on the engine, whose time does not go back, so a burst shown from a recording would be stuck at its first moment. The flight
 * of its pieces depends only on its seed and age, so it can be drawn for any moment, even backwards.
 */
export function followConfetti(session: Session): void {
  // A separate engine, because the page's engine may be paused.
  createEngine().onFrame(() => {
    for (const lane of document.querySelectorAll<HTMLElement>(`[data-machine='${MACHINE}'][data-state='bursting']`)) draw(session, lane)
  })
}

function draw(session: Session, lane: HTMLElement): void {
  const history = session.history()
  const cursor = session.cursor()
  const point = cursor?.point ?? history.entries.length
  const actor = session.running().find((name) => name.startsWith(`${MACHINE}#`))
  const seed: unknown =
    actor === undefined ? undefined : (history.lastAt(actor, point)?.snapshot as AnyMachineSnapshot | undefined)?.context.seed
  // The actor's last event is the one that started the burst, because after any other event the actor is no longer bursting.
  const begun = actor === undefined ? undefined : history.lastAt(actor, point)?.entry
  if (begun === undefined || typeof seed !== 'number') return
  const ageMs = (cursor?.atMs ?? session.engine.now()) - begun.atMs
  const { widthPx, heightPx } = fanOf(lane.clientWidth)
  const pieces = [...lane.children] as HTMLElement[]
  for (const [index, flight] of flightsOf(seed, pieces.length).entries()) {
    const { x, y, rotation, opacity } = poseAt(flight, ageMs)
    const { style } = pieces[index] as HTMLElement
    style.transform = `translate(${x * widthPx}px, ${y * heightPx}px) rotate(${rotation}deg)`
    style.opacity = String(opacity)
  }
}
