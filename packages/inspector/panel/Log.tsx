/** @jsxImportSource react */
import { memo, useMemo, useReducer, useState } from 'react'
import type { ListedEntry, Session } from '../session.ts'
import { bringIntoSight } from './bringIntoSight.ts'
import { Button } from './Button.tsx'
import { createSearch } from './search.ts'
import { refusalOf } from './refusalOf.ts'
import { useRovingFocus } from './useRovingFocus.ts'
import { eventText, payloadText, seconds, stateText } from './format.ts'

/** How many entries are listed at first before and after the selected moment. Each press of the button doubles it. */
const ROWS = 20

/** The entries, latest first. Entries after the selected moment are marked. A click on an entry goes to the moment after it. */
export function Log({ session, actor }: { session: Session; actor: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const [showsIgnored, setShowsIgnored] = useState(true)
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(ROWS)
  const [, searchOn] = useReducer((count: number) => count + 1, 0)
  const searching = useMemo(() => createSearch(search, searchOn), [search])
  const { rows, hasMore } = session.entriesAround(
    most,
    (entry) => (showsAll || entry.actor === actor) && (showsIgnored || !entry.isIgnored) && searching.isFound(entry),
  )
  const shown = session.cursor() && rows.findLast(({ isLater }) => !isLater)
  const latestFirst = rows.toReversed()
  const roving = useRovingFocus(
    latestFirst.map(({ point }) => point),
    shown?.point,
  )
  return (
    <section className="log" aria-label="Events">
      <header className="bar">
        <h3>Events</h3>
        <input
          className="field"
          type="search"
          aria-label="Search events"
          placeholder="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button role="checkbox" aria-checked={showsIgnored} onClick={() => setShowsIgnored(!showsIgnored)}>
          show ignored
        </Button>
        <Button role="checkbox" aria-checked={showsAll} onClick={() => setShowsAll(!showsAll)}>
          all machines
        </Button>
      </header>
      {/* The key handler of the list moves the focus between the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol data-scrolls="" {...roving.list}>
        {latestFirst.map(({ entry, point, isLater }) => (
          <Row
            key={point}
            {...{ session, entry, point, isLater, showsAll }}
            isShown={point === shown?.point}
            isStop={point === roving.stop}
          />
        ))}
        {hasMore && (
          <li>
            <Button onClick={() => setMost(2 * most)}>Show {most} more</Button>
          </li>
        )}
        {searching.goesOn() && <li className="quiet empty">Searching …</li>}
        {rows.length === 0 && search !== '' && !searching.goesOn() && (
          <li className="quiet empty">
            No event of {showsAll ? 'any machine' : actor} contains ‘{search}’.{!showsAll && ' Check ‘all machines’ to search them all.'}
          </li>
        )}
      </ol>
    </section>
  )
}

interface RowProps extends ListedEntry {
  session: Session
  showsAll: boolean
  /** Whether the moment after the entry is shown. */
  isShown: boolean
  isStop: boolean
}

/** Rendered only when it changes, because React takes its time for elements in development. */
const Row = memo(function Row({ session, entry, point, isLater, showsAll, isShown, isStop }: RowProps) {
  return (
    <li>
      <button
        ref={isShown ? bringIntoSight : undefined}
        data-row={point}
        tabIndex={isStop ? 0 : -1}
        type="button"
        className="row"
        data-kind={entry.kind}
        aria-current={isShown}
        onClick={() => session.lookAtPoint(point)}
      >
        <span className="time quiet">{seconds(entry.atMs)}</span>
        {showsAll && <span className="actor cut">{entry.actor}</span>}
        <span className="event cut">
          {eventText(entry)} <span className="quiet">{payloadText(entry.event, 40)}</span>
        </span>
        {isLater && <span className="mark quiet small">later</span>}
        {entry.isIgnored && <span className="mark quiet small">{refusalOf(session, point)}</span>}
        <span className="state quiet cut">{stateText(entry.value)}</span>
      </button>
    </li>
  )
})
