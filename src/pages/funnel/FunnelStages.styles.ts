import { css } from '@emotion/react'
import { layer, row } from '#styles/helpers.ts'

export const stagesStyles = css`
  .instrument {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem var(--space-4);
  }
  .stages {
    position: relative;
  }
  canvas {
    position: absolute;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  [data-part='stage'] {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 0.375rem 1.5rem;
    padding-block: 1rem;
    border-top: 1px solid var(--hairline);
    output {
      font-size: var(--fs-figure-m);
    }
    @media (max-width: 15rem) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* Travelling strokes pass behind the text, whose background is slightly translucent. */
  .name {
    justify-self: start;
    padding-right: 0.5rem;
    background: color-mix(in oklch, var(--bg) 82%, transparent);
  }
  [data-part='scale'] {
    --plain: color-mix(in oklab, var(--tick) 50%, transparent);
    --lit: var(--muted);
    display: grid;
    grid-template-rows: 100%;
    grid-column: 1 / -1;
    height: clamp(40px, 6.2cqi, 64px);
    svg {
      grid-area: 1 / 1;
    }
    svg + svg {
      --lit: var(--accent);
      clip-path: inset(0 100% 0 0);
    }
  }
  [data-part='stage']:last-child svg + svg {
    clip-path: none;
  }
  /* The highlight: the name, the line above it, and the strokes, 4 ms for each from left to right. */
  [data-part='stage'][data-current='true'] {
    .h4,
    output {
      color: var(--accent);
    }
    &::before {
      ${layer('-1px 0 auto')}
      height: 2px;
      background: var(--accent);
    }
    svg + svg {
      clip-path: inset(0);
      @media (prefers-reduced-motion: no-preference) {
        transition: clip-path 400ms steps(100);
      }
    }
  }

  .control-head,
  .ends {
    ${row('0 1rem', 'baseline', 'space-between')}
    font: var(--type-control);
    output {
      font-size: 1.75rem;
    }
  }
  .ruler {
    position: relative;
    height: 64px;
    margin-top: 0.75rem;
    padding-block: 4px 12px;
  }
  .ends {
    font: var(--type-label);
    color: var(--muted);
  }
  .actions {
    ${row('0.75rem')}
    margin-top: 1.25rem;
    [data-part='start'] {
      flex: 1 1 8rem;
    }
  }
  .revenue,
  .explanation {
    break-inside: avoid;
    margin-top: var(--space-2);
    padding-top: 1.25rem;
    border-top: var(--line) solid var(--hairline);
  }
  .revenue a {
    margin-top: 1rem;
    .icon {
      rotate: 90deg;
    }
  }
  .explanation {
    margin-top: var(--space-4);
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
      gap: 0.75rem 2rem;
      margin-top: 1rem;
    }
    li {
      padding-left: 1rem;
      border-left: 2px solid var(--accent);
    }
  }

  @media (min-width: 75rem) {
    .instrument {
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
    }
    /* Funnel and controls stay visible together. */
    .controls {
      align-self: start;
      position: sticky;
      top: calc(var(--header-h) + 1.5rem);
      padding-top: 1rem;
      border-top: var(--line) solid var(--fg);
    }
    .explanation ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`
