/** @jsxImportSource react */
import type { Engine } from '@drei-tage/engine'
import type { Session } from '../session.ts'
import { seconds } from './format.ts'
import { usePageTime } from './useSession.ts'

/** All pending timers of the present, the next one first. */
export function Timers({ session, time }: { session: Session; time: Engine }) {
  const nowMs = usePageTime(session, time)
  const waiting = session.waiting()
  return (
    <section className="timers" aria-label="Pending timers">
      <h3>
        Pending timers <span className="count">{waiting.length}</span>
      </h3>
      {session.cursor() && <p className="hint">Those of the present, which stands still.</p>}
      {waiting.length === 0 ? (
        <p className="hint">Nothing waits.</p>
      ) : (
        <ul>
          {waiting.map(({ due, actor, delay }, index) => (
            // Two timers may be identical in everything visible.
            <li key={index} data-timer={actor}>
              <span className="name">{actor ?? 'page'}</span>
              <span className="delay">{delay}</span>
              <span className="left">{due === Infinity ? 'never' : seconds(Math.max(0, due - nowMs))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
