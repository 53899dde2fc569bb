/* oxlint-disable house/styles-select-own-classes -- The build writes these classes (build/articles/markdown.ts). */
import { css } from '@emotion/react'
import { textStyles } from '#components/Section.styles.ts'
import { barred, code, onHover } from '#styles/helpers.ts'

/** Styles for the prepared HTML of an article body. */
export const proseStyles = css`
  ${textStyles}
  view-timeline: --reading block;
  view-timeline-inset: 50%;
  > * {
    max-width: none;
    margin-bottom: 1.25em;
  }
  > p:first-of-type {
    font: var(--type-lead);
  }
  h2,
  blockquote {
    font: var(--type-h3);
    text-wrap: balance;
  }
  h2 {
    margin: 2.25em 0 0.6em;
  }
  h3 {
    margin: 1.9em 0 0.5em;
    font: var(--type-h4);
  }
  > #kurz-gesagt + h2 {
    margin-top: 0;
  }
  > #kurz-gesagt {
    margin-bottom: var(--space-3);
    padding: var(--space-1);
    background: var(--bg);
    border: 1px solid transparent;
    border-radius: var(--r-1);
    hyphens: auto;
    > h2 {
      margin-block: 0.75rem;
    }
  }
  a {
    text-decoration-thickness: 1.5px;
    ${onHover('text-decoration-thickness: 3px;')}
  }
  .anchor {
    color: inherit;
    text-decoration: none;
    &:focus-visible {
      text-decoration: underline;
    }
    ${onHover('text-decoration: underline var(--accent);')}
  }
  ol {
    counter-reset: item;
  }
  ol > li {
    counter-increment: item;
    &::before {
      content: counter(item);
      color: var(--link);
      font-family: var(--font-display);
      font-weight: 700;
    }
  }
  strong,
  dt {
    font-weight: 650;
  }
  blockquote {
    margin: 2.25rem 0;
    ${barred('6px', '1.5rem')}
  }
  table {
    margin: 2rem 0;
    border-block: var(--line) solid var(--fg);
    font: var(--type-note);
  }
  th,
  td {
    padding: 0.8rem 1.25rem 0.8rem 0;
    border-top: 1px solid var(--hairline);
    vertical-align: top;
  }
  .right {
    text-align: right;
  }
  .center {
    text-align: center;
  }
  /* Too narrow for columns: the cells of a row are stacked, each below the name of its column. */
  @media (max-width: 47.99rem) {
    & :is(table, tbody, tr, th, td) {
      display: block;
      text-align: left;
    }
    thead,
    td:empty {
      display: none;
    }
    & :is(th, td) {
      padding-block: 0.5rem;
    }
    td {
      border: 0;
    }
    [data-label]::before {
      content: attr(data-label) ': ';
      color: var(--muted);
    }
  }
`

/** Styles for what few articles contain. Only the pages of articles that contain any of it have them (build/pageStyles.ts). */
export const richStyles = css`
  label: rare;
  /* Signs that neither family has, in colour where the system has a font for it. */
  font-family: var(--font-text), 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji';
  & :is(h4, h5, h6) {
    margin: 1.6em 0 0.4em;
    scroll-margin-top: 1.25rem;
    font: var(--type-control);
  }
  & :is(h2, h3, h4, h5, h6) {
    font-family: var(--font-display), 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji';
  }
  hr {
    margin: 3rem 0;
    border: 0 solid var(--fg);
    border-top-width: var(--line);
  }
  kbd {
    border: 1px solid var(--border);
    border-bottom-width: 2px;
    white-space: nowrap;
  }
  mark {
    padding: 0 0.15em;
    background: var(--yellow-ground);
    color: var(--ink-950);
  }
  sub,
  sup {
    font: var(--type-caption);
    line-height: 0;
  }
  details {
    margin: 1.5rem 0;
    padding: 0.875rem 1.25rem;
    border: 1px solid transparent;
    border-radius: var(--r-1);
    background: var(--surface);
    &[open] > summary {
      margin-bottom: 0.875rem;
    }
    > summary {
      font: var(--type-control);
    }
    > :last-child {
      margin-bottom: 0;
    }
  }
  dd {
    margin: 0 0 0.75em 1.75rem;
  }

  li > :is(ul, ol) {
    margin: 0.5em 0 0;
  }
  li > p {
    margin-bottom: 0.6em;
  }
  li > :last-child {
    margin-bottom: 0;
  }
  /* Lists that begin late keep their numbers. */
  ol > li::before {
    content: counter(list-item);
  }
  .task::before {
    content: none;
  }
  .box {
    position: absolute;
    left: 0;
    top: 0.3em;
    width: 1em;
    height: 1em;
    border: 2px solid var(--border);
    border-radius: var(--r-1);
    &[aria-label='erledigt'] {
      border: 0.5em solid var(--accent);
    }
  }
`

/** Code, which few articles contain. */
export const codeStyles = css`
  & :is(code, kbd, samp) {
    padding: 0.1em 0.3em;
    border-radius: var(--r-1);
    background: var(--paper-200);
    color: var(--ink-950);
    font-family: var(--font-code);
  }
  code {
    box-decoration-break: clone;
  }
  & :is(h2, h3, h4) code {
    padding: 0;
    background: none;
  }
  a code {
    color: inherit;
  }
  pre {
    overflow-x: auto;
    tab-size: 2;
    font: var(--type-note);
    font-family: var(--font-code);
    overflow-wrap: normal;
    code {
      padding: 0;
      background: none;
      color: inherit;
      font: inherit;
    }
  }
  .code {
    border: 1px solid transparent;
    border-radius: var(--r-2);
    background: var(--bg);
    color: var(--fg);
    overflow: hidden;
    figcaption {
      padding-inline: 1.25rem;
    }
  }
  .code section {
    overflow-x: auto;
    padding: 1rem 1.25rem;
    scrollbar-width: thin;
    scrollbar-color: var(--border) transparent;
  }
  .code section:focus-visible {
    outline-offset: -3px;
  }
  .code pre {
    width: max-content;
    min-width: 100%;
    margin: 0;
  }
  ${code}
`

/** Pictures, and quotations with their source. */
export const figureStyles = css`
  figure {
    margin-block: 2.25rem;
  }
  figcaption {
    margin-top: 0.625rem;
    font: var(--type-note);
    color: var(--muted);
  }
  .quotation {
    blockquote {
      margin: 0;
    }
    figcaption::before {
      content: '– ';
    }
  }
  blockquote :is(ul, ol, table, pre) {
    font: var(--type-body);
  }

  /* Wide pictures reach over the edge. */
  contain: layout style;
  img {
    background: none;
  }
  p img {
    display: inline;
    vertical-align: middle;
  }
  .picture:not(.small) img {
    width: 100%;
  }
  /* Where there is space beside the text. */
  .picture.wide {
    width: max(100%, min(128%, 72cqi));
  }
`
