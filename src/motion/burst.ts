import { gsap } from './gsap-on-engine.ts'

/** The burst is over with the second the machine gives it, in s. */
const BURST_S = 1

/**
 * Sends the strokes of a burst outwards, each along its own direction.
 *
 * @returns Ends it at once.
 */
export function playBurst(burst: SVGSVGElement): () => void {
  const timeline = gsap.timeline()
  timeline.fromTo(
    burst.querySelectorAll('path'),
    { y: 40, scaleY: 0.2, opacity: 1, transformOrigin: '50% 100%' },
    { y: -46, scaleY: 1, duration: BURST_S * 0.55, ease: 'expo.out' },
  )
  timeline.to(burst.querySelectorAll('path'), { y: -70, scaleY: 0.1, opacity: 0, duration: BURST_S * 0.45, ease: 'power2.in' })
  return () => timeline.kill()
}
