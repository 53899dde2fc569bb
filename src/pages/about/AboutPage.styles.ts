import { css } from '@emotion/react'
import { classicDays } from '#content/classic.ts'
import { aiDays } from '#content/days.ts'

export const heroContentStyles = css`
  padding: 0;
`

export const heroStyles = css`
  .split {
    display: grid;
    min-height: min(48rem, 92vh);
    /* The text keeps its place while the portrait is loading. */
    grid-template-rows: auto 1fr;
  }
  .words {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: clamp(2rem, 6vw, 4rem);
    padding: calc(var(--header-h) + clamp(1.5rem, 3vw, 2.5rem)) var(--page-r) clamp(2.5rem, 5vw, 4.5rem) var(--page-l);
  }
  .words .lead {
    margin-top: 1.5rem;
    max-width: 29.3em;
  }
  /* Begins below the header, because otherwise its strokes would run through the links. */
  .portrait {
    position: relative;
  }
  /* A large font on a phone. */
  @media (max-width: 15rem) {
    .team li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .photo {
    width: 100%;
    height: 100%;
    min-height: 24rem;
    max-height: 40rem;
    object-fit: cover;
    object-position: 50% 12%;
  }
  @media (min-width: 60rem) {
    .split {
      grid-template-rows: auto;
      grid-template-columns: minmax(0, 56fr) minmax(0, 44fr);
    }
    .portrait {
      margin-top: var(--header-h);
    }
    .photo {
      position: absolute;
      inset: 0;
      max-height: none;
    }
  }
  @media print {
    .split {
      min-height: 0;
    }
    .portrait {
      display: none;
    }
  }
`

export const storyStyles = css`
  .chapters {
    margin-top: clamp(2rem, 4vw, 3.5rem);
  }
  .heading-line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.75rem 1.5rem;
  }
  .chapters li {
    display: grid;
    gap: 0.75rem 1.25rem;
    padding: clamp(1.75rem, 3vw, 2.75rem) 0;
    border-top: 1.5px solid var(--fg);
  }
  .tally {
    width: 4.5rem;
    height: 2.75rem;
    margin-left: -6px;
  }
  .chapters .h3 {
    font-stretch: var(--condensed);
    font-size: clamp(1.875rem, 1.5rem + 1.5vw, 3rem);
    line-height: 0.98;
  }
  .chapters .strokes {
    display: block;
    height: clamp(2.5rem, 4vw, 3.5rem);
    width: auto;
    margin-top: 1rem;
    fill: var(--tick);
  }
  .chapters .lit {
    fill: var(--accent);
  }
  .chapters p + p {
    margin-top: 0.75em;
  }
  .chapters .lead {
    font-size: var(--fs-body);
    line-height: var(--lh-body);
  }
  .quote {
    margin-top: clamp(2.5rem, 6vw, 5.5rem);
    padding-left: clamp(1.25rem, 2.4vw, 2.25rem);
    border-left: 6px solid var(--accent);
  }
  .quote blockquote {
    font: 700 var(--fs-h2) / var(--lh-display) var(--font-display);
    font-stretch: var(--condensed);
    letter-spacing: var(--ls-display);
    text-wrap: balance;
    max-width: 10em;
  }
  .quote blockquote p {
    max-width: none;
    text-wrap: balance;
  }
  .quote figcaption {
    margin-top: 1.25rem;
  }
  /* Hidden where it would be right above the chapter's drawing, which also consists of strokes. */
  @media (max-width: 59.99rem) {
    .tally {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    .chapters li {
      grid-template-columns: 7rem minmax(0, 1fr) minmax(0, 1.15fr);
    }
  }
  @media (min-width: 75rem) {
    .quote {
      margin-left: calc((100% + var(--gutter)) / 12 * 3);
    }
  }
`

export const teamContentStyles = css`
  padding-top: 0;
`

export const teamStyles = css`
  .team {
    display: grid;
    gap: 2rem var(--gutter);
    margin-top: clamp(2.5rem, 4vw, 4rem);
  }
  /* On phones the picture is beside the text. */
  .team li {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: 1.125rem;
  }
  /* A large font on a phone. */
  @media (max-width: 15rem) {
    .team li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .photo {
    width: 100%;
    height: auto;
    border-radius: var(--r-1);
  }
  .team .h3 {
    margin-bottom: 0.25rem;
  }
  .team .role {
    font: 600 var(--fs-body) / 1.35 var(--font-display);
    color: var(--link);
  }
  .team .text {
    margin-top: 0.5rem;
  }
  .explanation {
    display: grid;
    gap: 0.625rem;
    justify-items: start;
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  @media (min-width: 48rem) {
    .team {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .team li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    .team li:nth-of-type(2) {
      margin-top: 5rem;
    }
    .team li:nth-of-type(3) {
      margin-top: 2.5rem;
    }
  }
`

export const motivationStyles = css`
  blockquote {
    margin-top: clamp(1.25rem, 2.5vw, 2rem);
  }
  blockquote p {
    max-width: 9em;
    font: 700 var(--fs-h1) / 0.94 var(--font-display);
    font-stretch: var(--condensed);
    letter-spacing: var(--ls-display);
    text-wrap: balance;
  }
  /* A drawing of a traditional project's days, of which few are needed. It shows what the sentence says. */
  .days {
    --lit-width: min(clamp(2px, 0.62cqi, 9px), ${(70 / (classicDays - 1)).toFixed(2)}cqi);
    margin-top: clamp(2.5rem, 5vw, 4.5rem);
  }
  .ends {
    display: flex;
    justify-content: space-between;
    max-width: none;
    /* Moves the text up beside the lit strokes, which are taller. */
    margin: 0 0 -1.75rem;
    padding-left: calc(100% / ${classicDays - 1} * ${aiDays - 1} + var(--lit-width) + clamp(0.5rem, 1.4vw, 1.125rem));
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 2rem);
    line-height: 1.75rem;
  }
  .ends span:first-of-type {
    color: var(--accent);
  }
  .scale {
    /* Aligns the outer edges of the first and the last stroke with the text. */
    width: calc(100% - var(--lit-width) / 2 - 0.75px);
    margin-left: calc(var(--lit-width) / 2);
    height: clamp(6rem, 9cqi, 8rem);
  }
  .points {
    margin-top: clamp(3rem, 6vw, 5.5rem);
  }
  .points li {
    display: grid;
    gap: 0.375rem 1.5rem;
    padding: 1.5rem 0;
    border-top: 1px solid var(--hairline);
  }
  .points li:first-of-type {
    border-top: 1.5px solid var(--fg);
  }
  @media (min-width: 48rem) {
    .points li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    }
  }
  @media (min-width: 75rem) {
    .points {
      margin-left: calc((100% + var(--gutter)) / 12 * 4);
    }
  }
`

export const closingContentStyles = css`
  padding-block: clamp(4rem, 8vw, 8rem);
`

export const closingStyles = css`
  .action {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    justify-items: start;
  }
`
