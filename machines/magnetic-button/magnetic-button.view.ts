import type { SnapshotFrom } from 'xstate'
import { HOVER_SCALE, PARTICLE_COUNT, PULL_RATIO, RADIUS_PX } from './magnetic-button.machine.ts'
import type { magneticButtonMachine } from './magnetic-button.machine.ts'

/**
 * How much of the pointer's offset the button takes on, as a ratio.
 *
 * `PULL_RATIO` times the proximity, which falls in a straight line from 1 at the centre to 0 at
 * `RADIUS_PX`: the button neither jumps where the magnet begins nor runs from the pointer.
 */
function pullRatio(distancePx: number): number {
  return distancePx <= RADIUS_PX ? PULL_RATIO * (1 - distancePx / RADIUS_PX) : 0
}

/**
 * What the button shows: where it is moved to, its size, its particles, and the message for
 * screen readers and everybody else (empty unless data are on their way).
 */
export function magneticButtonView(snapshot: SnapshotFrom<typeof magneticButtonMachine>) {
  const { texts, pointer, hovered, reducedMotion } = snapshot.context
  const transmitting = snapshot.value === 'transmitting'
  const { xPx, yPx } = pointer === null || reducedMotion ? { xPx: 0, yPx: 0 } : pointer
  const ratio = pullRatio(Math.hypot(xPx, yPx))
  return {
    state: snapshot.value,
    // Zero times an offset to the left would be minus zero.
    shiftXPx: ratio === 0 ? 0 : xPx * ratio,
    shiftYPx: ratio === 0 ? 0 : yPx * ratio,
    scale: hovered && !reducedMotion ? HOVER_SCALE : 1,
    particles: transmitting && !reducedMotion ? PARTICLE_COUNT : 0,
    message: transmitting ? texts.transmitting : '',
  }
}
