import type { SnapshotFrom } from 'xstate'
import { fill } from '../common/fill.ts'
import { euro } from '../common/numbers.ts'
import { DEMO_SCENARIO, funnelFigures, funnelRevenueEuro } from './funnelFigures.ts'
import type { Scenario, ScenarioField } from './funnelFigures.ts'
import type { FunnelScenarioTexts, funnelScenarioMachine } from './funnel-scenario.machine.ts'
import { rankLeverage } from './leverage.ts'
import type { StageLeverage } from './leverage.ts'
import { SCENARIO_FIELDS, SCENARIO_RANGES, formatScenarioField, isPercentage, parseScenarioField } from './scenario.ts'
import { litStrokes, scaleValues, sliderProps } from './sliders.ts'

/** A value and its unit, joined by a non-breaking space. Visitors have no unit. */
function withUnit(field: ScenarioField, value: number): string {
  const unit = field === 'valueEuro' ? '\u00a0€' : '\u00a0%'
  return formatScenarioField(field, value) + (field === 'visitors' ? '' : unit)
}

/** The note below a field about what was entered there; empty if it is used as it is. */
function noteOf(texts: FunnelScenarioTexts, field: ScenarioField, entered: string, used: number): string {
  const asked = parseScenarioField(field, entered)
  const [min, max] = SCENARIO_RANGES[field]
  const words = {
    range: fill(texts.range, { min: withUnit(field, min), max: withUnit(field, max) }),
    decimals: isPercentage(field) ? texts.decimals : '',
    used: withUnit(field, used),
  }
  if (asked === null) return fill(texts.invalid, words)
  if (asked === used) return ''
  if (asked < min || asked > max) return fill(texts.outOfRange, words)
  return fill(field === 'visitors' ? texts.wholeSteps : texts.aboveStageBefore, words)
}

function comparisonText(texts: FunnelScenarioTexts, differenceEuro: number): string {
  if (differenceEuro === 0) return texts.sameRevenue
  return fill(differenceEuro > 0 ? texts.moreRevenue : texts.lessRevenue, { amount: euro(Math.abs(differenceEuro)) })
}

/** Names the step with the largest gain; empty if that is below one euro. */
function leverageText(texts: FunnelScenarioTexts, leverage: readonly StageLeverage[]): string {
  const best = leverage.find(({ gainEuro }) => gainEuro >= 1)
  if (best === undefined) return ''
  return fill(texts.leverage, { step: texts.stepNames[best.stage], amount: euro(Math.floor(best.gainEuro)) })
}

/**
 * What "Eigene Zahlen" shows.
 *
 * `fields` are in the order of the form, with the text as typed, the number that is `used` and the demo's, and the attributes of their
 * parts. They are text fields with a numeric `inputmode`, because number fields reject a German decimal comma. `leverage` starts with the largest gain.
 * `comparisonText` changes with every key press, so a `role="status"` announces `announcement` instead. `leverageText` is empty when less
 * than one euro can be gained.
 */
export function funnelScenarioView(snapshot: SnapshotFrom<typeof funnelScenarioMachine>) {
  const { texts, drafts, noted, scenario, told } = snapshot.context
  const revenueEuro = funnelRevenueEuro(scenario)
  const demoRevenueEuro = funnelRevenueEuro(DEMO_SCENARIO)
  const leverage = rankLeverage(scenario)
  return {
    state: snapshot.value,
    scenario,
    told,
    fields: SCENARIO_FIELDS.map((field) => {
      const id = `own-${field}`
      const note = noteOf(texts, field, noted[field], scenario[field])
      return {
        field,
        text: drafts[field],
        input: {
          id,
          name: field,
          inputMode: isPercentage(field) ? 'decimal' : 'numeric',
          'aria-invalid': parseScenarioField(field, drafts[field]) === null,
          'aria-describedby': `${id}-note`,
        },
        note: { 'data-part': 'note', id: `${id}-note`, hidden: note === '', children: note },
        slider: sliderProps(field, scenario[field]),
        scale: scaleValues(field).map((value) => withUnit(field, value)),
        used: withUnit(field, scenario[field]),
        demo: withUnit(field, DEMO_SCENARIO[field]),
        ruler: { used: litStrokes(field, scenario[field]), demo: litStrokes(field, DEMO_SCENARIO[field]) },
      } as const
    }),
    revenueEuro,
    /** How many people reach each stage. */
    people: funnelFigures(scenario),
    demoRevenueEuro,
    comparisonText: comparisonText(texts, revenueEuro - demoRevenueEuro),
    /** `comparisonText` for the numbers in `told`. */
    announcement: comparisonText(texts, funnelRevenueEuro(told) - demoRevenueEuro),
    leverage,
    leverageText: leverageText(texts, leverage),
  }
}

const resultsOf = (scenario: Scenario) => ({ figures: funnelFigures(scenario), revenueEuro: funnelRevenueEuro(scenario) })

/**
 * What the funnel shows of the numbers: how many people are in each stage, the revenue, and the attributes of the slider for visitors. `told`
 * has the final numbers after a change, for a `role="status"` to announce.
 */
export function funnelFiguresView({ context: { scenario, told } }: SnapshotFrom<typeof funnelScenarioMachine>) {
  return { scenario, ...resultsOf(scenario), told: resultsOf(told), slider: sliderProps('visitors', scenario.visitors) }
}
