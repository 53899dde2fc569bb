import { css } from '@emotion/react'
import { drawnOnArrival } from '#components/Tally.styles.ts'
import { row } from '#styles/helpers.ts'

export const reasonsStyles = css`
  row-gap: var(--space-2);
  > * {
    grid-column: 1 / -1;
  }
  > div {
    ${row('1.25rem', 'end', 'space-between')}
  }
  [data-arrives] {
    width: clamp(9rem, 40vw - 14rem, 22rem);
    stroke-width: 20;
  }
  ${drawnOnArrival('[data-arrives]', 1)}
  ol > li {
    display: grid;
    grid-template-columns: 4.25rem minmax(0, 1fr);
    gap: 0.25rem 1.25rem;
    padding-block: clamp(0.875rem, 3vw, 1.25rem);
    border-top: 1px solid var(--hairline);
    &:last-of-type {
      border-bottom: 1px solid var(--hairline);
    }
    > svg {
      width: 100%;
    }
    p {
      grid-column: 2;
      margin-top: 0.25rem;
    }
  }
  .h3 {
    font-stretch: var(--condensed);
    font-size: clamp(1.625rem, 1.35rem + 1.2vw, 2.5rem);
  }
  @media (max-width: 47.99rem) {
    ol > li {
      grid-template-columns: 2.5rem minmax(0, 1fr);
      p {
        grid-column: 1 / -1;
        font-size: var(--fs-small);
        line-height: 1.5;
      }
    }
  }
  @media (min-width: 75rem) {
    > * {
      grid-column: 6 / -1;
    }
    > div {
      grid-area: 1 / 1 / 3 / 6;
      position: sticky;
      top: 9rem;
      align-self: start;
    }
  }
`
