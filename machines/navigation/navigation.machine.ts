import { assign, emit, setup } from 'xstate'
import { checkEvents, isFlag, isOneOf, isOr } from '../common/checked-events.ts'
import type { Check } from '../common/checked-events.ts'

/** How long the code of a page may take, in ms. Then the browser opens the page: it is prerendered and needs no code to be read. */
export const FETCH_MS = 1_500

/** How a page was asked for: by a link, or by Back and Forward, where the address has already changed. */
const WAYS = ['link', 'traversal'] as const

/**
 * How long one page takes to give way to another, in ms, by the way it does. Part of the design: docs/FACTS.md, section 4.
 * A cover goes to its place in the other page; ninety strokes close over the page that goes and open over the one that comes.
 */
export const TURN_MS = { cover: 420, strokes: 260 } as const

/** How long the strokes of a package take to the form on the same page, in ms. */
export const FLIGHT_MS = 420

export type Turn = keyof typeof TURN_MS

const TURNS = Object.keys(TURN_MS) as Turn[]

interface PageAsked {
  /** Path, query and anchor. */
  readonly address: string
  readonly way: (typeof WAYS)[number]
  /** How the page gives way; not at all where nothing may move, or the browser cannot. */
  readonly turn?: Turn | undefined
}

export type NavigationEvent =
  | ({ type: 'page.asked' } & PageAsked)
  /** The code of a page is there. */
  | { type: 'page.fetched'; address: string }
  | { type: 'page.failed'; address: string; online: boolean }
  /** The visitor has moved within the page that is open: the other one is not wanted any more. */
  | { type: 'page.kept' }
  /** A place on the open page to which strokes fly along. */
  | { type: 'place.asked'; address: string }
  | { type: 'network.returned' }

/** Requests to the page, which has the network and the window. The first is answered by `page.fetched` or `page.failed`, the last by `network.returned`. */
export type NavigationEmitted =
  | { type: 'page.fetch'; address: string }
  /** Show the page in place of the one that is open. */
  | ({ type: 'page.show' } & PageAsked)
  /** Go to a place on the open page, and let what was pressed fly along. */
  | { type: 'place.show'; address: string }
  /** Let the browser open the page. */
  | ({ type: 'page.open' } & PageAsked)
  | { type: 'network.await' }

/**
 * The way to another page of the site. The open page stays, with its address, until the code of the other one is there; where
 * that fails or takes too long the browser opens it. The last one that was asked for counts. The page that has come is there at
 * once, and can be used; how it takes the place of the other is only seen.
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
      // Scroll events of the way to the place itself.
      on: { 'page.kept': {} },
      after: { flown: 'idle' },
    },
    /** Offline the browser would only show that it is; what has come can still be read. */
    waiting: { entry: 'awaitNetwork', on: { 'network.returned': 'opening' } },
    opening: { entry: 'openPage' },
  },
})

/** A path of this site: nothing that could name another host. */
const isOwnAddress: Check<string> = (value): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value)

checkEvents(navigationMachine, {
  'page.asked': { address: isOwnAddress, way: isOneOf(WAYS), turn: isOr(undefined, isOneOf(TURNS)) },
  'page.fetched': { address: isOwnAddress },
  'place.asked': { address: isOwnAddress },
  'page.failed': { address: isOwnAddress, online: isFlag },
})
