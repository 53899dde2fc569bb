import type { SnapshotFrom } from 'xstate'
import { grouped } from '../common/grouped.ts'
import { DEMO_SCENARIO, FUNNEL_STAGES, funnelFigures, funnelRevenueEuro, peopleByStage } from '../funnel-stages/funnel-figures.ts'
import type { ScenarioField } from '../funnel-stages/funnel-figures.ts'
import type { funnelScenarioMachine } from './funnel-scenario.machine.ts'
import { rankLeverage } from './leverage.ts'
import type { StageLeverage } from './leverage.ts'
import { SCENARIO_FIELDS, SCENARIO_RANGES, formatScenarioField } from './scenario.ts'

/** How a gain is named in a sentence. */
const STEP_NAMES: Readonly<Record<StageLeverage['stage'], string>> = {
  interest: 'vom Besuch zum Interesse',
  leads: 'vom Interesse zum Lead',
  customers: 'vom Lead zum Kunden',
}

/** A value with its unit and a space that does not break. */
function withUnit(field: ScenarioField, value: number): string {
  if (field === 'visitors') return grouped(value)
  if (field === 'valueEuro') return `${grouped(value)}\u00a0€`
  return `${formatScenarioField(field, value)}\u00a0%`
}

/** What to say under a field; empty when its text is just what is calculated with. */
function noteOf(field: ScenarioField, asked: number, used: number, invalid: boolean): string {
  const [min, max] = SCENARIO_RANGES[field]
  const range = `${withUnit(field, min)} bis ${withUnit(field, max)}`
  if (invalid) {
    const decimals = field.endsWith('Permille') ? ' mit höchstens einer Nachkommastelle' : ''
    return `Bitte geben Sie eine Zahl von ${range}${decimals} ein. Gerechnet wird mit ${withUnit(field, used)}.`
  }
  if (asked === used) return ''
  if (asked < min || asked > max) {
    return `Möglich ist ${range}. Gerechnet wird mit ${withUnit(field, used)}.`
  }
  if (field === 'visitors') return `Gerechnet wird mit ${withUnit(field, used)}, in Schritten von 100.`
  return `Mehr als auf der Stufe davor geht nicht. Gerechnet wird mit ${withUnit(field, used)}.`
}

function comparisonText(differenceEuro: number): string {
  if (differenceEuro === 0) return 'Ihre Zahlen bringen denselben Umsatz wie die Demo.'
  const direction = differenceEuro > 0 ? 'mehr' : 'weniger'
  return `Ihre Zahlen bringen ${grouped(Math.abs(differenceEuro))}\u00a0€ ${direction} im Monat als die Demo.`
}

/** `leverage` begins with the largest gain, so the first one of a euro or more is it. */
function leverageText(leverage: readonly StageLeverage[]): string {
  const best = leverage.find(({ gainEuro }) => gainEuro >= 1)
  if (best === undefined) return ''
  return `Der größte Hebel ist der Schritt ${STEP_NAMES[best.stage]}: Ein Prozentpunkt mehr bringt rund ${grouped(Math.floor(best.gainEuro))}\u00a0€ im Monat.`
}

/**
 * What "Eigene Zahlen" shows.
 *
 * `fields` come in the order of the form, with the text as typed: they are text fields
 * (`inputmode="decimal"`), as a German decimal comma is no number to a number field.
 * `comparison` sets each stage against the demo's; `leverage` starts with the largest gain.
 * The two sentences are for `role="status"`; `leverageText` is empty when nothing can be gained.
 */
export function funnelScenarioView(snapshot: SnapshotFrom<typeof funnelScenarioMachine>) {
  const { wanted, drafts, invalid, scenario, search } = snapshot.context
  const own = peopleByStage(scenario)
  const demo = peopleByStage(DEMO_SCENARIO)
  const revenueEuro = funnelRevenueEuro(scenario)
  const demoRevenueEuro = funnelRevenueEuro(DEMO_SCENARIO)
  const leverage = rankLeverage(scenario)
  return {
    state: 'editing' as const,
    scenario,
    search,
    fields: SCENARIO_FIELDS.map((field) => ({
      field,
      text: drafts[field],
      invalid: invalid.includes(field),
      note: noteOf(field, wanted[field], scenario[field], invalid.includes(field)),
    })),
    figures: funnelFigures(scenario),
    revenueEuro,
    comparison: FUNNEL_STAGES.map((stage) => ({
      stage,
      own: own[stage],
      demo: demo[stage],
      difference: own[stage] - demo[stage],
    })),
    demoRevenueEuro,
    revenueDifferenceEuro: revenueEuro - demoRevenueEuro,
    comparisonText: comparisonText(revenueEuro - demoRevenueEuro),
    /** The same of numbers that have come to rest: what a status says. */
    announcement: comparisonText(funnelRevenueEuro(snapshot.context.told) - demoRevenueEuro),
    leverage,
    leverageText: leverageText(leverage),
  }
}
