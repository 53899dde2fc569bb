import { PERMILLE_MAX } from '../funnel-stages/funnel-figures.ts'
import type { FunnelScenario, FunnelStage } from '../funnel-stages/funnel-figures.ts'

/** The step into a stage: how many of the stage before go on. */
export interface StageLeverage {
  /** The stage that the step leads into. */
  readonly stage: Exclude<FunnelStage, 'visitors'>
  /** Share of the stage before that goes on, 0 to 1; 0 when nobody gets that far. */
  readonly stepRatio: number
  /** What one percentage point more at this step brings a month, in euros, not rounded. */
  readonly gainEuro: number
}

/** A share of all visitors as a fraction of whole numbers, so that equal gains compare as equal. */
interface Fraction {
  readonly numerator: number
  readonly denominator: number
}

function toNumber({ numerator, denominator }: Fraction): number {
  return numerator / denominator
}

/**
 * How many more customers, in permille of all visitors, one percentage point more at a step
 * makes, when the step goes from `before` to `after` and `customers` come out in the end.
 * The steps behind it keep their ratio. A step cannot exceed 100 %.
 */
function gainPermille(before: number, after: number, customers: number): Fraction {
  // Nobody gets through: there is no ratio to improve, and nobody after it either.
  if (after === 0) return { numerator: 0, denominator: 1 }
  // customers x (new step / old step - 1), with a new step of old + 1/100 or of 1.
  return {
    numerator: customers * Math.min(before, 100 * (before - after)),
    denominator: 100 * after,
  }
}

/** The last step has none behind it, so it gains even if no visitor has taken it so far. */
function lastGainPermille(before: number, customers: number): Fraction {
  return { numerator: Math.min(before, 100 * (before - customers)), denominator: 100 }
}

/**
 * The three steps of a funnel, the one with the most leverage first: where one percentage
 * point more brings the most revenue, all other steps converting as they do now. Equal gains
 * keep the order of the stages.
 *
 * Rates are shares of all visitors, so raising a middle one alone would change no customer;
 * what a visitor can really improve is the step from one stage to the next, and everything
 * behind it grows along. With exact numbers, not whole people: rounding down would call a gain
 * of half a customer nothing.
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
