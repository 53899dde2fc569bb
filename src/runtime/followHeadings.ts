/** Share of the viewport, from its top, above which a heading counts as reached. */
const REACHED_RATIO = 0.35

/**
 * Reports which of the elements with these ids the visitor has reached last.
 *
 * @param changed Called with the id of that element, or undefined above the first element.
 * @returns a function that stops the reports.
 */
export function followHeadings(ids: readonly string[], changed: (current: string | undefined) => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined
  const reached = new Set<string>()
  // Everything above the viewport counts as visible, so that a heading stays reached when it scrolls out.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target.id)
        else reached.delete(target.id)
      }
      changed(ids.findLast((id) => reached.has(id)))
    },
    { rootMargin: `1000000px 0px -${(1 - REACHED_RATIO) * 100}% 0px` },
  )
  for (const id of ids) {
    const heading = document.getElementById(id)
    if (heading) observer.observe(heading)
  }
  return () => observer.disconnect()
}
