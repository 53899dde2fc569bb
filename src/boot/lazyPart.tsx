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
  /** What the part is called while the prerendered page is hydrated. Without a name it belongs to the part around it. */
  part?: PartId
  /** What else has to be there before the part is shown on a later visit: its own lazy parts. */
  preloadChildren?: (module: M) => Promise<unknown>
}

/**
 * Splits a component off into a chunk of its own that is fetched and hydrated separately.
 *
 * It suspends until its code is there: the boundary around it decides what is hydrated as one piece, and what stays
 * on screen meanwhile. On a prerendered page the HTML stands already, so a section waits until the visitor is less than a
 * window away or turns to it, and then for its turn.
 *
 * @param load Imports the module.
 * @param pick Takes the component out of it.
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
        // A part of the prerendered page stays readable there until a retry succeeds.
        if (!isHydrating()) throw error
        // First of all it is missing: a part that was late and now fails has not come.
        const anotherAttempt = untilFetchedAgain(part ?? PAGE)
        if (part) tellBoot({ type: 'part.failed', part })
        await anotherAttempt
      }
    }
  })

  function Part(props: P) {
    // Chosen once per mounted part: another component type in its place would throw its state away.
    const [Component] = useState(() => loaded ?? (Waiting as unknown as ComponentType<P>))
    useEffect(() => {
      if (part) partHydrated(part)
    }, [])
    return createElement(Component, props)
  }
  return Object.assign(Part, { preload: () => fetched(true).then(() => undefined) })
}
