import { css } from '@emotion/react'
import { containedStyles } from '#components/Section.styles.ts'

export const contentStyles = css`
  padding-top: clamp(1rem, 2.5vw, 2rem);
`

export const articleStyles = css`
  @property --minute {
    syntax: '<integer>';
    inherits: true;
    initial-value: 0;
  }
  .h1 {
    margin-top: clamp(1.25rem, 3vw, 2.5rem);
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
    }
    .elapsed::after {
      counter-reset: minute var(--minute);
    }
    .of-total {
      display: inline;
    }
    .total {
      display: none;
    }
    .prose {
      view-timeline: --reading block;
      view-timeline-inset: 50%;
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

  .author {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 1.5rem;
    align-items: center;
    margin-top: 2rem;
    font-size: var(--fs-small);
    color: var(--muted);
  }
  /* Stays beside the avatar, even if the text wraps. */
  .author p {
    max-width: calc(100% - 5rem);
  }
  .avatar {
    width: 56px;
    height: 56px;
    border-radius: var(--r-1);
    object-fit: cover;
  }
  .author b {
    display: block;
    color: var(--fg);
    font-family: var(--font-display);
    font-weight: 600;
  }
  .minutes {
    white-space: nowrap;
  }
  .cover {
    view-transition-name: cover;
    margin: clamp(2.5rem, 5vw, 4rem) calc(var(--page-r) * -1) 0 0;
  }
  .cover-picture {
    width: 100%;
    height: auto;
  }

  .reading {
    margin-top: clamp(2.5rem, 5vw, 4.5rem);
    row-gap: clamp(2.25rem, 4vw, 3.5rem);
  }
  .reading > * {
    grid-column: 1 / -1;
    min-width: 0;
  }
  .short-answer {
    padding: clamp(1.375rem, 2.6vw, 2.25rem);
    background: var(--bg);
    color: var(--fg);
    border-radius: var(--r-1);
  }
  .short-answer .h3 {
    margin-top: 0.875rem;
  }
  .short-answer .answer {
    margin-top: 0.75rem;
    font-size: 1.1875rem;
    line-height: 1.55;
    max-width: none;
  }

  @media (max-width: 29.99rem) {
    .short-answer {
      padding: 1rem;
      hyphens: auto;
    }
    .short-answer .answer {
      font-size: 1.0625rem;
    }
  }

  .after {
    display: grid;
    gap: clamp(1.5rem, 3vw, 2rem);
  }
  .all {
    justify-self: start;
  }

  /* Above the fold are the title and the picture side by side, then the beginning of the text. */
  @media (min-width: 60rem) {
    .opening {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      grid-template-rows: auto 1fr auto;
      column-gap: var(--gutter);
    }
    .opening > * {
      grid-column: 1 / 7;
      justify-self: start;
    }
    .opening > .h1 {
      font-size: clamp(3.25rem, 5.2vw, 7rem);
    }
    .opening > .cover {
      grid-column: 7 / -1;
      grid-row: 1 / -1;
      justify-self: stretch;
      margin-top: calc(clamp(1rem, 2.5vw, 2rem) * -1);
    }
  }
  @media (min-width: 75rem) {
    .reading > * {
      grid-column: 4 / 11;
    }
    .reading > .contents-wide {
      grid-column: 1 / 4;
      grid-row: 1 / span 2;
    }
    .short-answer {
      grid-row: 1;
    }
    .prose {
      grid-row: 2;
    }
  }
  @media (forced-colors: active) {
    .short-answer {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    .cover,
    .after,
    .minutes svg {
      display: none;
    }
    .short-answer {
      padding: 0 0 0 1rem;
      border-left: 3px solid;
    }
  }
`

