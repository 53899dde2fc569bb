import { css } from '@emotion/react'
import type { Actor } from 'xstate'
import { FIRST_DAY, LAST_DAY } from '#machines/day-slider/day-slider.machine.ts'
import type { daySliderMachine } from '#machines/day-slider/day-slider.machine.ts'
import { daySliderView } from '#machines/day-slider/day-slider.view.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { dayLabel, hero } from '#content/home/hero.ts'

export type Days = Actor<typeof daySliderMachine>

/* Inserted together with the slider, by script: not part of the document. */
const styles = css`
  /*
   * From the third day's stroke to the last one's; on phones from a little further right, where the handle leaves the three in
   * view.
   */
  --start: calc(var(--three) - var(--gap) - var(--thin) / 2);
  @media (max-width: 47.99rem) {
    --start: calc(var(--three) + 1rem);
  }
  --way: calc(100cqi - var(--start) - var(--thin) / 2);
  --gone: calc(var(--position) * var(--way));

  @keyframes handle-in {
    from {
      opacity: 0;
    }
  }
  .ruler {
    position: absolute;
    /* Clear of the labels at the ends. */
    bottom: -10px;
    left: var(--start);
    width: var(--way);
    height: 56px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .ruler {
      animation: handle-in var(--t-2);
    }
  }
  /* The hand, and a veil over the days that are saved. Moved by transforms, because anything else counts as a layout shift. */
  .veil {
    position: absolute;
    inset: 0 0 0 calc(var(--start) - 1.5px);
    transform: translateX(var(--gone));
    clip-path: inset(0 var(--gone) 0 0);
    border-left: 3px solid var(--accent);
    background: color-mix(in oklab, var(--bg) 64%, transparent);
  }
  .now {
    top: auto;
    bottom: 54px;
    left: calc(var(--start) + var(--gap));
    max-width: none;
    padding-inline: 0.375rem;
    background: var(--bg);
    transform: translateX(calc(var(--gone) - (100% + var(--gap)) * var(--position)));
    white-space: nowrap;
  }
  .now b {
    display: inline;
    margin-right: 0.5rem;
    color: var(--accent);
    font-variant-numeric: tabular-nums;
  }
  /* The labels at the ends give way to the selected day. */
  .strokes:has(> &[data-moved]) ~ .mark {
    visibility: hidden;
  }

  @media (forced-colors: active) {
    .veil {
      border-color: Highlight;
      background: none;
    }
  }
  @media print {
    display: none;
  }
`

/** The slider on the hero's ruler: a day to grab and release. */
export function DaySlider({ days }: { days: Days }) {
  const { state, day, stepDays, savedDays, positionRatio } = useMachineView(days, daySliderView)
  const name = `${hero.ruler.day}\u00a0${day}`
  const moved = savedDays > 0
  const release = () => days.send({ type: 'handle.released' })
  return (
    <div
      css={styles}
      style={{ '--position': positionRatio } as object}
      data-machine="day-slider"
      data-state={state}
      data-moved={moved || undefined}
    >
      {moved && (
        <div aria-hidden="true">
          <i className="veil" />
          <p className="mark now">
            <b>{name}</b>
            <span>{dayLabel(day)}</span>
          </p>
        </div>
      )}
      <RulerSlider
        className="ruler"
        looseHandle
        label={hero.ruler.slider}
        min={FIRST_DAY}
        max={LAST_DAY}
        step={stepDays}
        value={day}
        valueText={`${name}: ${dayLabel(day)}`}
        onMove={(next) => days.send({ type: 'day.changed', day: next })}
        onGrab={() => {
          days.send({ type: 'handle.grabbed' })
          return release
        }}
        // After a key press the handle stays where it is until the focus moves on.
        onRest={(done) => done && release()}
      />
    </div>
  )
}
