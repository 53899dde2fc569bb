/** @jsxImportSource react */
import { valueOf } from '@drei-tage/recorder/internal'
import type { Session } from '../session.ts'
import { stateText } from './format.ts'

interface ActorListProps {
  session: Session
  running: readonly string[]
  chosen: string | undefined
}

/** The actors that exist at the selected moment, each with its state; children below their parents. */
export function ActorList({ session, running, chosen }: ActorListProps) {
  const differing = new Set(session.file()?.families.flatMap(({ actors, difference }) => (difference ? actors : [])))
  const parents = new Map(running.map((actor) => [actor, session.parentOf(actor)]))
  const below = (parent: string | undefined, depth: number): { actor: string; depth: number }[] =>
    running
      .filter((actor) => (running.includes(parents.get(actor) ?? '') ? parents.get(actor) : undefined) === parent)
      .flatMap((actor) => [{ actor, depth }, ...below(actor, depth + 1)])
  return (
    <nav className="machines" aria-label="Machines">
      <ul>
        {below(undefined, 0).map(({ actor, depth }) => {
          const snapshot = session.snapshotOf(actor)
          return (
            <li key={actor}>
              <button
                type="button"
                className="row"
                aria-current={actor === chosen}
                data-depth={depth}
                style={{ paddingLeft: 16 + 14 * Math.min(2, depth) }}
                onClick={() => session.choose(actor)}
              >
                <span className="name cut">
                  {actor} <span className="quiet">{session.ownIdOf(actor)}</span>
                </span>
                <span className="quiet cut">
                  {snapshot && stateText(valueOf(snapshot))}
                  {differing.has(actor) && ' (differs)'}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
