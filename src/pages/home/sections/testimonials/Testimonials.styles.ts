import { css } from '@emotion/react'
import { photo, ruled } from '#styles/helpers.ts'

export const testimonialsStyles = css`
  --under-head: var(--space-1);
  .rating b {
    color: var(--link);
  }
  figure {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    padding-block: var(--space-2);
    border-top: var(--line) solid var(--fg);
  }
  /* The quotation mark hangs in the margin, so that the text is aligned with everything else. */
  blockquote p {
    max-width: none;
    text-indent: -0.42em;
    font-weight: 500;
  }
  /* The first review is set as a headline. */
  .opener {
    padding-block: 0 var(--space-1);
    border: 0;
    blockquote {
      order: -1;
    }
    .h2 {
      text-indent: -0.33em;
      font-weight: 700;
    }
  }
  figcaption {
    flex-wrap: nowrap;
    margin-top: auto;
    hyphens: auto;
    img {
      ${photo('clamp(64px, 12vw, 88px)')}
    }
  }
  h3.label {
    margin-block: var(--space-1) 0.75rem;
  }
  .logos {
    ${ruled('0.5rem')}
    row-gap: 0;
    li {
      display: flex;
      align-items: center;
      gap: min(0.75rem, 2.5vw);
      font: var(--type-control);
    }
    img {
      width: auto;
      height: 36px;
      max-width: min(6rem, 40%);
      background: none;
      object-fit: contain;
    }
    /* The names differ in width and weight, as logos do. */
    li:nth-of-type(3n + 1) {
      font-weight: 700;
      font-stretch: 75%;
    }
    li:nth-of-type(4n) {
      font-weight: 400;
      font-stretch: 125%;
    }
  }
`
