import { gsap } from './gsap-on-engine.ts'

/** How long the button takes to follow, in s. */
const FOLLOW_S = 0.42
/** The middle one of the three lit strokes stands this far from the top, in degrees. */
const LIT_MIDDLE_DEG = 4

export interface Lean {
  shiftXPx: number
  shiftYPx: number
  /** A multiple of the button's own size. */
  scale: number
  /** Where the pointer is, seen from the button's centre at rest. */
  pointer: { xPx: number; yPx: number } | null
  /** Without motion on the way. */
  atOnce: boolean
}

export interface Magnet {
  /** Begins to move to where the machine says. Called again on the way, it continues from there. */
  lean(to: Lean): void
  /** Stops all motion and puts the button back. */
  dispose(): void
}

/** Moves the start button after its machine's state; its lit strokes point at the pointer that pulls it. */
export function createMagnet(body: HTMLElement): Magnet {
  const lit = body.querySelector('.lit')
  let angleDeg = 0
  let goal = ''
  // Its code came later than the button: from here on the button follows.
  body.dataset.magnet = 'ready'
  return {
    lean({ shiftXPx, shiftYPx, scale, pointer, atOnce }) {
      const pulled = pointer && (shiftXPx !== 0 || shiftYPx !== 0)
      const aimDeg = pulled ? directionDeg(pointer) - LIT_MIDDLE_DEG : 0
      // A pointer that moves somewhere far away asks for no frames.
      const wanted = [shiftXPx, shiftYPx, scale, aimDeg].join()
      if (wanted === goal) return
      goal = wanted

      const follow = { duration: atOnce ? 0 : FOLLOW_S, ease: 'power3.out', overwrite: true }
      gsap.to(body, { x: shiftXPx, y: shiftYPx, scale, ...follow })
      angleDeg += shortTurnDeg(angleDeg, aimDeg)
      if (lit) gsap.to(lit, { rotation: angleDeg, svgOrigin: '200 200', ...follow })
    },
    dispose() {
      gsap.killTweensOf([body, lit])
      gsap.set(body, { clearProps: 'transform' })
      delete body.dataset.magnet
    },
  }
}

/** The direction of a point seen from the centre, in degrees clockwise from the top. */
function directionDeg({ xPx, yPx }: { xPx: number; yPx: number }): number {
  return (Math.atan2(xPx, -yPx) * 180) / Math.PI
}

/** The way from one angle to another that is not longer than half a turn, in degrees. */
function shortTurnDeg(fromDeg: number, toDeg: number): number {
  const turnDeg = (toDeg - fromDeg) % 360
  if (turnDeg > 180) return turnDeg - 360
  return turnDeg < -180 ? turnDeg + 360 : turnDeg
}
