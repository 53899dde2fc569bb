import { SCENARIO_PARAMETERS } from '#machines/funnel-scenario/scenario.ts'
import { FUNNEL_TABS } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import type { FunnelTab } from '#machines/funnel-tabs/funnel-tabs.machine.ts'

/** Anchor of the section "Eigene Zahlen" (the visitor's own numbers), which is on the interactive tab. */
export const SCENARIO_ID = 'eigene-zahlen'

/**
 * The fragment of the page's URL: a tab or an anchor, the visitor's numbers, or both, as in `#warum&besucher=2000`. Browsers
 * never send the fragment, so the numbers stay with the visitor who typed them.
 */
interface Fragment {
  /** With its `#`, or empty. */
  readonly anchor: string
  /** In the format of `serializeScenario`, or empty. */
  readonly numbers: string
}

/** The anchor of each tab. That of the first is empty, so that its URL is that of the page. */
export const TAB_ANCHORS: Readonly<Record<FunnelTab, string>> = { interactive: '', visualization: '#visualisierung', why: '#warum' }

const NAMES = new Set<string>(Object.values(SCENARIO_PARAMETERS))

/** The fragment of the current URL; empty while prerendering. */
export function currentFragment(): Fragment {
  return fragmentOf(typeof location === 'undefined' ? '' : location.hash)
}

/** Changes the fragment of the current URL. */
export function writeFragment(fragment: Fragment, replace: boolean): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + location.search + hashOf(fragment))
}

/** Parses a fragment. Pairs that do not belong to a scenario are dropped. */
export function fragmentOf(hash: string): Fragment {
  const [first = '', ...rest] = hash.replace(/^#/, '').split('&')
  if (first.includes('=')) return { anchor: '', numbers: scenarioPairs([first, ...rest]) }
  return { anchor: first === '' ? '' : `#${first}`, numbers: scenarioPairs(rest) }
}

/** Builds a fragment, with its `#`; empty if there is nothing to put in it. */
export function hashOf({ anchor, numbers }: Fragment): string {
  if (numbers === '') return anchor
  return anchor === '' ? `#${numbers}` : `${anchor}&${numbers}`
}

/** The tab that a hash selects; undefined for anchors that have nothing to do with tabs, such as the skip link's. */
export function tabOfHash(hash: string): FunnelTab | undefined {
  const { anchor } = fragmentOf(hash)
  if (anchor === `#${SCENARIO_ID}`) return 'interactive'
  return FUNNEL_TABS.find((tab) => TAB_ANCHORS[tab] === anchor)
}

function scenarioPairs(pairs: readonly string[]): string {
  return pairs.filter((pair) => NAMES.has(nameOf(pair))).join('&')
}

/** The decoded name of a pair such as `%62esucher=1`, which has the name `besucher`. */
function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? ''
}
