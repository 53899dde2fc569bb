import { DEMO_SCENARIO, normalizeScenario } from '#machines/funnel-scenario/funnelFigures.ts'
import type { Scenario, ScenarioField } from '#machines/funnel-scenario/funnelFigures.ts'
import { forEachField, isPercentage, parseScenarioField, SCENARIO_FIELDS } from '#machines/funnel-scenario/scenario.ts'
import { FUNNEL_TABS } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import type { FunnelTab } from '#machines/funnel-tabs/funnel-tabs.machine.ts'

/** Anchor of the section "Eigene Zahlen" (the visitor's own numbers), which is on the interactive tab. */
export const SCENARIO_ID = 'eigene-zahlen'

/** The default tab has no anchor, so its URL is that of the page. */
export const TAB_ANCHORS: Readonly<Record<FunnelTab, string>> = { interactive: '', visualization: '#visualisierung', why: '#warum' }

const PARAMETERS: Readonly<Record<ScenarioField, string>> = {
  visitors: 'besucher',
  interestPermille: 'interesse',
  leadPermille: 'leads',
  customerPermille: 'kunden',
  valueEuro: 'wert',
}

/**
 * The fragment of the page's URL: a tab or an anchor, the visitor's numbers, or both, as in `#warum&besucher=2000`. Browsers
 * never send the fragment, so the numbers stay with the visitor who typed them.
 */
interface Fragment {
  /** With its `#`, or empty. */
  readonly anchor: string
  /** Undefined if the fragment says nothing about numbers. */
  readonly scenario: Scenario | undefined
}

/** The fragment of the current URL; empty while prerendering. */
export function currentFragment(): Fragment {
  return fragmentOf(typeof location === 'undefined' ? '' : location.hash)
}

/** Changes the fragment of the current URL. */
export function writeFragment(fragment: Fragment, replace: boolean): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + location.search + hashOf(fragment))
}

/**
 * Parses a fragment. Never throws: a number that is missing or not a number is the demo's, one out of range is clamped, and of two values
 * the first counts. Anything else is dropped.
 */
export function fragmentOf(hash: string): Fragment {
  const [anchor = ''] = /^#[^=&]+(?=&|$)/.exec(hash) ?? []
  const numbers = new URLSearchParams(hash.slice(1))
  const numberIn = (field: ScenarioField) => parseScenarioField(field, numbers.get(PARAMETERS[field]) ?? '') ?? DEMO_SCENARIO[field]
  const hasNumbers = SCENARIO_FIELDS.some((field) => numbers.has(PARAMETERS[field]))
  return { anchor, scenario: hasNumbers ? normalizeScenario(forEachField(numberIn)) : undefined }
}

/** Builds a fragment, with its `#` and the numbers that differ from the demo's; empty if there is nothing to put in it. */
export function hashOf({ anchor, scenario = DEMO_SCENARIO }: Fragment): string {
  const numbers = SCENARIO_FIELDS.filter((field) => scenario[field] !== DEMO_SCENARIO[field]).map(
    (field) => `&${PARAMETERS[field]}=${isPercentage(field) ? scenario[field] / 10 : scenario[field]}`,
  )
  return `${anchor}${numbers.join('')}`.replace(/^&/, '#')
}

/** The tab that a hash selects; undefined for anchors that have nothing to do with tabs, such as the skip link's. */
export function tabOfHash(hash: string): FunnelTab | undefined {
  const { anchor } = fragmentOf(hash)
  return anchor === `#${SCENARIO_ID}` ? 'interactive' : FUNNEL_TABS.find((tab) => TAB_ANCHORS[tab] === anchor)
}
