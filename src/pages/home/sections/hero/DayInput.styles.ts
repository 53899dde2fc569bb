import { css } from '@emotion/react'
import { NUDGE_MS } from '#machines/day-slider/day-slider.machine.ts'

/* Inserted by script together with the slider, so these styles are not part of the document. */
export const styles = css`
  /*
   * The slider reaches from the last lit stroke to the last stroke. On phones it begins a little further right, so that the handle does not
   * cover the lit strokes.
   */
  --start: calc(var(--lit-days) + max(3rem - 10cqi, var(--thin) / -2 - var(--gap)));
  --way: calc(100cqi - var(--start) - var(--thin) / 2);
  --gone: calc(var(--position) * var(--way));

  .ruler {
    position: absolute;
    /* Keeps clear of the labels at the ends. */
    bottom: -10px;
    left: var(--start);
    width: var(--way);
    height: 56px;
    transform: translateX(calc(var(--shift) * var(--way)));
    transition: opacity var(--t-2);
    @starting-style {
      opacity: 0;
    }
  }
  /*
   * The machine says where the handle turns back. In between, the browser moves it without styles, layout or paint, which with every frame
   * would cost ten times as much.
   */
  &[data-state='nudging'] .ruler {
    transition: transform ${NUDGE_MS}ms var(--ease-out);
  }
  /* The hand, and a veil over the days that are saved. Both move by transforms, because other movements count as layout shifts. */
  i {
    position: absolute;
    inset: 0 0 0 calc(var(--start) - 1.5px);
    transform: translateX(var(--gone));
    clip-path: inset(0 var(--gone) 0 0);
    border-left: 3px solid var(--accent);
    background: color-mix(in oklab, var(--bg) 64%, transparent);
  }
  p {
    top: auto;
    bottom: 54px;
    left: calc(var(--start) + var(--gap));
    padding-inline: 0.375rem;
    background: var(--bg);
    transform: translateX(calc(var(--gone) - (100% + var(--gap)) * var(--position)));
    white-space: nowrap;
  }
  b {
    color: var(--accent);
  }
  /* Hides the ruler's other labels while the slider is away from the last day, to make room for the label of the selected day. */
  [data-part='strokes']:has(> &[data-moved]) ~ p {
    visibility: hidden;
  }
`
