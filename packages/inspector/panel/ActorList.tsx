/** @jsxImportSource react */
import { valueOf } from '@drei-tage/recorder/internal'
import { useState } from 'react'
import type { Session } from '../session.ts'
import { Button } from './Button.tsx'
import { stateText } from './format.ts'

/** How many actors are listed at first. Each press of the button doubles it. */
const ROWS = 60

interface ActorListProps {
  session: Session
  running: readonly string[]
  chosen: string | undefined
}

/** The actors that exist at the selected moment, each with its state; children below their parents. */
export function ActorList({ session, running, chosen }: ActorListProps) {
  const differing = new Set(session.file()?.families.flatMap(({ actors, difference }) => (difference ? actors : [])))
  const [most, setMost] = useState(ROWS)
  const children = new Map<string | undefined, string[]>(running.map((actor) => [actor, []]))
  const roots: string[] = []
  for (const actor of running) (children.get(session.parentOf(actor)) ?? roots).push(actor)
  const inOrder = (actors: readonly string[], depth: number): { actor: string; depth: number }[] =>
    actors.flatMap((actor) => [{ actor, depth }, ...inOrder(children.get(actor) ?? [], depth + 1)])
  return (
    <nav className="machines" aria-label="Machines">
      <ul>
        {inOrder(roots, 0)
          .slice(0, most)
          .map(({ actor, depth }) => {
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
        {running.length > most && (
          <li>
            <Button onClick={() => setMost(2 * most)}>Show {most} more</Button>
          </li>
        )}
      </ul>
    </nav>
  )
}
