import type { PartId } from '../../machines/boot/boot.machine.ts'
import { inspection } from '../actors/engine.ts'
import { canonicalPath } from '../routing/routes.ts'
import { bootReaches, PAGE, tellBoot } from './boot.ts'

/** The URL path of the prerendered page being hydrated; undefined once nothing of it is left. */
let prerenderedPath = typeof document === 'undefined' ? undefined : canonicalPath(location.pathname)
let release: () => void = () => undefined
/** Resolves once parts no longer wait. */
const atOnce = new Promise<void>((resolve) => {
  release = resolve
})

/** Whether the current URL is that of the prerendered page still being hydrated; false while navigating to another page. */
export function isHydrating(): boolean {
  return prerenderedPath !== undefined && prerenderedPath === canonicalPath(location.pathname)
}

/** Whether the open page is hydrated: only then can React replace it. */
export function isPageHydrated(): boolean {
  return prerenderedPath === undefined || window.boot?.hydrated.has(PAGE) === true
}

/** From now on no part waits for the visitor or for its turn to hydrate. */
export function hydrateAtOnce(): void {
  release()
}

/** Another page is shown: nothing prerendered is left, and recorded presses are dropped. */
export function endHydration(): void {
  prerenderedPath = undefined
  release()
  tellBoot({ type: 'first-page.left' })
  window.boot?.stop()
  // Ends the styles that depend on the prerendered page.
  delete document.getElementById('root')?.dataset.page
}

/**
 * Resolves when a part is needed: immediately for the page itself, for a section when the visitor comes near or interacts with
 * it.
 */
export function whenWanted(part: PartId): Promise<void> {
  const element = document.querySelector(`[data-part="${part}"]`)
  // An inspector should see every machine of the page, including those far down.
  if (part === PAGE || !element || typeof IntersectionObserver !== 'function' || inspection.current) tellBoot({ type: 'part.wanted', part })
  else wantWhenNear(element, part)
  return Promise.race([atOnce, bootReaches(({ context }) => Object.hasOwn(context.parts, part))])
}

/** Resolves when a part whose code has loaded may hydrate. */
export function whenItsTurn(part: PartId): Promise<void> {
  tellBoot({ type: 'part.arrived', part })
  return Promise.race([atOnce, bootReaches(({ context }) => context.hydrating === part || context.parts[part] === 'hydrated')])
}

/** Reports that a part is hydrated: all effects in it have run. */
export function partHydrated(part: PartId): void {
  // For styles that apply only before hydration, such as those that keep nothing dimmed while the script is late.
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
