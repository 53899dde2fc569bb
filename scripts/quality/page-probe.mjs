/**
 * Run before a page's own script: counts every frame and timer that the page requests, in `window.asked`.
 * Runs in the page, so it must not refer to anything outside itself.
 */
export function countRequests() {
  const asked = { frames: 0, timers: 0 }
  Object.assign(window, { asked })
  for (const [name, kind] of [
    ['requestAnimationFrame', 'frames'],
    ['setTimeout', 'timers'],
    ['setInterval', 'timers'],
    ['requestIdleCallback', 'timers'],
  ]) {
    const original = window[name]
    if (!original) continue
    window[name] = (...args) => {
      asked[kind] += 1
      return original.apply(window, args)
    }
  }
}

/** Runs in the page: what it has requested since the last call, and how many CSS animations are running. */
export function takeRequests() {
  const { frames, timers } = window.asked
  window.asked.frames = 0
  window.asked.timers = 0
  // Scroll-driven animations only move with the scroll position.
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
  return { frames, timers, animations: running.length }
}
