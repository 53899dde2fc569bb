/** Gap between a fixed element at the bottom of the viewport and content scrolled above it, in px. */
const GAP_PX = 24

/** Elements currently fixed at the bottom of the viewport, with their heights in px. */
const standing = new Map<Element, number>()

/**
 * Reserves space at the bottom of the page while a fixed element is shown there, so that it never covers the focused element. If there are
 * several fixed elements, the tallest counts.
 *
 * @returns a function that releases the space, suitable as a ref cleanup.
 */
export function reserveBottomInset(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    // Content blockers hide or remove banners.
    standing.set(element, element.offsetHeight && element.offsetHeight + GAP_PX)
    reserve()
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    standing.delete(element)
    reserve()
  }
}

function reserve(): void {
  const room = `${Math.max(0, ...standing.values())}px`
  for (const { style } of [document.documentElement, document.body]) style.setProperty('--foot-room', room)
}
