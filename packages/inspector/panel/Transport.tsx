/** @jsxImportSource react */
import type { Session } from '../session.ts'
import { Button } from './Button.tsx'
import type { usePlayback } from './useTime.ts'

/** Engine milliseconds per real millisecond, from slow motion to fast forward. */
const RATES = [0.1, 0.25, 0.5, 1, 2, 4]

interface TransportProps {
  session: Session
  playback: ReturnType<typeof usePlayback>
}

/** Pause, steps and speed. While looking back, the pause button plays or stops recorded time. */
export function Transport({ session, playback }: TransportProps) {
  const { engine } = session
  const isBack = session.cursor() !== undefined
  const isMoving = isBack ? playback.isPlaying : !engine.paused
  const what = isBack ? 'recorded time' : 'time'
  const slot = RATES.indexOf(engine.rate)
  return (
    <div className="transport bar" role="group" aria-label="Time">
      <Button
        look="main"
        glyph={isMoving ? 'pause' : 'play'}
        aria-label={isMoving ? `Pause ${what}` : `Play ${what}`}
        aria-keyshortcuts="Space"
        onClick={playback.toggle}
      />
      {[16, 100].map((ms) => (
        <Button key={ms} disabled={isBack} onClick={() => session.step(ms)}>
          <span className="long">Step </span>
          {ms}&nbsp;ms
        </Button>
      ))}
      <Button
        glyph="next"
        aria-label="Step to the next timer"
        title="Step to the next timer"
        disabled={isBack}
        aria-keyshortcuts="."
        onClick={session.stepToNext}
      />
      <label className="rate bar">
        <input
          type="range"
          min={0}
          max={RATES.length - 1}
          step={1}
          value={slot < 0 ? RATES.indexOf(1) : slot}
          aria-label="Speed"
          aria-valuetext={`${engine.rate} times`}
          onChange={(event) => session.setRate(RATES[Number(event.target.value)] ?? 1)}
        />
        <span>{engine.rate}×</span>
      </label>
    </div>
  )
}
