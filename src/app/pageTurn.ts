import { TURN_MS } from '../../machines/navigation/navigation.machine.ts'
import type { Turn } from '../../machines/navigation/navigation.machine.ts'

/** Strokes that close over the page that goes and open over the one that comes. */
const STROKES = 90

/** What the browser's own cross-fade would do otherwise. Presses go to the page that has come. */
const STYLES = `
  ::view-transition { pointer-events: none; background: var(--night-900) }
  ::view-transition-group(*) { animation-duration: ${TURN_MS.cover}ms; animation-timing-function: var(--ease-in-out) }
  [data-turn='strokes']::view-transition-group(root) { animation-duration: ${TURN_MS.strokes}ms }
  [data-turn='strokes']::view-transition-old(root), [data-turn='strokes']::view-transition-new(root) { animation: none; mix-blend-mode: normal }
  ::view-transition-old(cover), ::view-transition-new(cover) { height: 100%; object-fit: cover; overflow: clip }
`
let styles: CSSStyleSheet | undefined

/** The cover in front of an article's title, and the one at its head. */
const coverIn = (scope: ParentNode | null | undefined) => scope?.querySelector<HTMLElement>('.frame, .cover') ?? undefined

/** How the page that a link leads to takes the place of this one; undefined where the browser would cut. */
export function turnOf(link: HTMLAnchorElement): Turn | undefined {
  if (!('startViewTransition' in document) || document.visibilityState === 'hidden') return undefined
  return coverIn(link.closest('.card')) ? 'cover' : 'strokes'
}

/**
 * Shows another page as a view transition. What is seen of it ends with the machine's `turning`; nothing waits for it.
 *
 * @param link Where the visitor has pressed: the cover beside it goes to the head of its article.
 * @param show Settles once the other page stands there, scrolled to its place.
 */
export function turnPage(turn: Turn, link: HTMLAnchorElement | undefined, show: () => Promise<void>): void {
  const root = document.documentElement
  if (!styles) {
    styles = new CSSStyleSheet()
    styles.replaceSync(STYLES)
    document.adoptedStyleSheets.push(styles)
  }
  root.dataset.turn = turn
  const old = turn === 'cover' ? coverIn(link?.closest('.card')) : undefined
  const named: HTMLElement[] = []
  const name = (element: HTMLElement | undefined) => {
    if (!element) return
    element.style.viewTransitionName = 'cover'
    named.push(element)
  }
  name(old)
  const transition = document.startViewTransition(async () => {
    for (const element of named) element.style.viewTransitionName = ''
    await show()
    if (turn === 'cover') name(coverIn(document.querySelector('main article')))
  })
  transition.ready.then(() => turn === 'strokes' && drawStrokes(root), noTransition)
  transition.finished
    .then(() => {
      for (const element of named) element.style.viewTransitionName = ''
      // Another turn may have begun meanwhile.
      if (root.dataset.turn === turn) delete root.dataset.turn
    })
    .catch(noTransition)
}

/** The browser cuts instead: the page is there all the same. */
const noTransition = () => undefined

/** The strokes of the page that goes grow narrow to their left edges, those of the one that comes grow from there. */
function drawStrokes(root: HTMLElement): void {
  const half = { duration: TURN_MS.strokes / 2, fill: 'both' } as const
  const [shut, open] = [{ clipPath: strokes(0) }, { clipPath: strokes(1) }]
  root.animate([open, shut], { ...half, easing: 'ease-in', pseudoElement: '::view-transition-old(root)' })
  root.animate([shut, open], { ...half, easing: 'ease-out', delay: half.duration, pseudoElement: '::view-transition-new(root)' })
}

/** Ninety upright bars as one shape, each as wide as this share of its place. */
function strokes(share: number): string {
  const points = Array.from({ length: STROKES }, (_, index) => {
    const left = (index / STROKES) * 100
    // A little more than its place, so that no seam is left between two that are open.
    const right = left + (share * 100.2) / STROKES
    return `${left}% 0,${right}% 0,${right}% 100%,${left}% 100%,${left}% 0`
  })
  return `polygon(${points.join()})`
}
