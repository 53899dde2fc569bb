import { assign, emit, setup } from 'xstate'

/**
 * How long the code of a page may take to load, in ms. After that the browser opens the page, which is prerendered and readable
 * without it.
 */
export const FETCH_MS = 1_500

/** How a page was requested: by a link, or by Back or Forward, where the URL has already changed. */
type Way = 'link' | 'traversal'

/**
 * Duration of each page transition, in ms. Part of the design: docs/FACTS.md, section 4. A cover moves to its place on the other
 * page; ninety strokes close over the old page and open over the new one.
 */
export const TURN_MS = { cover: 420, strokes: 260 } as const

/** How long the strokes of a package take to fly to the form on the same page, in ms. */
export const FLIGHT_MS = 420

export type Turn = keyof typeof TURN_MS

interface PageAsked {
  /** Path, query and hash. */
  readonly address: string
  readonly way: Way
  /** Which transition to use; none with reduced motion or where the browser lacks support. */
  readonly turn?: Turn | undefined
}

export type NavigationEvent =
  | ({ type: 'page.asked' } & PageAsked)
  /** The code of a page has loaded. */
  | { type: 'page.fetched'; address: string }
  | { type: 'page.failed'; address: string; online: boolean }
  /** The visitor has moved within the open page and no longer wants the other one. */
  | { type: 'page.kept' }
  /** The visitor has chosen a place on the open page that the strokes fly to. */
  | { type: 'place.asked'; address: string }
  | { type: 'network.returned' }

/**
 * Requests to the page, which has the network and the window. The first is answered by `page.fetched` or `page.failed`, the last
 * by `network.returned`.
 */
export type NavigationEmitted =
  | { type: 'page.fetch'; address: string }
  /** Replace the open page with this one. */
  | ({ type: 'page.show' } & PageAsked)
  /** Go to a place on the open page, with the strokes of the pressed control flying along. */
  | { type: 'place.show'; address: string }
  /** Let the browser load the page. */
  | ({ type: 'page.open' } & PageAsked)
  | { type: 'network.await' }

/**
 * Navigation to another page of the site. The open page stays, with its URL, until the code of the other one has loaded; if that
 * fails or takes too long, the browser loads the page. The last request wins. The new page is there and usable at once; the
 * transition is only visual.
 */
export const navigationMachine = setup({
  types: {
    context: {} as PageAsked,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
  },
  delays: { late: FETCH_MS, flown: FLIGHT_MS, turned: ({ context }) => TURN_MS[context.turn as Turn] },
  guards: {
    isAskedToTurn: ({ context }, params: { address: string }) => params.address === context.address && context.turn !== undefined,
    isAsked: ({ context }, params: { address: string }) => params.address === context.address,
    isAskedOffline: ({ context }, params: { address: string; online: boolean }) => params.address === context.address && !params.online,
  },
  actions: {
    note: assign((_, { address, way, turn }: PageAsked) => ({ address, way, turn })),
    fetchPage: emit(({ context }) => ({ type: 'page.fetch', address: context.address })),
    showPage: emit(({ context }) => ({ type: 'page.show', ...context })),
    showPlace: emit((_, { address }: { address: string }) => ({ type: 'place.show', address })),
    openPage: emit(({ context }) => ({ type: 'page.open', ...context })),
    awaitNetwork: emit({ type: 'network.await' }),
  },
}).createMachine({
  id: 'navigation',
  context: { address: '', way: 'link' },
  initial: 'idle',
  on: {
    'page.asked': { target: '.fetching', reenter: true, actions: { type: 'note', params: ({ event }) => event } },
    'page.kept': '.idle',
    'place.asked': { target: '.flying', actions: { type: 'showPlace', params: ({ event }) => event } },
  },
  states: {
    idle: {},
    fetching: {
      entry: 'fetchPage',
      on: {
        'page.fetched': [
          { guard: { type: 'isAskedToTurn', params: ({ event }) => event }, target: 'turning', actions: 'showPage' },
          { guard: { type: 'isAsked', params: ({ event }) => event }, target: 'idle', actions: 'showPage' },
        ],
        'page.failed': [
          { guard: { type: 'isAskedOffline', params: ({ event }) => event }, target: 'waiting' },
          { guard: { type: 'isAsked', params: ({ event }) => event }, target: 'opening' },
        ],
      },
      after: { late: 'opening' },
    },
    turning: { after: { turned: 'idle' } },
    flying: {
      // Ignores scroll events on the way to the place.
      on: { 'page.kept': {} },
      after: { flown: 'idle' },
    },
    /** Offline the browser would only show an error page; the open page can still be read. */
    waiting: { entry: 'awaitNetwork', on: { 'network.returned': 'opening' } },
    opening: { entry: 'openPage' },
  },
})
