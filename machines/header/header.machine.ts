import { setup } from 'xstate'

/** The header gets its background once the page has scrolled further than this, in px. Source: docs/FACTS.md, sections 2 and 9. */
export const SCROLL_THRESHOLD_PX = 50

export type HeaderEvent =
  | { type: 'page.scrolled'; scrollYPx: number }
  /** The menu button was pressed, or the menu was already open when the page was hydrated. */
  | { type: 'menu.opened' }
  /** Closed by the menu button, Escape, a press outside, a chosen link, or a layout without a menu. */
  | { type: 'menu.closed' }

/** Knows whether the page is scrolled, and whether the menu on small screens is open. */
export const headerMachine = setup({
  types: { events: {} as HeaderEvent },
  guards: {
    isBelowTop: ({ event }) => event.type === 'page.scrolled' && event.scrollYPx > SCROLL_THRESHOLD_PX,
    isAtTop: ({ event }) => event.type === 'page.scrolled' && event.scrollYPx <= SCROLL_THRESHOLD_PX,
  },
}).createMachine({
  id: 'header',
  type: 'parallel',
  states: {
    page: {
      initial: 'top',
      states: {
        top: { on: { 'page.scrolled': { guard: 'isBelowTop', target: 'scrolled' } } },
        scrolled: { on: { 'page.scrolled': { guard: 'isAtTop', target: 'top' } } },
      },
    },
    menu: {
      initial: 'closed',
      states: {
        closed: { on: { 'menu.opened': 'open' } },
        open: { on: { 'menu.closed': 'closed' } },
      },
    },
  },
})
