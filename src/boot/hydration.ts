import type { PartId } from '../../machines/boot/boot.machine.ts'
import { inspection } from '../actors/engine.ts'
import { canonicalPath } from '../routing/routes.ts'
import { bootReaches, PAGE, tellBoot } from './boot.ts'

/** The address whose prerendered page is being hydrated; undefined once nothing of it is left. */
let prerenderedPath = typeof document === 'undefined' ? undefined : canonicalPath(location.pathname)
let release: () => void = () => undefined
/** Resolves once no part waits any more. */
const atOnce = new Promise<void>((resolve) => {
  release = resolve
})

/** Whether what is asked for stands on the prerendered page already. Not so on the way to another page. */
export function isHydrating(): boolean {
  return prerenderedPath !== undefined && prerenderedPath === canonicalPath(location.pathname)
}

/** Whether the open page answers by itself: only then can React put another one in its place. */
export function isPageHydrated(): boolean {
  return prerenderedPath === undefined || window.boot?.hydrated.has(PAGE) === true
}

/** From now on no part waits for the visitor or for its turn. */
export function hydrateAtOnce(): void {
  release()
}

/** Another page is shown: nothing prerendered is left, and no press on it means anything. */
export function endHydration(): void {
  prerenderedPath = undefined
  release()
  tellBoot({ type: 'first-page.left' })
  window.boot?.stop()
  // Styles that build on the page as it was prerendered end.
  delete document.documentElement.dataset.deferred
  delete document.getElementById('root')?.dataset.page
}

/** Resolves when somebody needs a part: at once for the page itself, for a section when the visitor is near or turns to it. */
export function whenWanted(part: PartId): Promise<void> {
  const element = document.querySelector(`[data-part="${part}"]`)
  // An inspector wants to see every machine of the page, also those far down.
  if (part === PAGE || !element || typeof IntersectionObserver !== 'function' || inspection.current) tellBoot({ type: 'part.wanted', part })
  else wantWhenNear(element, part)
  return Promise.race([atOnce, bootReaches(({ context }) => Object.hasOwn(context.parts, part))])
}

/** Resolves when it is the turn of a part whose code has arrived. */
export function whenItsTurn(part: PartId): Promise<void> {
  tellBoot({ type: 'part.arrived', part })
  return Promise.race([atOnce, bootReaches(({ context }) => context.hydrating === part || context.parts[part] === 'hydrated')])
}

/** Says that a part answers by itself: the effects of everything in it have run. */
export function partHydrated(part: PartId): void {
  // For styles that help out until then, such as those that let nothing stay dimmed where the script is late.
  document.querySelector(`[data-part="${part}"]`)?.setAttribute('data-hydrated', '')
  if (!isHydrating()) return
  window.boot?.hydrated.add(part)
  tellBoot({ type: 'part.hydrated', part })
}

function wantWhenNear(element: Element, part: PartId): void {
  const turns = ['pointerover', 'focusin', 'touchstart'] as const
  const done = () => {
    observer.disconnect()
    for (const type of turns) element.removeEventListener(type, done)
    tellBoot({ type: 'part.wanted', part })
  }
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(), {
    rootMargin: '60% 0px',
  })
  observer.observe(element)
  for (const type of turns) element.addEventListener(type, done, { passive: true })
}
