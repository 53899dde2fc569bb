/**
 * The Largest Contentful Paint of this visit, read from the browser's performance timeline, only to show it to visitors. Never
 * for behaviour, which runs on engine time.
 *
 * @param tell Called with every largest paint so far, in ms since the visit began, past ones first; never where the browser does
 *   not report it. A page that was opened in the background is painted when the visitor switches to it, so nothing is reported
 *   then.
 * @returns a function that stops it.
 */
export function onLargestPaint(tell: (ms: number) => void): () => void {
  if (typeof PerformanceObserver !== 'function' || !PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
    return () => undefined
  }
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) if (!wasHiddenBefore(startTime)) tell(Math.max(0, startTime - visitStart()))
  })
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  return () => observer.disconnect()
}

/** Start of the visit in ms. A page that the browser has prerendered starts when it is activated. */
function visitStart(): number {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { readonly activationStart?: number })[]
  return visit?.activationStart ?? 0
}

function wasHiddenBefore(ms: number): boolean {
  return performance.getEntriesByType('visibility-state').some(({ name, startTime }) => name === 'hidden' && startTime < ms)
}
