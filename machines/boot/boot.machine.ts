import { assign, emit, enqueueActions, setup } from 'xstate'

/** The id of an island on its page. */
export type PlaceId = string

/** A press on a control whose place is not hydrated yet. `press` counts from 0 in the order of the presses. */
export interface KeptPress {
  readonly press: number
  readonly place: PlaceId
  /** The control's label, for readers of a recording. */
  readonly control: string
}

export type BootEvent =
  | { type: 'page.painted' }
  /** The script is being fetched. */
  | { type: 'code.requested' }
  /** The script is running. */
  | { type: 'code.arrived' }
  /** The script failed to load, or threw before anything was hydrated. */
  | { type: 'code.failed' }
  /** The visitor has pressed something in a place. */
  | { type: 'place.wanted'; place: PlaceId }
  | { type: 'place.hydrated'; place: PlaceId }
  | { type: 'place.failed'; place: PlaceId }
  | ({ type: 'press.kept' } & KeptPress)

export type BootEmitted =
  /** Hydrate a place before those that were not pressed. */
  | { type: 'place.hydrate'; place: PlaceId }
  /** Replay a press that was kept. */
  | { type: 'press.replay'; press: number }
  /** Discard a press that was kept: its place will not be hydrated. */
  | { type: 'press.drop'; press: number }

interface BootContext {
  readonly presses: readonly KeptPress[]
}

/**
 * The start of a prerendered page: it is painted, its script is fetched, and its places are hydrated (src/start/hydrate.tsx). Early presses
 * are kept in order, and each is replayed once its place is hydrated.
 *
 * The bootstrap (src/start/bootstrap.ts) records events until this machine runs, then sends them in the same order.
 */
export const bootMachine = setup({
  types: {
    context: {} as BootContext,
    events: {} as BootEvent,
    emitted: {} as BootEmitted,
  },
  actions: {
    requestPlace: emit((_, { place }: { place: PlaceId }) => ({ type: 'place.hydrate', place })),
    keepPress: assign({
      presses: ({ context }, { press, place, control }: KeptPress) => [...context.presses, { press, place, control }],
    }),
    /** Settles the presses of a place, or of all places. */
    settlePresses: enqueueActions(({ context, enqueue }, { place, as }: { place?: PlaceId; as: 'press.replay' | 'press.drop' }) => {
      const isSettled = (kept: KeptPress) => place === undefined || kept.place === place
      enqueue.assign({ presses: context.presses.filter((kept) => !isSettled(kept)) })
      for (const kept of context.presses) if (isSettled(kept)) enqueue.emit({ type: as, press: kept.press })
    }),
  },
}).createMachine({
  id: 'boot',
  context: { presses: [] },
  initial: 'loading',
  on: {
    'code.arrived': '.running',
    'code.failed': { target: '.failed', actions: { type: 'settlePresses', params: { as: 'press.drop' } } },
    'place.wanted': { actions: { type: 'requestPlace', params: ({ event }) => event } },
    'place.hydrated': { actions: { type: 'settlePresses', params: ({ event: { place } }) => ({ place, as: 'press.replay' }) } },
    'place.failed': { actions: { type: 'settlePresses', params: ({ event: { place } }) => ({ place, as: 'press.drop' }) } },
    'press.kept': { actions: { type: 'keepPress', params: ({ event }) => event } },
  },
  states: {
    loading: { on: { 'page.painted': 'painted', 'code.requested': 'fetching' } },
    painted: { on: { 'code.requested': 'fetching' } },
    fetching: {},
    running: {},
    failed: {},
  },
})
