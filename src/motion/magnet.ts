import { gsap } from './gsap-on-engine.ts'

/** How long the button takes to follow, in s. */
const FOLLOW_S = 0.42

interface Lean {
  shiftXPx: number
  shiftYPx: number
  scale: number
  /** Where the pointer is, seen from the button's centre at rest. */
  pointer: { xPx: number; yPx: number } | null
}

export interface Magnet {
  /** Begins to move to where the machine says. Called again on the way, it goes on from there. */
  lean(to: Lean): void
  /** Stops all motion and puts the button back. */
  dispose(): void
}

/** Moves the start button after its machine's state; its lit strokes point at the pointer. */
export function createMagnet(body: HTMLElement): Magnet {
  const lit = body.querySelector('.lit')
  let angleDeg = 0
  return {
    lean({ shiftXPx, shiftYPx, scale, pointer }) {
      gsap.to(body, { x: shiftXPx, y: shiftYPx, scale, duration: FOLLOW_S, ease: 'power3.out', overwrite: true })
      if (!lit) return
      const aimed = pointer && (shiftXPx !== 0 || shiftYPx !== 0) ? (Math.atan2(pointer.xPx, -pointer.yPx) * 180) / Math.PI : 0
      // The short way round.
      angleDeg += ((((aimed - angleDeg) % 360) + 540) % 360) - 180
      gsap.to(lit, { rotation: angleDeg, svgOrigin: '200 200', duration: FOLLOW_S, ease: 'power3.out', overwrite: true })
    },
    dispose() {
      gsap.killTweensOf([body, lit])
      gsap.set(body, { clearProps: 'transform' })
    },
  }
}
