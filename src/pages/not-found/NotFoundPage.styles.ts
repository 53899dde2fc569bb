import { css } from '@emotion/react'
import { classicDays } from '#content/days.ts'

/** The day whose stroke has fallen over. It lies where the next three are missing. */
export const FALLEN = Math.round(classicDays * 0.63)
/** The distance between two strokes, in per cent of the scale. */
const PITCH = 100 / (classicDays - 1)

export const contentStyles = css`
  /* In low viewports the spacing shrinks, so that the links stay visible above the cookie banner. */
  padding-top: calc(var(--header-h) + min(var(--space-4), 3.5svh));
  padding-bottom: var(--space-5);
  overflow-x: clip;
`

export const styles = css`
  h1 {
    margin: -0.1em calc(var(--page-r) * -1) 0 0;
    font: var(--type-h2);
    font-size: 37.3cqi;
    letter-spacing: -0.02em;
    color: var(--accent);
  }
  .slow {
    margin-top: 0.3em;
    font-size: max(var(--fs-lead), 0.203em);
    color: var(--fg);
  }
  [role='img'] {
    --stroke-width: 2px;
    --lit-width: 5px;
    position: relative;
    height: clamp(60px, 5cqi, 120px);
    margin-block: min(var(--space-3), 2svh) min(var(--space-1), 1.5svh);
  }
  /* One stroke in a box as wide as three days, across which it lies: it leans by 1 in 100 units of its drawing. */
  .fallen {
    position: absolute;
    inset: 0 auto auto ${(FALLEN * PITCH).toFixed(3)}%;
    width: ${(2.7 * PITCH).toFixed(3)}%;
    path {
      transform-box: fill-box;
      transform-origin: left bottom;
      transform: skewX(-0.573deg);
    }
  }
  .lead {
    margin-bottom: min(1.5rem, 1.7svh);
  }
  /* The stroke stays upright for a moment, then falls once and swings until it rests. */
  .fallen path {
    animation: stroke-falls var(--t-4) var(--ease-tick) calc(600ms * var(--tempo)) backwards;
  }
  @keyframes stroke-falls {
    from {
      transform: none;
    }
  }
`
