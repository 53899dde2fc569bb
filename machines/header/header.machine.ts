import { setup } from 'xstate'
import { checkEvents, isFiniteNumber } from '../common/checked-events.ts'

/** Scroll position above which the header gets its ground, in px. Source: docs/FACTS.md, sections 2 and 9. */
export const SCROLL_THRESHOLD_PX = 50

export type HeaderEvent =
  | { type: 'page.scrolled'; scrollYPx: number }
  /** The menu button has been pressed, or the menu stood open when the page was hydrated. */
  | { type: 'menu.opened' }
  /** The menu button, Escape, a press outside, a chosen link, or a layout that needs no menu. */
  | { type: 'menu.closed' }

/** Knows whether the page has left its top, and whether the small screens' menu is open. */
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

checkEvents(headerMachine, {
  'page.scrolled': { scrollYPx: isFiniteNumber },
})
