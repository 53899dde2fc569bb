/** How long after a tap, in ms, and how far from it, in px, another tap counts as the second of a double tap. */
const DOUBLE_MS = 500
const DOUBLE_PX = 40

/**
 * Ignores the second tap of a double tap, or click of a double click, if what the first has pressed is gone, such as a banner or a menu:
 * it is not meant for what was below.
 */
export function ignoreSecondTaps(): void {
  let first: { control: Element; tap: MouseEvent } | undefined
  const press = (tap: MouseEvent) => {
    // Keys and assistive technology also press, but not what happens to be below.
    if (!(tap.target instanceof Element) || tap.detail === 0) return
    if (first && isSecond(tap, first.tap) && !first.control.checkVisibility()) {
      tap.preventDefault()
      tap.stopImmediatePropagation()
    } else if (tap.type === 'click') {
      const control = tap.target.closest('a, button, label, summary') ?? tap.target
      first = control.checkVisibility() ? { control, tap } : undefined
    }
  }
  // A mouse button that goes down moves the focus.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, press, true)
}

function isSecond(tap: MouseEvent, first: MouseEvent): boolean {
  const distancePx = Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY)
  return tap.timeStamp - first.timeStamp < DOUBLE_MS && distancePx < DOUBLE_PX
}
