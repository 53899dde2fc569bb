import { setup } from 'xstate'

/** The header gets its background once the page has scrolled further than this, in px. Source: docs/FACTS.md, sections 2 and 9. */
export const SCROLL_THRESHOLD_PX = 50

export type HeaderEvent =
  /** The page has scrolled more than `SCROLL_THRESHOLD_PX`. */
  | { type: 'top.left' }
  | { type: 'top.reached' }
  /** The menu button was pressed, or the menu was already open when the page was hydrated. */
  | { type: 'menu.opened' }
  /** Closed by the menu button, Escape, a press outside, a chosen link, or a layout without a menu. */
  | { type: 'menu.closed' }

/** Knows whether the page is scrolled, and whether the menu on small screens is open. */
export const headerMachine = setup({
  types: { events: {} as HeaderEvent },
}).createMachine({
  id: 'header',
  type: 'parallel',
  states: {
    page: {
      initial: 'top',
      states: {
        top: { on: { 'top.left': 'scrolled' } },
        scrolled: { on: { 'top.reached': 'top' } },
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
