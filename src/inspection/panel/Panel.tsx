import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Engine } from '../../../engine/index.ts'
import type { Session } from '../session.ts'
import { seconds } from './format.ts'
import { Glyph } from './Glyph.tsx'
import { Log } from './Log.tsx'
import { MachineDetails } from './MachineDetails.tsx'
import { MachineList } from './MachineList.tsx'
import { panelStyles } from './Panel.styles.ts'
import { Ruler } from './Ruler.tsx'
import { Statechart } from './Statechart.tsx'
import { Timers } from './Timers.tsx'
import { Transport } from './Transport.tsx'
import { usePlacement } from './usePlacement.ts'
import { usePageTime, usePlayback, useSession } from './useSession.ts'

interface PanelProps {
  session: Session
  /** The panel's own engine. */
  time: Engine
  close(): void
}

/** Every machine of the page, and its time in the developer's hands. */
export function Panel({ session, time, close }: PanelProps) {
  useSession(session)
  const { placement, collapse, moving, resizing } = usePlacement()
  const playback = usePlayback(session, time)
  const [fault, setFault] = useState<string>()
  const { x, y, width, height, collapsed } = placement

  const running = session.running()
  const chosen = session.chosen()
  const shown = chosen !== undefined && running.includes(chosen) ? chosen : running[0]

  return (
    <section
      css={panelStyles}
      aria-label="Inspector"
      data-collapsed={collapsed || undefined}
      data-looking={session.cursor() ? 'back' : undefined}
      style={{ transform: `translate(${x}px, ${y}px)`, width, ...(!collapsed && { height }) }}
    >
      <header {...moving}>
        <button type="button" className="move" aria-label="Move the panel with the arrow keys" {...moving}>
          <svg viewBox="0 0 15 20" aria-hidden="true">
            <path d="M1.5 0V20M7.5 0V20M13.5 0V20" />
          </svg>
        </button>
        <h2>Inspector</h2>
        <Clock session={session} time={time} />
        <Transport session={session} playback={playback} />
        <button
          type="button"
          className="icon-button"
          aria-expanded={!collapsed}
          aria-label={collapsed ? 'Unfold the panel' : 'Fold the panel'}
          onClick={collapse}
        >
          <Glyph name={collapsed ? 'unfold' : 'fold'} />
        </button>
        <button type="button" className="icon-button" aria-label="Close the inspector" onClick={close}>
          <Glyph name="close" />
        </button>
      </header>
      {!collapsed && (
        <>
          <Timeline session={session} time={time} chosen={shown} fault={fault} setFault={setFault} />
          <div className="body">
            <MachineList session={session} running={running} chosen={shown} />
            {shown === undefined ? (
              <p className="empty">No machine runs at this moment.</p>
            ) : (
              <Chosen key={shown} session={session} actor={shown}>
                <Timers session={session} time={time} />
              </Chosen>
            )}
          </div>
          <button type="button" className="resize" aria-label="Resize the panel with the arrow keys" {...resizing}>
            <Glyph name="resize" />
          </button>
        </>
      )}
    </section>
  )
}

/** The moment that is shown: the present, or one of recorded time. */
function Clock({ session, time }: { session: Session; time: Engine }) {
  const nowMs = usePageTime(session, time)
  const cursor = session.cursor()
  return (
    <p className="clock" data-ms={Math.round(cursor?.atMs ?? nowMs)}>
      <span className="figure">{seconds(cursor?.atMs ?? nowMs)}</span>
      <span className="label">{cursor ? 'looking back' : session.engine.paused ? 'paused' : 'running'}</span>
    </p>
  )
}

interface TimelineProps {
  session: Session
  time: Engine
  chosen: string | undefined
  fault: string | undefined
  setFault(fault: string | undefined): void
}

/** Recorded time, and what can be done with all of it. */
function Timeline({ session, time, chosen, fault, setFault }: TimelineProps) {
  const nowMs = usePageTime(session, time)
  const cursor = session.cursor()
  const file = session.file()
  const input = useRef<HTMLInputElement>(null)

  const save = () => {
    const url = URL.createObjectURL(new Blob([session.save()], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'session.recording.json'
    link.click()
    URL.revokeObjectURL(url)
  }
  const load = async (chosenFile: File | undefined) => {
    if (!chosenFile) return
    try {
      session.load(chosenFile.name, await chosenFile.text())
      setFault(undefined)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <div className="timeline">
      <Ruler session={session} nowMs={nowMs} chosen={chosen} />
      <div className="caption">
        <p role="status" className={file?.difference || fault ? 'fault' : undefined}>
          {fault ?? statusOf(session)}
        </p>
        {cursor && (
          <button type="button" className="text-button lit" onClick={session.returnToPresent}>
            Back to now
          </button>
        )}
        <button type="button" className="text-button" onClick={save}>
          Save recording
        </button>
        <button type="button" className="text-button" onClick={() => input.current?.click()}>
          Load recording
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="Recording"
          onChange={(event) => {
            void load(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}

function statusOf(session: Session): string {
  const { entries } = session.history()
  const file = session.file()
  const cursor = session.cursor()
  if (file?.difference) {
    return `${file.name} does not fit these machines. First at entry ${file.difference.index}: ${file.difference.message}`
  }
  const count = cursor ? `entry ${cursor.point} of ${entries.length}` : `${entries.length} entries`
  if (file) return `${file.name}: played again without a difference, ${count}`
  return session.isFull() ? `The recording is full and has ended: ${count}` : `This session: ${count}`
}

/** Lets the keyboard into something that can only be scrolled. */
function makeReachable(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0
}

/** The chosen machine: its chart, what happened to it, and what can be done with it. */
function Chosen({ session, actor, children }: { session: Session; actor: string; children: ReactNode }) {
  const machine = session.machineOf(actor)
  const snapshot = session.snapshotOf(actor)
  const point = session.cursor()?.point ?? session.history().entries.length
  if (!machine || !snapshot) return <p className="empty">This machine is unknown here.</p>
  return (
    <>
      <div className="middle">
        <div className="chart" ref={makeReachable}>
          <Statechart machine={machine} snapshot={snapshot} transitions={session.history().lastTransitionsAt(actor, point)} />
        </div>
        <Log session={session} actor={actor} />
      </div>
      <div className="details">
        <MachineDetails session={session} actor={actor} machine={machine} snapshot={snapshot} />
        {children}
      </div>
    </>
  )
}
