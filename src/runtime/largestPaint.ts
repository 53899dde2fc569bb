/**
 * Reads the Largest Contentful Paint of this visit from the browser's performance timeline, to show it to visitors. Never use it for
 * behaviour, which runs on engine time.
 *
 * @param tell Called with the time of each paint that is larger than all earlier ones, in ms since the visit began, including past paints.
 *   Paints after the page was first hidden are ignored, because the visitor's absence delays them. Never called in browsers that do not
 *   report paints.
 * @returns a function that stops the reports.
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
