import { css } from '@emotion/react'
import { aiDays, classicDays } from '#content/days.ts'
import { barred, from, ruled } from '#styles/helpers.ts'

/** Both halves begin below the header, through whose links the strokes of the portrait would run otherwise. */
export const heroContentStyles = css`
  padding: var(--header-h) 0 0;
`

export const heroStyles = css`
  .words {
    display: grid;
    align-content: space-between;
    gap: var(--space-3);
    padding: var(--space-2) var(--page-r) var(--space-4) var(--page-l);
  }
  .lead {
    max-width: 29.3em;
    margin-top: 1.5rem;
  }
  /* As tall as the words beside it, and never less. */
  .portrait {
    width: 100%;
    height: 0;
    min-height: max(100%, clamp(24rem, 60vw, 42rem));
    object-fit: cover;
    object-position: 50% 12%;
  }
`

export const storyStyles = css`
  ol {
    margin-top: var(--space-3);
  }
  li {
    padding-block: var(--space-2);
    border-top: var(--line) solid var(--fg);
  }
  h3 {
    margin-bottom: 1rem;
  }
  p + p {
    margin-top: 0.75em;
  }
  figure {
    margin-top: var(--space-3);
    ${barred('6px', 'var(--space-1)')}
  }
  blockquote p {
    max-width: 10em;
  }
  figcaption {
    margin-top: 1.25rem;
  }
`

export const teamStyles = css`
  --above: 0px;
  ul + p {
    margin-top: var(--space-3);
  }
  img {
    width: 100%;
    border-radius: var(--r-1);
  }
  li p:first-of-type {
    margin-block: 0.25rem 0.5rem;
    color: var(--link);
  }
  /* The name follows its photo, however tall the neighbours are. */
  li {
    align-content: start;
  }
  ${from.tablet} {
    li + li {
      margin-top: 5rem;
    }
    li + li + li {
      margin-top: 2.5rem;
    }
  }
`

export const motivationStyles = css`
  .h1 {
    max-width: 9em;
    margin-top: var(--space-1);
  }
  /* A drawing of a traditional project's days, of which few are needed. It shows what the sentence says. */
  .days {
    --lit-width: min(clamp(4px, 0.62cqi, 9px), ${(70 / (classicDays - 1)).toFixed(2)}cqi);
    margin-top: var(--space-4);
    padding-inline: calc(var(--lit-width) / 2);
    svg {
      height: clamp(6rem, 9cqi, 8rem);
    }
  }
  .ends {
    display: flex;
    justify-content: space-between;
    /* Moves the text up beside the lit strokes, which are taller. */
    margin-bottom: -1.75rem;
    padding-left: calc(100% / ${classicDays - 1} * ${aiDays - 1} + var(--lit-width) + 0.5rem);
    line-height: 1.75rem;
    > :first-of-type {
      color: var(--accent);
    }
  }
  ul {
    margin-top: var(--space-5);
    ${ruled('1.5rem')}
  }
`

export const closingStyles = css`
  --section: calc(1.4 * var(--space-5));
  .action {
    justify-items: start;
  }
`
