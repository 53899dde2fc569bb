const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined

/** Whether the visitor asks for as little motion as possible. False where there is no browser to ask (prerendering). */
export function prefersReducedMotion(): boolean {
  return query?.matches ?? false
}

/** Calls back when the visitor begins to ask for reduced motion while the page is open. Returns the unsubscribe function. */
export function onMotionReduced(listener: () => void): () => void {
  const changed = (event: MediaQueryListEvent) => {
    if (event.matches) listener()
  }
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
