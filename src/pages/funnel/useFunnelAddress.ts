import { useCallback, useEffect, useRef } from 'react'
import type { Actor } from 'xstate'
import type { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { parseScenario, serializeScenario } from '#machines/funnel-scenario/scenario.ts'
import { hashForTab } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import type { funnelTabsMachine } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { fragmentOf, hashOf, numbersOfAddress, OWN_NUMBERS_ID, tabOfHash, withoutNumbers, writeAddress } from './address.ts'

/** Keeps the selected tab and the URL's hash in sync. */
export function useTabAddress(tabs: Actor<typeof funnelTabsMachine>): void {
  useEffect(() => {
    const writeTab = (anchor: string) => writeAddress({ hash: hashOf({ ...fragmentOf(location.hash), anchor }) }, false)
    const subscription = tabs.on('address.push', (event) => writeTab(event.hash))
    const follow = () => {
      const wanted = tabOfHash(location.hash)
      if (!wanted || tabs.getSnapshot().context.tab === wanted) return
      tabs.send({ type: 'address.changed', hash: hashForTab(wanted) })
    }
    addEventListener('popstate', follow)
    return () => {
      subscription.unsubscribe()
      removeEventListener('popstate', follow)
    }
  }, [tabs])
}

/** Whether an anchor, such as the skip link's, says nothing about numbers, so that they are kept. */
function isPlainAnchor(anchor: string): boolean {
  return anchor === `#${OWN_NUMBERS_ID}` || tabOfHash(anchor) === undefined
}

/** Called by the number controls, because the URL is not updated during a gesture. */
export interface Gesture {
  /** A handle is grabbed, or an arrow key pressed on it. */
  begin(): void
  /** The handle or the key is released. */
  end(): void
}

/**
 * Keeps the visitor's numbers and the URL's fragment in sync. Older links have the numbers in the query string, which the server sees.
 * Such numbers are read once and moved to the fragment.
 *
 * While a handle is being dragged or an arrow key held, the URL is not updated: browsers block pages that change their URL a
 * hundred times in a few seconds.
 */
export function useScenarioAddress(scenario: Actor<typeof funnelScenarioMachine>): Gesture {
  const gesture = useRef<{ under: boolean; waiting?: { numbers: string; replace: boolean } | undefined }>({ under: false })
  const writeNumbers = useCallback((numbers: string, replace: boolean) => {
    const { search, hash: before } = location
    const written = fragmentOf(before)
    const wanted = { search: withoutNumbers(search), hash: hashOf({ ...written, numbers }) }
    // An address without numbers that Back would return to must not look like a pressed anchor, which keeps the numbers (`follow`).
    const isBare = written.numbers === '' && isPlainAnchor(written.anchor)
    // Skips a change that was undone before it was written.
    if (wanted.hash !== before || wanted.search !== search) writeAddress(wanted, replace || isBare)
  }, [])

  useEffect(() => {
    const subscription = scenario.on('address.push', (event) => {
      const { under, waiting } = gesture.current
      if (under) gesture.current.waiting = { numbers: event.numbers, replace: waiting?.replace ?? event.replace }
      else writeNumbers(event.numbers, event.replace)
    })
    // No event is sent for numbers that were changed before hydration or found in the query string of an older link.
    const { numbers: moved } = scenario.getSnapshot().context
    if (serializeScenario(parseScenario(numbersOfAddress(location))) !== moved || withoutNumbers(location.search) !== location.search)
      writeNumbers(moved, true)
    const follow = () => {
      const { numbers: known } = scenario.getSnapshot().context
      const { anchor, numbers } = fragmentOf(location.hash)
      if (serializeScenario(parseScenario(numbers)) === known) return
      gesture.current.waiting = undefined
      if (numbers === '' && isPlainAnchor(anchor)) writeNumbers(known, true)
      else scenario.send({ type: 'address.changed', numbers })
    }
    addEventListener('popstate', follow)
    return () => {
      subscription.unsubscribe()
      removeEventListener('popstate', follow)
    }
  }, [scenario, writeNumbers])

  return {
    begin() {
      gesture.current.under = true
    },
    end() {
      const { waiting } = gesture.current
      gesture.current = { under: false }
      if (waiting) writeNumbers(waiting.numbers, waiting.replace)
    },
  }
}
