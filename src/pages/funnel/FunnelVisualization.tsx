import { css } from '@emotion/react'
import { useRef } from 'react'
import { funnelVisualizationMachine, VISUALIZATION_SETS } from '#machines/funnel-visualization/funnel-visualization.machine.ts'
import { funnelVisualizationView } from '#machines/funnel-visualization/funnel-visualization.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Figure } from '#components/Figure.tsx'
import { Sidebar } from '#components/Layout.tsx'
import { SampleMark } from '#components/Marks.tsx'
import { hiddenUnless, panelProps, TabList, tabPanels } from '#components/Tabs.tsx'
import { formatThousands, permilleAsPercent } from '#content/format.ts'
import { funnelStages } from '#content/funnel/stages.ts'
import { visualisationDataSets, visualization as text } from '#content/funnel/visualization.ts'
import { marks } from '#content/marks.ts'
import { Panel } from './Panel.tsx'
import { PauseButton } from './PauseButton.tsx'
import { ShareScale } from './ShareScale.tsx'
import { heightAt } from './silhouette.ts'
import { visualizationStyles } from './FunnelVisualization.styles.ts'

const NAME = 'funnel-data'
const SETS = visualisationDataSets.map(({ id, tab }) => ({ id, label: tab }))
const SHARES = funnelStages.map(({ ratePercent }) => ratePercent / 100)
/** The funnel on its side, to scale, drawn as a hundred strokes. */
const SILHOUETTE = { lit: 100, edge: 'middle', height: (stroke: number) => heightAt((stroke + 0.5) / 100, SHARES) } as const
const STYLES = css(visualizationStyles, tabPanels(NAME, VISUALIZATION_SETS))

type DataSetRows = (typeof visualisationDataSets)[number]

/** The funnel as one shape of a hundred strokes, and its numbers as charts, which are tables in the HTML. */
export function FunnelVisualization() {
  const actor = useMachineActor(funnelVisualizationMachine, {})
  const { state, stage, stages, paused } = useMachineView(actor, funnelVisualizationView)
  const shape = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  useHolds(actor, shape, { controls })

  return (
    <Panel
      id="funnel-visualization"
      heading={text.heading}
      lead={text.lead}
      styles={STYLES}
      data-machine="funnel-visualization"
      data-state={state}
      data-stage={stage}
    >
      <Sidebar columns="7fr 5fr" aside="first" gap={3}>
        <div className="shape" ref={shape}>
          <PauseButton paused={paused} pause={text.pause} resume={text.resume} onClick={() => actor.send({ type: 'pause.toggled' })} />
          <div className="silhouette" aria-hidden="true">
            <ShareScale {...SILHOUETTE} />
            {/* The same shape in yellow, clipped to the current stage. */}
            <ShareScale {...SILHOUETTE} />
          </div>
          <ol>
            {funnelStages.map(({ id, title, ratePercent }, index) => (
              <li key={id} {...stages[index]}>
                <span>{title}</span>{' '}
                <Figure as="b" size="s">
                  {permilleAsPercent(ratePercent * 10)}
                </Figure>
              </li>
            ))}
          </ol>
        </div>
        <div>
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
            <div key={set.id} {...hiddenUnless(NAME, set.id)}>
              <div {...panelProps(NAME, set.id)}>
                <DataSet set={set} currentRow={set.id === 'conversion' ? stage : undefined} />
              </div>
            </div>
          ))}
          <p className="small quiet">
            <SampleMark>{marks.calculation}:</SampleMark> {text.note}
          </p>
        </div>
      </Sidebar>
    </Panel>
  )
}

/** One data set: a table in which each value has a row below it for its bar. The bars are hidden from screen readers. */
function DataSet({ set, currentRow }: { set: DataSetRows; currentRow: number | undefined }) {
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
        {set.rows.map((row, index) => (
          <DataRow
            key={row.label}
            row={row}
            current={index === currentRow}
            before={index > 0 ? set.rows[index - 1] : undefined}
            set={set.id}
          />
        ))}
      </table>
      <p className="small">{set.summary}</p>
    </>
  )
}

interface DataRowProps {
  row: DataSetRows['rows'][number]
  before: DataSetRows['rows'][number] | undefined
  set: DataSetRows['id']
  current: boolean
}

function DataRow({ row, before, set, current }: DataRowProps) {
  const { strokes, lit, unit } = row.scale ?? { strokes: 100, lit: row.ratio * 100, unit: '' }
  // In the conversion funnel the strokes lost since the previous stage are half lit.
  const half = set === 'conversion' && before ? before.ratio * 100 : lit
  return (
    <tbody data-current={current} data-color={row.color}>
      <tr>
        <th scope="row">
          <div className="h4">{row.label}</div>
          <div className="small quiet">{row.note}</div>
        </th>
        <Figure as="td" size="s">
          {formatThousands(row.value)}
          {row.suffix}
        </Figure>
      </tr>
      <tr aria-hidden="true">
        <td colSpan={2}>
          <ShareScale heightPx={30} of={strokes} lit={lit} half={half} />
          {unit && <div className="label">{unit}</div>}
        </td>
      </tr>
    </tbody>
  )
}
