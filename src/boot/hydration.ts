import type { PartId } from '../../machines/boot/boot.machine.ts'
import { inspection } from '../actors/engine.ts'
import { bootReaches, PAGE, tellBoot } from './boot.ts'

/** Whether the page is hydrated from HTML that the build has written. */
export const isPrerendered = typeof document !== 'undefined' && document.getElementById('root')?.dataset.page !== undefined

/**
 * Resolves when a part is needed: immediately for the page itself, for a section when the visitor comes near or interacts with
 * it.
 */
export function whenWanted(part: PartId): Promise<void> {
  if (!isPrerendered) return Promise.resolve()
  const element = document.querySelector(`[data-part="${part}"]`)
  // An inspector should see every machine of the page, including those far down.
  if (part === PAGE || !element || typeof IntersectionObserver !== 'function' || inspection.current) tellBoot({ type: 'part.wanted', part })
  else wantWhenNear(element, part)
  return bootReaches(({ context }) => Object.hasOwn(context.parts, part))
}

/** Resolves when a part whose code has loaded may hydrate. */
export function whenItsTurn(part: PartId): Promise<void> {
  tellBoot({ type: 'part.arrived', part })
  return bootReaches(({ context }) => context.hydrating === part || context.parts[part] === 'hydrated')
}

/** Reports that a part is hydrated: all effects in it have run. */
export function partHydrated(part: PartId): void {
  // For styles that apply only before hydration, such as those that keep nothing dimmed while the script is late.
  document.querySelector(`[data-part="${part}"]`)?.setAttribute('data-hydrated', '')
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
