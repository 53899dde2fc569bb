import { css } from '@emotion/react'
import { joinery, sampleSite } from '../sampleSite.styles.ts'

export const styles = css`
  .site {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1.2fr) minmax(0, 1fr);
    gap: 1rem 1.25rem;
    padding: 1.25rem;
  }
`

/** The page that is being built. A piece of it goes from outline to finish. */
export const pageStyles = css`
  ${sampleSite}
  ${joinery}
  grid-row: span 2;
  border-radius: var(--r-2);
  background: var(--sand);
  [data-state='done'] & .browser {
    color: var(--rust);
  }
  .sheet {
    display: grid;
    grid-template: 24px minmax(0, 1.9fr) minmax(0, 1fr) / repeat(6, minmax(0, 1fr));
    gap: 12px 10px;
    padding: 12px 16px 16px;
    counter-reset: card;
  }
  .copy {
    grid-column: span 3;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 10px;
  }

  [data-look] {
    border: 1.5px solid transparent;
    border-radius: var(--r-1);
    transition: translate var(--t-2) var(--ease-tick);
    > :is(span, b, i) {
      display: block;
      clip-path: inset(-10% -2% -10% 0);
      transition: clip-path var(--t-2) var(--ease-out);
    }
  }
  [data-look='absent'] {
    visibility: hidden;
  }
  /* At first, pieces are placed only roughly. The last step aligns them to the grid. */
  [data-look]:not([data-look='finished']) {
    translate: 4px -2px;
    &:nth-of-type(even) {
      translate: -3px 3px;
    }
  }
  [data-look='surface'],
  [data-piece='picture'],
  [data-piece^='card'] {
    background: var(--sand-200);
  }
  [data-piece='nav'] {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 8px;
    b {
      margin-right: auto;
    }
    i {
      width: 22px;
      height: 3px;
      background: var(--pine-600);
    }
  }
  [data-piece='headline'] {
    font: var(--serif);
    font-size: min(8.4cqi, 32px);
    letter-spacing: -0.02em;
  }
  [data-piece='text'] {
    color: var(--pine-600);
    &[data-look='surface'] {
      background: repeating-linear-gradient(var(--sand-200) 0 8px, transparent 8px 17px);
    }
  }
  [data-piece='action'] {
    align-self: flex-start;
    padding: 6px 12px;
    background: var(--rust);
    color: #fff;
  }
  [data-piece='picture'] {
    grid-column: span 3;
    position: relative;
    overflow: hidden;
    img {
      position: absolute;
      width: 100%;
      height: 100%;
      object-fit: cover;
      clip-path: inset(0 calc(100% - 25% * var(--quarters)) 0 0);
      transition: clip-path 100ms linear;
    }
  }
  [data-piece^='card'] {
    counter-increment: card;
    grid-column: span 2;
    display: grid;
    place-items: center;
    &[data-look='finished'] {
      border-color: var(--sand-600);
      > b::before {
        content: counter(card, upper-roman);
        display: block;
        font: var(--serif);
        letter-spacing: 2px;
        text-align: center;
        color: var(--rust);
      }
    }
  }
  [data-look='outline'] {
    border: 1.5px dashed var(--sand-600);
    background: none;
  }
  [data-look='outline'] > *,
  [data-look='surface'] > * {
    visibility: hidden;
    clip-path: inset(-10% 100% -10% 0);
  }
`

export const dialStyles = css`
  display: grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
  path {
    fill: none;
    transition: 100ms steps(3, end);
  }
  p {
    display: grid;
    justify-items: center;
    gap: 0.5rem;
    font: var(--type-label);
    white-space: nowrap;
    color: var(--muted);
  }
  p b {
    color: var(--fg);
  }
`

export const stepsStyles = css`
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  color: var(--muted);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 48px 2.6em;
    align-items: center;
    gap: 0.75rem;
    padding: 0.3rem 0;
    border-top: 1px solid var(--hairline);
    &[data-state='done'] {
      color: var(--fg);
    }
    &[data-state='current'] {
      color: var(--yellow-400);
    }
    svg + span {
      text-align: right;
    }
  }
`
