import { createElement, lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { inspection } from '../actors/engine.ts'
import { waitForMissingPart } from './missingParts.ts'

/** A page or section whose code comes when it is needed. */
export interface LazyPart<P extends object> {
  (props: P): React.JSX.Element
  /** Fetches the code ahead, so that the part appears without a gap. Safe to call often. */
  preload(): Promise<void>
}

/** The address whose prerendered page is being taken over; undefined once no part has to wait any more. */
let prerenderedPath = typeof document === 'undefined' ? undefined : location.pathname
const waiting = new Set<() => void>()

/** Whether what is asked for stands on the prerendered page already. Not so on the way to another page. */
const isTakingOver = () => prerenderedPath !== undefined && prerenderedPath === location.pathname

/** Ends the time in which parts wait until they are near the window: from now on they are shown at once. */
export function stopWaiting(): void {
  prerenderedPath = undefined
  for (const resolve of waiting) resolve()
}

/**
 * Splits a component off into a file of its own that is fetched, and hydrated, by itself.
 *
 * It suspends until its code is there: the boundary around it decides what is hydrated as one piece, and what stays
 * on screen meanwhile.
 *
 * On a prerendered page the HTML stands already, so its code can wait until the visitor is near: with `nearId` it
 * is fetched when the element of that id is less than a window away, or is touched, focused or linked to.
 *
 * @param load Imports the module.
 * @param pick Takes the component out of it.
 * @param nearId Id of the element in the prerendered HTML to wait for. Without it the code is fetched at once.
 * @param ahead What else has to be there before the part is shown on a later visit: its own lazy parts.
 */
export function lazyPart<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  { nearId, ahead }: { nearId?: string; ahead?: (module: M) => Promise<unknown> } = {},
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  const fetched = async (withParts: boolean) => {
    const module = await load()
    if (withParts) await ahead?.(module)
    loaded = pick(module)
    return { default: loaded }
  }
  const Waiting = lazy(async () => {
    if (nearId && isTakingOver()) await comesNear(nearId)
    for (;;) {
      try {
        return await fetched(!isTakingOver())
      } catch (error) {
        // Where the part stands on the prerendered page, it stays there to be read until its code comes after all.
        if (!isTakingOver()) throw error
        await waitForMissingPart()
      }
    }
  })

  function Part(props: P) {
    // Chosen once per mounted part: another component type in its place would throw its state away.
    const [Component] = useState(() => loaded ?? (Waiting as unknown as ComponentType<P>))
    return createElement(Component, props)
  }
  return Object.assign(Part, { preload: () => fetched(true).then(() => undefined) })
}

/** Resolves when the element is less than a window away from view, or when the visitor turns to it. */
function comesNear(id: string): Promise<void> {
  const element = document.getElementById(id)
  // An inspector wants to see every machine of the page, also those far down.
  if (!element || typeof IntersectionObserver !== 'function' || inspection.current) return Promise.resolve()
  return new Promise((resolve) => {
    const turns = ['pointerover', 'focusin', 'touchstart'] as const
    const done = () => {
      waiting.delete(done)
      observer.disconnect()
      for (const type of turns) element.removeEventListener(type, done)
      resolve()
    }
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(), {
      rootMargin: '60% 0px',
    })
    waiting.add(done)
    observer.observe(element)
    for (const type of turns) element.addEventListener(type, done, { passive: true })
  })
}
