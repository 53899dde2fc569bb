import { css } from '@emotion/react'

export const headContentStyles = css`
  padding-bottom: 0;
`

/** For a panel with the same background as the tabs above it. */
export const followingContentStyles = css`
  padding-top: clamp(1.5rem, 2.6vw, 2.5rem);
`

export const funnelPageStyles = css`
  /* Controls that need JavaScript, and what replaces them without it. */
  .without-script {
    display: none;
  }
  @media (scripting: none) {
    .with-script {
      display: none !important;
    }
    .without-script {
      display: block;
      margin-top: 1rem;
    }
  }

  .funnel-head header {
    margin-bottom: clamp(1.5rem, 3.2vw, 3rem);
  }
  .funnel-head .lead {
    margin-top: clamp(1rem, 1.8vw, 1.5rem);
    max-width: 30.6em;
    text-wrap: balance;
  }
  .funnel-head .h1 {
    margin-top: clamp(1rem, 2.4vw, 2rem);
  }
  /* A partly lit scale, whose lit strokes are also wider and taller. */
  .strokes {
    display: block;
    width: 100%;
    overflow: visible;
  }
  .strokes .plain {
    fill: var(--tick);
  }
  .strokes .lit {
    fill: var(--accent);
  }
  .strokes .half {
    fill: color-mix(in oklab, var(--accent) 52%, var(--bg));
  }

  /* A ruler with a native slider on top. */
  .ruler {
    position: relative;
    height: 64px;
  }
  .marks {
    position: absolute;
    inset: 4px 0 auto;
    width: 100%;
    height: 48px;
    overflow: visible;
  }
  .marks path {
    fill: none;
    stroke: var(--tick);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  .marks .lit {
    stroke: var(--accent);
    stroke-width: 2px;
  }
  .ruler-ends {
    display: flex;
    justify-content: space-between;
    max-width: none;
    font: 500 var(--fs-label) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }

  .closing-foot {
    display: grid;
    gap: 2rem 3rem;
    margin-top: clamp(2rem, 4vw, 3.5rem);
  }
  .closing-foot .icon {
    width: 1.25em;
    height: 1.25em;
  }
  @media (min-width: 60rem) {
    .closing-foot {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
  }

  @media (forced-colors: active) {
    .strokes,
    .marks {
      forced-color-adjust: none;
    }
    .strokes .plain,
    .strokes .half {
      fill: GrayText;
    }
    .strokes .lit {
      fill: Highlight;
    }
    .marks path {
      stroke: GrayText;
    }
    .marks .lit {
      stroke: Highlight;
    }
  }
`
