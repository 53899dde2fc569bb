interface PointerFollower {
  /** Where the pointer is, in px from the middle of the place. */
  moved(offsetXPx: number, offsetYPx: number): void
  /** The pointer has left the window, or the place has. */
  gone(): void
}

/**
 * Tells where the pointer is, seen from the middle of a place that itself never moves on the page.
 *
 * Listens only while the place is in view. A page scrolled under a pointer at rest counts as a move. Fingers do not count.
 *
 * @returns Ends it.
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
    // On a busy machine the observer delivers several entries at once: the last one is current.
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
