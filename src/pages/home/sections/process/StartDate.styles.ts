import { css } from '@emotion/react'
import { from } from '#styles/helpers.ts'

export const startDateStyles = css`
  margin-top: 1.25rem;

  /* As tall as its longest text, and the controls as what the script adds. */
  .h3 {
    min-height: 2.08em;
    font-variant-numeric: tabular-nums;
  }
  .controls {
    min-height: 2.75rem;
    margin-top: 0.875rem;
    /* Where there is no room for it, the selected number says it, too. */
    .label {
      flex: 1;
      overflow: hidden;
      white-space: nowrap;
      @container (max-width: 20rem) {
        display: none;
      }
    }
  }
  button[aria-disabled='true'] {
    background: none;
    opacity: 0.4;
    cursor: default;
  }
  [data-part='days'] {
    display: flex;
    height: 7.25rem;
    margin-top: 1rem;
    border-bottom: 1.5px solid var(--tick);
    font: var(--type-label);
    font-stretch: var(--semi-condensed);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    span {
      flex: 1 1 0;
      display: grid;
      grid-template-rows: 1.2em 1.2em 1fr;
      min-width: 0;
      color: var(--muted);
    }
    b {
      font-weight: 600;
    }
    /* With a large font on a phone, only the first day and the handover have room for their names. */
    span:not(:first-of-type, [data-kind='handover']) {
      visibility: var(--crowded);
      i {
        visibility: visible;
      }
    }
    i {
      grid-row: 3;
      align-self: end;
      width: 40%;
      height: 26%;
      background: var(--tick);
      transform-origin: bottom;
    }
    [data-kind='work'],
    [data-kind='handover'] {
      color: var(--fg);
      i {
        height: calc(100% - 0.5rem);
        background: var(--accent);
        /* Only the prominent strokes are animated, because each animation delays the response to the press that starts it. */
        animation: day-stands-up var(--t-3) var(--ease-out) backwards;
        animation-delay: calc(var(--index) * var(--stagger));
      }
    }
    /* The handover is drawn as a hand, as on a clock. */
    [data-kind='handover'] i {
      width: 3px;
    }
    [data-kind='free'] i {
      height: calc(100% - 0.5rem);
      border: 1.5px dashed var(--tick);
      border-bottom: 0;
      background: none;
    }
  }
  @keyframes day-stands-up {
    from {
      transform: scaleY(0);
    }
  }
  .small {
    min-height: 1.5em;
    margin-top: 0.625rem;
  }
  ${from.desktop} {
    position: absolute;
    inset: 0 0 auto auto;
    width: calc(50% - var(--talk-width) / 2 - 1.125rem);
    margin: 0;
    .h3 {
      min-height: 0;
      font: var(--type-figure-s);
    }
  }
`
