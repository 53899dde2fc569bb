/** @jsxImportSource react */
import type { RecordingEntry } from '@drei-tage/recorder'
import type { Session } from '../session.ts'
import { useRovingFocus } from './useRovingFocus.ts'
import { eventText, seconds } from './format.ts'

/** How many entries are drawn before the selected moment, and how many after it. */
const ROWS = 80
const ROW_PX = 26
const HEAD_PX = 34
const TIME_PX = 84
const LANE_PX = 150

/** The lane of every sender that is not an actor. */
const PAGE = 'page'

/** Who sent what to whom: a lane per actor, with time from top to bottom. Shows only events of the chosen actor and its relatives. */
export function Sequence({ session, actor }: { session: Session; actor: string }) {
  const cursor = session.cursor()
  const family = familyOf(session, actor)
  const { rows: steps } = session.entriesAround(
    ROWS,
    (entry) => family.has(entry.actor) || (entry.from !== undefined && family.has(entry.from)),
  )
  const lanes = [
    PAGE,
    ...new Set(steps.flatMap(({ entry }) => [entry.parent, entry.from, entry.actor].filter((name) => name !== undefined))),
  ]
  const roving = useRovingFocus(
    steps.map(({ point }) => point),
    cursor?.point,
  )
  const laneAt = (name: string) => TIME_PX + lanes.indexOf(name) * LANE_PX + LANE_PX / 2
  const width = TIME_PX + lanes.length * LANE_PX
  const height = HEAD_PX + steps.length * ROW_PX + 8

  return (
    <div className="sequence" role="group" aria-label={`Sequence of ${actor}`} {...roving.list}>
      <svg width={width} height={height} aria-hidden={steps.length === 0}>
        {lanes.map((lane) => (
          <g key={lane}>
            <line className="lane" x1={laneAt(lane)} x2={laneAt(lane)} y1={HEAD_PX} y2={height} />
            <text className="who" x={laneAt(lane)} y={20} textAnchor="middle">
              {lane}
            </text>
          </g>
        ))}
        {steps.map(({ entry, point, isLater }, row) => {
          const from = laneAt(senderOf(entry))
          const to = laneAt(entry.actor)
          const y = HEAD_PX + row * ROW_PX + 18
          const direction = Math.sign(to - from) || 1
          return (
            <g
              key={point}
              className="step"
              role="button"
              {...roving.row(point)}
              aria-current={cursor?.point === point}
              aria-label={`${seconds(entry.atMs)}: ${senderOf(entry)} → ${entry.actor}, ${eventText(entry)}${isLater ? ', later' : ''}`}
              data-kind={entry.kind}
              data-ignored={entry.isIgnored}
              data-later={isLater || undefined}
              onClick={() => session.lookAtPoint(point)}
              onKeyDown={({ key }) => key === 'Enter' && session.lookAtPoint(point)}
            >
              <rect x={0} y={y - 18} width={width} height={ROW_PX} />
              <text className="when" x={8} y={y}>
                {seconds(entry.atMs)}
              </text>
              {from === to ? (
                // A message of an actor to itself: a delay has elapsed.
                <path d={`M${to} ${y - 9}h14v12h-8`} />
              ) : (
                <path d={`M${from} ${y + 3}H${to - direction * 6}`} />
              )}
              <path className="tip" d={from === to ? `M${to + 2} ${y + 3}l8 -4v8z` : `M${to} ${y + 3}l${-direction * 8} -4v8z`} />
              <text
                x={from === to ? to + 20 : (from + to) / 2}
                y={from === to ? y + 1 : y - 2}
                textAnchor={from === to ? 'start' : 'middle'}
              >
                {eventText(entry)}
              </text>
            </g>
          )
        })}
      </svg>
      {steps.length === 0 && <p className="empty quiet">Nothing has happened to it yet.</p>}
    </div>
  )
}

function senderOf({ from, kind, parent, actor }: RecordingEntry): string {
  return from ?? parent ?? (kind === 'own' ? actor : PAGE)
}

/** An actor, its parent, and all descendants of either. */
function familyOf(session: Session, actor: string): Set<string> {
  const family = new Set([actor])
  const parent = session.parentOf(actor)
  if (parent !== undefined) family.add(parent)
  for (const child of session.history().actors()) if (family.has(session.parentOf(child) ?? '')) family.add(child)
  return family
}
