/** Room between what stands over the page's foot and what lies above it, in px. */
const GAP_PX = 24

/** What stands over the page's foot now, with the room it takes, in px. */
const standing = new Map<Element, number>()

/**
 * Keeps room at the foot of the page for an element that is fixed there, as long as it stands: what has the keyboard focus
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
