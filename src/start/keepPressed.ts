/** What a visitor presses to open, close or choose something. Links lead elsewhere, so they are not included. */
const CONTROLS = 'summary, label, button, input, select'

/**
 * Keeps the control that was pressed last where it is in the viewport, whatever opens, closes or arrives above it: when a question is
 * opened, the answer above it closes, and would otherwise pull the question out of the viewport. Ends when anything else scrolls the page: a
 * visitor, by whatever means, or software on the visitor's behalf.
 */
export function keepPressed(): void {
  let release = () => {}
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && (target.closest('[role="tab"]') ?? target.closest(CONTROLS))
      // A press on a label is followed by one on its control, which may be hidden.
      if (control && !control.checkVisibility()) return
      release()
      if (!control || isFixed(control)) return
      const topPx = control.getBoundingClientRect().top
      const movedPx = () => control.getBoundingClientRect().top - topPx
      let heldAtPx = scrollY
      // Called in each frame in which something changes its size, after layout and before paint.
      const observer = new ResizeObserver(() => {
        if (!control.checkVisibility()) return release()
        scrollBy({ top: movedPx(), behavior: 'instant' })
        heldAtPx = scrollY
      })
      // Browsers also scroll by themselves to keep what is in view in place. Then the control has not moved.
      const scrolled = () => {
        if (scrollY !== heldAtPx && Math.abs(movedPx()) > 1) release()
      }
      for (const element of elementsAbove(control)) observer.observe(element)
      addEventListener('scroll', scrolled, { passive: true })
      release = () => {
        observer.disconnect()
        removeEventListener('scroll', scrolled)
      }
    },
    true,
  )
}

/** Whether an element stays in place while the page scrolls. */
function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
  return false
}

/** The elements whose size determines where an element is: all those before it, at every level of the document. */
function elementsAbove(element: Element): Element[] {
  const above: Element[] = []
  for (let level: Element | null = element; level; level = level.parentElement)
    for (let at = level.previousElementSibling; at; at = at.previousElementSibling) above.push(at)
  return above
}
