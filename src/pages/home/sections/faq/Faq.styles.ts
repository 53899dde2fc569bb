import { css } from '@emotion/react'

export const faqStyles = css`
  row-gap: 2.5rem;
  .aside,
  .questions {
    grid-column: 1 / -1;
  }
  .lead {
    margin: 1.25rem 0 1.5rem;
  }
  .question {
    border-top: 1.5px solid var(--fg);
    /* While one opens, those below it move as they are; a ring of focus reaches a little out of it. */
    contain: content;
    overflow-clip-margin: 10px;
  }
  .question:last-of-type {
    border-bottom: 1.5px solid var(--fg);
  }
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 28px;
    gap: 1.25rem;
    align-items: center;
    width: 100%;
    min-height: 4.75rem;
    padding: 0.875rem 0;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
    font: 600 clamp(1.1875rem, 1.1rem + 0.4vw, 1.5rem)/1.18 var(--font-display);
    text-wrap: balance;
    transition: color var(--t-2);
  }
  button:hover,
  [data-open='true'] button {
    color: var(--an);
  }
  button span {
    position: relative;
    justify-self: end;
    width: 24px;
    height: 24px;
  }
  button span::before,
  button span::after {
    content: '';
    position: absolute;
    left: 0;
    top: 10.5px;
    width: 24px;
    height: 3px;
    background: var(--an);
    transition: transform var(--t-3) var(--e-tick);
  }
  button span::after {
    transform: rotate(90deg);
  }
  [data-open='true'] button span::after {
    transform: none;
  }
  .panel {
    display: grid;
    grid-template-rows: 0fr;
    transition: grid-template-rows var(--t-3) var(--e-aus);
  }
  [data-open='true'] .panel {
    grid-template-rows: 1fr;
  }
  /* Closed answers are hidden by \`hidden='until-found'\`: out of reach for keyboard and screen reader, not for the browser's search. */
  .answer {
    min-height: 0;
    overflow: hidden;
    transition: content-visibility var(--t-3) allow-discrete;
  }
  .answer p {
    padding: 0.625rem 3rem 1.75rem 0;
  }
  @media (min-width: 75rem) {
    .aside {
      grid-column: 1 / 6;
      position: sticky;
      top: 9rem;
      align-self: start;
    }
    .questions {
      grid-column: 6 / -1;
    }
  }
  @media (scripting: none) {
    .panel {
      grid-template-rows: 1fr;
    }
  }
  html[data-script='failed'] & .panel {
    grid-template-rows: 1fr;
  }
  @media (forced-colors: active) {
    button span::before,
    button span::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
  @media print {
    .panel {
      grid-template-rows: 1fr;
    }
    .answer {
      content-visibility: visible;
    }
  }
`
