interface PointerFollower {
  /** Position of the pointer, in px from the middle of the place. */
  moved(offsetXPx: number, offsetYPx: number): void
  /** The pointer has left the window, or the place the viewport. */
  gone(): void
}

/**
 * Reports the pointer's position relative to the middle of a place that itself never moves on the page.
 *
 * Only listens while the place is in the viewport. Scrolling the page under a resting pointer counts as a move. Touch is ignored.
 *
 * @returns a function that stops it.
 */
export function trackPointerOffset(place: Element, follower: PointerFollower): () => void {
  let last: { clientX: number; clientY: number } | undefined

  const tell = () => {
    if (!last) return
    const { left, top, width, height } = place.getBoundingClientRect()
    follower.moved(last.clientX - left - width / 2, last.clientY - top - height / 2)
  }
  const moved = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return
    last = { clientX, clientY }
    tell()
  }
  const gone = () => {
    last = undefined
    follower.gone()
  }
  const stop = () => {
    removeEventListener('pointermove', moved)
    removeEventListener('scroll', tell)
    document.removeEventListener('pointerleave', gone)
  }
  const observer = new IntersectionObserver((entries) => {
    stop()
    // On a busy machine the observer delivers several entries at once; the last one is current.
    if (!entries.at(-1)?.isIntersecting) return gone()
    addEventListener('pointermove', moved, { passive: true })
    addEventListener('scroll', tell, { passive: true })
    document.addEventListener('pointerleave', gone)
  })
  observer.observe(place)
  return () => {
    observer.disconnect()
    stop()
  }
}
