import { css } from '@emotion/react'

/** Styles for what few articles contain. Only the pages of articles that contain any of it have them (build/pageStyles.ts). */
export const richStyles = css`
  label: rare;
  code,
  kbd,
  samp {
    padding: 0.1em 0.3em;
    border-radius: var(--r-1);
    background: var(--paper-200);
    color: var(--ink-950);
    font-family: var(--font-code);
    font-size: 0.875em;
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
    font: 400 0.9375rem/1.6 var(--font-code);
    overflow-wrap: normal;
  }
  pre code {
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  .code {
    margin: 2rem 0;
    border-radius: var(--r-2);
    background: var(--bg);
    color: var(--fg);
    overflow: hidden;
  }
  .code figcaption {
    padding: 0.75rem 1.25rem 0;
    font: 500 var(--fs-label) / 1.3 var(--font-display);
    color: var(--muted);
  }
  .code section {
    overflow-x: auto;
    padding: 1rem 1.25rem;
    scrollbar-width: thin;
    scrollbar-color: var(--border) transparent;
    /* Light at an edge shows that there is more behind it. At the ends, it is covered by grounds that move with the code. */
    --shade: oklch(0.8 0.098 calc(var(--hue) + 3) / 0.45);
    background:
      linear-gradient(90deg, var(--bg) 40%, transparent) left / 3rem 100% no-repeat local,
      linear-gradient(270deg, var(--bg) 40%, transparent) right / 3rem 100% no-repeat local,
      linear-gradient(90deg, var(--shade), transparent) left / 1rem 100% no-repeat,
      linear-gradient(270deg, var(--shade), transparent) right / 1rem 100% no-repeat;
  }
  .code section:focus-visible {
    outline-offset: -3px;
  }
  .code pre {
    width: max-content;
    min-width: 100%;
    margin: 0;
  }
  .tag {
    color: var(--yellow-400);
  }
  .attribute {
    color: var(--lilac-300);
  }
  .value {
    color: var(--yellow-300);
  }
  .aside {
    color: var(--lilac-400);
  }

  /* Signs that neither family has, in colour where the system has a font for it. */
  font-family: var(--font-text), 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji';
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: var(--font-display), 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji';
  }
  h4,
  h5,
  h6 {
    margin: 1.6em 0 0.4em;
    scroll-margin-top: 1.25rem;
    font-weight: 700;
    font-size: 1.1875rem;
    line-height: 1.2;
  }
  hr {
    margin: 3rem 0;
    border: 0;
    border-top: 1.5px solid var(--fg);
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
    font-size: 0.75em;
    line-height: 0;
  }
  abbr[title] {
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
    cursor: help;
  }
  details {
    margin: 1.5rem 0;
    padding: 0 1.25rem;
    border-radius: var(--r-1);
    background: var(--surface);
  }
  summary {
    margin: 0 -1.25rem;
    padding: 0.875rem 1.25rem;
    font: 600 1.0625rem/1.3 var(--font-display);
    cursor: pointer;
  }
  details > :last-child {
    margin-bottom: 1.25rem;
  }
  details > summary:last-child,
  details:not([open]) > summary {
    margin-bottom: 0;
  }
  dt {
    font-weight: 650;
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
  }
  .box[aria-label='erledigt'] {
    border-color: var(--accent);
    background: var(--accent-ground);
  }
  .box[aria-label='erledigt']::after {
    content: '';
    position: absolute;
    left: 0.24em;
    top: 0.02em;
    width: 0.3em;
    height: 0.55em;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }

  .quotation {
    margin: 2.25rem 0;
  }
  .quotation blockquote {
    margin: 0;
  }
  .quotation figcaption {
    padding-left: 1.875rem;
    margin-top: 0.75rem;
    font: 500 var(--fs-small) / 1.4 var(--font-display);
    color: var(--muted);
  }
  .quotation figcaption::before {
    content: '– ';
  }
  thead td {
    border-top: 0;
  }
  blockquote p + p {
    margin-top: 0.5em;
  }
  blockquote :is(ul, ol, table, pre) {
    font: 400 1.0625rem/1.5 var(--font-text);
  }

  @media (max-width: 47.99rem) {
    td:not([data-label]) {
      display: block;
    }
    td:not([data-label])::before {
      content: none;
    }
    td:empty {
      display: none;
    }
  }

  /* Wide pictures reach over the edge. */
  @media screen {
    contain: layout style;
  }
  img {
    max-width: 100%;
    height: auto;
    background: none;
  }
  p img {
    display: inline;
    vertical-align: middle;
  }
  .picture {
    margin: 2.25rem 0;
  }
  .picture:not(.small) img {
    width: 100%;
  }
  /* Nine columns; the text has seven. */
  @media (min-width: 75rem) {
    .picture.wide {
      width: calc((100% + var(--gutter)) * 9 / 7 - var(--gutter));
    }
  }
  .picture figcaption {
    margin-top: 0.625rem;
    font: 400 var(--fs-small) / 1.4 var(--font-text);
    color: var(--muted);
  }

  .footnotes {
    margin-top: 3.5rem;
    padding-top: 1.25rem;
    border-top: 1.5px solid var(--fg);
    font-size: var(--fs-small);
    line-height: 1.5;
  }
  .footnotes :is(li, p) {
    overflow-wrap: anywhere;
  }
  sup a,
  .back {
    font-family: var(--font-display);
    font-weight: 600;
  }
  /* Large enough for a finger, without moving the lines apart. */
  sup a {
    padding: 0.6em 0.35em;
    margin: 0 -0.2em 0 -0.1em;
  }
  .back {
    padding: 0.25em 0.4em;
  }
  [id^='fussnote-'] {
    scroll-margin-block: 2rem;
  }
  [id^='fussnote-']:target {
    background: var(--paper-200);
  }
  @media (forced-colors: active) {
    .code,
    details {
      border: 1px solid CanvasText;
    }
    .box[aria-label='erledigt']::after {
      border-color: CanvasText;
    }
  }
  @media print {
    .code {
      border: 1px solid;
    }
    .back {
      display: none;
    }
    .box[aria-label='erledigt']::after {
      border-color: #000;
    }
    .code pre {
      width: auto;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`
