import { useEffect, useEffectEvent } from 'react'
import type { Actor } from 'xstate'
import type { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { DEMO_SCENARIO } from '#machines/funnel-scenario/funnelFigures.ts'
import type { Scenario } from '#machines/funnel-scenario/funnelFigures.ts'
import { isSameScenario } from '#machines/funnel-scenario/scenario.ts'
import { funnelScenarioView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import type { funnelTabsMachine } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { funnelTabsView } from '#machines/funnel-tabs/funnel-tabs.view.ts'
import { useEmitted } from '#runtime/useMachineActor.ts'
import { TAB_ANCHORS, currentFragment, SCENARIO_ID, tabOfHash, writeFragment } from './address.ts'

/** Calls `follow` once the page is hydrated, and whenever its URL has changed. */
function useAddress(follow: () => void): void {
  const onChanged = useEffectEvent(follow)
  useEffect(() => {
    onChanged()
    addEventListener('popstate', onChanged)
    return () => removeEventListener('popstate', onChanged)
  }, [])
}

/** Keeps the selected tab and the URL's hash in sync. */
export function useTabAddress(tabs: Actor<typeof funnelTabsMachine>): void {
  useEmitted(tabs, 'address.push', ({ tab }) => writeFragment({ ...currentFragment(), anchor: TAB_ANCHORS[tab] }, false))
  useAddress(() => {
    const tab = tabOfHash(location.hash)
    if (tab && tab !== funnelTabsView(tabs.getSnapshot()).state) tabs.send({ type: 'address.changed', tab })
  })
}

/** Whether an anchor, such as the skip link's, says nothing about numbers, so that they are kept. */
function isPlainAnchor(anchor: string): boolean {
  return anchor === `#${SCENARIO_ID}` || tabOfHash(anchor) === undefined
}

/** Keeps the visitor's numbers and the URL's fragment in sync. */
export function useScenarioAddress(actor: Actor<typeof funnelScenarioMachine>): void {
  const write = (scenario: Scenario, replace: boolean) => {
    const written = currentFragment()
    // An address without numbers that Back would return to must not look like a pressed anchor, which keeps the numbers.
    const isBare = written.scenario === undefined && isPlainAnchor(written.anchor)
    writeFragment({ ...written, scenario }, replace || isBare)
  }
  useEmitted(actor, 'address.push', ({ scenario, replace }) => write(scenario, replace))
  useAddress(() => {
    const { anchor, scenario } = currentFragment()
    const { told } = funnelScenarioView(actor.getSnapshot())
    if (isSameScenario(scenario ?? DEMO_SCENARIO, told)) return
    if (scenario === undefined && isPlainAnchor(anchor)) write(told, true)
    else actor.send({ type: 'address.changed', scenario: scenario ?? DEMO_SCENARIO })
  })
}
