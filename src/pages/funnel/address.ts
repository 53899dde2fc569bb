import { SCENARIO_PARAMETERS } from '#machines/funnel-scenario/scenario.ts'
import { hashForTab, tabFromHash } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import type { FunnelTab } from '#machines/funnel-tabs/funnel-tabs.machine.ts'

/** Anchor of the section "Eigene Zahlen" (the visitor's own numbers), which is on the interactive tab. */
export const OWN_NUMBERS_ID = 'eigene-zahlen'

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

const NAMES = new Set<string>(Object.values(SCENARIO_PARAMETERS))

/** The query string and the fragment of the current URL; both are empty while prerendering. */
export function address(): Pick<Location, 'search' | 'hash'> {
  return typeof location === 'undefined' ? { search: '', hash: '' } : location
}

/** Changes the query string, the fragment or both in the current URL. */
export function writeAddress(part: { search?: string; hash?: string }, replace: boolean): void {
  const { search, hash } = location
  history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + (part.search ?? search) + (part.hash ?? hash))
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
  if (anchor === `#${OWN_NUMBERS_ID}`) return 'interactive'
  const tab = tabFromHash(anchor)
  return hashForTab(tab) === anchor ? tab : undefined
}

/** The visitor's numbers in a URL: in its fragment or, in older links, in its query string. */
export function numbersOfAddress({ search, hash }: { readonly search: string; readonly hash: string }): string {
  return fragmentOf(hash).numbers || scenarioPairs(search.replace(/^\?/, '').split('&'))
}

/**
 * Removes the parameters of a scenario from a query string and keeps all others.
 *
 * @param query The URL's query string, with its `?`, or empty.
 */
export function withoutNumbers(query: string): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !NAMES.has(nameOf(pair)))
  return others.length === 0 ? '' : `?${others.join('&')}`
}

function scenarioPairs(pairs: readonly string[]): string {
  return pairs.filter((pair) => NAMES.has(nameOf(pair))).join('&')
}

/** The decoded name of a pair such as `%62esucher=1`, which has the name `besucher`. */
function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? ''
}
