import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { fill } from '#machines/common/fill.ts'
import { formatThousands } from '#machines/common/formatThousands.ts'
import { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { funnelScenarioView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import { parseScenario } from '#machines/funnel-scenario/scenario.ts'
import { funnelStagesMachine } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { funnelStagesView } from '#machines/funnel-stages/funnel-stages.view.ts'
import { VISITORS_MAX, VISITORS_MIN, VISITORS_STEP } from '#machines/funnel-stages/funnel-figures.ts'
import type { Scenario } from '#machines/funnel-stages/funnel-figures.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Button } from '#components/Button.tsx'
import { FigureOutput } from '#components/Figure.tsx'
import { Icon } from '#components/Icon.tsx'
import { ArrowLink } from '#components/Link.tsx'
import { SampleMark } from '#components/Marks.tsx'
import { Section } from '#components/Section.tsx'
import { euro, permilleAsPercent } from '#content/format.ts'
import { calculationNote, interactive as text, ownNumbers } from '#content/funnel/interactive.ts'
import { funnelStages } from '#content/funnel/stages.ts'
import { marks } from '#content/marks.ts'
import { useFunnelFlow } from '#motion/funnel-flow-on-stages.ts'
import { currentFragment, OWN_NUMBERS_ID } from './address.ts'
import { followingContentStyles } from './FunnelPage.styles.ts'
import { interactiveStyles } from './FunnelStages.styles.ts'
import { FunnelScenario } from './FunnelScenario.tsx'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { LIT_WIDTH, strokesPath } from './strokes.ts'
import { useControlHold } from './useControlHold.ts'
import { useScenarioAddress } from './useFunnelAddress.ts'

const VISITORS_ID = 'funnel-visitors'

/** A funnel whose highlight loops by itself and whose numbers follow the slider or the visitor's own numbers. */
export function FunnelStages() {
  const found = currentFragment().numbers
  const scenario = useMachineActor(funnelScenarioMachine, { texts: ownNumbers.texts, numbers: found }, { texts: ownNumbers.texts })
  const stages = useMachineActor(funnelStagesMachine, { scenario: parseScenario(found) }, {})
  const view = useMachineView(stages, funnelStagesView)
  const numbers = useMachineView(scenario, scenarioNumbers)
  const gesture = useScenarioAddress(scenario)

  const list = useRef<HTMLOListElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  useHolds(stages, list)
  useControlHold(stages, slider)
  useFunnelFlow(stages, list, canvas, LIT_WIDTH)

  useEffect(() => {
    // Tells the funnel about every change to the numbers, whether it comes from a field, the URL or the reset to the demo.
    const subscription = scenario.subscribe((snapshot) => stages.send({ type: 'scenario.changed', scenario: scenarioNumbers(snapshot) }))
    return () => subscription.unsubscribe()
  }, [scenario, stages])

  const move = (value: number) => {
    stages.send({ type: 'visitors.changed', visitors: value })
    scenario.send({ type: 'field.changed', field: 'visitors', value: String(value) })
  }
  const { figures, revenueEuro } = view
  const permilles = [1000, numbers.interestPermille, numbers.leadPermille, numbers.customerPermille]
  const visitors = formatThousands(view.visitors)
  const revenue = euro(revenueEuro)
  const summary = summaryOf(view.told)

  return (
    <>
      <Section
        ground="night"
        contentStyles={followingContentStyles}
        labelledBy="funnel-interactive"
        data-machine="funnel-stages"
        data-state={view.state}
        data-stage={view.stage}
        data-running={view.running}
      >
        <div css={interactiveStyles}>
          <div className="instrument-head">
            <h2 className="h3" id="funnel-interactive">
              {text.heading}
            </h2>
            <p className="quiet">{text.lead}</p>
          </div>
          <div className="instrument">
            <div className="stages">
              <canvas ref={canvas} aria-hidden="true" />
              <ol ref={list}>
                {funnelStages.map((stage, index) => (
                  <Stage
                    key={stage.id}
                    title={stage.title}
                    note={index === 0 ? stage.description : `${permilleAsPercent(permilles[index] ?? 0)} · ${stage.description}`}
                    figure={formatThousands(figures[index] ?? 0)}
                    lit={(permilles[index] ?? 0) / 10}
                    current={index === view.stage}
                  />
                ))}
              </ol>
            </div>
            <div className="controls">
              <div ref={slider} className="with-script">
                <p className="control-head">
                  <label htmlFor={VISITORS_ID}>{text.slider.label}</label>{' '}
                  <FigureOutput className="visitors" htmlFor={VISITORS_ID} aria-live="off">
                    {visitors}
                  </FigureOutput>
                </p>
                <RulerSlider
                  className="ruler"
                  id={VISITORS_ID}
                  min={VISITORS_MIN}
                  max={VISITORS_MAX}
                  step={VISITORS_STEP}
                  value={view.visitors}
                  valueText={`${visitors} ${text.slider.unit}`}
                  onMove={move}
                  onGrab={() => {
                    gesture.begin()
                    return () => move(view.visitors)
                  }}
                  onRest={(done) => {
                    gesture.end()
                    if (done) scenario.send({ type: 'field.left' })
                  }}
                >
                  <VisitorRuler visitors={view.visitors} />
                </RulerSlider>
                <p className="ruler-ends" aria-hidden="true">
                  <span>{formatThousands(VISITORS_MIN)}</span> <span>{formatThousands(VISITORS_MAX)}</span>
                </p>
              </div>
              <div className="actions with-script">
                <Button
                  variant="filled"
                  strokes
                  className="start"
                  aria-disabled={view.state === 'animating'}
                  onClick={() => stages.send({ type: 'start.pressed' })}
                >
                  <span>{view.state === 'animating' ? text.running : text.start}</span>
                </Button>
                <Button
                  variant="outline"
                  className="pause"
                  aria-label={view.paused ? text.resume : text.pause}
                  onClick={() => stages.send({ type: 'pause.toggled' })}
                >
                  <Icon name={view.paused ? 'play' : 'pause'} />
                </Button>
              </div>
              <div className="revenue">
                <p className="label">{`${text.revenue.label}, ${fill(text.revenue.basis, { value: euro(numbers.valueEuro) })}`}</p>
                <FigureOutput className="amount" htmlFor={VISITORS_ID} aria-live="off" data-length={revenue.length}>
                  {revenue}
                </FigureOutput>
                <p className="small quiet">
                  <SampleMark>{marks.calculation}</SampleMark> {calculationNote}
                </p>
                <ArrowLink here className="own with-script" href={`#${OWN_NUMBERS_ID}`}>
                  {ownNumbers.link}
                </ArrowLink>
              </div>
            </div>
          </div>
          <p className="visually-hidden" role="status">
            {summary}
          </p>
          <div className="explanation">
            <h3 className="h4">{text.explanation.heading}</h3>
            <ul>
              {text.explanation.points.map((point) => (
                <li key={point} className="small">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <FunnelScenario actor={scenario} gesture={gesture} />
    </>
  )
}

/** The text with which the status region announces the numbers of the funnel. */
function summaryOf({ figures, revenueEuro }: ReturnType<typeof funnelStagesView>['told']): string {
  const [visitors = '', interest = '', leads = '', customers = ''] = figures.map(formatThousands)
  return fill(text.summary, { visitors, interest, leads, customers, revenue: euro(revenueEuro) })
}

function scenarioNumbers(snapshot: SnapshotFrom<typeof funnelScenarioMachine>): Scenario {
  return funnelScenarioView(snapshot).scenario
}

interface StageProps {
  title: string
  note: string
  figure: string
  /** Lit strokes out of a hundred, 0 to 100. */
  lit: number
  current: boolean
}

const PLAIN_HUNDRED = strokesPath({ count: 100 })

/** One stage: its name, the number of people, and a hundred strokes. The number of lit strokes is the stage's percentage. */
function Stage({ title, note, figure, lit, current }: StageProps) {
  const strokes = strokesPath({ count: 100, to: lit, lit: true })
  return (
    <li className="stage" data-current={current}>
      <p className="h4">
        {title} <small>{note}</small>
      </p>
      <FigureOutput className="people" htmlFor={VISITORS_ID} aria-live="off">
        {figure}
      </FigureOutput>
      <div className="hundred" aria-hidden="true" data-lit={lit}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="plain" d={PLAIN_HUNDRED} />
          <path className="lit" d={strokes} />
        </svg>
        {/* Lit strokes on top, which are revealed from the left when this stage is highlighted. */}
        <svg className="sweep" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={strokes} />
        </svg>
      </div>
    </li>
  )
}

/** A hundred strokes, each for a hundred visitors. The first and every tenth are taller. */
function VisitorRuler({ visitors }: { visitors: number }) {
  const lit = visitors / VISITORS_STEP
  const draw = (from: number, to: number) => {
    let path = ''
    for (let index = from; index < to; index++) path += `M${index} 100V${(index + 1) % 10 === 0 || index === 0 ? 25 : 55}`
    return path
  }
  return (
    <svg className="marks" viewBox="0 0 99 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={draw(lit, 100)} />
      <path className="lit" d={draw(0, lit)} />
    </svg>
  )
}
