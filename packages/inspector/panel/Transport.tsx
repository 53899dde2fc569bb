/** @jsxImportSource react */
import type { Session } from '../session.ts'
import { Button } from './Button.tsx'

/** Engine milliseconds per real millisecond, from slow motion to fast forward. */
const RATES = [0.1, 0.25, 0.5, 1, 2, 4]

export const playOrPause = ({ engine, pause, resume }: Session): void => (engine.paused ? resume() : pause())

/** Pause, steps and speed, which are those of the present. */
export function Transport({ session }: { session: Session }) {
  const { engine } = session
  const isBack = session.cursor() !== undefined
  const slot = RATES.indexOf(engine.rate)
  return (
    <div className="transport bar" role="group" aria-label="Time">
      <Button
        look="main"
        glyph={engine.paused ? 'play' : 'pause'}
        aria-label={engine.paused ? 'Play time' : 'Pause time'}
        aria-keyshortcuts="Space"
        disabled={isBack}
        onClick={() => playOrPause(session)}
      />
      {[16, 100].map((ms) => (
        <Button key={ms} aria-label={`Step ${ms} ms`} disabled={isBack} onClick={() => session.step(ms)}>
          +{ms}&nbsp;ms
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
