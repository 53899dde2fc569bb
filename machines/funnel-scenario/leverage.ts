import { PERMILLE_MAX } from '../funnel-stages/funnel-figures.ts'
import type { FunnelScenario, FunnelStage } from '../funnel-stages/funnel-figures.ts'

/** The step into a stage: how many visitors go on from the previous one. */
export interface StageLeverage {
  /** The stage that the step leads into. */
  readonly stage: Exclude<FunnelStage, 'visitors'>
  /** Share of the previous stage that goes on, 0 to 1; 0 when nobody gets that far. */
  readonly stepRatio: number
  /** Revenue per month gained by one more percentage point at this step, in euros, not rounded. */
  readonly gainEuro: number
}

/** A share of all visitors as a fraction of integers, so that equal gains compare as equal. */
interface Fraction {
  readonly numerator: number
  readonly denominator: number
}

function toNumber({ numerator, denominator }: Fraction): number {
  return numerator / denominator
}

/**
 * How many more customers, in permille of all visitors, one more percentage point at a step yields, when the step goes from
 * `before` to `after` and `customers` are the end result. The later steps keep their ratio. A step cannot exceed 100 %.
 */
function gainPermille(before: number, after: number, customers: number): Fraction {
  // Nobody gets through, so neither this step nor a later one has a ratio to improve.
  if (after === 0) return { numerator: 0, denominator: 1 }
  // customers x (new step / old step - 1), with a new step of old + 1/100 or of 1.
  return {
    numerator: customers * Math.min(before, 100 * (before - after)),
    denominator: 100 * after,
  }
}

/** No step follows the last one, so it gains even if no visitor has taken it so far. */
function lastGainPermille(before: number, customers: number): Fraction {
  return { numerator: Math.min(before, 100 * (before - customers)), denominator: 100 }
}

/**
 * The three steps of a funnel, the one with the most leverage first: where one more percentage point yields the most revenue,
 * while all other steps convert as they do now. Equal gains keep the order of the stages.
 *
 * Rates are shares of all visitors, so raising a middle one alone would not change the number of customers; what can really be
 * improved is the step from one stage to the next, and everything after it grows proportionally. Calculated with exact numbers,
 * not whole people: rounding down would turn a gain of half a customer into nothing.
 *
 * @param scenario A normalised scenario.
 */
export function rankLeverage(scenario: FunnelScenario): readonly StageLeverage[] {
  const { visitors, interestPermille, leadPermille, customerPermille, valueEuro } = scenario
  const steps = [
    {
      stage: 'interest',
      before: PERMILLE_MAX,
      after: interestPermille,
      gain: gainPermille(PERMILLE_MAX, interestPermille, customerPermille),
    },
    {
      stage: 'leads',
      before: interestPermille,
      after: leadPermille,
      gain: gainPermille(interestPermille, leadPermille, customerPermille),
    },
    {
      stage: 'customers',
      before: leadPermille,
      after: customerPermille,
      gain: lastGainPermille(leadPermille, customerPermille),
    },
  ] as const
  return steps
    .toSorted((a, b) => b.gain.numerator * a.gain.denominator - a.gain.numerator * b.gain.denominator)
    .map(({ stage, before, after, gain }) => ({
      stage,
      stepRatio: before === 0 ? 0 : after / before,
      gainEuro: (toNumber(gain) * visitors * valueEuro) / PERMILLE_MAX,
    }))
}
