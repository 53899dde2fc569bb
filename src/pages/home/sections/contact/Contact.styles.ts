import { css } from '@emotion/react'

/** Names the view timeline of this section. With it, the header hides its button to the section while the section is in view. */
export const timelineStyles = css`
  view-timeline: --kontakt;
`

export const contactStyles = css`
  break-inside: avoid;
  /* At the upper edge of the section, so that these links end where '#kontakt' does. */
  .choice {
    position: absolute;
    top: 0;
  }
  h2 {
    container-type: inline-size;
    font-family: var(--font-display);
    overflow-wrap: anywhere;
  }
  .fast,
  .slow-line {
    display: block;
    margin-right: calc(var(--page-r) * -1);
  }
  /* Both lines run from edge to edge. The build fits the size of the first, which takes two lines on phones; margins are fitted to the letters at their ends. */
  .fast {
    margin-left: -0.022em;
    font-weight: 700;
    font-stretch: var(--condensed);
    font-size: var(--fs-closing-2);
    line-height: 0.86;
  }
  .fast b {
    display: block;
    font-weight: inherit;
  }
  .fast b:first-of-type {
    margin-left: -0.014em;
  }
  .slow-line {
    margin-top: 0.62em;
    margin-left: -0.071em;
    font-weight: 400;
    font-stretch: var(--expanded);
    font-size: 13.46cqi;
    line-height: 1.04;
  }
  .grid12 {
    margin-top: clamp(2rem, 3.5vw, 3.75rem);
    row-gap: 1.75rem;
  }
  form {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 1.375rem;
  }
  /* Additional words beside a label. */
  label > span {
    font-weight: 400;
  }
  /* Hides the package for an audit, which has none. Works without JavaScript. */
  form:has(input[value='audit']:checked) .package {
    display: none;
  }
  /* The talk that fits the topic. Works without JavaScript. */
  &:has(input[value='audit']:checked) .talk-package,
  &:not(:has(input[value='audit']:checked)) .talk-audit {
    display: none;
  }
  /* The days of the selected package, drawn as on its card. */
  .package {
    position: relative;
  }
  .day-strokes {
    position: absolute;
    right: 2.25rem;
    bottom: 14px;
    width: auto;
    height: 30px;
    max-width: 5rem;
    scroll-margin-bottom: 8rem;
    pointer-events: none;
    /* The name of the package needs all the space here. */
    @media (max-width: 26rem) {
      display: none;
    }
  }
  /* Takes no space, but stays in the document, because the start button refers to it as its description. */
  form > .small:empty {
    margin-top: -1.375rem;
  }
  .mail,
  .person,
  .start {
    grid-column: 1 / -1;
    min-width: 0;
  }
  .mail {
    border-top: 1px solid var(--hairline);
    padding-top: 1rem;
  }
  [open] pre {
    margin: 0.5rem 0 0.75rem;
  }
  .person {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-content: start;
    gap: 1rem;
  }
  .person p:last-of-type {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.25rem;
  }
  .person p:last-of-type b {
    width: 100%;
  }
  .person a {
    display: flex;
    width: max-content;
    max-width: 100%;
    align-items: center;
    min-height: 44px;
  }
  /* The dashes of a sample already underline the link. */
  .person a:has(> span:not(:last-child)) {
    text-decoration: none;
  }
  .person b {
    display: block;
    font: 600 1.0625rem/1.3 var(--font-display);
  }
  .portrait {
    width: 64px;
    height: 64px;
    border-radius: var(--r-1);
    object-fit: cover;
  }
  .start {
    display: grid;
    justify-items: center;
    align-content: start;
    /* Space for the burst. */
    gap: 1.75rem;
    text-align: center;
  }
  @media print, (min-width: 48rem) {
    .fast {
      margin-left: -0.035em;
      font-size: var(--fs-closing);
    }
    .fast b {
      display: inline;
    }
    .fast b:first-of-type {
      margin-left: 0;
    }
    .slow-line {
      margin-top: 0.06em;
    }
    form,
    .mail {
      grid-column: 1 / 8;
    }
    .start,
    .person {
      grid-column: 8 / -1;
    }
  }
  @media print {
    .start,
    .mail > p {
      display: none;
    }
  }
  @media (min-width: 75rem) {
    .person {
      grid-template-columns: 64px minmax(0, 1fr) auto;
    }
    .person p:last-of-type {
      display: block;
      grid-column: 3;
    }
    form {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: var(--gutter);
    }
    .wide {
      grid-column: 1 / -1;
    }
  }
`
