import { useState } from 'react'
import type { RecordingEntry } from '../recording.ts'
import type { Session } from '../session.ts'
import { eventText, payloadText, seconds, stateText } from './format.ts'

/** How many entries are listed. The ruler leads to all the others. */
const ROWS = 120

/** What happened until the moment shown, the latest first. A click goes to the moment after it. */
export function Log({ session, actor }: { session: Session; actor: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const { entries } = session.history()
  const cursor = session.cursor()
  const end = cursor?.point ?? entries.length

  const rows: { entry: RecordingEntry; point: number }[] = []
  for (let index = end - 1; index >= 0 && rows.length < ROWS; index--) {
    const entry = entries[index] as RecordingEntry
    if (showsAll || entry.actor === actor) rows.push({ entry, point: index + 1 })
  }
  return (
    <section className="log" aria-label="Events">
      <header>
        <h3>Events</h3>
        <label>
          <input type="checkbox" checked={showsAll} onChange={(event) => setShowsAll(event.target.checked)} />
          of all machines
        </label>
      </header>
      <ol>
        {rows.map(({ entry, point }) => (
          <li key={point}>
            <button type="button" data-kind={entry.kind} aria-current={cursor?.point === point} onClick={() => session.lookAtPoint(point)}>
              <span className="time">{seconds(entry.atMs)}</span>
              {showsAll && <span className="actor">{entry.actor}</span>}
              <span className="event">
                {eventText(entry.event.type)} <i>{payloadText(entry.event)}</i>
              </span>
              <span className="state">{stateText(entry.value)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
