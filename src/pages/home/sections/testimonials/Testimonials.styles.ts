import { css } from '@emotion/react'
import { drawnOnArrival } from '#components/Tally.styles.ts'
import { industryLogos } from '#content/facts/clients.ts'

/** One row for up to six logos, two equal ones for more. */
const LOGOS_PER_ROW = industryLogos.length > 6 ? Math.ceil(industryLogos.length / 2) : Math.max(1, industryLogos.length)

export const testimonialsStyles = css`
  .rating {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    font-size: var(--fs-small);
    color: var(--muted);
  }
  .tally {
    width: 44px;
    height: 24px;
  }
  .rating b {
    font: 600 var(--fs-small)/1.3 var(--font-display);
    color: var(--link);
  }
  .average {
    margin-bottom: 0.5rem;
    font-size: var(--fs-lead);
  }
  ${drawnOnArrival('.average', 70)}
  .head {
    align-items: start;
  }
  .voices {
    row-gap: 0;
  }
  figure {
    grid-column: 1 / -1;
    display: flex;
    flex-direction: column;
    gap: 1.375rem;
    padding: 2rem 0 2.25rem;
    border-top: 1.5px solid var(--fg);
  }
  /* The quotation mark hangs in the margin, so that the text is aligned with everything else. */
  blockquote p {
    text-indent: -0.42em;
    text-wrap: pretty;
    font: 500 clamp(1.375rem, 1.2rem + 0.75vw, 1.875rem)/1.22 var(--font-display);
    font-stretch: 95%;
  }
  /* The first review is set as a headline. */
  .opener {
    margin-top: clamp(1.5rem, 2.5vw, 2.25rem);
    padding: 0 0 clamp(1.75rem, 2.5vw, 2.5rem);
    border: 0;
  }
  .opener .rating {
    order: 1;
    margin-top: 0.5rem;
  }
  .opener figcaption {
    order: 2;
    padding: 0;
  }
  .opener blockquote p {
    max-width: none;
    text-indent: -0.33em;
    text-wrap: balance;
    font-size: clamp(2.375rem, 1.1rem + 5.15vw, 5.75rem);
    font-weight: 700;
    font-stretch: var(--condensed);
    line-height: 0.98;
    letter-spacing: var(--ls-display);
  }
  figcaption {
    display: flex;
    gap: 1rem;
    align-items: start;
    margin-top: auto;
    padding-top: 0.75rem;
  }
  figcaption p {
    min-width: 0;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .portrait {
    width: 88px;
    height: 88px;
    border-radius: var(--r-1);
    object-fit: cover;
  }
  figcaption b {
    display: block;
    font: 600 1.0625rem/1.2 var(--font-display);
  }
  .role {
    display: block;
    margin: 0.2rem 0 0.4rem;
    font-size: var(--fs-small);
    line-height: 1.35;
    color: var(--muted);
  }
  h3.label {
    margin: 2.25rem 0 0.75rem;
  }
  .logos {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border-top: 1.5px solid var(--fg);
  }
  .logos li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    padding: 1rem 0.75rem 1rem 0;
    border-bottom: 1px solid var(--hairline);
    font: 600 1.125rem/1.05 var(--font-display);
  }
  .logos svg {
    flex: none;
    width: 36px;
    height: 36px;
  }
  .logo {
    flex: none;
    width: auto;
    height: 36px;
    max-width: min(6rem, 40%);
    background: none;
    object-fit: contain;
  }
  .logos .in-violet {
    color: var(--violet-600);
  }
  .logos .in-night {
    color: var(--night-900);
  }
  .logos small {
    display: block;
    font: 400 var(--fs-label)/1.3 var(--font-text);
    color: var(--muted);
  }
  /* The names in six font widths. */
  .logos li:nth-of-type(6n + 1) {
    font-weight: 700;
    font-stretch: 75%;
  }
  .logos li:nth-of-type(6n + 2) {
    font-weight: 500;
    font-stretch: 100%;
  }
  .logos li:nth-of-type(6n + 3) {
    font-stretch: 112%;
  }
  .logos li:nth-of-type(6n + 4) {
    font-weight: 400;
    font-stretch: 125%;
    font-size: 1rem;
  }
  .logos li:nth-of-type(6n + 5) {
    font-weight: 700;
    font-stretch: 100%;
  }
  .logos li:nth-of-type(6n + 6) {
    font-weight: 700;
    font-stretch: 87%;
  }
  @media screen and (max-width: 74.99rem) {
    .voices figure {
      grid-column: auto;
    }
  }
  @media (max-width: 47.99rem) {
    h3.label {
      margin-top: 1.5rem;
    }
  }
  @media (max-width: 22.49rem) {
    .logos li {
      gap: 0.5rem;
      font-size: 1rem;
    }
    .logos svg {
      width: 30px;
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
      grid-column: 1 / 6;
      padding-right: 2.5rem;
    }
    .voices figure:nth-of-type(3n + 1):last-of-type {
      grid-column: 1 / -1;
    }
    .voices figure:nth-of-type(3n + 2) {
      grid-column: 6 / 10;
    }
    .voices figure:nth-of-type(3n + 2):last-of-type {
      grid-column: 6 / -1;
    }
    .voices figure:nth-of-type(3n) {
      grid-column: 10 / -1;
      padding-right: 0;
    }
    .logos {
      grid-template-columns: repeat(${LOGOS_PER_ROW}, minmax(0, 1fr));
    }
    .logos li {
      border-bottom: ${LOGOS_PER_ROW < industryLogos.length ? '' : 0};
    }
  }
`
