/** The longest time, in ms, that a section waits for the browser to be idle, for example while an animation keeps it busy. */
const LATE_MS = 500

/**
 * Puts off the layout of the sections below the first screen until the page is painted (`[data-deferred]` in
 * src/components/Section.styles.ts). On a phone, this halves the time to the first paint of the home page.
 *
 * Sections are put off only if the visit begins at the top of a visible page: their heights are unknown until then, so a fragment or the
 * position of an earlier visit would be missed. Without JavaScript, nothing is put off.
 *
 * @returns a function to be called once the page is painted. It renders the sections for good, one by one, while the browser is idle.
 */
export function deferSections(): () => void {
  const root = document.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // WebKit cannot wait for idle time, and renders everything at once.
  if (document.hidden || location.hash || visit?.type !== 'navigate' || !window.requestIdleCallback) return () => undefined

  root.dataset.deferred = ''
  const renderAll = () => {
    delete root.dataset.deferred
  }
  // A hidden page is hardly ever idle, and programs may read it. A link to a section needs the heights of those above it.
  document.addEventListener('visibilitychange', renderAll, { once: true })
  document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('[href*="#"]') && renderAll(), true)
  return () => {
    const contents = document.querySelectorAll<HTMLElement>('[data-content]').values()
    const renderNext = () => {
      const { value: content, done } = contents.next()
      if (done) return renderAll()
      content.dataset.rendered = ''
      requestIdleCallback(renderNext, { timeout: LATE_MS })
    }
    requestIdleCallback(renderNext, { timeout: LATE_MS })
  }
}
