import { useRef } from 'react'
import type { HTMLAttributes } from 'react'
import { fill } from '#machines/common/fill.ts'
import { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { funnelFiguresView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import { litStrokes } from '#machines/funnel-scenario/sliders.ts'
import { funnelStagesMachine } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { funnelStagesView } from '#machines/funnel-stages/funnel-stages.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Button } from '#components/Button.tsx'
import { FigureOutput } from '#components/Figure.tsx'
import { Row, Sidebar } from '#components/Layout.tsx'
import { ArrowLink } from '#components/Link.tsx'
import { SampleMark } from '#components/Marks.tsx'
import { euro, formatThousands, permilleAsPercent } from '#content/format.ts'
import { calculationNote, interactive as text, funnelScenario } from '#content/funnel/interactive.ts'
import { funnelStages } from '#content/funnel/stages.ts'
import { marks } from '#content/marks.ts'
import { useFunnelFlow } from '#motion/funnelFlowOnStages.ts'
import { currentFragment, SCENARIO_ID } from './address.ts'
import { Amount } from './Amount.tsx'
import { stagesStyles } from './FunnelStages.styles.ts'
import { FunnelScenario } from './FunnelScenario.tsx'
import { Panel } from './Panel.tsx'
import { PauseButton } from './PauseButton.tsx'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { full } from '#components/Scale.tsx'
import { litWidth } from '#components/Scale.styles.ts'
import { ShareScale } from './ShareScale.tsx'
import { useScenarioAddress } from './useFunnelAddress.ts'

const VISITORS_ID = 'funnel-visitors'

/** A funnel whose highlight loops by itself and whose numbers follow the slider or the visitor's own numbers. */
export function FunnelStages() {
  const { texts } = funnelScenario
  const scenario = useMachineActor(funnelScenarioMachine, { texts, scenario: currentFragment().scenario }, { texts })
  const stages = useMachineActor(funnelStagesMachine, {})
  const view = useMachineView(stages, funnelStagesView)
  const { scenario: numbers, figures, revenueEuro, told, slider: visitorsSlider } = useMachineView(scenario, funnelFiguresView)
  useScenarioAddress(scenario)

  const list = useRef<HTMLOListElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  useHolds(stages, list, { controls: slider })
  useFunnelFlow(stages, scenario, list, canvas, litWidth(100))

  const move = (value: number) => {
    scenario.send({ type: 'field.changed', field: 'visitors', value: String(value) })
    stages.send({ type: 'slider.moved' })
  }
  const permilles = [1000, numbers.interestPermille, numbers.leadPermille, numbers.customerPermille]
  const visitors = formatThousands(numbers.visitors)

  return (
    <>
      <Panel
        id="funnel-interactive"
        heading={text.heading}
        lead={text.lead}
        styles={stagesStyles}
        data-machine="funnel-stages"
        data-state={view.state}
        data-stage={view.stage}
        data-running={view.running}
      >
        <Sidebar columns="1fr minmax(20rem, 24rem)" aside="last" gap={3}>
          <div className="stages">
            <canvas ref={canvas} aria-hidden="true" />
            <ol ref={list}>
              {funnelStages.map(({ id, title, description }, index) => (
                <Stage
                  key={id}
                  {...view.stages[index]}
                  title={title}
                  note={index === 0 ? description : `${permilleAsPercent(permilles[index] ?? 0)} · ${description}`}
                  people={formatThousands(figures[index] ?? 0)}
                  lit={(permilles[index] ?? 0) / 10}
                />
              ))}
            </ol>
          </div>
          <div className="controls">
            <div ref={slider} className="with-script">
              <Row justify="space-between" align="baseline">
                <label className="h4" htmlFor={VISITORS_ID}>
                  {text.slider.label}
                </label>{' '}
                <FigureOutput size="s" htmlFor={VISITORS_ID} aria-live="off">
                  {visitors}
                </FigureOutput>
              </Row>
              <RulerSlider
                className="ruler"
                id={VISITORS_ID}
                {...visitorsSlider}
                valueText={`${visitors} ${text.slider.unit}`}
                onMove={move}
                onGrab={() => () => move(numbers.visitors)}
                onLeft={() => scenario.send({ type: 'field.left' })}
              >
                <ShareScale {...litStrokes('visitors', numbers.visitors)} height={visitorsHeight} />
              </RulerSlider>
              <Row className="label" justify="space-between" aria-hidden="true">
                <span>{formatThousands(visitorsSlider.min)}</span> <span>{formatThousands(visitorsSlider.max)}</span>
              </Row>
            </div>
            <Row className="actions with-script">
              <Button variant="filled" strokes {...view.start} onClick={() => stages.send({ type: 'start.pressed' })}>
                <span>{view.state === 'animating' ? text.running : text.start}</span>
              </Button>
              <PauseButton
                paused={view.paused}
                pause={text.pause}
                resume={text.resume}
                onClick={() => stages.send({ type: 'pause.toggled' })}
              />
            </Row>
            <div className="revenue">
              <p className="label">{`${text.revenue.label}, ${fill(text.revenue.basis, { value: euro(numbers.valueEuro) })}`}</p>
              <Amount amount={euro(revenueEuro)} controls={VISITORS_ID} />
              <p className="small quiet">
                <SampleMark>{marks.calculation}:</SampleMark> {calculationNote}
              </p>
              <ArrowLink here className="with-script" href={`#${SCENARIO_ID}`}>
                {funnelScenario.link}
              </ArrowLink>
            </div>
          </div>
        </Sidebar>
        <p className="visually-hidden" role="status">
          {summaryOf(told)}
        </p>
      </Panel>
      <FunnelScenario actor={scenario} />
    </>
  )
}

/** The text with which the status region announces the numbers of the funnel. */
function summaryOf({ figures, revenueEuro }: ReturnType<typeof funnelFiguresView>['told']): string {
  const [visitors = '', interest = '', leads = '', customers = ''] = figures.map(formatThousands)
  return fill(text.summary, { visitors, interest, leads, customers, revenue: euro(revenueEuro) })
}

/** The first and every tenth stroke of the ruler for visitors are taller. */
const visitorsHeight = (stroke: number) => (stroke === 0 || (stroke + 1) % 10 === 0 ? 0.75 : 0.45)
interface StageProps extends HTMLAttributes<HTMLElement> {
  title: string
  note: string
  people: string
  /** Lit strokes out of a hundred, 0 to 100. */
  lit: number
}

/** One stage: its name, the number of people, and a hundred strokes. The number of lit strokes is the stage's percentage. */
function Stage({ title, note, people, lit, ...rest }: StageProps) {
  return (
    <Row as="li" align="end" justify="space-between" {...rest}>
      <div className="words">
        <p className="h4">{title}</p>
        <p className="small quiet">{note}</p>
      </div>
      <FigureOutput htmlFor={VISITORS_ID} aria-live="off">
        {people}
      </FigureOutput>
      <div aria-hidden="true" data-part="scale" data-lit={lit}>
        <ShareScale lit={lit} height={full} />
        {/* Lit strokes on top, which are revealed from the left when this stage is highlighted. */}
        <ShareScale bare lit={lit} height={full} />
      </div>
    </Row>
  )
}
