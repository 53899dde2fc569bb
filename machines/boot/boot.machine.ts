import { assign, emit, enqueueActions, setup } from 'xstate'

/** The id of an island on its page. */
export type PartId = string

/** A press on a control whose part is not hydrated yet. `press` counts from 0 in the order of the presses. */
export interface KeptPress {
  readonly press: number
  readonly part: PartId
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
  /** The visitor has pressed something in a part. */
  | { type: 'part.wanted'; part: PartId }
  | { type: 'part.hydrated'; part: PartId }
  | { type: 'part.failed'; part: PartId }
  | ({ type: 'press.kept' } & KeptPress)

export type BootEmitted =
  /** Hydrate a part before those that were not pressed. */
  | { type: 'part.hydrate'; part: PartId }
  /** Replay a press that was kept. */
  | { type: 'press.replay'; press: number }
  /** Discard a press that was kept: its part will not be hydrated. */
  | { type: 'press.drop'; press: number }

interface BootContext {
  readonly presses: readonly KeptPress[]
}

/**
 * The start of a prerendered page: it is painted, its script is fetched, and its parts are hydrated (src/start/hydrate.tsx). Early presses
 * are kept in order, and each is replayed once its part is hydrated.
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
    requestPart: emit((_, { part }: { part: PartId }) => ({ type: 'part.hydrate', part })),
    keepPress: assign({
      presses: ({ context }, { press, part, control }: KeptPress) => [...context.presses, { press, part, control }],
    }),
    /** Settles the presses of a part, or of all parts. */
    settlePresses: enqueueActions(({ context, enqueue }, { part, as }: { part?: PartId; as: 'press.replay' | 'press.drop' }) => {
      const isSettled = (kept: KeptPress) => part === undefined || kept.part === part
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
    'part.wanted': { actions: { type: 'requestPart', params: ({ event }) => event } },
    'part.hydrated': { actions: { type: 'settlePresses', params: ({ event: { part } }) => ({ part, as: 'press.replay' }) } },
    'part.failed': { actions: { type: 'settlePresses', params: ({ event: { part } }) => ({ part, as: 'press.drop' }) } },
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
