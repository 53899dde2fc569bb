/** @jsxImportSource react */
import { valueOf } from '@drei-tage/recorder/internal'
import type { ReactNode } from 'react'
import type { Session } from '../session.ts'
import { ActorDetails } from './ActorDetails.tsx'
import { Button } from './Button.tsx'
import { CopyAsTest } from './CopyAsTest.tsx'
import { valueText } from './format.ts'
import { Log } from './Log.tsx'
import { Statechart } from './Statechart.tsx'

interface ChosenProps {
  session: Session
  actor: string
  children: ReactNode
}

/** The chosen actor: its chart, its log, and its actions. */
export function Chosen({ session, actor, children }: ChosenProps) {
  const machine = session.machineOf(actor)
  const snapshot = session.snapshotOf(actor)
  const point = session.cursor()?.point ?? session.history().entries.length
  return (
    <>
      <div className="middle">
        <div className="chart" data-scrolls="" role="group" aria-label={`Chart of ${actor}`} ref={makeReachable}>
          {machine && snapshot ? (
            <Statechart
              machine={machine}
              value={valueOf(snapshot)}
              transitions={session.history().lastAt(actor, point)?.transitions ?? []}
            />
          ) : (
            <p className="quiet">
              {session.file() ? 'This is no machine, or one that this page does not have.' : 'This is no machine and has no chart.'}
            </p>
          )}
        </div>
        <Log session={session} actor={actor} />
      </div>
      <div className="details">
        <FirstDifference session={session} actor={actor} />
        {snapshot && <ActorDetails session={session} actor={actor} snapshot={snapshot} />}
        <CopyAsTest session={session} actor={actor} />
        {children}
      </div>
    </>
  )
}

/** Where the machines of this page first differ from the loaded file, in the family of the chosen actor. */
function FirstDifference({ session, actor }: { session: Session; actor: string }) {
  const difference = session.file()?.families.find(({ actors }) => actors.includes(actor))?.difference
  if (!difference) return null
  const rows = [
    ['Where', difference.path || 'the whole entry'],
    ['Recorded', valueText(difference.old)],
    ['Now', valueText(difference.new)],
  ] as const
  return (
    <section aria-label="First difference">
      <h3>First difference</h3>
      <p>{difference.message}</p>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name} className="pair" data-changed={name === 'Now' || undefined}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">From there on, the panel shows what the file says, and the page this family as it is now.</p>
      <Button look="framed" onClick={() => session.lookAtPoint(difference.index + 1)}>
        Go there
      </Button>
    </section>
  )
}

/** Makes an element without controls focusable, so that it can be scrolled with the keyboard. */
function makeReachable(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0
}
