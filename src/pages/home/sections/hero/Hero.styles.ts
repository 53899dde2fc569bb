import { css } from '@emotion/react'
import { whenShared } from './shared.styles.ts'
import { photo, row } from '#styles/helpers.ts'

export const contentStyles = css`
  padding-block: calc(var(--header-h) + max(0.5rem, 2.2vw)) var(--space-5);
`

export const heroStyles = css`
  /* Clips the panel's shadow to this background. */
  overflow: clip;
  .audience {
    margin-bottom: max(0.5rem, 1.1vw);
    @media (max-width: 47.99rem) {
      font-size: var(--fs-small);
    }
  }
  .audience b,
  .facts b {
    font-family: var(--font-display);
    font-weight: 600;
    color: var(--fg);
  }
  /* Headline, ruler, and the field below. The picture of a name covers the first two, so that it moves nothing. */
  .stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  /* Opened for a name, which gets the first screen, up to the main action. */
  @media screen {
    ${whenShared} & {
      .stage {
        grid-template-rows: max(16rem, min(100svh - 17rem, 133vw, 42.5rem));
      }
      .audience,
      .lead,
      .demos,
      .actions > a:last-child {
        display: none;
      }
      .pitch {
        grid-column: 1 / -1;
      }
    }
  }
  .grid12 {
    margin-top: max(0.75rem, 2.6vw);
    row-gap: 2.75rem;
    > * {
      grid-column: 1 / -1;
    }
    @media (min-width: 75rem) {
      .pitch {
        grid-column: 1 / 6;
      }
      .demos {
        grid-column: 6 / -1;
      }
    }
  }
  .pitch {
    display: flex;
    flex-direction: column;
    gap: 1.5rem;
  }
  /* The figures come after the demos, whose tabs would otherwise be under the cookie banner on the first visit. */
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    .grid12 {
      row-gap: 1.5rem;
    }
    .pitch {
      display: contents;
      > * {
        grid-column: 1 / -1;
      }
      dl {
        order: 1;
      }
    }
  }
  .facts {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: min(1rem, 3vw);
    img {
      ${photo('64px')}
    }
  }
  dl {
    ${row('min(1rem, 3vw)', 'normal', 'space-between')}
    margin-top: 0.5rem;
    padding-top: 1.375rem;
    border-top: 1px solid var(--hairline);
  }
  /* In one row if the longest words fit. If there is more space, each figure grows until its text needs no line breaks. */
  dl > div {
    flex: 1 1 min-content;
    max-width: max-content;
    display: flex;
    flex-direction: column;
  }
  dt {
    order: 2;
    max-width: 9.5em;
    margin-top: 0.5rem;
    font: var(--type-caption);
    color: var(--muted);
    overflow-wrap: break-word;
  }
  dd {
    font-size: min(var(--fs-figure-m), 10.5vw);
    white-space: nowrap;
  }
  details {
    margin-top: 1.25rem;
    p {
      padding-bottom: 0.5rem;
    }
  }
  /* The buttons come before the lead except in large windows, because the cookie banner covers the bottom on the first visit. */
  .actions {
    row-gap: 0.625rem;
    @media (max-width: 74.99rem), (max-height: 57rem) {
      order: -1;
    }
  }
`
