import { useCallback, useEffect, useRef } from 'react'
import type { Actor } from 'xstate'
import type { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { parseScenario, serializeScenario } from '#machines/funnel-scenario/scenario.ts'
import { funnelScenarioView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import { hashForTab } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import type { funnelTabsMachine } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { funnelTabsView } from '#machines/funnel-tabs/funnel-tabs.view.ts'
import { useEmitted } from '#runtime/useMachineActor.ts'
import { currentFragment, SCENARIO_ID, tabOfHash, writeFragment } from './address.ts'

/** Keeps the selected tab and the URL's hash in sync. */
export function useTabAddress(tabs: Actor<typeof funnelTabsMachine>): void {
  useEmitted(tabs, 'address.push', ({ hash }) => writeFragment({ ...currentFragment(), anchor: hash }, false))
  useEffect(() => {
    const follow = () => {
      const wanted = tabOfHash(location.hash)
      if (!wanted || funnelTabsView(tabs.getSnapshot()).state === wanted) return
      tabs.send({ type: 'address.changed', hash: hashForTab(wanted) })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [tabs])
}

/** Whether an anchor, such as the skip link's, says nothing about numbers, so that they are kept. */
function isPlainAnchor(anchor: string): boolean {
  return anchor === `#${SCENARIO_ID}` || tabOfHash(anchor) === undefined
}

/** Called by the number controls, because the URL is not updated during a gesture. */
export interface Gesture {
  /** A handle is grabbed, or an arrow key pressed on it. */
  begin(): void
  /** The handle or the key is released. */
  end(): void
}

/**
 * Keeps the visitor's numbers and the URL's fragment in sync.
 *
 * While a handle is being dragged or an arrow key held, the URL is not updated: browsers block pages that change their URL a
 * hundred times in a few seconds.
 */
export function useScenarioAddress(scenario: Actor<typeof funnelScenarioMachine>): Gesture {
  const gesture = useRef<{ under: boolean; waiting?: { numbers: string; replace: boolean } | undefined }>({ under: false })
  const writeNumbers = useCallback((numbers: string, replace: boolean) => {
    const written = currentFragment()
    // An address without numbers that Back would return to must not look like a pressed anchor, which keeps the numbers (`follow`).
    const isBare = written.numbers === '' && isPlainAnchor(written.anchor)
    // Skips a change that was undone before it was written.
    if (numbers !== written.numbers) writeFragment({ ...written, numbers }, replace || isBare)
  }, [])

  useEffect(() => {
    const subscription = scenario.on('address.push', (event) => {
      const { under, waiting } = gesture.current
      if (under) gesture.current.waiting = { numbers: event.numbers, replace: waiting?.replace ?? event.replace }
      else writeNumbers(event.numbers, event.replace)
    })
    const known = () => funnelScenarioView(scenario.getSnapshot()).numbers
    const written = () => serializeScenario(parseScenario(currentFragment().numbers))
    // No event is sent for numbers that were changed before hydration.
    if (written() !== known()) writeNumbers(known(), true)
    const follow = () => {
      if (written() === known()) return
      const { anchor, numbers } = currentFragment()
      gesture.current.waiting = undefined
      if (numbers === '' && isPlainAnchor(anchor)) writeNumbers(known(), true)
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
