import { css } from '@emotion/react'
import { layer } from '#styles/helpers.ts'
import { overlaid } from './ShareScale.styles.ts'

export const stagesStyles = css`
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
    padding-block: 1rem;
    border-top: 1px solid var(--hairline);
  }
  /* Travelling strokes pass behind the text, whose background is slightly translucent. */
  .words {
    padding-right: 0.5rem;
    background: color-mix(in oklch, var(--bg) 82%, transparent);
  }
  [data-part='scale'] {
    --plain: color-mix(in oklab, var(--tick) 50%, transparent);
    --lit: var(--muted);
    ${overlaid}
    flex: 1 0 100%;
    height: clamp(40px, 6.2cqi, 64px);
    svg + svg {
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
      transition: clip-path calc(400ms * var(--tempo)) steps(100);
    }
  }
  .controls {
    padding-top: 1rem;
    border-top: var(--line) solid var(--fg);
  }
  .ruler {
    position: relative;
    height: 64px;
    margin-top: 0.75rem;
    padding-block: 4px 12px;
  }
  .actions {
    margin-top: 1.25rem;
    [data-part='start'] {
      flex: 1 1 8rem;
    }
  }
  .revenue {
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
`
