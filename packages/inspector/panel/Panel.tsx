/** @jsxImportSource react */
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { PANEL_KEY } from '../guard.ts'
import type { Session } from '../session.ts'
import { ActorList } from './ActorList.tsx'
import type { Beat } from './beat.ts'
import { Button } from './Button.tsx'
import { Chosen } from './Chosen.tsx'
import { seconds } from './format.ts'
import { Keys } from './Keys.tsx'
import { Timeline } from './Timeline.tsx'
import { Timers } from './Timers.tsx'
import { playOrPause, Transport } from './Transport.tsx'
import { usePlacement } from './usePlacement.ts'
import { useChanges } from './useChanges.ts'

interface PanelProps {
  session: Session
  beat: Beat
  /** Whether the panel takes the focus, because its key has opened it. */
  isReached?: boolean
  close(): void
}

/** The whole panel: the actors of the page, and the controls for its time. */
export function Panel({ session, beat, isReached = false, close }: PanelProps) {
  useChanges(session, beat)
  const { style, height, isFolded, fold, resizing } = usePlacement()

  const running = session.running()
  const chosen = session.chosen()
  const shown = chosen !== undefined && running.includes(chosen) ? chosen : running[0]
  const cursor = session.cursor()

  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => !cursor && playOrPause(session),
    '.': () => !cursor && session.stepToNext(),
    Escape: session.returnToPresent,
  }
  const act = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasItself(event.nativeEvent.composedPath()[0] as Element, event.key)) return
    const pressed = acts[event.key]
    if (!pressed) return
    event.preventDefault()
    pressed()
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
    if (isReached) panel.current?.focus()
  }, [isReached])
  useEffect(() => {
    const reach = () => {
      const isInside = panel.current?.matches(':focus-within') ?? false
      if (!isInside) left.current = document.activeElement
      if (isInside || isFolded) fold()
      if (isInside && !isFolded && left.current instanceof HTMLElement) left.current.focus()
      else panel.current?.focus()
    }
    addEventListener(PANEL_KEY, reach)
    return () => removeEventListener(PANEL_KEY, reach)
  })

  return (
    <>
      {cursor && (
        <div className="past" style={{ bottom: height }}>
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
        data-looking={cursor ? 'back' : undefined}
        style={style}
        onKeyDown={act}
        onFocus={({ target }) => (focused.current = target)}
        onBlur={() => (focused.current = null)}
      >
        {!isFolded && <button type="button" className="resize" aria-label="Resize the panel with the arrow keys" {...resizing} />}
        <header className="head bar">
          <h2>Inspector</h2>
          <Clock session={session} />
          <Transport session={session} />
          {cursor && (
            <Button className="button back" look="main" aria-keyshortcuts="Escape" onClick={session.returnToPresent}>
              Back to now
            </Button>
          )}
          <Keys />
          <Button
            glyph={isFolded ? 'unfold' : 'fold'}
            aria-label={isFolded ? 'Unfold the panel' : 'Fold the panel'}
            aria-expanded={!isFolded}
            onClick={fold}
          />
          <Button glyph="close" aria-label="Close the panel" title="Close the panel. Alt+Shift+P opens it again." onClick={close} />
        </header>
        {!isFolded && (
          <>
            <Timeline session={session} chosen={shown} />
            <div className="body">
              <ActorList session={session} running={running} chosen={shown} />
              {shown === undefined ? (
                <p className="empty quiet">No machine runs at this moment.</p>
              ) : (
                <Chosen key={shown} session={session} actor={shown}>
                  <Timers session={session} />
                </Chosen>
              )}
            </div>
          </>
        )}
      </section>
    </>
  )
}

/**
 * Whether an element handles a key itself: open popovers handle every key, text fields all but Escape, which would close a modal of the
 * page, and buttons only Space.
 */
function hasItself(target: Element, key: string): boolean {
  if (target.closest('.panel')?.querySelector(':popover-open')) return true
  if (key !== 'Escape' && target.matches('textarea, input:not([type=range])')) return true
  return key === ' ' && target.matches('button')
}

/** Shows the selected moment: the present, or a moment of recorded time. */
function Clock({ session }: { session: Session }) {
  const cursor = session.cursor()
  const { atMs } = cursor ?? { atMs: session.engine.now() }
  return (
    <p role="timer" className="clock bar" data-ms={Math.round(atMs)}>
      <span className="accent">{seconds(atMs)}</span>
      <span className="cut">{cursor ? 'looking back' : session.engine.paused ? 'paused' : 'running'}</span>
    </p>
  )
}
