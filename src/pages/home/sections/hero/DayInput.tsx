import { css } from '@emotion/react'
import { useRef } from 'react'
import type { Actor } from 'xstate'
import { SPRING_MS } from '#machines/day-slider/day-slider.machine.ts'
import type { daySliderMachine } from '#machines/day-slider/day-slider.machine.ts'
import { dayAtShift, daySliderView } from '#machines/day-slider/day-slider.view.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { dayLabel, hero } from '#content/home/hero.ts'

export type DaySliderActor = Actor<typeof daySliderMachine>

/* Inserted by script together with the slider, so these styles are not part of the document. */
const styles = css`
  /*
   * The slider reaches from the last lit stroke to the last stroke. On phones it begins a little further right, so that the handle does not
   * cover the lit strokes.
   */
  --start: calc(var(--lit-days) - var(--gap) - var(--thin) / 2);
  @media (max-width: 47.99rem) {
    --start: calc(var(--lit-days) + 1rem);
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
    /* Keeps clear of the labels at the ends. */
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
  /*
   * The machine says where the handle turns back. In between, the browser moves it without styles, layout or paint, which with every frame
   * would cost ten times as much.
   */
  &[data-state='nudging'] .ruler {
    transform: translateX(calc(var(--shift) * var(--way)));
    transition: transform ${SPRING_MS}ms var(--ease-out);
  }
  /* The hand, and a veil over the days that are saved. Both move by transforms, because other movements count as layout shifts. */
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
  /* Hides the ruler's other labels while the slider is away from the last day, to make room for the label of the selected day. */
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

const { range } = hero.ruler

/** The day at which the handle is seen while it moves by itself. */
function seenDay(slider: HTMLElement | null): number | undefined {
  const ruler = slider?.querySelector<HTMLElement>('.ruler')
  return ruler ? dayAtShift(range, new DOMMatrix(getComputedStyle(ruler).transform).m41 / ruler.offsetWidth) : undefined
}

/** The slider on the hero's ruler. It selects a day, and springs back on release. */
export function DayInput({ days }: { days: DaySliderActor }) {
  const { state, day, stepDays, savedDays, positionRatio, shiftRatio } = useMachineView(days, daySliderView)
  const slider = useRef<HTMLDivElement>(null)
  const name = `${hero.ruler.day}\u00a0${day}`
  const moved = savedDays > 0
  const grab = () => {
    const seen = state === 'nudging' && seenDay(slider.current)
    days.send({ type: 'handle.grabbed' })
    if (seen) days.send({ type: 'day.changed', day: seen })
    return release
  }
  const release = () => days.send({ type: 'handle.released' })
  return (
    <div
      ref={slider}
      css={styles}
      style={{ '--position': positionRatio, '--shift': shiftRatio } as object}
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
        min={range.firstDay}
        max={range.lastDay}
        step={stepDays}
        value={day}
        valueText={`${name}: ${dayLabel(day)}`}
        onMove={(next) => days.send({ type: 'day.changed', day: next })}
        onGrab={grab}
        // After a key press, the handle stays where it is until the slider loses the focus.
        onRest={(done) => done && release()}
      />
    </div>
  )
}
