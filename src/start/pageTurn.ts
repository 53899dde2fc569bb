import { isMotionHeld } from '#runtime/motionControl.ts'

/** The name that the cover of an article has at the head of its page (src/styles/page-turn.css). */
const COVER = 'cover'

/**
 * The turn of the page is the browser's: it shows the next document as a view transition, drawn by src/styles/page-turn.css. This
 * adds what only the page that is left knows: which card's cover flies to the head of its article, and that it should cut on Back
 * and while the visitor has stopped all motion.
 */
export function followPageTurns(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return
    // On the page that is left it is never ready, which WebKit reports as an error unless somebody expects it.
    viewTransition.ready.catch(() => undefined)
    if (activation.navigationType === 'traverse' || isMotionHeld()) {
      viewTransition.skipTransition()
      return
    }
    const { pathname } = new URL(activation.entry.url)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.card a')]
    const pressed = links.find((link) => link.pathname === pathname)
    // A name must be unique: while a card's cover has it, the one at the head of the open article has not.
    for (const cover of document.querySelectorAll<HTMLElement>('.opening .cover')) cover.style.viewTransitionName = pressed ? 'none' : ''
    for (const link of links) {
      const frame = link.closest('.card')?.querySelector<HTMLElement>('.frame')
      if (frame) frame.style.viewTransitionName = link === pressed ? COVER : ''
    }
  })
}
