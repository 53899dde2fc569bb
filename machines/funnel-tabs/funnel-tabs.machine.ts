import { emit, setup } from 'xstate'

export const FUNNEL_TABS = ['interactive', 'visualization', 'why'] as const

export type FunnelTab = (typeof FUNNEL_TABS)[number]

export type FunnelTabsEvent =
  | { type: 'tab.selected'; tab: FunnelTab }
  /** The URL has changed (a link, the back button) or is read for the first time. */
  | { type: 'address.changed'; tab: FunnelTab }

/** Put this tab into the URL. */
export type FunnelTabsEmitted = { type: 'address.push'; tab: FunnelTab }

/** Which of the three tabs of the funnel page is open. */
export const funnelTabsMachine = setup({
  types: { events: {} as FunnelTabsEvent, emitted: {} as FunnelTabsEmitted },
  guards: { isTab: ({ event }, params: { tab: FunnelTab }) => event.tab === params.tab },
  actions: { pushAddress: emit(({ event }) => ({ type: 'address.push', tab: event.tab })) },
}).createMachine({
  id: 'funnel-tabs',
  initial: 'interactive',
  on: {
    'tab.selected': FUNNEL_TABS.map((tab) => ({ guard: { type: 'isTab', params: { tab } }, target: `.${tab}`, actions: 'pushAddress' })),
    'address.changed': FUNNEL_TABS.map((tab) => ({ guard: { type: 'isTab', params: { tab } }, target: `.${tab}` })),
  },
  // Choosing the open tab again adds no history entry.
  states: {
    interactive: { on: { 'tab.selected': { guard: { type: 'isTab', params: { tab: 'interactive' } } } } },
    visualization: { on: { 'tab.selected': { guard: { type: 'isTab', params: { tab: 'visualization' } } } } },
    why: { on: { 'tab.selected': { guard: { type: 'isTab', params: { tab: 'why' } } } } },
  },
})
