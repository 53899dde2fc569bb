import { css } from '@emotion/react'
import { layer } from '#styles/helpers.ts'

export const problemStyles = css`
  svg {
    height: 64px;
    margin-top: var(--space-3);
  }
  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    align-items: start;
    margin-top: -64px;
  }
  li {
    padding: calc(64px + 1.5rem + var(--stair, 0) * 4.5rem) 1.75rem 0 1.25rem;
    border-left: 3px solid var(--fg);
    &:nth-of-type(2) {
      --stair: 1;
    }
    &:nth-of-type(3) {
      --stair: 2;
    }
    &:nth-of-type(4) {
      --stair: 3;
    }
  }
  .label {
    color: var(--link);
    font-weight: 600;
  }
  .h3 {
    margin-block: 0.5rem;
  }
  @media (max-width: 74.99rem) {
    svg {
      display: none;
    }
    ol {
      grid-template-columns: 1fr;
      margin: var(--space-3) 0 0 calc((var(--rail) + var(--page-l)) * -1);
    }
    li {
      position: relative;
      padding: 0 0 1.5rem calc(var(--rail) + var(--page-l));
      border: 0;
      &:last-of-type {
        padding-bottom: 0;
      }
      @media screen {
        &::before {
          ${layer('0 auto 0 0')}
          width: var(--tick-l);
          border-top: 4px solid var(--accent);
          background: linear-gradient(var(--tick) 1.5px, transparent 1.5px) 0 -4px / 100% 10px;
        }
      }
    }
  }
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    li {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr) minmax(0, 1.15fr);
      align-items: baseline;
      column-gap: 1.5rem;
    }
    .h3 {
      margin: 0;
    }
  }
`
