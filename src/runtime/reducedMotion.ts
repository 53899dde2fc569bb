const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined

/** Whether the visitor prefers reduced motion. False while prerendering. */
export function prefersReducedMotion(): boolean {
  return query?.matches ?? false
}

/** Calls `listener` when the visitor turns on reduced motion while the page is open. Returns an unsubscribe function. */
export function onMotionReduced(listener: () => void): () => void {
  const changed = (event: MediaQueryListEvent) => {
    if (event.matches) listener()
  }
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
