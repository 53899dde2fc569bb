/** How long after a tap, in ms, and how far from it, in px, another tap counts as the second of a double tap. */
const DOUBLE_MS = 500
const DOUBLE_PX = 24

/**
 * Ignores presses that are not meant: the second tap of a double tap, or click of a double click, if what the first has pressed is no longer
 * there, such as a banner or a menu, and those of a key that is held down.
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
    if (isSecond && controlUnder(first!.tap) !== first!.control) {
      tap.preventDefault()
      tap.stopImmediatePropagation()
    } else if (tap.type === 'click') first = { tap, control: controlUnder(tap) }
  }
  // A mouse button that goes down moves the focus.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, press, true)
  // A key that is held down would press a button again and again, and save as many pictures.
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && document.activeElement?.matches('a, button')) event.preventDefault()
  })
}

function controlUnder({ clientX, clientY }: MouseEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest('a, button, label, summary') ?? null
}
