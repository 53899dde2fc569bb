import { PERMILLE_MAX } from './funnelFigures.ts'
import type { Scenario, FunnelStage } from './funnelFigures.ts'

/** The step from the previous stage into `stage`. */
export interface StageLeverage {
  readonly stage: Exclude<FunnelStage, 'visitors'>
  /** Share of the people in the previous stage who reach this one, 0 to 1; 0 if nobody reaches the previous stage. */
  readonly stepRatio: number
  /** Revenue per month gained by one more percentage point at this step, in euros, not rounded. */
  readonly gainEuro: number
}

/**
 * How many more customers one more percentage point yields at the step from `before` to `after`, in permille of all visitors like the
 * parameters: as a fraction of integers, so that equal gains compare as equal. `customers` is the current share of customers. The ratios of
 * later steps do not change. A step cannot exceed 100 %.
 */
function gainPermille(stage: StageLeverage['stage'], before: number, after: number, customers: number) {
  const more = Math.min(before, 100 * (before - after))
  // No step follows, so whoever is gained is a customer, even if nobody takes the step yet.
  if (stage === 'customers') return { numerator: more, denominator: 100 }
  // Nobody takes this step, so the ratios of later steps are unknown and the gain cannot be calculated.
  if (after === 0) return { numerator: 0, denominator: 1 }
  // customers x (new step / old step - 1), where the new step is the old one + 1/100, but at most 1.
  return { numerator: customers * more, denominator: 100 * after }
}

/**
 * The three steps of a funnel, the one with the most leverage first: where one more percentage point yields the most revenue, while all
 * other steps convert as they do now. Equal gains keep the order of the stages.
 *
 * Rates are shares of all visitors, so raising a middle rate alone would not change the number of customers. What a business can improve is
 * the step from one stage to the next, after which all later stages grow proportionally. Numbers are not rounded to whole people, because
 * rounding down would turn a gain of half a customer into nothing.
 *
 * @param scenario A normalised scenario.
 */
export function rankLeverage(scenario: Scenario): readonly StageLeverage[] {
  const { visitors, interestPermille, leadPermille, customerPermille, valueEuro } = scenario
  const steps = [
    { stage: 'interest', before: PERMILLE_MAX, after: interestPermille },
    { stage: 'leads', before: interestPermille, after: leadPermille },
    { stage: 'customers', before: leadPermille, after: customerPermille },
  ] as const
  return steps
    .map((step) => ({ ...step, gain: gainPermille(step.stage, step.before, step.after, customerPermille) }))
    .toSorted((a, b) => b.gain.numerator * a.gain.denominator - a.gain.numerator * b.gain.denominator)
    .map(({ stage, before, after, gain }) => ({
      stage,
      stepRatio: before === 0 ? 0 : after / before,
      gainEuro: ((gain.numerator / gain.denominator) * visitors * valueEuro) / PERMILLE_MAX,
    }))
}
