import { css } from '@emotion/react'
import { useRef } from 'react'
import { formatThousands } from '#machines/common/formatThousands.ts'
import { funnelVisualizationMachine, VISUALIZATION_SETS } from '#machines/funnel-visualization/funnel-visualization.machine.ts'
import { funnelVisualizationView } from '#machines/funnel-visualization/funnel-visualization.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Button } from '#components/Button.tsx'
import { Figure } from '#components/Figure.tsx'
import { Icon } from '#components/Icon.tsx'
import { SampleMark } from '#components/Marks.tsx'
import { Section } from '#components/Section.tsx'
import { panelProps, TabList, tabPanels } from '#components/Tabs.tsx'
import { permilleAsPercent } from '#content/format.ts'
import { funnelStages } from '#content/funnel/stages.ts'
import { visualisationDataSets, visualization as text } from '#content/funnel/visualization.ts'
import { marks } from '#content/marks.ts'
import type { VisualisationDataSet, VisualisationRow } from '#content/types.ts'
import { followingContentStyles } from './FunnelPage.styles.ts'
import { silhouettePath } from './silhouette.ts'
import { Strokes } from './Strokes.tsx'
import { useControlHold } from './useControlHold.ts'
import { visualizationStyles } from './FunnelVisualization.styles.ts'

const NAME = 'funnel-data'
const SETS = visualisationDataSets.map(({ id, tab }) => ({ id, label: tab }))
const SHARES = funnelStages.map(({ ratePercent }) => ratePercent / 100)
const WHOLE_SILHOUETTE = silhouettePath(SHARES)

/** The funnel as one shape of a hundred strokes, and its numbers as charts, which are tables in the HTML. */
export function FunnelVisualization() {
  const actor = useMachineActor(funnelVisualizationMachine, {})
  const { state, stage, paused } = useMachineView(actor, funnelVisualizationView)
  const shape = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  useHolds(actor, shape)
  useControlHold(actor, controls)

  return (
    <Section
      ground="night"
      contentStyles={followingContentStyles}
      labelledBy="funnel-visualization"
      data-machine="funnel-visualization"
      data-state={state}
      data-stage={stage}
    >
      <div css={[visualizationStyles, css(tabPanels(NAME, VISUALIZATION_SETS, 'skipped'))]}>
        <div className="view-head">
          <h2 className="h3" id="funnel-visualization">
            {text.heading}
          </h2>
          <p className="quiet">{text.lead}</p>
        </div>
        <div className="view">
          <div className="shape" ref={shape} data-stage={stage}>
            <Button
              variant="outline"
              className="pause with-script"
              aria-label={paused ? text.resume : text.pause}
              onClick={() => actor.send({ type: 'pause.toggled' })}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </Button>
            <div className="silhouette" aria-hidden="true">
              <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                <path d={WHOLE_SILHOUETTE} />
              </svg>
              {/* The same shape in yellow, clipped to the current stage. */}
              <svg className="window" viewBox="0 0 100 100" preserveAspectRatio="none">
                <path d={WHOLE_SILHOUETTE} />
              </svg>
            </div>
            <ol>
              {funnelStages.map(({ id, title, ratePercent }, index) => (
                <li key={id} data-current={index === stage}>
                  <span>{title}</span>{' '}
                  <Figure as="b" className="rate">
                    {permilleAsPercent(ratePercent * 10)}
                  </Figure>
                </li>
              ))}
            </ol>
          </div>
          <div className="data">
            <div ref={controls}>
              <TabList
                name={NAME}
                look="lines"
                label={text.tabsLabel}
                tabs={SETS}
                chosen={state}
                onChoose={(set) => actor.send({ type: 'set.selected', set })}
              />
            </div>
            {visualisationDataSets.map((set) => (
              <div key={set.id} className="panel data-panel" {...panelProps(NAME, set.id)}>
                <DataSet set={set} currentRow={set.id === 'conversion' ? stage : undefined} />
              </div>
            ))}
            <p className="small quiet note">
              <SampleMark>{marks.calculation}</SampleMark> {text.note}
            </p>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** One data set: a table in which each value has a row below it for its bar. The bars are hidden from screen readers. */
function DataSet({ set, currentRow }: { set: VisualisationDataSet; currentRow: number | undefined }) {
  return (
    <>
      <table>
        <caption className="h4">{set.title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{text.columns.label}</th>
            <th scope="col">{text.columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {set.rows.map((row, index) => (
            <DataRow
              key={row.label}
              row={row}
              current={index === currentRow}
              before={index > 0 ? set.rows[index - 1] : undefined}
              set={set.id}
            />
          ))}
        </tbody>
      </table>
      <p className="small summary">{set.summary}</p>
    </>
  )
}

interface DataRowProps {
  row: VisualisationRow
  before: VisualisationRow | undefined
  set: VisualisationDataSet['id']
  current: boolean
}

function DataRow({ row, before, set, current }: DataRowProps) {
  const { strokes, lit, unit } = row.scale ?? { strokes: 100, lit: row.ratio * 100, unit: '' }
  // In the conversion funnel the strokes lost since the previous stage are half lit.
  const half = set === 'conversion' && before ? before.ratio * 100 : lit
  return (
    <>
      <tr className="values" data-current={current}>
        <th scope="row">
          <span className="h4">{row.label}</span> <small>{row.note}</small>
        </th>
        <Figure as="td" className="value">
          {row.prefix}
          {formatThousands(row.value)}
          {row.suffix}
        </Figure>
      </tr>
      <tr aria-hidden="true" className="chart" data-current={current} data-color={row.color}>
        <td colSpan={2}>
          <Strokes of={strokes} lit={lit} half={half} />
          {unit && <span className="unit">{unit}</span>}
        </td>
      </tr>
    </>
  )
}
