/** Margin between what was scrolled into view and the edge, in px. */
const MARGIN_PX = 16

/** Scrolls the part of the panel around an element, marked by `data-scrolls`, until the element is visible, and nothing around that part. */
export function bringIntoSight(element: Element | null | undefined): void {
  const part = element?.closest('[data-scrolls]')
  if (!element || !part) return
  const box = element.getBoundingClientRect()
  const frame = part.getBoundingClientRect()
  const missing = (from: number, to: number, low: number, high: number) =>
    from < low ? from - low - MARGIN_PX : Math.max(0, to - high + MARGIN_PX)
  part.scrollBy(missing(box.left, box.right, frame.left, frame.right), missing(box.top, box.bottom, frame.top, frame.bottom))
}
