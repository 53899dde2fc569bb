/** @jsxImportSource react */
import type { Session } from '../session.ts'
import { eventText, seconds, stateText } from './format.ts'

/** How many timers are listed. */
const ROWS = 20

/** The first of the timers that are pending at the selected moment, the next one first, and what set them. */
export function Timers({ session }: { session: Session }) {
  const waiting = session.waiting()
  const atMs = session.cursor()?.atMs ?? session.engine.now()
  return (
    <section className="timers" aria-label="Pending timers">
      <h3>
        Pending timers <span className="quiet">{waiting.length}</span>
      </h3>
      {waiting.length === 0 && <p className="quiet">No timer is pending.</p>}
      <ul>
        {waiting.slice(0, ROWS).map(({ due, actor, delay, setBy }, index) => (
          // Keyed by index, because two timers may have the same actor, delay and deadline.
          <li key={index} className="pair" data-timer={actor}>
            <span className="cut">{actor ?? 'page'}</span>
            <span className="quiet">{delay}</span>
            <span className="left">{due === Infinity ? 'never' : seconds(Math.max(0, due - atMs))}</span>
            {setBy && (
              <span className="set quiet small">
                set at {seconds(setBy.atMs)} by {eventText(setBy)} {stateText(setBy.value) && `→ ${stateText(setBy.value)}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
