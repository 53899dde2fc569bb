import { machineIdOf } from '../recording.ts'
import type { Session } from '../session.ts'
import { stateText } from './format.ts'

interface MachineListProps {
  session: Session
  running: readonly string[]
  chosen: string | undefined
}

/** The machines that run at the moment shown, each with its state. */
export function MachineList({ session, running, chosen }: MachineListProps) {
  const single = (actor: string) => running.filter((other) => machineIdOf(other) === machineIdOf(actor)).length === 1
  return (
    <nav className="machines" aria-label="Machines">
      <ul>
        {running.map((actor) => {
          const snapshot = session.snapshotOf(actor)
          return (
            <li key={actor}>
              <button type="button" aria-current={actor === chosen} data-actor={actor} onClick={() => session.choose(actor)}>
                <span className="name">{single(actor) ? machineIdOf(actor) : actor}</span>
                <span className="state">{snapshot && stateText(snapshot.value)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
