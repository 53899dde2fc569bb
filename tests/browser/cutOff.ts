/**
 * Texts that overflow the viewport, a box that clips its overflow or, to the right, their own box, beside which other text may stand. Mock-ups
 * of websites count as pictures and are skipped, and so is what a handle covers. Runs in the page, so it must not refer to anything outside
 * itself.
 */
export function cutOff(root: Element | undefined = document.body): string[] {
  const found: string[] = []
  // Many texts share the same boxes, so the clipping of each box is computed once.
  const known = new Map<Element, { x: boolean; y: boolean; scrolls: boolean; edge: DOMRect }>()
  const boxOf = (box: Element) => {
    const before = known.get(box)
    if (before) return before
    const { overflowX, overflowY } = getComputedStyle(box)
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflowX === 'auto' || overflowX === 'scroll') && box.scrollWidth > box.clientWidth
    const asked = { x: hides(overflowX), y: hides(overflowY), scrolls, edge: box.getBoundingClientRect() }
    known.set(box, asked)
    return asked
  }
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const element = words.currentNode.parentElement!
    if (!words.currentNode.textContent?.trim()) continue
    if (
      element.closest(
        '.visually-hidden, caption, [role="img"], [data-machine="before-after"], pre, script, style, noscript, template, [hidden], [inert]',
      )
    )
      continue
    if (element.closest('[aria-hidden="true"]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    // Glyphs do not fill their line.
    const slack = Math.max(2, 0.15 * Number.parseFloat(getComputedStyle(element).fontSize))
    let cut = right > innerWidth + 2 || left < -2
    for (let box = element; box !== document.body; box = box.parentElement!) {
      const { x, y, scrolls, edge } = boxOf(box)
      // A row that scrolls sideways is wider than the viewport on purpose.
      if (scrolls) {
        cut = false
        break
      }
      cut ||= (x && (right > edge.right + 2 || left < edge.left - 2)) || (y && (bottom > edge.bottom + slack || top < edge.top - slack))
    }
    let own = element
    while (/^(?:inline|contents)$/.test(getComputedStyle(own).display)) own = own.parentElement!
    cut ||= right > own.getBoundingClientRect().right + 2
    if (cut) found.push(`${element.tagName} ${words.currentNode.textContent.slice(0, 40)}`)
  }
  return found
}
