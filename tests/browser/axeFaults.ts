import type { RunOptions, AxeResults } from 'axe-core'

/**
 * What axe finds wrong with a part, one line each. To compare the colour of its text with what is behind it, axe measures every element of
 * the page, which takes five sixths of its time. Here it is given only those in the part, around it, and in shadow roots. Runs in the page,
 * so it must not refer to anything outside itself.
 */
export async function axeFaults(part: Element): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(part: Element, options: RunOptions): Promise<AxeResults> } }
  const isRelated: NodeFilter = (node) =>
    node.contains(part) || part.contains(node) || node.getRootNode() !== document ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT
  document.createTreeWalker = (root, what) => Document.prototype.createTreeWalker.call(document, root, what, isRelated)
  // `preload` is off, so that axe fetches no style sheets: no enabled rule needs them.
  const { violations } = await axe.run(part, { resultTypes: ['violations'], preload: false })
  Reflect.deleteProperty(document, 'createTreeWalker')
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`))
}
