import { assign, enqueueActions, setup } from 'xstate'
import { ANNOUNCEMENT_MS } from '../common/announcement.ts'
import { DEMO_SCENARIO, normalizeScenario } from './funnelFigures.ts'
import type { Scenario, ScenarioField } from './funnelFigures.ts'
import type { StageLeverage } from './leverage.ts'
import { forEachField, formatScenarioField, isSameScenario, parseScenarioField } from './scenario.ts'

export type FunnelScenarioEvent =
  /** A key press, a paste or a step in a field. */
  | { type: 'field.changed'; field: ScenarioField; value: string }
  /** Editing has ended: Enter was pressed, the focus was lost or the slider was released. All fields now show the numbers that are used. */
  | { type: 'field.left' }
  | { type: 'reset.pressed' }
  /** The URL has changed (the back button, a link) or is read for the first time. */
  | { type: 'address.changed'; scenario: Scenario }

/**
 * Put these numbers, which have come to rest, into the URL's fragment. Browsers block pages that change their URL a hundred times in half a
 * minute. The first rest of an edit has `replace: false` and pushes a history entry. Later ones replace the entry, so that Back undoes the
 * whole edit instead of single characters.
 */
export type FunnelScenarioEmitted = { type: 'address.push'; scenario: Scenario; replace: boolean }

/** What "Eigene Zahlen" says about the numbers. Words in braces are placeholders. */
export interface FunnelScenarioTexts {
  /** The smallest and largest number a field accepts: `{min}`, `{max}`. */
  readonly range: string
  /** Shown below a field that holds no number: `{range}`, `{decimals}`, `{used}`. */
  readonly invalid: string
  /** Inserted for `{decimals}` where one decimal place is allowed. */
  readonly decimals: string
  /** Shown below a field whose number is too small or too large: `{range}`, `{used}`. */
  readonly outOfRange: string
  /** Shown below the field for visitors if its number is not a multiple of the step: `{used}`. */
  readonly wholeSteps: string
  /** Shown below a rate that exceeds the previous stage's: `{used}`. */
  readonly aboveStageBefore: string
  readonly sameRevenue: string
  /** `{amount}`. */
  readonly moreRevenue: string
  readonly lessRevenue: string
  /** `{step}`, `{amount}`. */
  readonly leverage: string
  /** The name of the step into each stage, as it reads within a sentence. */
  readonly stepNames: Readonly<Record<StageLeverage['stage'], string>>
}

type Drafts = Readonly<Record<ScenarioField, string>>

interface FunnelScenarioContext {
  readonly texts: FunnelScenarioTexts
  /**
   * The numbers as entered, which may be inconsistent while the visitor types. They are kept so that a "4" on the way to "40" does not
   * permanently lower the rates of later stages.
   */
  readonly wanted: Scenario
  /** The texts in the fields. */
  readonly drafts: Drafts
  /** The texts that the notes are about: those after the last change, also once their fields show what is used instead. */
  readonly noted: Drafts
  /** The numbers used in calculations: `wanted` clamped to its ranges, with no rate above the previous one. */
  readonly scenario: Scenario
  /** The scenario that is in the URL, as far as this machine knows, and that the status announces. */
  readonly told: Scenario
  /** Whether the current edit has pushed its own history entry. */
  readonly editing: boolean
}

/** The context after a scenario has been adopted: all fields show its numbers, and no edit is under way. */
function settled(scenario: Scenario, noted?: Drafts): Omit<FunnelScenarioContext, 'texts' | 'told'> {
  const drafts = forEachField((field) => formatScenarioField(field, scenario[field]))
  return { wanted: scenario, drafts, noted: noted ?? drafts, scenario, editing: false }
}

/** "Eigene Zahlen": a funnel calculated from the visitor's own numbers, which are kept in the URL. */
export const funnelScenarioMachine = setup({
  types: {
    input: {} as { texts: FunnelScenarioTexts; scenario?: Scenario | undefined },
    context: {} as FunnelScenarioContext,
    events: {} as FunnelScenarioEvent,
    emitted: {} as FunnelScenarioEmitted,
  },
  delays: { announcement: ANNOUNCEMENT_MS },
  actions: {
    typeIntoField: assign(({ context }, { field, value }: { field: ScenarioField; value: string }) => {
      const number = parseScenarioField(field, value)
      const drafts = { ...context.drafts, [field]: value }
      if (number === null) return { drafts, noted: drafts }
      const wanted = { ...context.wanted, [field]: number }
      return { drafts, noted: drafts, wanted, scenario: normalizeScenario(wanted) }
    }),
    settle: assign(({ context }) => settled(context.scenario, context.noted)),
    reset: assign(settled(DEMO_SCENARIO)),
    readAddress: assign((_, { scenario }: { scenario: Scenario }) => ({ ...settled(scenario), told: scenario })),
    tell: enqueueActions(({ context: { scenario, told, editing }, enqueue }) => {
      if (isSameScenario(scenario, told)) return
      enqueue.assign({ told: scenario, editing: true })
      enqueue.emit({ type: 'address.push', scenario, replace: editing })
    }),
  },
}).createMachine({
  id: 'funnel-scenario',
  context: ({ input: { texts, scenario = DEMO_SCENARIO } }) => ({ texts, ...settled(scenario), told: scenario }),
  initial: 'told',
  on: {
    'field.changed': {
      target: '.waiting',
      actions: { type: 'typeIntoField', params: ({ event }) => event },
    },
    'field.left': { target: '.told', actions: ['tell', 'settle'] },
    'reset.pressed': { target: '.told', actions: ['reset', 'tell', 'settle'] },
    'address.changed': { target: '.told', actions: { type: 'readAddress', params: ({ event }) => event } },
  },
  states: {
    told: {},
    // Re-entered on every change, so that only numbers that have come to rest are announced and put into the URL.
    waiting: { after: { announcement: { target: 'told', actions: 'tell' } } },
  },
})
