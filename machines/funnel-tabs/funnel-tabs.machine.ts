import { assign, emit, setup } from 'xstate'

/** The tabs of the funnel page; the first is open unless the URL names another. */
export const FUNNEL_TABS = ['interactive', 'visualization', 'why'] as const

export type FunnelTab = (typeof FUNNEL_TABS)[number]

export type FunnelTabsEvent =
  | { type: 'tab.selected'; tab: FunnelTab }
  /** The URL names another tab, after a link or the back button. */
  | { type: 'address.changed'; tab: FunnelTab }

/** Put this tab into the URL. */
export type FunnelTabsEmitted = { type: 'address.push'; tab: FunnelTab }

/** Which of the three tabs of the funnel page is open. */
export const funnelTabsMachine = setup({
  types: {
    /** The tab that the URL names, if it names one. */
    input: {} as { tab?: FunnelTab | undefined },
    context: {} as { readonly tab: FunnelTab },
    events: {} as FunnelTabsEvent,
    emitted: {} as FunnelTabsEmitted,
  },
  guards: { isOther: ({ context, event }) => event.tab !== context.tab },
  actions: {
    showTab: assign({ tab: ({ event }) => event.tab }),
    pushAddress: emit(({ event }) => ({ type: 'address.push', tab: event.tab })),
  },
}).createMachine({
  id: 'funnel-tabs',
  context: ({ input }) => ({ tab: input.tab ?? FUNNEL_TABS[0] }),
  initial: 'open',
  on: {
    // Choosing the open tab again adds no history entry.
    'tab.selected': { guard: 'isOther', actions: ['showTab', 'pushAddress'] },
    'address.changed': { actions: 'showTab' },
  },
  states: { open: {} },
})
