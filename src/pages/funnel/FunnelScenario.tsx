import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { funnelScenarioView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import { isPowerOfTen, textAt } from '#machines/funnel-scenario/sliders.ts'
import type { ScenarioField } from '#machines/funnel-scenario/funnelFigures.ts'
import { useFields } from '#runtime/useFields.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { Button } from '#components/Button.tsx'
import { Row, Sidebar, Split, Stack } from '#components/Layout.tsx'
import { useCopyFeedback } from '#components/CopyFeedback.tsx'
import { endsInput } from '#components/endsInput.ts'
import { Figure } from '#components/Figure.tsx'
import { Icon } from '#components/Icon.tsx'
import { pageAddress } from '#components/pageAddress.ts'
import { SampleMark } from '#components/Marks.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { euro, formatThousands, permilleAsPercent, signed } from '#content/format.ts'
import { interactive, funnelScenario as text } from '#content/funnel/interactive.ts'
import { funnelStages } from '#content/funnel/stages.ts'
import { marks } from '#content/marks.ts'
import { Amount } from './Amount.tsx'
import { leverageStyles, scenarioStyles } from './FunnelScenario.styles.ts'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { MirroredScales, ShareScale } from './ShareScale.tsx'
import { SCENARIO_ID } from './address.ts'

/** Number of strokes in the bars that compare amounts. */
const BAR_STROKES = 50

const ROWS: Readonly<Record<ScenarioField, { label: string; unit: string; sign: string }>> = {
  visitors: { label: text.fields.visitors, unit: '', sign: '' },
  interestPermille: { label: text.fields.interest, unit: text.percentUnit, sign: '%' },
  leadPermille: { label: text.fields.leads, unit: text.percentUnit, sign: '%' },
  customerPermille: { label: text.fields.customers, unit: text.percentUnit, sign: '%' },
  valueEuro: { label: text.fields.value, unit: text.euroUnit, sign: '€' },
}

/**
 * "Eigene Zahlen": a ruler for each of the visitor's numbers, with the demo's number below. The results are beside the rulers. Below, the
 * steps of the funnel are ranked by how much revenue an improvement would add.
 */
export function FunnelScenario({ actor }: { actor: Actor<typeof funnelScenarioMachine> }) {
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
  const largestEuro = Math.max(view.revenueEuro, view.demoRevenueEuro)
  const revenue = euro(view.revenueEuro)

  return (
    <Section
      ground="paper"
      id={SCENARIO_ID}
      className="with-script"
      labelledBy="funnel-own"
      styles={scenarioStyles}
      data-machine="funnel-scenario"
      data-state={view.state}
    >
      <SectionHead id="funnel-own" heading={text.heading} lead={text.lead} />
      <Sidebar columns="7fr 5fr" aside="last" gap={3}>
        <div ref={rows} role="group" aria-labelledby="funnel-own">
          {view.fields.map(({ field, text: draft, input, note, slider, scale, used, demo, ruler }, index) => {
            const { label, unit, sign } = ROWS[field]
            const stage = funnelStages[index]
            const people = view.people[index]
            return (
              <div key={field}>
                <Row align="end">
                  <label htmlFor={input.id}>
                    <span className="h4">{label}</span> {unit && <small className="small quiet">{unit}</small>}
                  </label>{' '}
                  <span className="entry">
                    <input
                      {...input}
                      type="text"
                      autoComplete="off"
                      enterKeyHint="done"
                      defaultValue={firstDrafts[field]}
                      onBlur={leave}
                      onKeyDown={(event) => endsInput(event) && leave()}
                    />
                    <span aria-hidden="true">{sign}</span>
                  </span>
                </Row>
                <RulerSlider
                  className="ruler"
                  {...slider}
                  label={`${label}, ${text.slider}`}
                  valueText={field === 'visitors' ? `${used} ${interactive.slider.unit}` : used}
                  onMove={(position) => change(field, textAt(field, position))}
                  onGrab={() => () => change(field, draft)}
                  onLeft={() => actor.send({ type: 'field.left' })}
                >
                  <MirroredScales above={{ ...ruler.used, height: field === 'valueEuro' ? valueHeight : undefined }} below={ruler.demo} />
                </RulerSlider>
                <p className="label scale" aria-hidden="true">
                  {scale.map((value) => (
                    <span key={value}>{value} </span>
                  ))}
                </p>
                <Row className="label" justify="space-between">
                  <span>{stage && people !== undefined ? `${formatThousands(people)} ${stage.title}` : ''}</span>{' '}
                  <span>
                    {text.demo}: {demo}
                  </span>
                </Row>
                <p className="small" {...note} />
              </div>
            )
          })}
        </div>
        <div className="result">
          <p className="label">
            {interactive.revenue.label} <SampleMark>{marks.calculation}</SampleMark>
          </p>
          <Amount amount={revenue} controls={view.fields.map(({ input }) => input.id).join(' ')} />
          <Stack as="dl" gap={0}>
            <Bar label={text.own} amount={revenue} ratio={view.revenueEuro / largestEuro} />
            <Bar label={text.demo} amount={euro(view.demoRevenueEuro)} ratio={view.demoRevenueEuro / largestEuro} />
          </Stack>
          {/* This text changes with every step of a slider. The status region announces only the final result. */}
          <p className="h4 verdict" aria-hidden="true">
            {view.comparisonText}
          </p>
          <p className="visually-hidden" role="status">
            {view.announcement}
          </p>
          <CopyLink>
            <Button variant="outline" onClick={() => actor.send({ type: 'reset.pressed' })}>
              {text.reset}
              <Icon name="repeat" />
            </Button>
          </CopyLink>
        </div>
      </Sidebar>
      <Leverage view={view} />
    </Section>
  )
}

/** The ruler for the customer value is a slide rule, with tall strokes at €10, €100, €1,000 and so on. */
const valueHeight = (stroke: number) => (isPowerOfTen(stroke) ? 1 : 0.55)

/** One amount as a bar of strokes, relative to the larger of the two. */
function Bar({ label, amount, ratio }: { label: string; amount: string; ratio: number }) {
  return (
    <Row justify="space-between">
      <dt>{label}</dt>
      <dd>{amount}</dd>
      <dd aria-hidden="true">
        <ShareScale heightPx={28} of={BAR_STROKES} lit={ratio * BAR_STROKES} />
      </dd>
    </Row>
  )
}

/** Copies the URL, which contains the numbers. The result is shown below the whole row of buttons. */
function CopyLink({ children }: { children: ReactNode }) {
  const { state, message, copy } = useCopyFeedback(() => pageAddress(location.hash))
  return (
    <div data-machine="copy-feedback" data-state={state}>
      <Row>
        <Button variant="filled" onClick={copy}>
          {text.copyLink}
          <Icon name="link" />
        </Button>{' '}
        {children}
      </Row>
      <p className="small copy-status" role="status">
        {message}
      </p>
      {state === 'failed' && <p className="small address">{pageAddress(location.hash)}</p>}
    </div>
  )
}

/** The steps from one stage to the next, the one with the most leverage first. */
function Leverage({ view }: { view: ReturnType<typeof funnelScenarioView> }) {
  const strongestEuro = view.leverage[0]?.gainEuro ?? 0
  const title = (index: number) => funnelStages[index]?.title ?? ''
  return (
    <div css={leverageStyles}>
      <Split columns="1.7fr 1fr" align="end">
        <h3 className="h3">{text.leverage.heading}</h3>
        <p className="quiet">{strongestEuro === 0 ? text.leverage.none : text.leverage.text}</p>
      </Split>
      <ol>
        {view.leverage.map(({ stage, stepRatio, gainEuro }) => {
          const into = funnelStages.findIndex(({ id }) => id === stage)
          return (
            <Split as="li" columns="3fr 6fr 13rem" gap={1} align="center" key={stage}>
              <div>
                <p className="h4">
                  {title(into - 1)} <Icon name="arrow-right" />
                  <span className="visually-hidden"> {text.leverage.to} </span> {title(into)}{' '}
                </p>
                <p className="small quiet">{`${text.leverage.now} ${permilleAsPercent(Math.round(stepRatio * 1000))}`}</p>
              </div>
              <ShareScale heightPx={40} lit={strongestEuro === 0 ? 0 : (gainEuro / strongestEuro) * 100} />
              <Figure as="p" size="s">
                {signed(Math.floor(gainEuro), '\u00a0€')}
              </Figure>
            </Split>
          )
        })}
      </ol>
      <p className="lead">{view.leverageText}</p>
    </div>
  )
}
