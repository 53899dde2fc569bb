import { css } from '@emotion/react'
import { aiDays, classicDays } from '#content/days.ts'
import { whenShared } from './shared.styles.ts'
import { indices } from '#styles/helpers.ts'
import { asCss, HEIGHT, LIT_WIDTH, thinPx } from '#pictures/dayScale.ts'

const UNLIT = classicDays - aiDays
/** How much later each stroke appears than the last, in ms, when the ruler is drawn: first the unlit ones, then the lit ones. */
const [UNLIT_STAGGER_MS, LIT_STAGGER_MS] = [6, 110]
const COUNT_DOWN_MS = UNLIT * UNLIT_STAGGER_MS

export const styles = css`
  --lit-width: ${asCss(LIT_WIDTH)};
  --thin: ${thinPx(classicDays)}px;
  /* All strokes share the width, with the same gap everywhere. */
  --gap: calc((100cqi - ${aiDays} * var(--lit-width) - ${UNLIT} * var(--thin)) / ${classicDays - 1});
  --lit-days: calc(${aiDays} * (var(--lit-width) + var(--gap)));
  grid-area: 2 / 1;
  position: relative;
  margin-top: var(--space-1);
  container-type: inline-size;

  [data-part='strokes'] {
    position: relative;
    height: ${asCss(HEIGHT)};
    > span {
      display: flex;
      gap: var(--gap);
      height: 100%;
    }
    > span i {
      border-left: var(--lit-width) solid var(--accent);
      transform-origin: bottom;
    }
    > svg {
      position: absolute;
      top: 0;
      left: calc(var(--lit-days) + var(--thin) / 2);
      width: calc(100cqi - var(--lit-days) - var(--thin));
      --plain: color-mix(in oklab, var(--muted) 62%, transparent);
      --stroke-width: var(--thin);
    }
  }

  p {
    position: absolute;
    top: 0;
    font: var(--type-caption);
    line-height: 1.1;
    color: var(--muted);
  }
  b {
    font: var(--type-figure-s);
    font-variant-numeric: tabular-nums;
    color: var(--fg);
  }
  .start {
    left: calc(var(--lit-days) + 2.2cqi - var(--gap));
    b {
      color: var(--yellow-400);
    }
  }
  .end {
    right: 0;
    text-align: right;
    span {
      visibility: var(--crowded);
    }
  }
  /* Label of the day under the pointer. It stays between the labels at the ends of the ruler. */
  .pointed {
    top: auto;
    bottom: 78%;
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
    transform: translateX(calc(clamp(var(--lit-days) + 2.2cqi + 19rem, var(--at, 0px), 100cqi - 20rem) - 50%));
    transition: opacity var(--t-2);
  }
  &[data-pointing] .pointed {
    opacity: 1;
  }

  /* Unlit strokes appear from the last to the first. Then the lit ones snap in. */
  @keyframes count-down {
    from {
      clip-path: inset(-100% -2px -1px calc(100% + 2px));
    }
    to {
      clip-path: inset(-100% -2px -1px -2px);
    }
  }
  @keyframes snap-in {
    from {
      transform: scaleY(0);
    }
  }
  @keyframes stand-up {
    50% {
      transform: scaleY(1.25);
    }
  }
  svg {
    animation: count-down calc(${COUNT_DOWN_MS}ms * var(--tempo)) steps(${UNLIT}) backwards;
  }
  [data-part='strokes'] > span i {
    /* Always transformed, because where a transform begins or ends, the browser lays out. */
    transform: scaleY(1);
    /* The right one first. */
    --delay: calc(${LIT_STAGGER_MS}ms * (${aiDays - 1} - var(--index)));
    --snap-in: snap-in calc(380ms * var(--tempo)) var(--ease-tick) calc((${COUNT_DOWN_MS + 38}ms + var(--delay)) * var(--tempo)) backwards;
    animation: var(--snap-in);
  }
  /* The visitor has reached the first day. */
  [data-part='strokes']:has(> [data-won]) > span i {
    animation:
      var(--snap-in),
      stand-up calc(330ms * var(--tempo)) var(--ease-tick) var(--delay);
  }
  ${indices(aiDays, 'i')}
  /* The picture of a name replaces the ruler (NameStrokes.tsx). */
  @media screen {
    [data-island]:has(+ [data-island] [data-part='picture']) > & {
      visibility: hidden;
    }
  }
  /* The strokes wait where the name will be, above its caption, and are all there from the start. */
  ${whenShared(`
    grid-area: 1 / 1;
    align-self: end;
    margin-bottom: calc(var(--caption) + var(--gap-above));
    p,
    [data-machine='day-slider'] {
      display: none;
    }
    svg,
    [data-part='strokes'] > span i {
      animation: none;
    }
  `)}
`
