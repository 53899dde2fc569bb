interface PointerFollower {
  /** Position of the pointer, in px from the middle of the element. */
  moved(offsetXPx: number, offsetYPx: number): void
  /** The pointer has left the window, the element has left the viewport, or the page has been scrolled under the pointer. */
  gone(): void
}

/**
 * Reports the pointer's position relative to the middle of an element that never moves on the page.
 *
 * Listens only while the element is in the viewport. When the page is scrolled under the pointer, the pointer counts as gone until it
 * moves, because computing its position after each scroll event would require reading the layout. Touch is ignored.
 *
 * @returns a function that stops the reports.
 */
export function trackPointerOffset(element: Element, follower: PointerFollower): () => void {
  let followed = false

  const moved = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return
    followed = true
    const { left, top, width, height } = element.getBoundingClientRect()
    follower.moved(clientX - left - width / 2, clientY - top - height / 2)
  }
  const gone = () => {
    if (followed) follower.gone()
    followed = false
  }
  let listening = new AbortController()
  const observer = new IntersectionObserver((entries) => {
    listening.abort()
    // On a busy computer the observer delivers several entries at once, of which the last is current.
    if (!entries.at(-1)?.isIntersecting) return gone()
    listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    addEventListener('pointermove', moved, options)
    addEventListener('scroll', gone, options)
    document.addEventListener('pointerleave', gone, options)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
