import type { SnapshotFrom } from 'xstate'
import { HOVER_SCALE, PARTICLE_COUNT, PULL_RATIO, RADIUS_PX } from './magnetic-button.machine.ts'
import type { magneticButtonMachine } from './magnetic-button.machine.ts'

/**
 * How much of the pointer's offset the button follows, as a ratio.
 *
 * This is `PULL_RATIO` times the proximity, which falls linearly from 1 at the centre to 0 at `RADIUS_PX`. The button therefore neither
 * jumps at the edge of the magnet's reach nor overshoots the pointer.
 */
function pullRatio(distancePx: number): number {
  return distancePx <= RADIUS_PX ? PULL_RATIO * (1 - distancePx / RADIUS_PX) : 0
}

/**
 * What the button shows: the pointer near it, its offset, size and particles, whether it moves without delay, and a message that is both visible and announced to screen readers. The message is
 * empty unless the button is transmitting.
 */
export function magneticButtonView(snapshot: SnapshotFrom<typeof magneticButtonMachine>) {
  const { texts, pointer, hovered, reducedMotion } = snapshot.context
  const transmitting = snapshot.value === 'transmitting'
  const { xPx, yPx } = pointer === null || reducedMotion ? { xPx: 0, yPx: 0 } : pointer
  const ratio = pullRatio(Math.hypot(xPx, yPx))
  return {
    state: snapshot.value,
    pointer,
    atOnce: reducedMotion,
    // 0 times a negative offset would be -0.
    shiftXPx: ratio === 0 ? 0 : xPx * ratio,
    shiftYPx: ratio === 0 ? 0 : yPx * ratio,
    scale: hovered && !reducedMotion ? HOVER_SCALE : 1,
    particles: transmitting && !reducedMotion ? PARTICLE_COUNT : 0,
    message: transmitting ? texts.transmitting : '',
  }
}
