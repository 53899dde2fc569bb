import { css } from '@emotion/react'
import { litWidth } from '#components/Scale.styles.ts'
import { aiDays, classicDays } from '#content/days.ts'
import { indices, layer } from '#styles/helpers.ts'

/** Width of a stroke, and of the scale of the traditional lane, where 1 is the distance between two strokes. */
const STROKE_WIDTH = litWidth(classicDays)
const SCALE_WIDTH = classicDays - 1 + STROKE_WIDTH

/** Gap between two phases, and between two days once they leave their lane, in px. */
const GAP_PX = 6
/** How wide a day is when it arrives in its slot, as a share of its width in its lane: a fiftieth for three days out of ninety. */
const NARROWED = (0.02 * (aiDays / 3) * 90) / classicDays

/** The final values of all properties that change. */
const END = `--filled: 100%; --words: 0; --narrow: 1; --fall: 1; --drawn: 1; --bracket: 1; --rest: var(--muted); --now: hidden; --final: visible;`

/**
 * The race. Names and lanes share a grid, so that the built days can move from one lane to the other. The line that replaces the days in
 * their lane (`won`) wipes the blocks away as it is drawn.
 *
 * On paper, and if its code has not loaded after three seconds, the race is shown in its final state.
 */
export const raceStyles = css`
  display: grid;
  gap: 1.5rem;
  margin-right: calc(var(--page-r) * -1);
  padding-right: var(--page-r);
  /* Confetti may leave the content on the right, but must not widen the page. */
  overflow-x: clip;

  .lanes {
    --course: clamp(80px, 8cqi, 112px);
    display: grid;
    grid-template: repeat(5, auto) / minmax(0, 1fr);
    row-gap: 0.875rem;
  }
  /* As wide as at the end, so that nothing moves while it counts up. */
  .counted {
    display: grid;
    justify-items: end;
  }
  [data-part='now'],
  [data-part='final'] {
    grid-area: 1 / 1;
    visibility: var(--now, visible);
  }
  [data-part='final'] {
    visibility: var(--final, hidden);
  }
  [data-part='blocks'],
  [data-part='phases'],
  [data-part='won'] {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    gap: ${GAP_PX}px;
    height: var(--course);
  }
  .block {
    flex: 1;
    display: grid;
    align-content: space-between;
    padding: min(1.6vw, 1rem);
    border: 1px solid var(--hairline);
    background: var(--surface);
    color: var(--muted);
    font: var(--type-figure-s);
    small {
      font: var(--type-label);
      font-stretch: var(--semi-condensed);
    }
  }
  /* Space for the button, which comes with the start. */
  .controls {
    min-height: 2.75rem;
  }

  /* The remaining days, dimensioned as in a technical drawing: from the day after the last of the few to the last. */
  [data-part='rest'] {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-left: calc(${100 * aiDays}% / ${SCALE_WIDTH});
    border-inline: 1.5px solid var(--muted);
    clip-path: inset(-0.3em calc(100% - 100% * var(--bracket, 0)) -0.3em 0);
    &::before,
    &::after {
      content: '';
      flex: 1;
      border-top: 1.5px solid var(--muted);
    }
  }

  [data-island]:not([data-hydrated]) & .lanes {
    animation: complete 1ms calc(3s * var(--tempo)) forwards;
  }
  @keyframes complete {
    to {
      ${END}
    }
  }
  @media print {
    .lanes {
      ${END.replaceAll(';', ' !important;')}
    }
  }
`

/** One lane: its name and status, its day, and the drawing of its progress. */
export const laneStyles = css`
  display: grid;
  grid-area: 1 / 1 / span 2;
  grid-template: subgrid / minmax(0, 1fr) auto;
  column-gap: 1.5rem;
  align-items: end;
  & + & {
    grid-row: 3 / span 2;
    padding-top: var(--space-1);
  }
  > * {
    position: relative;
  }
  /* In front of the falling days. */
  > p,
  > div:first-of-type {
    z-index: 1;
  }
  [data-part='status'] {
    font: var(--type-small);
    visibility: var(--now, visible);
    &::after {
      ${layer('auto auto 0 0')}
      content: attr(data-end);
      visibility: var(--final, hidden);
    }
  }
  .day {
    display: grid;
    justify-items: end;
    gap: 0.25rem;
    white-space: nowrap;
  }
  &:first-of-type .counted {
    color: var(--accent);
  }
  /* With a large font on a phone, the day is above the name. */
  @container (max-width: 15rem) {
    > :not([role]) {
      grid-area: 1 / 1 / auto / -1;
    }
    > div:first-of-type {
      margin-top: calc(var(--fs-figure-l) + 2rem);
    }
    .day {
      place-self: start end;
    }
  }
  [role='progressbar'] {
    grid-column: 1 / -1;
    height: var(--course);
    visibility: var(--now, visible);
  }
  [data-part='blocks'] {
    clip-path: inset(0 0 0 calc(100% * var(--drawn, 0)));
  }
  [data-part='won'] {
    place-content: end;
    align-items: end;
    padding-bottom: 0.625rem;
    border-bottom: 8px solid var(--accent);
    font: var(--type-figure-s);
    color: var(--accent);
    visibility: visible;
    clip-path: inset(0 calc(100% - 100% * var(--drawn, 0)) 0 0);
  }
  /* Dimmed once the other lane has won. */
  [data-part='strokes'] {
    --plain: var(--rest, color-mix(in oklab, var(--tick) 52%, transparent));
    --lit: var(--muted);
    opacity: calc(1 - 0.4 * var(--drawn, 0));
    visibility: visible;
  }
`

/** The days that are built, on both lanes. */
export const builtStyles = css`
  --day: calc((100cqw - ${GAP_PX * (aiDays - 1)}px) / ${aiDays});
  position: relative;
  grid-area: 2 / 1 / 5;
  container-type: size;
  /* Moves like the hand of a clock: a quick step, then a rest until the next. */
  clip-path: inset(0 calc(100% - var(--filled, 0%)) 0 -4px);
  transition: clip-path 200ms var(--ease-out);
  pointer-events: none;
  /* The text is below it. */
  user-select: none;
  /* A day narrows to a stroke, then falls into its slot. */
  i {
    --own: calc(var(--index) * (var(--day) + ${GAP_PX}px));
    --slot: calc(100cqw * (var(--index) + ${STROKE_WIDTH / 2}) / ${SCALE_WIDTH} - var(--day) * ${NARROWED / 2});
    position: absolute;
    width: var(--day);
    height: var(--course);
    background: var(--accent-ground);
    opacity: calc(1 - var(--words, 1));
    transform-origin: left;
    transform: translate(calc(var(--own) + var(--narrow, 0) * (var(--slot) - var(--own))), calc(var(--fall, 0) * (100cqh - var(--course))))
      scaleX(calc(1 - ${1 - NARROWED} * var(--narrow, 0)));
  }
  /* The phases are gone as soon as the days that they consist of leave. The days appear on them while the labels fade. */
  [data-part='phases'] {
    opacity: calc(1 - 1000 * var(--drawn, 0));
    .block {
      forced-color-adjust: none;
      border-color: transparent;
      background: var(--accent-ground);
      color: color-mix(in oklab, var(--on-accent) calc(100% * var(--words, 1)), transparent);
    }
  }
  ${indices(aiDays, 'i')}
`
