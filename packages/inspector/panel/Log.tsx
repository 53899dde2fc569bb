/** @jsxImportSource react */
import type { RecordingEntry } from '@drei-tage/recorder'
import { useState } from 'react'
import type { Session } from '../session.ts'
import { eventText, isFound, payloadText, seconds, stateText } from './format.ts'

/** How many entries are listed at first, and how many more with each press. */
const ROWS = 120

/** What happened up to the selected moment, latest first. A click goes to the moment after an entry. */
export function Log({ session, actor }: { session: Session; actor: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const [showsIgnored, setShowsIgnored] = useState(true)
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(ROWS)
  const { entries } = session.history()
  const cursor = session.cursor()
  const end = cursor?.point ?? entries.length

  const rows: { entry: RecordingEntry; point: number }[] = []
  let hasMore = false
  for (let index = end - 1; index >= 0 && !hasMore; index--) {
    const entry = entries[index] as RecordingEntry
    if (!showsAll && entry.actor !== actor) continue
    if (!showsIgnored && entry.isIgnored) continue
    if (search !== '' && !isFound(entry, search.toLowerCase())) continue
    if (rows.length === most) hasMore = true
    else rows.push({ entry, point: index + 1 })
  }
  return (
    <section className="log" aria-label="Events">
      <header>
        <h3>Events</h3>
        <div className="tools">
          <input
            type="search"
            aria-label="Search events"
            placeholder="Search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <label>
            <input type="checkbox" checked={showsIgnored} onChange={({ target }) => setShowsIgnored(target.checked)} />
            ignored
          </label>
          <label>
            <input type="checkbox" checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)} />
            of all machines
          </label>
        </div>
      </header>
      <ol>
        {rows.map(({ entry, point }) => (
          <li key={point}>
            <button
              type="button"
              data-kind={entry.kind}
              data-ignored={entry.isIgnored}
              aria-current={cursor?.point === point}
              onClick={() => session.lookAtPoint(point)}
            >
              <span className="time">{seconds(entry.atMs)}</span>
              {showsAll && <span className="actor">{entry.actor}</span>}
              <span className="event">
                {eventText(entry.event.type)} <i>{payloadText(entry.event, 40)}</i>
              </span>
              {entry.isIgnored && <span className="mark">ignored</span>}
              <span className="state">{stateText(entry.value)}</span>
            </button>
          </li>
        ))}
        {hasMore && (
          <li>
            <button type="button" className="more" onClick={() => setMost(most + ROWS)}>
              Show {ROWS} more
            </button>
          </li>
        )}
        {rows.length === 0 && search !== '' && <li className="hint">Nothing that happened until now has ‘{search}’ in it.</li>}
      </ol>
    </section>
  )
}
