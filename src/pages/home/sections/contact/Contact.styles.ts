import { css } from '@emotion/react'
import { grid } from '#components/Layout.styles.ts'
import { from, photo } from '#styles/helpers.ts'

/** Names the view timeline of this section. With it, the header hides its button to the section while the section is in view. */
export const timelineStyles = css`
  view-timeline: --kontakt;
`

export const contactStyles = css`
  break-inside: avoid;
  /* At the upper edge of the section, so that these links end where '#kontakt' does. */
  [data-chooses] {
    position: absolute;
    top: 0;
  }
  /* Both lines run from edge to edge. The build fits the size of the first, which takes two lines on phones; margins are fitted to the letters at their ends. */
  h2 {
    container-type: inline-size;
    font: var(--type-h2);
    line-height: 0.86;
    > span,
    b {
      display: block;
      font-weight: inherit;
    }
    > span {
      margin-right: calc(var(--page-r) * -1);
      margin-left: -0.032em;
      font-size: var(--fs-closing-2);
    }
    > span + span {
      margin-top: 0.62em;
      margin-left: -0.071em;
      font-weight: 400;
      font-stretch: var(--expanded);
      font-size: 13.46cqi;
      line-height: 1.04;
    }
  }
  [data-machine='contact-form'] {
    display: contents;
  }
  /* All columns but the last, or the only one. */
  form,
  .mail {
    grid-column: 1 / -2;
  }
  form {
    ${grid({ min: 'max(16rem, 34%)' })}
  }
  .wide {
    grid-column: 1 / -1;
  }
  /* Additional words beside a label. */
  label > span {
    font-weight: 400;
  }
  /* An audit has no package. Works without JavaScript. */
  &:has([value='audit']:checked) .topic-package {
    display: none;
  }
  /* The days of the selected package, drawn as on its card. */
  div.topic-package {
    position: relative;
  }
  div.topic-package > svg {
    position: absolute;
    inset: auto 2.25rem 14px auto;
    height: 30px;
    max-width: 5rem;
    scroll-margin-bottom: 8rem;
    pointer-events: none;
  }
  /* Takes no space, but stays in the document, because the start button refers to it as its description. */
  form > .small:empty {
    position: absolute;
  }
  .person {
    flex-wrap: nowrap;
    img {
      ${photo('64px')}
      flex: none;
    }
  }
  .start {
    row-gap: 0;
    justify-items: center;
    text-align: center;
  }
  ${from.desktop} {
    .mail {
      grid-column: auto;
    }
    .start {
      grid-row: span 2;
    }
  }
  @media print, (min-width: 48rem) {
    h2 > span {
      font-size: var(--fs-closing);
    }
    h2 b {
      display: inline;
    }
    h2 > span + span {
      margin-top: 0.06em;
    }
  }
`
