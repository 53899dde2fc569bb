import { COVER_ID } from '#addresses.ts'
import { isMotionHeld } from '#runtime/motionControl.ts'

/** The view transition name of the cover at the head of an article (src/styles/page-turn.css). */
const COVER = 'cover'

/**
 * When the visitor goes to another page, the browser shows it in a view transition, styled by src/styles/page-turn.css. This function adds
 * what only the old page knows. It names the cover that moves to the head of its article, and skips the transition on Back and Forward and
 * while the visitor has stopped all motion.
 */
export function followPageTurns(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return
    // On the old page `ready` always rejects, and the other two if the next page is replaced in the middle of its reveal. WebKit reports
    // the first as an error unless it is handled, Chromium the others.
    for (const outcome of [viewTransition.ready, viewTransition.finished, viewTransition.updateCallbackDone]) outcome.catch(() => undefined)
    if (activation.navigationType === 'traverse' || isMotionHeld()) {
      viewTransition.skipTransition()
      return
    }
    const { pathname } = new URL(activation.entry.url)
    const cards = [...document.querySelectorAll<HTMLElement>('article [data-part="cover"]')]
    const pressed = cards.find((card) => card.closest('article')?.querySelector('a')?.pathname === pathname)
    // Names must be unique, so the cover at the head of an open article loses its name if the cover of a card gets it.
    const head = document.getElementById(COVER_ID)
    if (head) head.style.viewTransitionName = pressed ? 'none' : ''
    for (const card of cards) card.style.viewTransitionName = card === pressed ? COVER : ''
  })
}
