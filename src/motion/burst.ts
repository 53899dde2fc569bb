import { TRANSMISSION_MS } from '#machines/magnetic-button/magnetic-button.machine.ts'
import { gsap } from './gsapOnEngine.ts'

const BURST_S = TRANSMISSION_MS / 1000

/**
 * Sends the strokes of a burst outwards, each in its own direction, while `hand` turns once like the hand of a clock.
 *
 * Lengths are in units of the burst's box, which is 400 wide. The strokes appear from behind the button, extend beyond its ring and
 * dissolve.
 *
 * @param hand Rotates around the middle of the box, once and clockwise.
 * @returns a function that ends the burst immediately and resets the hand.
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
