import { isMotionHeld } from '#runtime/motionControl.ts'

/** The view transition name of the cover at the head of an article (src/styles/page-turn.css). */
const COVER = 'cover'

/**
 * The browser turns the page: it shows the next document in a view transition, styled by src/styles/page-turn.css. This adds what
 * only the old page knows: which cover moves to the head of its article, and when to skip the transition: on Back, and while the
 * visitor has stopped all motion.
 */
export function followPageTurns(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return
    // On the old page `ready` always rejects, which WebKit reports as an error unless it is handled.
    viewTransition.ready.catch(() => undefined)
    if (activation.navigationType === 'traverse' || isMotionHeld()) {
      viewTransition.skipTransition()
      return
    }
    const { pathname } = new URL(activation.entry.url)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.card a')]
    const pressed = links.find((link) => link.pathname === pathname)
    // Names must be unique: while the cover of a card has it, the one at the head of an open article must not.
    for (const cover of document.querySelectorAll<HTMLElement>('.opening .cover')) cover.style.viewTransitionName = pressed ? 'none' : ''
    for (const link of links) {
      const frame = link.closest('.card')?.querySelector<HTMLElement>('.frame')
      if (frame) frame.style.viewTransitionName = link === pressed ? COVER : ''
    }
  })
}
