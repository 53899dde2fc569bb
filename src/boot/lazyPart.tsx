import { createElement, lazy, useEffect } from 'react'
import type { ComponentType } from 'react'
import type { PartId } from '../../machines/boot/boot.machine.ts'
import { PAGE, tellBoot } from './boot.ts'
import { isPrerendered, partHydrated, whenItsTurn, whenWanted } from './hydration.ts'
import { untilFetchedAgain } from './chunkRecovery.ts'

/**
 * Splits a component into its own chunk, which is fetched and hydrated separately.
 *
 * It suspends until its code has loaded: the boundary around it determines what is hydrated as one unit, and what stays on screen
 * in the meantime. On a prerendered page the HTML is already there, so a section waits until the visitor comes near or interacts
 * with it, and then for its turn.
 *
 * @param load Imports the module.
 * @param pick Returns the component from it.
 * @param part Id of the part during hydration. Without one it belongs to the part around it.
 */
export function lazyPart<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  { part }: { part?: PartId } = {},
): (props: P) => React.JSX.Element {
  const Waiting = lazy(async () => {
    if (part) await whenWanted(part)
    for (;;) {
      try {
        const module = await load()
        if (part) await whenItsTurn(part)
        return { default: pick(module) }
      } catch (error) {
        if (!isPrerendered) throw error
        // In the prerendered page, the part stays readable until a retry succeeds.
        // Reported as missing first: a late part that then fails has not loaded.
        const anotherAttempt = untilFetchedAgain(part ?? PAGE)
        if (part) tellBoot({ type: 'part.failed', part })
        await anotherAttempt
      }
    }
  })

  return function Part(props: P) {
    useEffect(() => {
      if (part) partHydrated(part)
    }, [])
    return createElement(Waiting as unknown as ComponentType<P>, props)
  }
}
