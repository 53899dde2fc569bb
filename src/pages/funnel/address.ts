import { SCENARIO_PARAMETERS } from '../../../machines/funnel-scenario/scenario.ts'
import { hashForTab, tabFromHash } from '../../../machines/funnel-tabs/funnel-tabs.machine.ts'
import type { FunnelTab } from '../../../machines/funnel-tabs/funnel-tabs.machine.ts'

/** Anchor of "Eigene Zahlen", inside the interactive tab. */
export const OWN_NUMBERS_ID = 'eigene-zahlen'

/** The tab that a hash of the address asks for; undefined for anchors that have nothing to do with tabs, such as the skip link's. */
export function tabOfHash(hash: string): FunnelTab | undefined {
  if (hash === `#${OWN_NUMBERS_ID}`) return 'interactive'
  const tab = tabFromHash(hash)
  return hashForTab(tab) === hash ? tab : undefined
}

/**
 * A query with a scenario in place of the one it has. Parameters that are none of a scenario's stay as they are.
 *
 * @param query The address's query, with its `?`, or empty.
 * @param scenario The query of the scenario alone, with its `?`, or empty for the demo.
 */
export function withScenario(query: string, scenario: string): string {
  const own = new Set<string>(Object.values(SCENARIO_PARAMETERS))
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !own.has(nameOf(pair)))
  const pairs = [...others, ...(scenario === '' ? [] : [scenario.slice(1)])]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The name of one pair of a query, decoded: `%62esucher` is `besucher`. */
function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? ''
}
