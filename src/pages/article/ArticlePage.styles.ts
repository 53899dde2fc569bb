import { css } from '@emotion/react'
import { photo, row } from '#styles/helpers.ts'

/** The dark strip under the transparent header, because the page begins with a light background. */
export const headerGroundStyles = css`
  --above: var(--header-h);
  --below: 0px;
`

export const articleStyles = css`
  --above: var(--space-1);
  @property --minute {
    syntax: '<integer>';
    inherits: true;
    initial-value: 0;
  }
  .h1 {
    margin-top: var(--space-2);
    max-width: 8.5em;
    overflow-wrap: break-word;
  }

  /* The hand shows the minutes at the middle of the viewport. CSS alone moves it with the scroll position. */
  .elapsed::after {
    content: counter(minute);
    counter-reset: minute var(--minutes);
  }
  .of-total {
    display: none;
  }
  @supports (animation-timeline: view()) and (timeline-scope: --reading) {
    .elapsed {
      animation: reading-time linear both;
      animation-timeline: --reading;
      animation-range: cover;
      &::after {
        counter-reset: minute var(--minute);
      }
    }
    .of-total {
      display: inline;
      + span {
        display: none;
      }
    }
    @keyframes reading-time {
      from {
        --minute: 0;
      }
      to {
        --minute: var(--minutes);
      }
    }
  }

  [data-part='author'] {
    ${row('1rem 1.5rem', 'center')}
    margin-top: 2rem;
    font-size: var(--fs-small);
    color: var(--muted);
    img {
      ${photo('56px')}
    }
    /* Stays beside the portrait, even if the text wraps. */
    p {
      max-width: calc(100% - 5rem);
    }
    b {
      display: block;
      color: var(--fg);
      font-family: var(--font-display);
      font-weight: 600;
    }
  }
  .cover {
    view-transition-name: cover;
    margin: var(--space-4) calc(var(--page-r) * -1) 0 0;
    img {
      width: 100%;
      height: auto;
    }
  }

  .reading {
    margin-top: var(--space-4);
    row-gap: var(--space-3);
    > * {
      grid-column: 1 / -1;
      min-width: 0;
    }
    /* The short answer. */
    > aside {
      padding: var(--space-1);
      background: var(--bg);
      border: 1px solid transparent;
      border-radius: var(--r-1);
    }
    > aside > .h3,
    > aside > p:last-of-type {
      margin-top: 0.75rem;
    }
    > [data-part='after'] {
      display: grid;
      gap: var(--space-2);
      justify-items: start;
    }
  }

  @media (max-width: 29.99rem) {
    .reading > aside {
      hyphens: auto;
    }
  }
  /* Above the fold are the title and the picture side by side, then the beginning of the text. */
  @media (min-width: 60rem) {
    .opening {
      display: grid;
      grid-template: auto 1fr auto / repeat(12, minmax(0, 1fr));
      column-gap: var(--gutter);
      > * {
        grid-column: 1 / 7;
        justify-self: start;
      }
      > .h1 {
        font-size: min(5.2vw, 7rem);
      }
      > .cover {
        grid-area: 1 / 7 / -1 / -1;
        justify-self: stretch;
        margin-top: calc(var(--space-1) * -1);
      }
    }
  }
  @media (min-width: 75rem) {
    .reading > * {
      grid-column: 4 / 11;
    }
  }
  @media print {
    .reading > aside {
      padding: 0 0 0 1rem;
      border-left: 3px solid;
    }
  }
`
