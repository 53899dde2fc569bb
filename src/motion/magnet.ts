import { gsap } from './gsapOnEngine.ts'

/** How long the button takes to reach a new position, in s. */
const FOLLOW_S = 0.42
/** Direction of the middle one of the three lit strokes, in degrees clockwise from the top. */
const LIT_MIDDLE_DEG = 4

export interface Lean {
  shiftXPx: number
  shiftYPx: number
  scale: number
  /** Position of the pointer relative to the button's centre at rest. */
  pointer: { xPx: number; yPx: number } | null
  /** Whether the button jumps to its position without animation. */
  atOnce: boolean
}

export interface Magnet {
  /** Moves the button to the given position. A later call redirects it from wherever it is by then. */
  lean(to: Lean): void
  /** Stops all motion and resets the button. */
  dispose(): void
}

/** Moves the start button to the position from its machine, and turns the hand of its ring towards the pointer. */
export function createMagnet(body: HTMLElement): Magnet {
  const hand = body.querySelector('[data-part="hand"]')
  let angleDeg = 0
  let goal = ''
  // Tells tests that this code has loaded and the button now follows the pointer.
  body.dataset.magnet = 'ready'
  return {
    lean({ shiftXPx, shiftYPx, scale, pointer, atOnce }) {
      const pulled = pointer && (shiftXPx !== 0 || shiftYPx !== 0)
      const aimDeg = pulled ? directionDeg(pointer) - LIT_MIDDLE_DEG : 0
      // Starts no tween if nothing changes, so that a pointer far away requests no frames.
      const wanted = [shiftXPx, shiftYPx, scale, aimDeg].join()
      if (wanted === goal) return
      goal = wanted

      const follow = { duration: atOnce ? 0 : FOLLOW_S, ease: 'power3.out', overwrite: true }
      gsap.to(body, { x: shiftXPx, y: shiftYPx, scale, ...follow })
      angleDeg += shortTurnDeg(angleDeg, aimDeg)
      if (hand) gsap.to(hand, { rotation: angleDeg, svgOrigin: '200 200', ...follow })
    },
    dispose() {
      gsap.killTweensOf([body, hand])
      gsap.set(body, { clearProps: 'transform' })
      delete body.dataset.magnet
    },
  }
}

/** The direction of a point from the centre, in degrees clockwise from the top. */
function directionDeg({ xPx, yPx }: { xPx: number; yPx: number }): number {
  return (Math.atan2(xPx, -yPx) * 180) / Math.PI
}

/** The shorter rotation from one angle to another, at most half a turn, in degrees. */
function shortTurnDeg(fromDeg: number, toDeg: number): number {
  const turnDeg = (toDeg - fromDeg) % 360
  if (turnDeg > 180) return turnDeg - 360
  return turnDeg < -180 ? turnDeg + 360 : turnDeg
}
