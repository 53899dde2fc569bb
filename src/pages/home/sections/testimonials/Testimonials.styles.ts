import { css } from '@emotion/react'
import { drawnOnArrival } from '#components/Tally.styles.ts'
import { industryLogos } from '#content/facts/clients.ts'
import { photo, row, ruled } from '#styles/helpers.ts'

/** One row for up to six logos, two equal ones for more. */
const LOGOS_PER_ROW = industryLogos.length > 6 ? Math.ceil(industryLogos.length / 2) : Math.max(1, industryLogos.length)

export const testimonialsStyles = css`
  .rating {
    ${row('0.25rem 0.75rem', 'center')}
    svg {
      width: 44px;
      height: 24px;
    }
    b {
      font: var(--type-small);
      font-weight: 600;
      color: var(--link);
    }
    &[data-arrives] {
      margin-bottom: 0.5rem;
      font-size: var(--fs-lead);
    }
  }
  ${drawnOnArrival('.rating', 70)}
  h2 {
    align-self: start;
  }
  figure {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    padding-block: var(--space-2);
    border-top: 1.5px solid var(--fg);
  }
  /* The quotation mark hangs in the margin, so that the text is aligned with everything else. */
  blockquote p {
    max-width: none;
    text-indent: -0.42em;
    font: var(--type-h4);
    font-weight: 500;
    font-size: clamp(1.375rem, 1.2rem + 0.75vw, 1.875rem);
  }
  /* The first review is set as a headline. */
  .opener {
    padding-block: var(--space-1);
    border: 0;
    blockquote {
      order: -1;
    }
    .h2 {
      text-indent: -0.33em;
      font: var(--type-h2);
      font-size: clamp(2.375rem, 1.1rem + 5.15vw, 5.75rem);
      line-height: 0.98;
    }
  }
  figcaption {
    display: flex;
    gap: 1rem;
    margin-top: auto;
    p {
      font: var(--type-note);
      hyphens: auto;
    }
    b {
      display: block;
      font: var(--type-control);
    }
    img {
      ${photo('clamp(64px, 12vw, 88px)')}
    }
  }
  h3.label {
    margin-block: var(--space-1) 0.75rem;
  }
  .logos {
    ${ruled('0.5rem')}
    display: grid;
    /* One column with a large font on a phone, otherwise two. */
    grid-template-columns: repeat(auto-fill, minmax(min(max(8rem, 40%), 100%), 1fr));
    li {
      display: flex;
      align-items: center;
      gap: min(0.75rem, 2.5vw);
      padding-right: 0.25rem;
      font: var(--type-control);
      font-size: min(1.125rem, 5vw);
      line-height: 1.05;
    }
    svg {
      flex: none;
      width: 36px;
    }
    img {
      width: auto;
      height: 36px;
      max-width: min(6rem, 40%);
      background: none;
      object-fit: contain;
    }
    small {
      display: block;
      font: var(--type-caption);
      color: var(--muted);
    }
    /* The names differ in width and weight, as logos do. */
    li:nth-of-type(3n + 1) {
      font-weight: 700;
      font-stretch: 75%;
    }
    li:nth-of-type(3n) {
      font-stretch: 112%;
    }
    li:nth-of-type(4n) {
      font-weight: 400;
      font-stretch: 125%;
    }
  }
  @media print {
    .voices figure {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 48rem) {
    .logos {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @media (min-width: 75rem) {
    /* Three to a row. The last row may have one or two, which then share its width. */
    .voices figure {
      grid-column: span 5;
      padding-right: 2.5rem;
      &:nth-of-type(3n + 1):last-of-type {
        grid-column: 1 / -1;
      }
      &:nth-of-type(3n + 2) {
        grid-column: span 4;
      }
      &:nth-of-type(3n + 2):last-of-type {
        grid-column: 6 / -1;
      }
      &:nth-of-type(3n) {
        grid-column: span 3;
        padding-right: 0;
      }
    }
    .logos {
      grid-template-columns: repeat(${LOGOS_PER_ROW}, minmax(0, 1fr));
    }
  }
`
