import { assign, enqueueActions, setup } from 'xstate'

export const FUNNEL_TABS = ['interactive', 'visualization', 'why'] as const

export type FunnelTab = (typeof FUNNEL_TABS)[number]

/** The default tab has no hash, so its URL is that of the page. */
const HASHES: Readonly<Record<FunnelTab, string>> = {
  interactive: '',
  visualization: '#visualisierung',
  why: '#warum',
}

/** The hash of a tab in the URL: with its `#`, or empty for the default tab. */
export function hashForTab(tab: FunnelTab): string {
  return HASHES[tab]
}

/** The tab that a hash selects, with or without `#`. An unknown hash selects the default tab. */
export function tabFromHash(hash: string): FunnelTab {
  const wanted = hash.startsWith('#') ? hash : `#${hash}`
  return FUNNEL_TABS.find((tab) => HASHES[tab] === wanted) ?? 'interactive'
}

export type FunnelTabsEvent =
  | { type: 'tab.selected'; tab: FunnelTab }
  /** The URL has changed (a link, the back button) or is read for the first time. */
  | { type: 'address.changed'; hash: string }

/** Put this hash into the URL; an empty string removes it. */
export type FunnelTabsEmitted = { type: 'address.push'; hash: string }

/** Which of the three tabs of the funnel page is open. `input.hash` is the URL's hash, if known. */
export const funnelTabsMachine = setup({
  types: {
    input: {} as { hash?: string },
    context: {} as { readonly tab: FunnelTab },
    events: {} as FunnelTabsEvent,
    emitted: {} as FunnelTabsEmitted,
  },
  guards: {
    isTab: ({ context }, params: { tab: FunnelTab }) => context.tab === params.tab,
  },
  actions: {
    chooseTab: assign({ tab: (_, params: { tab: FunnelTab }) => params.tab }),
    /** Choosing the open tab again adds no history entry. */
    pushAddressOfNewTab: enqueueActions(({ context, enqueue }, params: { tab: FunnelTab }) => {
      if (params.tab !== context.tab) {
        enqueue.emit({ type: 'address.push', hash: hashForTab(params.tab) })
      }
    }),
  },
}).createMachine({
  id: 'funnel-tabs',
  context: ({ input }) => ({ tab: tabFromHash(input.hash ?? '') }),
  initial: 'choosing',
  on: {
    'tab.selected': {
      target: '.choosing',
      actions: [
        { type: 'pushAddressOfNewTab', params: ({ event }) => event },
        { type: 'chooseTab', params: ({ event }) => event },
      ],
    },
    'address.changed': {
      target: '.choosing',
      actions: { type: 'chooseTab', params: ({ event }) => ({ tab: tabFromHash(event.hash) }) },
    },
  },
  states: {
    // A transient state: no snapshot shows it.
    choosing: {
      always: [
        { guard: { type: 'isTab', params: { tab: 'visualization' } }, target: 'visualization' },
        { guard: { type: 'isTab', params: { tab: 'why' } }, target: 'why' },
        { target: 'interactive' },
      ],
    },
    interactive: {},
    visualization: {},
    why: {},
  },
})
