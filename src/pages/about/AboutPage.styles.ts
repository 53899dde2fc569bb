import { css } from '@emotion/react'
import { classicDays } from '#content/classic.ts'
import { aiDays } from '#content/days.ts'
import { row, ruled } from '#styles/helpers.ts'

export const heroContentStyles = css`
  padding: 0;
  @media screen {
    display: grid;
    /* The text keeps its place while the portrait is loading. */
    grid-template-rows: auto 1fr;
    min-height: min(48rem, 92vh);
  }
`

export const heroStyles = css`
  .words {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: var(--space-3);
    padding: calc(var(--header-h) + var(--space-2)) var(--page-r) var(--space-4) var(--page-l);
  }
  .lead {
    margin-top: 1.5rem;
    max-width: 29.3em;
  }
  .portrait {
    width: 100%;
    height: 100%;
    min-height: 24rem;
    max-height: 40rem;
    object-fit: cover;
    object-position: 50% 12%;
  }
  @media screen and (min-width: 60rem) {
    .words {
      grid-row: 1 / -1;
      width: 56cqi;
    }
    /* Begins below the header, because otherwise its strokes would run through the links. */
    .portrait {
      position: absolute;
      inset: var(--header-h) 0 0 auto;
      width: 44cqi;
      height: calc(100% - var(--header-h));
      max-height: none;
    }
  }
`

export const storyStyles = css`
  .heading {
    ${row('0.75rem 1.5rem', 'baseline')}
  }
  ol {
    margin-top: var(--space-3);
  }
  li {
    display: grid;
    gap: 0.75rem 1.25rem;
    padding-block: var(--space-2);
    border-top: var(--line) solid var(--fg);
  }
  .tally {
    width: 4.5rem;
    margin-left: -6px;
  }
  .h3 {
    margin-bottom: 1rem;
    font: var(--type-figure);
    font-size: calc(0.8 * var(--fs-figure-m));
  }
  p + p {
    margin-top: 0.75em;
  }
  figure {
    margin-top: var(--space-5);
    padding-left: var(--space-1);
    border-left: 6px solid var(--accent);
  }
  blockquote p {
    max-width: 10em;
  }
  figcaption {
    margin-top: 1.25rem;
  }
  @media (min-width: 60rem) {
    li {
      grid-template-columns: 7rem minmax(0, 1fr) minmax(0, 1.15fr);
    }
    figure {
      margin-left: 25%;
    }
  }
  /* Hidden where it would be right above the chapter's drawing, which also consists of strokes. */
  @media (max-width: 59.99rem) {
    .tally {
      display: none;
    }
  }
`

export const teamStyles = css`
  --above: 0px;
  ul,
  li {
    display: grid;
    align-content: start;
    gap: 1.125rem var(--gutter);
  }
  ul {
    row-gap: 2rem;
  }
  ul,
  ul + details {
    margin-top: var(--space-3);
  }
  img {
    width: 100%;
    height: auto;
    border-radius: var(--r-1);
  }
  li p:first-of-type {
    margin-block: 0.25rem 0.5rem;
    font: var(--type-control);
    color: var(--link);
  }
  /* On phones the picture is beside the text, unless the font is large. */
  @media (min-width: 15rem) and (max-width: 47.99rem) {
    li {
      grid-template-columns: 7.5rem minmax(0, 1fr);
    }
  }
  @media (min-width: 48rem) {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media screen and (min-width: 48rem) {
    li:nth-of-type(2) {
      margin-top: 5rem;
    }
    li:nth-of-type(3) {
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
    font-size: var(--fs-h3);
    line-height: 1.75rem;
    > :first-of-type {
      color: var(--accent);
    }
  }
  ul {
    margin-top: var(--space-5);
    ${ruled('1.5rem')}
  }
  li {
    display: grid;
    gap: 0.375rem 1.5rem;
  }
  @media (min-width: 48rem) {
    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    }
  }
  @media (min-width: 75rem) {
    ul {
      margin-left: calc(100% / 3);
    }
  }
`

export const closingStyles = css`
  --section: calc(1.4 * var(--space-5));
  .action {
    display: grid;
    gap: 1.25rem;
    justify-items: start;
  }
`
