/**
 * What a funnel is calculated from. Rates are shares of all visitors in permille (35 % = 350), so that percentages with one decimal are
 * whole numbers and rounding down is exact.
 */
export interface Scenario {
  /** Visitors per month: 100 to 10,000 in steps of 100. */
  readonly visitors: number
  /** Share that shows interest: 0 to 1,000. */
  readonly interestPermille: number
  /** Share that leaves an e-mail address: at most `interestPermille`. */
  readonly leadPermille: number
  /** Share that buys: at most `leadPermille`. */
  readonly customerPermille: number
  /** What one customer is worth, in whole euros: 1 to 100,000. */
  readonly valueEuro: number
}

export type ScenarioField = keyof Scenario

/** The numbers of the live demo. Source: docs/FACTS.md, section 9. */
export const DEMO_SCENARIO: Scenario = {
  visitors: 1_000,
  interestPermille: 350,
  leadPermille: 150,
  customerPermille: 50,
  valueEuro: 500,
}

/** Range and step of the visitor slider. Source: docs/FACTS.md, section 9. */
export const VISITORS_MIN = 100
export const VISITORS_MAX = 10_000
export const VISITORS_STEP = 100

export const PERMILLE_MAX = 1_000
export const VALUE_MIN_EURO = 1
export const VALUE_MAX_EURO = 100_000

/** The four stages in the order visitors go through them. */
export const FUNNEL_STAGES = ['visitors', 'interest', 'leads', 'customers'] as const

export type FunnelStage = (typeof FUNNEL_STAGES)[number]

function clampWhole(value: number, min: number, max: number, fallback: number): number {
  if (Number.isNaN(value)) return fallback
  return Math.min(max, Math.max(min, Math.round(value)))
}

/** The position of the visitor slider nearest to `visitors`; the default if that is NaN. */
export function clampVisitors(visitors: number): number {
  const steps = clampWhole(
    visitors / VISITORS_STEP,
    VISITORS_MIN / VISITORS_STEP,
    VISITORS_MAX / VISITORS_STEP,
    DEMO_SCENARIO.visitors / VISITORS_STEP,
  )
  return steps * VISITORS_STEP
}

/**
 * A scenario that is safe to calculate with: every number is whole and in its range, and no rate exceeds the previous one. Values that are
 * not numbers are replaced by the demo's.
 */
export function normalizeScenario(scenario: Scenario): Scenario {
  const interestPermille = clampWhole(scenario.interestPermille, 0, PERMILLE_MAX, DEMO_SCENARIO.interestPermille)
  const leadPermille = Math.min(interestPermille, clampWhole(scenario.leadPermille, 0, PERMILLE_MAX, DEMO_SCENARIO.leadPermille))
  const customerPermille = Math.min(leadPermille, clampWhole(scenario.customerPermille, 0, PERMILLE_MAX, DEMO_SCENARIO.customerPermille))
  return {
    visitors: clampVisitors(scenario.visitors),
    interestPermille,
    leadPermille,
    customerPermille,
    valueEuro: clampWhole(scenario.valueEuro, VALUE_MIN_EURO, VALUE_MAX_EURO, DEMO_SCENARIO.valueEuro),
  }
}

/** `permille` of `visitors` in whole people, rounded down. Both are whole numbers, so the result is exact. */
function shareOf(visitors: number, permille: number): number {
  return Math.floor((visitors * permille) / PERMILLE_MAX)
}

/** How many people in a normalised scenario reach each stage. Never increases from stage to stage. */
export function peopleByStage(scenario: Scenario): Readonly<Record<FunnelStage, number>> {
  const { visitors } = scenario
  return {
    visitors,
    interest: shareOf(visitors, scenario.interestPermille),
    leads: shareOf(visitors, scenario.leadPermille),
    customers: shareOf(visitors, scenario.customerPermille),
  }
}

/** `peopleByStage` as an array in the order of `FUNNEL_STAGES`. */
export function funnelFigures(scenario: Scenario): readonly number[] {
  const people = peopleByStage(scenario)
  return FUNNEL_STAGES.map((stage) => people[stage])
}

/** Revenue per month in euros: whole customers times the value of one. */
export function funnelRevenueEuro(scenario: Scenario): number {
  return peopleByStage(scenario).customers * scenario.valueEuro
}
