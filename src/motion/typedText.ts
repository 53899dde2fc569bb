/**
 * Paints the beginning of a text as typed, and the character after it as the caret: they are the highlights `typed` and `caret`, whose
 * colours the styles of the text set. Nothing is laid out. The texts inside `element` are looked up at every call, because a translator may
 * have replaced them. Without effect in browsers that have no highlights.
 *
 * @param typed Number of typed characters, 0 or more.
 */
export function paintTyped(element: Element, typed: number): void {
  if (typeof Highlight === 'undefined') return
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = typed
  let text = texts.nextNode() as Text | null
  while (text && left >= text.length) {
    left -= text.length
    text = texts.nextNode() as Text | null
  }
  const highlight = (name: string, startContainer: Node, startOffset: number, endOffset: number) => {
    const range = text && new StaticRange({ startContainer, startOffset, endContainer: text, endOffset })
    CSS.highlights.set(name, new Highlight(...(range ? [range] : [])))
  }
  highlight('typed', element, 0, left)
  highlight('caret', text ?? element, left, left + 1)
}
