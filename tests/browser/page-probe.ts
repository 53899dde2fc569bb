type Asked = { frames: number; timers: number }
type Counted = { asked: Asked }

/**
 * Counts the frames and timers that the page requests, in `window.asked`. Runs in the page, before the page's own script, so it must not
 * refer to anything outside itself.
 */
export function countRequests(): void {
  const counted = window as unknown as Counted
  const page = window as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>
  counted.asked = { frames: 0, timers: 0 }
  for (const [name, kind] of [
    ['requestAnimationFrame', 'frames'],
    ['setTimeout', 'timers'],
    ['setInterval', 'timers'],
    ['requestIdleCallback', 'timers'],
  ] as const) {
    const original = page[name]
    if (!original) continue
    page[name] = (...args) => {
      counted.asked[kind] += 1
      return original.apply(window, args)
    }
  }
}

/** Runs in the page. Returns what the page has requested since the last call, and how many CSS animations are running. */
export function takeRequests(): Asked & { animations: number } {
  const page = window as unknown as Counted
  const { frames, timers } = page.asked
  page.asked = { frames: 0, timers: 0 }
  // Scroll-driven animations do not count: they move only with the scroll position.
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
  return { frames, timers, animations: running.length }
}
