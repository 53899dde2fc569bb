/** @jsxImportSource react */
import type { Engine } from '@drei-tage/engine'
import { isMachineState } from '@drei-tage/recorder/internal'
import type { MachineImport } from '@drei-tage/recorder'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { LoadedFile, Session } from '../session.ts'
import { valueText, seconds } from './format.ts'
import { IconButton } from './Glyph.tsx'
import { Keys } from './Keys.tsx'
import type { PanelKey } from './Keys.tsx'
import { Log } from './Log.tsx'
import { ActorDetails } from './ActorDetails.tsx'
import { ActorList } from './ActorList.tsx'
import { CopyAsTest } from './CopyAsTest.tsx'
import { Ruler } from './Ruler.tsx'
import { Sequence } from './Sequence.tsx'
import { Statechart } from './Statechart.tsx'
import { Timers } from './Timers.tsx'
import { Transport } from './Transport.tsx'
import { docksNow, usePlacement } from './usePlacement.ts'
import type { Dock } from './usePlacement.ts'
import { usePageTime, usePlayback } from './useTime.ts'
import { useZoom } from './useZoom.ts'
import type { Zoom } from './useZoom.ts'

interface PanelProps {
  session: Session
  /** The panel's own engine. */
  time: Engine
  importOf: ((machineId: string) => MachineImport) | undefined
  close(): void
  /** Whether the panel is in its own window. `moveOut` and `moveIn` move it there and back. */
  isInWindow: boolean
  moveOut(): void
  moveIn(): void
}

const PLACES: Record<Dock | 'window', string> = {
  bottom: 'Lower edge',
  right: 'Right edge',
  left: 'Left edge',
  window: 'Own window',
}

