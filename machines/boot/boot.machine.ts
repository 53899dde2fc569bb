import { assign, enqueueActions, setup } from 'xstate'

/**
 * The longest time, in ms, that a part waits for the part being hydrated. The cookie banner waits as long for the first part. Source:
 * docs/FACTS.md, section 4.
 */
export const LATE_MS = 10_000

/** The id of an island on its page. */
export type PartId = string

/**
 * How far along a part is: requested (`wanted`), loaded (`arrived`), hydrating, hydrated or failed. A part without a phase has not been
 * requested.
 */
export type PartPhase = 'wanted' | 'arrived' | 'hydrating' | 'hydrated' | 'failed'

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
  /** The visitor has scrolled close to a part or interacted with it. */
  | { type: 'part.wanted'; part: PartId }
  | { type: 'part.arrived'; part: PartId }
  | { type: 'part.hydrated'; part: PartId }
  | { type: 'part.failed'; part: PartId }
  | ({ type: 'press.kept' } & KeptPress)

export type BootEmitted =
  /** Replay a press that was kept. */
  | { type: 'press.replay'; press: number }
  /** Discard a press that was kept: its part will not be hydrated. */
  | { type: 'press.drop'; press: number }

interface BootContext {
  /** The part in the visitor's viewport when the page starts. The cookie banner waits for it. */
  readonly firstPart: PartId
  readonly parts: Readonly<Record<PartId, PartPhase>>
  /** The part that is being hydrated; the others wait for it. */
  readonly hydrating: PartId | null
  readonly presses: readonly KeptPress[]
}

/** The part to hydrate next. Of the loaded parts, this is the one pressed first; if none was pressed, the one requested first. */
function nextInLine({ parts, presses }: BootContext): PartId | undefined {
  const arrived = Object.keys(parts).filter((part) => parts[part] === 'arrived')
  return presses.find(({ part }) => arrived.includes(part))?.part ?? arrived[0]
}

/**
 * The start of a prerendered page: it is painted, its script is fetched, and its parts are hydrated one by one, beginning with those the
 * visitor has pressed. Early presses are kept in order, and each is replayed once its part is hydrated.
 *
 * The bootstrap (src/start/bootstrap.ts) records events until this machine runs, then sends them in the same order.
 */
export const bootMachine = setup({
  types: {
    input: {} as { firstPart: PartId },
    context: {} as BootContext,
    events: {} as BootEvent,
    emitted: {} as BootEmitted,
  },
  delays: { late: LATE_MS },
  guards: {
    isSomebodyInLine: ({ context }) => nextInLine(context) !== undefined,
    isOwnTurn: ({ context }, { part }: { part: PartId }) => context.hydrating === part,
    isFirstPartOver: ({ context: { firstPart, parts } }) => parts[firstPart] === 'hydrated' || parts[firstPart] === 'failed',
  },
  actions: {
    want: assign(({ context: { parts } }, { part }: { part: PartId }) =>
      Object.hasOwn(parts, part) ? {} : { parts: { ...parts, [part]: 'wanted' as const } },
    ),
    notePhase: assign(({ context: { parts } }, { part, phase }: { part: PartId; phase: PartPhase }) => ({
      parts: { ...parts, [part]: phase },
    })),
    keepPress: enqueueActions(({ context, enqueue }, { press, part, control }: KeptPress) => {
      const phase = Object.hasOwn(context.parts, part) ? context.parts[part] : undefined
      if (phase === 'hydrated') enqueue.emit({ type: 'press.replay', press })
      else if (phase === 'failed') enqueue.emit({ type: 'press.drop', press })
      else enqueue.assign({ presses: [...context.presses, { press, part, control }] })
    }),
    settlePresses: enqueueActions(({ context, enqueue }, { part, as }: { part: PartId; as: 'press.replay' | 'press.drop' }) => {
      enqueue.assign({ presses: context.presses.filter((kept) => kept.part !== part) })
      for (const kept of context.presses) if (kept.part === part) enqueue.emit({ type: as, press: kept.press })
    }),
    dropPresses: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ presses: [] })
      for (const { press } of context.presses) enqueue.emit({ type: 'press.drop', press })
    }),
    giveTurn: assign(({ context }) => {
      const part = nextInLine(context) as PartId
      return { hydrating: part, parts: { ...context.parts, [part]: 'hydrating' as const } }
    }),
    endTurn: assign({ hydrating: null }),
  },
}).createMachine({
  id: 'boot',
  context: ({ input }) => ({ firstPart: input.firstPart, parts: {}, hydrating: null, presses: [] }),
  type: 'parallel',
  states: {
    code: {
      initial: 'loading',
      on: { 'code.arrived': '.running', 'code.failed': { target: '.failed', actions: 'dropPresses' } },
      states: {
        loading: { on: { 'page.painted': 'painted', 'code.requested': 'fetching' } },
        painted: { on: { 'code.requested': 'fetching' } },
        fetching: {},
        running: {},
        failed: {},
      },
    },
    parts: {
      on: {
        'part.wanted': { actions: { type: 'want', params: ({ event }) => event } },
        'part.arrived': { actions: { type: 'notePhase', params: ({ event }) => ({ part: event.part, phase: 'arrived' }) } },
        'part.hydrated': {
          actions: [
            { type: 'notePhase', params: ({ event }) => ({ part: event.part, phase: 'hydrated' }) },
            { type: 'settlePresses', params: ({ event }) => ({ part: event.part, as: 'press.replay' }) },
          ],
        },
        'part.failed': {
          actions: [
            { type: 'notePhase', params: ({ event }) => ({ part: event.part, phase: 'failed' }) },
            { type: 'settlePresses', params: ({ event }) => ({ part: event.part, as: 'press.drop' }) },
          ],
        },
        'press.kept': {
          actions: [
            { type: 'keepPress', params: ({ event }) => event },
            { type: 'want', params: ({ event }) => event },
          ],
        },
      },
    },
    // Parts are hydrated one at a time, so that untouched parts do not delay a part that the visitor is waiting for.
    turn: {
      initial: 'free',
      states: {
        free: { always: { guard: 'isSomebodyInLine', target: 'hydrating', actions: 'giveTurn' } },
        hydrating: {
          on: {
            'part.hydrated': { guard: { type: 'isOwnTurn', params: ({ event }) => event }, target: 'free', actions: 'endTurn' },
            'part.failed': { guard: { type: 'isOwnTurn', params: ({ event }) => event }, target: 'free', actions: 'endTurn' },
          },
          // The late part is still being hydrated; the others just stop waiting for it.
          after: { late: { target: 'free', actions: 'endTurn' } },
        },
      },
    },
    // The cookie banner waits until the visitor can use what is in view.
    banner: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'isFirstPartOver', target: 'due' }, after: { late: 'due' } },
        due: {},
      },
    },
  },
})
