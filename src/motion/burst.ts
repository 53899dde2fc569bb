import { gsap } from './gsap-on-engine.ts'

/** The burst is over with the second the machine gives it, in s. */
const BURST_S = 1

/**
 * Sends the strokes of a burst outwards, each along its own direction, and a hand once around the clock.
 *
 * Lengths are those of the burst's own box, 400 wide: the strokes rise from behind the face, stand out beyond the ring
 * and dissolve.
 *
 * @param hand Turns about the middle of the box, once and clockwise.
 * @returns Ends it immediately and puts the hand back.
 */
export function playBurst(burst: SVGSVGElement, hand: SVGGElement): () => void {
  const strokes = burst.querySelectorAll('path')
  const timeline = gsap.timeline()
  timeline.fromTo(
    strokes,
    { y: 40, scaleY: 0.2, opacity: 1, transformOrigin: '50% 100%' },
    { y: -46, scaleY: 1, duration: BURST_S * 0.55, ease: 'expo.out' },
  )
  timeline.to(strokes, { y: -70, scaleY: 0.1, opacity: 0, duration: BURST_S * 0.45, ease: 'power2.in' })
  timeline.fromTo(hand, { rotation: 0, svgOrigin: '200 200' }, { rotation: 360, duration: BURST_S, ease: 'power2.inOut' }, 0)
  return () => {
    timeline.kill()
    gsap.set(hand, { rotation: 0, svgOrigin: '200 200' })
  }
}
