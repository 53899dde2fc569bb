import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { parseScenario, serializeScenario } from '#machines/funnel-scenario/scenario.ts'
import { funnelScenarioView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import type { funnelTabsMachine } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { useEmitted } from '#runtime/useMachineActor.ts'
import { currentFragment, SCENARIO_ID, TAB_ANCHORS, tabOfHash, writeFragment } from './address.ts'

/** Keeps the selected tab and the URL's hash in sync. */
export function useTabAddress(tabs: Actor<typeof funnelTabsMachine>): void {
  useEmitted(tabs, 'address.push', ({ tab }) => writeFragment({ ...currentFragment(), anchor: TAB_ANCHORS[tab] }, false))
  useEffect(() => {
    const follow = () => {
      const tab = tabOfHash(location.hash)
      if (tab) tabs.send({ type: 'address.changed', tab })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [tabs])
}

/** Whether an anchor, such as the skip link's, says nothing about numbers, so that they are kept. */
function isPlainAnchor(anchor: string): boolean {
  return anchor === `#${SCENARIO_ID}` || tabOfHash(anchor) === undefined
}

/** Keeps the visitor's numbers and the URL's fragment in sync. */
export function useScenarioAddress(scenario: Actor<typeof funnelScenarioMachine>): void {
  useEffect(() => {
    const writeNumbers = (numbers: string, replace: boolean) => {
      const written = currentFragment()
      // An address without numbers that Back would return to must not look like a pressed anchor, which keeps the numbers (`follow`).
      const isBare = written.numbers === '' && isPlainAnchor(written.anchor)
      writeFragment({ ...written, numbers }, replace || isBare)
    }
    const subscription = scenario.on('address.push', ({ numbers, replace }) => writeNumbers(numbers, replace))
    const follow = () => {
      const { anchor, numbers } = currentFragment()
      const known = funnelScenarioView(scenario.getSnapshot()).numbers
      if (serializeScenario(parseScenario(numbers)) === known) return
      if (numbers === '' && isPlainAnchor(anchor)) writeNumbers(known, true)
      else scenario.send({ type: 'address.changed', numbers })
    }
    addEventListener('popstate', follow)
    return () => {
      subscription.unsubscribe()
      removeEventListener('popstate', follow)
    }
  }, [scenario])
}
