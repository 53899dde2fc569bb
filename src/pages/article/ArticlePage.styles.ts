import { css } from '@emotion/react'
import { photo } from '#styles/helpers.ts'

/** The dark strip under the transparent header, because the page begins with a light background. */
export const headerGroundStyles = css`
  --above: var(--header-h);
  --below: 0px;
`

/** The length of an article. Separate from the styles of articles, which are the same for every article. */
export const minutesStyles = (minutes: number) => css`
  --minutes: ${minutes};
`

export const articleStyles = css`
  --above: var(--space-1);
  @property --minute {
    syntax: '<integer>';
    inherits: true;
    initial-value: 0;
  }
  h1 {
    margin-top: var(--space-2);
    max-width: 10em;
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
    margin-block: 2rem var(--space-3);
    color: var(--muted);
    img {
      ${photo('56px')}
    }
    /* Stays beside the portrait, even if the text wraps. */
    p {
      max-width: calc(100% - 5rem);
    }
    b {
      color: var(--fg);
    }
  }
  .cover {
    view-transition-name: cover;
    margin-bottom: var(--space-2);
    img {
      width: 100%;
    }
  }
`
