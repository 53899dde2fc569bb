import { FLIGHT_MS, TURN_MS } from '../../machines/navigation/navigation.machine.ts'
import type { Turn } from '../../machines/navigation/navigation.machine.ts'

/** Strokes that close over the old page and open over the new one. */
const STROKES = 90

/** Overrides the browser's default cross-fade. Presses go to the new page. */
const STYLES = `
  ::view-transition { pointer-events: none; background: var(--night-900) }
  ::view-transition-group(*) { animation-duration: ${FLIGHT_MS}ms; animation-timing-function: var(--ease-in-out) }
  [data-turn='strokes']::view-transition-group(root) { animation-duration: ${TURN_MS.strokes}ms }
  [data-turn='strokes']::view-transition-old(root), [data-turn='strokes']::view-transition-new(root) { animation: none; mix-blend-mode: normal }
  ::view-transition-group(shared) { z-index: 1; animation-duration: ${TURN_MS.cover}ms }
  ::view-transition-old(shared), ::view-transition-new(shared) { height: 100%; object-fit: cover; overflow: clip }
`
let styles: CSSStyleSheet | undefined
let latest: ViewTransition | undefined

/** The cover in an article's card, or the one at the head of the article. */
const coverIn = (scope: ParentNode | null | undefined) => scope?.querySelector<HTMLElement>('.frame, .cover') ?? undefined

/** The strokes of a package, one for each day. */
const daysIn = (scope: ParentNode | null | undefined) => scope?.querySelector<SVGElement>('[data-days]') ?? undefined

const canTurn = () => 'startViewTransition' in document && document.visibilityState === 'visible'

/** The transition to the page that a link leads to; undefined if view transitions are not available. */
export function turnOf(link: HTMLAnchorElement): Turn | undefined {
  if (!canTurn()) return undefined
  return coverIn(link.closest('.card')) ? 'cover' : 'strokes'
}

/** Whether a link on this page has strokes beside it, and its target has a place for them to fly to. */
export function canFly(link: HTMLAnchorElement): boolean {
  return canTurn() && daysIn(link.closest('article')) !== undefined && daysIn(document.querySelector(link.hash)) !== undefined
}

/** Goes to a link's target on this page, with the strokes beside the link flying along. */
export function flyTo(link: HTMLAnchorElement, go: () => void): void {
  transit('flight', daysIn(link.closest('article')), async () => {
    go()
    const to = daysIn(document.querySelector(link.hash))
    // Makes sure that their target is visible.
    to?.scrollIntoView({ block: 'nearest' })
    return to
  })
}

/**
 * Shows another page as a view transition. Its visible part ends with the machine's `turning`; nothing waits for it.
 *
 * @param link The pressed link: the cover beside it moves to the head of its article.
 * @param show Resolves once the other page is rendered and scrolled into place.
 */
export function turnPage(turn: Turn, link: HTMLAnchorElement | undefined, show: () => Promise<void>): void {
  transit(turn, turn === 'cover' ? coverIn(link?.closest('.card')) : undefined, async () => {
    await show()
    return turn === 'cover' ? coverIn(document.querySelector('main article')) : undefined
  })
}

type Shared = HTMLElement | SVGElement | undefined

/** A view transition in which one element, if there is one, moves to the place of another. */
function transit(kind: Turn | 'flight', from: Shared, change: () => Promise<Shared>): void {
  const root = document.documentElement
  if (!styles) {
    styles = new CSSStyleSheet()
    styles.replaceSync(STYLES)
    document.adoptedStyleSheets.push(styles)
  }
  root.dataset.turn = kind
  const named: NonNullable<Shared>[] = []
  const name = (element: Shared) => {
    if (!element) return
    element.style.viewTransitionName = 'shared'
    named.push(element)
  }
  const unname = () => {
    for (const element of named) element.style.viewTransitionName = ''
  }
  name(from)
  const transition = document.startViewTransition(async () => {
    const to = await change()
    unname()
    name(to)
  })
  latest = transition
  transition.ready.then(() => kind === 'strokes' && drawStrokes(root), noTransition)
  transition.finished
    .then(() => {
      unname()
      if (transition === latest) delete root.dataset.turn
    })
    .catch(noTransition)
}

/** The transition was skipped: the page is shown all the same. */
const noTransition = () => undefined

/** The strokes of the old page shrink to their left edges, those of the new one grow from there. */
function drawStrokes(root: HTMLElement): void {
  const half = { duration: TURN_MS.strokes / 2, fill: 'both' } as const
  const [shut, open] = [{ clipPath: strokes(0) }, { clipPath: strokes(1) }]
  root.animate([open, shut], { ...half, easing: 'ease-in', pseudoElement: '::view-transition-old(root)' })
  root.animate([shut, open], { ...half, easing: 'ease-out', delay: half.duration, pseudoElement: '::view-transition-new(root)' })
}

/** Ninety vertical bars as one shape, each covering this share of its slot. */
function strokes(share: number): string {
  const points = Array.from({ length: STROKES }, (_, index) => {
    const left = (index / STROKES) * 100
    // Slightly wider than its slot, so that no seam shows between two open bars.
    const right = left + (share * 100.2) / STROKES
    return `${left}% 0,${right}% 0,${right}% 100%,${left}% 100%,${left}% 0`
  })
  return `polygon(${points.join()})`
}
