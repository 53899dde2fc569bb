import { assign, enqueueActions, setup } from 'xstate'
import { ANNOUNCEMENT_MS } from '../common/announcement.ts'
import { checkEvents, isOneOf, isText } from '../common/checked-events.ts'
import { DEMO_SCENARIO, normalizeScenario } from '../funnel-stages/funnel-figures.ts'
import type { FunnelScenario, ScenarioField } from '../funnel-stages/funnel-figures.ts'
import type { StageLeverage } from './leverage.ts'
import { SCENARIO_FIELDS, formatScenarioField, parseScenario, parseScenarioField, serializeScenario } from './scenario.ts'

export type FunnelScenarioEvent =
  /** A key, a paste, a step of the field. */
  | { type: 'field.changed'; field: ScenarioField; value: string }
  /** A field has lost the focus: what cannot be calculated with is put right. */
  | { type: 'field.left' }
  | { type: 'reset.pressed' }
  /** The address is another one: the back button, a link, or the first look at it. */
  | { type: 'address.changed'; numbers: string }

/**
 * Put these numbers into the fragment of the address; empty means none. The first change of an editing is a new
 * entry of the history (`replace: false`), the following ones take its place, so that Back
 * goes back by what was meant and not by letters.
 */
export type FunnelScenarioEmitted = { type: 'address.push'; numbers: string; replace: boolean }

/** What "Eigene Zahlen" says of the numbers. Braces name what is put in: numbers with their units, or a step. */
export interface FunnelScenarioTexts {
  /** From the smallest to the largest number a field takes: `{min}`, `{max}`. */
  readonly range: string
  /** Under a field that holds no number: `{range}`, `{decimals}`, `{used}`. */
  readonly invalid: string
  /** Goes into `{decimals}` where one digit behind the comma is allowed. */
  readonly decimals: string
  /** Under a field whose number is too small or too large: `{range}`, `{used}`. */
  readonly outOfRange: string
  /** Under the number of visitors where it is no whole step: `{used}`. */
  readonly wholeSteps: string
  /** Under a rate above that of the stage before: `{used}`. */
  readonly aboveStageBefore: string
  readonly sameRevenue: string
  /** `{amount}`. */
  readonly moreRevenue: string
  readonly lessRevenue: string
  /** `{step}`, `{amount}`. */
  readonly leverage: string
  /** How the step into a stage is named in a sentence. */
  readonly stepNames: Readonly<Record<StageLeverage['stage'], string>>
}

type Drafts = Readonly<Record<ScenarioField, string>>

interface FunnelScenarioContext {
  readonly texts: FunnelScenarioTexts
  /**
   * The numbers as asked for. They may contradict each other while somebody types: "4" on the
   * way to "40" must not pull the rates behind it down for good.
   */
  readonly wanted: FunnelScenario
  /** The texts in the fields. */
  readonly drafts: Drafts
  /** The fields whose text is no number; the last good one counts. */
  readonly invalid: readonly ScenarioField[]
  /** What can be calculated with: `wanted` in its ranges, no rate above the one before. */
  readonly scenario: FunnelScenario
  /** The scenario of which the status speaks. */
  readonly told: FunnelScenario
  /** The numbers that the address has as far as this machine knows, as `serializeScenario` writes them. */
  readonly numbers: string
  /** Whether the entry of the history is already this editing's own. */
  readonly editing: boolean
}

function draftsOf(scenario: FunnelScenario): Drafts {
  return {
    visitors: formatScenarioField('visitors', scenario.visitors),
    interestPermille: formatScenarioField('interestPermille', scenario.interestPermille),
    leadPermille: formatScenarioField('leadPermille', scenario.leadPermille),
    customerPermille: formatScenarioField('customerPermille', scenario.customerPermille),
    valueEuro: formatScenarioField('valueEuro', scenario.valueEuro),
  }
}

/** Everything in agreement with one normalised scenario. */
function settled(scenario: FunnelScenario): Omit<FunnelScenarioContext, 'texts' | 'numbers' | 'told'> {
  return { wanted: scenario, drafts: draftsOf(scenario), invalid: [], scenario, editing: false }
}

function scenarioOfAddress(numbers: string): Omit<FunnelScenarioContext, 'texts' | 'told'> {
  const scenario = parseScenario(numbers)
  return { ...settled(scenario), numbers: serializeScenario(scenario) }
}

/** "Eigene Zahlen": a funnel calculated from the visitor's own numbers, which live in the address. */
export const funnelScenarioMachine = setup({
  types: {
    input: {} as { texts: FunnelScenarioTexts; numbers?: string },
    context: {} as FunnelScenarioContext,
    events: {} as FunnelScenarioEvent,
    emitted: {} as FunnelScenarioEmitted,
  },
  delays: { announcement: ANNOUNCEMENT_MS },
  actions: {
    typeIntoField: enqueueActions(({ context, enqueue }, params: { field: ScenarioField; value: string }) => {
      const { field, value } = params
      const number = parseScenarioField(field, value)
      const drafts = { ...context.drafts, [field]: value }
      const others = context.invalid.filter((name) => name !== field)
      if (number === null) {
        enqueue.assign({ drafts, invalid: [...others, field] })
        return
      }
      const wanted = { ...context.wanted, [field]: number }
      const scenario = normalizeScenario(wanted)
      const numbers = serializeScenario(scenario)
      enqueue.assign({ wanted, drafts, invalid: others, scenario })
      if (numbers !== context.numbers) {
        enqueue.assign({ numbers, editing: true })
        enqueue.emit({ type: 'address.push', numbers, replace: context.editing })
      }
    }),
    settle: assign(({ context }) => settled(context.scenario)),
    reset: enqueueActions(({ context, enqueue }) => {
      const numbers = serializeScenario(DEMO_SCENARIO)
      enqueue.assign({ ...settled(DEMO_SCENARIO), numbers })
      if (numbers !== context.numbers) {
        enqueue.emit({ type: 'address.push', numbers, replace: false })
      }
    }),
    readAddress: assign((_, params: { numbers: string }) => scenarioOfAddress(params.numbers)),
    tell: assign({ told: ({ context }) => context.scenario }),
  },
}).createMachine({
  id: 'funnel-scenario',
  context: ({ input }) => {
    const start = scenarioOfAddress(input.numbers ?? '')
    return { texts: input.texts, ...start, told: start.scenario }
  },
  initial: 'editing',
  on: {
    'field.changed': {
      target: '.editing.waiting',
      actions: { type: 'typeIntoField', params: ({ event }) => event },
    },
    'field.left': { actions: 'settle' },
    'reset.pressed': { target: '.editing.waiting', actions: 'reset' },
    'address.changed': { target: '.editing.waiting', actions: { type: 'readAddress', params: ({ event }) => event } },
  },
  states: {
    editing: {
      initial: 'told',
      states: {
        told: {},
        // Re-entered on every change: only numbers that have settled are announced.
        waiting: { after: { announcement: { target: 'told', actions: 'tell' } } },
      },
    },
  },
})

checkEvents(funnelScenarioMachine, {
  'field.changed': { field: isOneOf(SCENARIO_FIELDS), value: isText },
  'address.changed': { numbers: isText },
})