/** Styles for the prepared HTML of an article body. */
export const proseStyles = css`
  ${containedStyles}
  font-size: 1.1875rem;
  line-height: 1.62;
  > * {
    max-width: none;
  }
  p,
  ul,
  ol {
    margin-bottom: 1.25em;
  }
  > p:first-of-type {
    font-size: var(--fs-lead);
    line-height: 1.5;
  }
  h2,
  h3 {
    scroll-margin-top: 1.25rem;
  }
  h2 {
    margin: 2.25em 0 0.6em;
    font: 700 clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem) / 1 var(--font-display);
    font-stretch: var(--condensed);
    text-wrap: balance;
  }
  h3 {
    margin: 1.9em 0 0.5em;
    font: 700 clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem) / 1.1 var(--font-display);
    font-stretch: var(--semi-condensed);
    text-wrap: balance;
  }
  > h2:first-child {
    margin-top: 0;
  }
  a:not(.anchor) {
    color: var(--link);
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.2em;
  }
  @media (hover: hover) {
    a:not(.anchor):hover {
      text-decoration-thickness: 3px;
    }
  }
  .anchor {
    position: relative;
    text-decoration: none;
  }
  /* Three lit strokes before a heading show that it is a link. */
  .anchor::before {
    content: '';
    position: absolute;
    right: calc(100% + 0.35em);
    top: 0.12em;
    width: 13px;
    height: 0.8em;
    background: linear-gradient(
      90deg,
      var(--accent) 3px,
      transparent 3px 5px,
      var(--accent) 5px 8px,
      transparent 8px 10px,
      var(--accent) 10px
    );
    opacity: 0;
    transition: opacity var(--t-1);
  }
  .anchor:focus-visible::before {
    opacity: 1;
  }
  @media (hover: hover) {
    .anchor:hover::before {
      opacity: 1;
    }
  }
  ul > li {
    position: relative;
    padding-left: 1.75rem;
    margin-bottom: 0.5em;
  }
  ul > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.72em;
    border-top: 3px solid var(--accent);
    width: 12px;
  }
  ol {
    counter-reset: item;
  }
  ol > li {
    position: relative;
    padding-left: 2.25rem;
    margin-bottom: 0.6em;
    counter-increment: item;
  }
  ol > li::before {
    content: counter(item);
    position: absolute;
    left: 0;
    top: 0.02em;
    color: var(--link);
    font: 700 1.1em/1.4 var(--font-display);
    font-stretch: var(--condensed);
    font-variant-numeric: tabular-nums;
  }
  strong {
    font-weight: 650;
  }
  blockquote {
    margin: 2.25rem 0;
    padding-left: 1.5rem;
    border-left: 6px solid var(--accent);
    font: 700 clamp(1.625rem, 1.3rem + 1.4vw, 2.5rem) / 1.04 var(--font-display);
    font-stretch: var(--condensed);
    text-wrap: balance;
  }
  blockquote p {
    margin: 0;
    max-width: none;
    text-wrap: balance;
    font-size: inherit;
    line-height: inherit;
  }
  table {
    width: 100%;
    margin: 2rem 0;
    border-collapse: collapse;
    border-top: 1.5px solid var(--fg);
    border-bottom: 1.5px solid var(--fg);
    font-size: 1rem;
    line-height: 1.4;
  }
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  th,
  td {
    padding: 0.8rem 1.25rem 0.8rem 0;
    text-align: left;
    vertical-align: top;
    border-top: 1px solid var(--hairline);
  }
  thead th {
    border-top: 0;
    font: 500 var(--fs-label) / 1.3 var(--font-display);
    color: var(--muted);
  }
  tbody th {
    font-family: var(--font-display);
    font-weight: 600;
  }
  /* Too narrow for columns: the cells of a row are stacked, each below the name of its column. */
  @media (max-width: 47.99rem) {
    table,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      padding-block: 1rem;
    }
    tr + tr {
      border-top: 1px solid var(--hairline);
    }
    tbody th,
    td {
      padding: 0;
      border: 0;
    }
    tbody th {
      font-size: 1.125rem;
    }
    td {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 0.75rem;
      margin-top: 0.5rem;
    }
    td::before {
      content: attr(data-label);
      font: 500 var(--fs-label) / 1.6 var(--font-display);
      color: var(--muted);
    }
  }
  @media (max-width: 74.99rem) {
    .anchor::before {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .anchor::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  @media print {
    a[href^='/']::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
    }
  }
`
