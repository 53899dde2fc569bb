import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import { formatThousands } from '#machines/common/formatThousands.ts'
import type { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { funnelScenarioView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import { formatScenarioField } from '#machines/funnel-scenario/scenario.ts'
import { DEMO_SCENARIO, VISITORS_MAX, VISITORS_MIN, VISITORS_STEP } from '#machines/funnel-stages/funnel-figures.ts'
import type { ScenarioField } from '#machines/funnel-stages/funnel-figures.ts'
import { useFields } from '#runtime/useFields.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { Button, ButtonRow } from '#components/Button.tsx'
import { useCopyFeedback } from '#components/CopyFeedback.tsx'
import { endsInput } from '#components/endsInput.ts'
import { Figure, FigureOutput } from '#components/Figure.tsx'
import { Icon } from '#components/Icon.tsx'
import { SampleMark } from '#components/Marks.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { euro, permilleAsPercent, signed } from '#content/format.ts'
import { interactive, ownNumbers as text } from '#content/funnel/interactive.ts'
import { funnelStages } from '#content/funnel/stages.ts'
import { marks } from '#content/marks.ts'
import { ownNumbersStyles } from './FunnelScenario.styles.ts'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { Strokes } from './Strokes.tsx'
import { strokesPath } from './strokes.ts'
import { OWN_NUMBERS_ID } from './address.ts'
import type { Gesture } from './useFunnelAddress.ts'
import { isMajorPosition, positionOfValue, VALUE_POSITIONS } from './valueScale.ts'

/** Step of the sliders for the rates, in percentage points. Finer values can be typed. */
const RATE_STEP_PERCENT = 0.5
/** Number of strokes in the bars that compare amounts. */
const BAR_STROKES = 50

interface RowText {
  label: string
  unit: string
  sign: string
}

const ROWS: Readonly<Record<ScenarioField, RowText>> = {
  visitors: { label: interactive.slider.label, unit: '', sign: '' },
  interestPermille: { label: text.fields.interest, unit: text.percentUnit, sign: '%' },
  leadPermille: { label: text.fields.leads, unit: text.percentUnit, sign: '%' },
  customerPermille: { label: text.fields.customers, unit: text.percentUnit, sign: '%' },
  valueEuro: { label: text.fields.value, unit: text.euroUnit, sign: '€' },
}

interface OwnNumbersProps {
  actor: Actor<typeof funnelScenarioMachine>
  gesture: Gesture
}

/**
 * "Eigene Zahlen": a ruler for each of the visitor's numbers, with the demo's number below. The results are beside the rulers. Below, the
 * steps of the funnel are ranked by how much revenue an improvement would add.
 */
export function FunnelScenario({ actor, gesture }: OwnNumbersProps) {
  const view = useMachineView(actor, funnelScenarioView)
  const change = (field: ScenarioField, value: string) => actor.send({ type: 'field.changed', field, value })
  const rows = useRef<HTMLDivElement>(null)
  const drafts = Object.fromEntries(view.fields.map(({ field, text: draft }) => [field, draft])) as Record<ScenarioField, string>
  const [firstDrafts] = useState(drafts)
  const read = useFields(rows, drafts, change)
  const leave = () => {
    read()
    actor.send({ type: 'field.left' })
  }
  const { scenario } = view
  const largestEuro = Math.max(view.revenueEuro, view.demoRevenueEuro)
  const revenue = euro(view.revenueEuro)
  const differs = view.revenueDifferenceEuro !== 0 || view.comparison.some(({ difference }) => difference !== 0)

  return (
    <Section
      ground="paper"
      id={OWN_NUMBERS_ID}
      className="with-script"
      labelledBy="funnel-own"
      data-machine="funnel-scenario"
      data-state={view.state}
    >
      <div css={ownNumbersStyles}>
        <SectionHead>
          <h2 className="h2" id="funnel-own">
            {text.heading}
          </h2>
          <p className="lead quiet">{text.lead}</p>
        </SectionHead>
        <div className="desk">
          <div ref={rows} className="rows" role="group" aria-labelledby="funnel-own">
            {view.fields.map(({ field, text: draft, invalid, note }, index) => {
              const row = ROWS[field]
              const id = `own-${field}`
              const stage = funnelStages[index]
              const figures = view.comparison[index]
              return (
                <div key={field} className="row">
                  <p className="row-head">
                    <label htmlFor={id}>
                      {row.label} {row.unit && <small>{row.unit}</small>}
                    </label>{' '}
                    <span className="entry">
                      <input
                        id={id}
                        type="text"
                        name={field}
                        inputMode={row.sign === '%' ? 'decimal' : 'numeric'}
                        autoComplete="off"
                        enterKeyHint="done"
                        defaultValue={firstDrafts[field]}
                        aria-invalid={invalid}
                        aria-describedby={`${id}-note`}
                        onBlur={leave}
                        onKeyDown={(event) => endsInput(event) && leave()}
                      />
                      <span className="sign" aria-hidden="true">
                        {row.sign}
                      </span>
                    </span>
                  </p>
                  <FieldSlider
                    field={field}
                    value={scenario[field]}
                    label={row.label}
                    onMove={(value) => change(field, value)}
                    onGrab={() => {
                      gesture.begin()
                      return () => change(field, draft)
                    }}
                    onRest={(done) => {
                      gesture.end()
                      if (done) actor.send({ type: 'field.left' })
                    }}
                  />
                  <p className="row-foot">
                    <span>{stage && figures ? `${formatThousands(figures.own)} ${stage.title}` : ''}</span>{' '}
                    <span>
                      {text.table.demo}: {shown(field, DEMO_SCENARIO[field])}
                    </span>
                  </p>
                  <p className="note" id={`${id}-note`}>
                    {note}
                  </p>
                </div>
              )
            })}
            <p className="small quiet">{text.rule}</p>
          </div>
          <div className="result">
            <p className="label">
              {interactive.revenue.label} <SampleMark>{marks.calculation}</SampleMark>
            </p>
            <FigureOutput
              className="amount"
              aria-live="off"
              data-length={revenue.length}
              htmlFor={view.fields.map(({ field }) => `own-${field}`).join(' ')}
            >
              {revenue}
            </FigureOutput>
            <dl className="bars">
              <Bar label={text.table.own} amount={revenue} ratio={view.revenueEuro / largestEuro} own />
              <Bar label={text.table.demo} amount={euro(view.demoRevenueEuro)} ratio={view.demoRevenueEuro / largestEuro} />
            </dl>
            {/* This text changes with every step of a slider. The status region announces only the final result. */}
            <p className="verdict" aria-hidden="true">
              {view.comparisonText}
            </p>
            <p className="visually-hidden" role="status">
              {view.announcement}
            </p>
            {differs && (
              <table>
                <caption className="visually-hidden">{text.table.caption}</caption>
                <thead>
                  <tr>
                    <th scope="col">{text.table.stage}</th>
                    <th scope="col">{text.table.own}</th>
                    <th scope="col">{text.table.demo}</th>
                    <th scope="col">{text.table.difference}</th>
                  </tr>
                </thead>
                <tbody>
                  {view.comparison.map(({ stage, own, demo, difference }) => (
                    <tr key={stage}>
                      <th scope="row">{funnelStages.find(({ id }) => id === stage)?.title}</th>
                      <td>{formatThousands(own)}</td>
                      <td>{formatThousands(demo)}</td>
                      <td>{signed(difference)}</td>
                    </tr>
                  ))}
                  <tr>
                    <th scope="row">{text.table.revenue}</th>
                    <td>{revenue}</td>
                    <td>{euro(view.demoRevenueEuro)}</td>
                    <td>{signed(view.revenueDifferenceEuro, '\u00a0€')}</td>
                  </tr>
                </tbody>
              </table>
            )}
            <CopyLink>
              <Button variant="outline" onClick={() => actor.send({ type: 'reset.pressed' })}>
                {text.reset}
                <Icon name="repeat" />
              </Button>
            </CopyLink>
          </div>
        </div>
        <Leverage view={view} />
      </div>
    </Section>
  )
}

/** A value with its unit, as shown to the visitor. */
function shown(field: ScenarioField, value: number): string {
  if (field === 'visitors') return formatThousands(value)
  return field === 'valueEuro' ? euro(value) : permilleAsPercent(value)
}

interface FieldSliderProps {
  field: ScenarioField
  /** Value in the unit of the field. */
  value: number
  label: string
  onMove(text: string): void
  onGrab(): () => void
  onRest(done: boolean): void
}

/** The ruler of one number. The strokes for the visitor's number stand on a line, and those for the demo's number hang below it. */
function FieldSlider({ field, value, label, onMove, ...gestures }: FieldSliderProps) {
  const common = { ...gestures, label: `${label}, ${text.slider}`, valueText: shown(field, value) }
  if (field === 'visitors') {
    return (
      <RulerSlider
        className="ruler"
        {...common}
        valueText={`${shown(field, value)} ${interactive.slider.unit}`}
        min={VISITORS_MIN}
        max={VISITORS_MAX}
        step={VISITORS_STEP}
        value={value}
        onMove={(visitors) => onMove(String(visitors))}
      >
        <Mirror own={value / VISITORS_STEP} demo={DEMO_SCENARIO.visitors / VISITORS_STEP} />
      </RulerSlider>
    )
  }
  if (field === 'valueEuro') {
    return (
      <RulerSlider
        className="ruler"
        {...common}
        min={0}
        max={VALUE_POSITIONS.length - 1}
        step={1}
        value={positionOfValue(value)}
        onMove={(position) => onMove(String(VALUE_POSITIONS[position]))}
      >
        <ValueRuler own={positionOfValue(value)} demo={positionOfValue(DEMO_SCENARIO.valueEuro)} />
      </RulerSlider>
    )
  }
  return (
    <RulerSlider
      className="ruler"
      {...common}
      min={0}
      max={100}
      step={RATE_STEP_PERCENT}
      value={value / 10}
      onMove={(percent) => onMove(formatScenarioField(field, percent * 10))}
    >
      <Mirror own={value / 10} demo={DEMO_SCENARIO[field] / 10} />
    </RulerSlider>
  )
}

/** Two scales of a hundred on one line: the visitor's above, the demo's below. */
function Mirror({ own, demo }: { own: number; demo: number }) {
  return (
    <div className="mirror" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="plain" d={strokesPath({ count: 100, from: Math.ceil(own), height: 0.6 })} />
        <path className="lit" d={strokesPath({ count: 100, to: own, lit: true })} />
      </svg>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="demo" d={strokesPath({ count: 100, to: demo, lit: true, edge: 'top' })} />
        <path className="plain" d={strokesPath({ count: 100, from: Math.ceil(demo), height: 0.4, edge: 'top' })} />
      </svg>
    </div>
  )
}

/** The slide rule for the customer value: one mark per position, tall ones at €10, €100, €1,000 and so on. */
function ValueRuler({ own, demo }: { own: number; demo: number }) {
  const last = VALUE_POSITIONS.length - 1
  const draw = (wanted: (position: number) => boolean) =>
    VALUE_POSITIONS.map((_, position) => (wanted(position) ? `M${position} 100V${isMajorPosition(position) ? 0 : 45}` : '')).join('')
  return (
    <div className="mirror" aria-hidden="true">
      <svg className="lines" viewBox={`0 0 ${last} 100`} preserveAspectRatio="none">
        <path d={draw((position) => position > own)} />
        <path className="lit" d={draw((position) => position <= own)} />
      </svg>
      <svg className="lines" viewBox={`0 0 ${last} 100`} preserveAspectRatio="none">
        <path className="demo" d={`M${demo} 0V100`} />
      </svg>
    </div>
  )
}

/** One amount as a bar of strokes, relative to the larger of the two. */
function Bar({ label, amount, ratio, own = false }: { label: ReactNode; amount: string; ratio: number; own?: boolean }) {
  return (
    <div className="bar" data-own={own}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
      <dd className="bar-strokes" aria-hidden="true">
        <Strokes of={BAR_STROKES} lit={ratio * BAR_STROKES} />
      </dd>
    </div>
  )
}

/** Copies the URL, which contains the numbers. The result is shown below the whole row of buttons. */
function CopyLink({ children }: { children: ReactNode }) {
  const { state, message, copy } = useCopyFeedback(() => location.href)
  return (
    <div data-machine="copy-feedback" data-state={state}>
      <ButtonRow className="ways">
        <Button variant="filled" onClick={copy}>
          {text.copyLink}
          <Icon name="link" />
        </Button>{' '}
        {children}
      </ButtonRow>
      <p className="small copy-status" role="status">
        {message}
      </p>
      {state === 'failed' && <p className="small address">{location.href}</p>}
    </div>
  )
}

/** The steps from one stage to the next, the one with the most leverage first. */
function Leverage({ view }: { view: ReturnType<typeof funnelScenarioView> }) {
  const strongestEuro = view.leverage[0]?.gainEuro ?? 0
  const title = (index: number) => funnelStages[index]?.title ?? ''
  return (
    <div className="leverage">
      <div className="leverage-head">
        <h3 className="h3">{text.leverage.heading}</h3>
        <p className="quiet">{strongestEuro === 0 ? text.leverage.none : text.leverage.text}</p>
      </div>
      <ol>
        {view.leverage.map(({ stage, stepRatio, gainEuro }) => {
          const into = funnelStages.findIndex(({ id }) => id === stage)
          return (
            <li key={stage}>
              <p className="h4">
                {title(into - 1)} <Icon name="arrow-right" />
                <span className="visually-hidden"> {text.leverage.to} </span> {title(into)}{' '}
                <small>{`${text.leverage.now} ${permilleAsPercent(Math.round(stepRatio * 1000))}`}</small>
              </p>
              <div className="gain-strokes" aria-hidden="true">
                <Strokes lit={strongestEuro === 0 ? 0 : (gainEuro / strongestEuro) * 100} />
              </div>
              <Figure as="p" className="gain">
                {signed(Math.floor(gainEuro), '\u00a0€')}
              </Figure>
            </li>
          )
        })}
      </ol>
      <p className="lead">{view.leverageText}</p>
    </div>
  )
}
