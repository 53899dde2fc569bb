/** How long after a tap, in ms, and how far from it, in px, another tap counts as the second of a double tap. */
const DOUBLE_MS = 500
const DOUBLE_PX = 24

/**
 * Ignores presses that are not meant: the second tap of a double tap, or click of a double click, if what the first has pressed counts it once
 * (`data-once`) or is no longer there, such as a banner or a menu, and those of an Enter key that is held down.
 */
export function ignoreRepeats(): void {
  let first: { tap: MouseEvent; control: Element | null } | undefined
  const press = (tap: MouseEvent) => {
    // Keys and assistive technology also press, but not what happens to be below.
    if (tap.detail === 0) return
    const isSecond =
      first &&
      tap.timeStamp - first.tap.timeStamp < DOUBLE_MS &&
      Math.hypot(tap.clientX - first.tap.clientX, tap.clientY - first.tap.clientY) < DOUBLE_PX
    const isOnce = tap.detail > 1 && (tap.target as Element).closest('[data-once]')
    if (isOnce || (isSecond && controlUnder(first!.tap) !== first!.control)) {
      tap.preventDefault()
      tap.stopImmediatePropagation()
    } else if (tap.type === 'click') first = { tap, control: controlUnder(tap) }
  }
  // A mouse button that goes down moves the focus.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, press, true)
  // A key that is held down would press a button, or send a form, again and again.
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && document.activeElement?.matches('a, button, input')) event.preventDefault()
  })
}

function controlUnder({ clientX, clientY }: MouseEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest('a, button, label, summary') ?? null
}
