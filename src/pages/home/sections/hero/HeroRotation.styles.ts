import { css } from '@emotion/react'
import { onHover } from '#styles/helpers.ts'

/** The frame shared by all three demos. Its height never depends on its content. */
export const styles = css`
  --stroke-width: min(3px, 0.4cqi);
  --lit-width: var(--stroke-width);
  overflow: hidden;
  border: 1px solid var(--hairline);
  border-radius: var(--r-3);
  background: var(--night-950);
  box-shadow: var(--shadow-panel);

  .bar {
    display: flex;
    border-bottom: 1px solid var(--hairline);
  }
  [data-part='pause'] {
    flex: 0 0 60px;
    display: grid;
    place-items: center;
    border-left: 1px solid var(--hairline);
    color: var(--muted);
    transition: color var(--t-2);
    &:is(:focus-visible, [aria-busy='true']) {
      outline-offset: -5px;
    }
    ${onHover('color: var(--fg);')}
  }
  /* Under a tab, a stroke at the beginning of each eighth. */
  .seconds {
    position: absolute;
    bottom: 0;
    left: 2px;
    width: 87.5%;
    height: 7px;
  }

  .demo {
    height: clamp(21.5rem, 11.5rem + 41vw, 31rem);
    container-type: inline-size;
    /* Limits layout to the demo, parts of which change many times per second. */
    contain: strict;
    > div {
      display: grid;
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
      height: 100%;
    }
    > ul {
      padding: 8cqi;
      font: var(--type-figure-m);
    }
  }
  [data-part='foot'] {
    display: flex;
    align-items: center;
    gap: 1rem;
    min-height: 45px;
    padding: 0 min(1.25rem, 4vw);
    border-top: 1px solid var(--hairline);
    color: var(--muted);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
    b {
      font-family: var(--font-display);
      font-weight: 600;
      color: var(--fg);
    }
    [data-part='result'] {
      color: var(--yellow-400);
    }
    svg {
      flex: 1;
      min-width: 0;
      height: 16px;
    }
  }
`
