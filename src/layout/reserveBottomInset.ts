/** Gap between a fixed element at the bottom of the window and what is scrolled above it, in px. */
const GAP_PX = 24

/** Elements now fixed at the bottom of the window, with their heights in px. */
const standing = new Map<Element, number>()

/**
 * Reserves a bottom inset for a fixed element while it is shown: what has the keyboard focus
 * is never under it. Where several stand, the tallest counts.
 *
 * @returns Gives the room back; a ref of React may return it.
 */
export function reserveBottomInset(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    standing.set(element, element.offsetHeight + GAP_PX)
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