/** The whole panel: the actors of the page, and the controls for its time. */
export function Panel({ session, time, importOf, close, isInWindow, moveOut, moveIn }: PanelProps) {
  useSyncExternalStore(session.subscribe, session.version)
  const { style, aside, placement, collapse, dockTo, resizing } = usePlacement(isInWindow)
  const zoom = useZoom(session)
  const playback = usePlayback(session, time, zoom)
  const { collapsed } = placement

  const running = session.running()
  const chosen = session.chosen()
  const shown = chosen !== undefined && running.includes(chosen) ? chosen : running[0]
  const cursor = session.cursor()

  const keys: readonly PanelKey[] = [
    { key: ' ', does: 'play or pause', act: () => playback.toggle() },
    { key: '.', does: 'step to the next timer', act: () => !cursor && session.stepToNext() },
    { key: 'l', does: 'loop what the ruler shows of the past', act: () => playback.setLooping(!playback.isLooping) },
    { key: '+', does: 'zoom into the ruler', act: () => zoom.by(0.5) },
    { key: '-', does: 'zoom out', act: () => zoom.by(2) },
    { key: '0', does: 'show all of recorded time', act: zoom.all },
    { key: 'Escape', does: 'back to now', act: session.returnToPresent },
  ]
  const act = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasItself(event.nativeEvent.composedPath()[0] as Element, event.key)) return
    const pressed = keys.find(({ key }) => key === event.key)
    if (!pressed) return
    event.preventDefault()
    pressed.act()
  }

  const panel = useRef<HTMLElement>(null)
  /** The element of the panel that has the focus, or had it until it was removed, such as a button that has done its work. */
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (focused.current?.isConnected === false) panel.current?.focus()
  })
  /** The element of the page that had the focus before the panel. */
  const left = useRef<Element | null>(null)
  useEffect(() => {
    const reach = (event: globalThis.KeyboardEvent) => {
      // Alt changes `key`.
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyP') return
      event.preventDefault()
      const isInside = panel.current?.matches(':focus-within') ?? false
      if (!isInside) left.current = document.activeElement
      if (!isInWindow && (isInside || collapsed)) collapse()
      if (isInside && !collapsed && left.current instanceof HTMLElement) left.current.focus()
      else panel.current?.focus()
    }
    // In the capture phase, because a handler of the page could first re-render the panel and so replace this listener.
    addEventListener('keydown', reach, { capture: true })
    return () => removeEventListener('keydown', reach, { capture: true })
  })

  return (
    <>
      {cursor && !isInWindow && (
        <div className="past" style={aside}>
          <p>The page shows what was at {seconds(cursor.atMs)}, and cannot be used until you go back to now.</p>
        </div>
      )}
      {/* The key handler is on the section, so that the keys work wherever the focus is in the panel. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={panel}
        className="panel"
        aria-label="Inspector"
        aria-keyshortcuts="Alt+Shift+P"
        tabIndex={-1}
        data-collapsed={collapsed || undefined}
        data-dock={isInWindow ? 'window' : placement.dock}
        data-looking={cursor ? 'back' : undefined}
        style={style}
        onKeyDown={act}
        onFocus={({ target }) => (focused.current = target)}
        onBlur={() => (focused.current = null)}
      >
        {!isInWindow && !collapsed && (
          <button type="button" className="resize" aria-label="Resize the panel with the arrow keys" {...resizing} />
        )}
        <header className="head">
          <h2>Inspector</h2>
          <Clock session={session} time={time} />
          <Transport session={session} playback={playback} />
          {cursor && (
            <button type="button" className="back" aria-keyshortcuts="Escape" onClick={session.returnToPresent}>
              Back to now
            </button>
          )}
          <Keys keys={keys} />
          {!isInWindow && (
            <IconButton
              glyph={collapsed ? 'unfold' : 'fold'}
              name={collapsed ? 'Unfold the panel' : 'Fold the panel'}
              aria-expanded={!collapsed}
              onClick={collapse}
            />
          )}
          <IconButton glyph="close" name="Close the inspector" onClick={close} />
        </header>
        {!collapsed && (
          <>
            <Timeline session={session} time={time} chosen={shown} zoom={zoom}>
              <select
                className="choice"
                aria-label="Place of the panel"
                value={isInWindow ? 'window' : placement.dock}
                onChange={({ target: { value } }) => {
                  if (value === 'window') return moveOut()
                  dockTo(value as Dock)
                  moveIn()
                }}
              >
                {[...docksNow(), 'window' as const].map((place) => (
                  <option key={place} value={place}>
                    {PLACES[place]}
                  </option>
                ))}
              </select>
            </Timeline>
            <div className="body">
              <ActorList session={session} running={running} chosen={shown} />
              {shown === undefined ? (
                <p className="empty">No machine runs at this moment.</p>
              ) : (
                <Chosen key={shown} session={session} actor={shown} importOf={importOf}>
                  <Timers session={session} time={time} />
                </Chosen>
              )}
            </div>
          </>
        )}
      </section>
    </>
  )
}

/** Whether an element handles a key itself: text fields, selects and open popovers handle every key, buttons and checkboxes only Space. */
function hasItself(target: Element, key: string): boolean {
  if (target.closest('.panel')?.querySelector(':popover-open')) return true
  if (target.matches('select, textarea, input:not([type=range], [type=checkbox])')) return true
  return key === ' ' && target.matches('button, [type=checkbox]')
}

/** Shows the selected moment: the present, or a moment of recorded time. */
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
  zoom: Zoom
  children: ReactNode
}

/** The ruler of recorded time, and the actions on the whole recording. */
function Timeline({ session, time, chosen, zoom, children }: TimelineProps) {
  const nowMs = usePageTime(session, time)
  const cursor = session.cursor()
  const file = session.file() ?? (cursor ? undefined : session.offered())
  const fault = session.fault()
  const leftOut = session.leftOut()
  const leftOutId = useId()
  const input = useRef<HTMLInputElement>(null)

  const save = () => {
    const url = URL.createObjectURL(new Blob([session.save()], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'session.recording.json'
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <div className="timeline">
      <Ruler session={session} nowMs={nowMs} chosen={chosen} zoom={zoom} />
      <div className="caption">
        <div className="told">
          <p role="status" className={file?.difference || fault ? 'fault' : undefined}>
            {fault ?? (cursor ? undefined : session.notice()) ?? statusOf(session, file)}
          </p>
          {/* Not part of the status, which is read out at every step. */}
          {leftOut && <p id={leftOutId}>{leftOut}</p>}
        </div>
        <div role="group" aria-label="Zoom">
          <button type="button" className="text-button" aria-label="Zoom in" aria-keyshortcuts="+" onClick={() => zoom.by(0.5)}>
            +
          </button>
          <button
            type="button"
            className="text-button"
            aria-label="Zoom out"
            aria-keyshortcuts="-"
            disabled={!zoom.window}
            onClick={() => zoom.by(2)}
          >
            −
          </button>
          <button type="button" className="text-button" aria-keyshortcuts="0" disabled={!zoom.window} onClick={zoom.all}>
            Show all
          </button>
        </div>
        {!cursor && session.offered() && (
          <button type="button" className="text-button" onClick={session.lookAtOffered}>
            Look at it
          </button>
        )}
        {!cursor && (session.offered() ?? session.notice()) && (
          <button type="button" className="text-button" onClick={session.dismiss}>
            Dismiss
          </button>
        )}
        {cursor && (
          <button type="button" className="text-button" aria-describedby={leftOut && leftOutId} onClick={session.continueFromHere}>
            Continue from here
          </button>
        )}
        <button type="button" className="text-button" onClick={save}>
          Save<span className="long"> recording</span>
        </button>
        <button type="button" className="text-button" onClick={() => input.current?.click()}>
          Load<span className="long"> recording</span>
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="Recording"
          onChange={({ target }) => {
            const [picked] = target.files ?? []
            if (picked) void session.loadFile(picked)
            target.value = ''
          }}
        />
        {children}
      </div>
    </div>
  )
}

/** @param file The file that is shown or offered. */
function statusOf(session: Session, file: LoadedFile | undefined): string {
  const cursor = session.cursor()
  const { entries } = file?.history ?? session.history()
  if (file?.difference) {
    return `${file.name} does not fit these machines. First at entry ${file.difference.index}: ${file.difference.message}`
  }
  const count = cursor ? `entry ${cursor.point} of ${entries.length}` : `${entries.length} entries`
  if (file) return `${file.name}: played again without a difference, ${count}`
  return session.isFull() ? `The recording is full and has ended: ${count}` : `This session: ${count}`
}

/** Makes an element without controls focusable, so that it can be scrolled with the keyboard. */
function makeReachable(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0
}

interface ChosenProps {
  session: Session
  actor: string
  importOf: ((machineId: string) => MachineImport) | undefined
  children: ReactNode
}

/** The chosen actor: its chart, its log, and its actions. */
function Chosen({ session, actor, importOf, children }: ChosenProps) {
  const [view, setView] = useState<'chart' | 'sequence'>('chart')
  const machine = session.machineOf(actor)
  const snapshot = session.snapshotOf(actor)
  const point = session.cursor()?.point ?? session.history().entries.length
  const tab = (name: typeof view, text: string) => (
    <button type="button" role="tab" aria-selected={view === name} onClick={() => setView(name)}>
      {text}
    </button>
  )
  return (
    <>
      <div className="middle">
        <div className="tabs" role="tablist" aria-label="View">
          {tab('chart', 'Statechart')}
          {tab('sequence', 'Sequence')}
        </div>
        {view === 'sequence' ? (
          <Sequence session={session} actor={actor} />
        ) : (
          <div className="chart" ref={makeReachable}>
            {machine && snapshot && isMachineState(snapshot) ? (
              <Statechart machine={machine} snapshot={snapshot} transitions={session.history().lastTransitionsAt(actor, point)} />
            ) : (
              <p className="hint">{snapshot ? 'This is no machine and has no chart.' : 'This actor is unknown here.'}</p>
            )}
          </div>
        )}
        <Log session={session} actor={actor} />
      </div>
      <div className="details">
        <FirstDifference session={session} actor={actor} />
        {snapshot && <ActorDetails session={session} actor={actor} snapshot={snapshot} />}
        <CopyAsTest session={session} actor={actor} importOf={importOf} />
        {children}
      </div>
    </>
  )
}

/** Shows where the machines of this page first differ from the loaded file. */
function FirstDifference({ session, actor }: { session: Session; actor: string }) {
  const difference = session.file()?.difference
  if (difference?.actor !== actor) return null
  return (
    <section className="difference" aria-label="First difference">
      <h3>First difference</h3>
      <dl>
        <div>
          <dt>Where</dt>
          <dd>{difference.path || 'the whole entry'}</dd>
        </div>
        <div>
          <dt>Recorded</dt>
          <dd>{valueText(difference.old)}</dd>
        </div>
        <div data-changed>
          <dt>Now</dt>
          <dd>{valueText(difference.new)}</dd>
        </div>
      </dl>
    </section>
  )
}
