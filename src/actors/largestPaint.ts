/**
 * How long this visit took until the largest thing so far was painted: read from the browser's own timeline, for visitors to
 * see and for nothing else. Never for behaviour, which goes by the engine's time.
 *
 * @param tell Called with every largest paint, in ms from the beginning of the visit, past ones first; undefined, once and at
 *   once, where the browser keeps no such times. A page that has been opened in the background is painted when somebody turns
 *   to it: of such a visit nothing is told.
 * @returns Ends it.
 */
export function onLargestPaint(tell: (ms: number | undefined) => void): () => void {
  if (typeof PerformanceObserver !== 'function' || !PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
    tell(undefined)
    return () => undefined
  }
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) if (!wasHiddenBefore(startTime)) tell(Math.max(0, startTime - visitStart()))
  })
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  return () => observer.disconnect()
}

/** A browser may prepare a page before anybody asks for it; the visit begins when somebody does. */
function visitStart(): number {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { readonly activationStart?: number })[]
  return visit?.activationStart ?? 0
}

function wasHiddenBefore(ms: number): boolean {
  return performance.getEntriesByType('visibility-state').some(({ name, startTime }) => name === 'hidden' && startTime < ms)
}
