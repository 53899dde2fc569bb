import { createElement, lazy, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { PartId } from '../../machines/boot/boot.machine.ts'
import { PAGE, tellBoot } from './boot.ts'
import { isHydrating, partHydrated, whenItsTurn, whenWanted } from './hydration.ts'
import { untilFetchedAgain } from './chunkRecovery.ts'

/** A page or section whose chunk is loaded on demand. */
export interface LazyPart<P extends object> {
  (props: P): React.JSX.Element
  /** Preloads the chunk, so that the part appears without a gap. Idempotent. */
  preload(): Promise<void>
}

interface LazyPartOptions<M> {
  /** Id of the part during hydration. Without one it belongs to the part around it. */
  part?: PartId
  /** Also loaded before the part is shown on a later visit: its own lazy parts. */
  preloadChildren?: (module: M) => Promise<unknown>
}

/**
 * Splits a component into its own chunk, which is fetched and hydrated separately.
 *
 * It suspends until its code has loaded: the boundary around it determines what is hydrated as one unit, and what stays on screen
 * in the meantime. On a prerendered page the HTML is already there, so a section waits until the visitor comes near or interacts
 * with it, and then for its turn.
 *
 * @param load Imports the module.
 * @param pick Returns the component from it.
 */
export function lazyPart<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  { part, preloadChildren }: LazyPartOptions<M> = {},
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  const fetched = async (withChildren: boolean) => {
    const module = await load()
    if (withChildren) await preloadChildren?.(module)
    loaded = pick(module)
    return { default: loaded }
  }
  const Waiting = lazy(async () => {
    if (part && isHydrating()) await whenWanted(part)
    for (;;) {
      try {
        const module = await fetched(!isHydrating())
        if (part && isHydrating()) await whenItsTurn(part)
        return module
      } catch (error) {
        // In the prerendered page, the part stays readable until a retry succeeds.
        if (!isHydrating()) throw error
        // Reported as missing first: a late part that then fails has not loaded.
        const anotherAttempt = untilFetchedAgain(part ?? PAGE)
        if (part) tellBoot({ type: 'part.failed', part })
        await anotherAttempt
      }
    }
  })

  function Part(props: P) {
    // Chosen once per mounted part: switching the component type would discard its state.
    const [Component] = useState(() => loaded ?? (Waiting as unknown as ComponentType<P>))
    useEffect(() => {
      if (part) partHydrated(part)
    }, [])
    return createElement(Component, props)
  }
  return Object.assign(Part, { preload: () => fetched(true).then(() => undefined) })
}
