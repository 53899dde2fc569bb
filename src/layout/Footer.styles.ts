import { css } from '@emotion/react'
import { classicDays } from '#content/classic.ts'
import { aiDays } from '#content/days.ts'
import { owner } from '#content/facts/owner.ts'
import { onHover, row } from '#styles/helpers.ts'

/** The width of so many gaps between the strokes of the scale, in cqi. */
const cqi = (gaps: number) => `${((100 * gaps) / (classicDays - 1)).toFixed(2)}cqi`

export const footerStyles = css`
  --above: var(--space-4);
  --below: 0px;
  li:nth-of-type(5) {
    grid-column: 1 / -1;
  }
  .columns {
    ${row('2rem var(--gutter)')}
    margin-bottom: 1rem;
    > div {
      flex-basis: 100%;
    }
    > nav {
      flex: 1 1 8rem;
    }
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
      column-gap: var(--gutter);
    }
    p {
      margin-top: 1rem;
      max-width: 22.6em;
    }
  }
  h2 {
    margin-bottom: 0.5rem;
    font: var(--type-control);
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--muted);
    text-decoration: none;
    text-underline-offset: 4px;
    hyphens: auto;
    ${onHover('color: var(--fg); text-decoration: underline;')}
  }
  .band {
    --lit-width: min(clamp(4px, 0.62cqi, 9px), ${cqi(0.7)});
    position: relative;
    margin-top: var(--space-3);
    margin-right: calc(var(--page-r) * -1);
    padding-right: var(--page-r);
    container-type: inline-size;
    svg {
      height: clamp(150px, 17cqi, 250px);
      padding-left: calc(var(--lit-width) / 2);
    }
    p {
      position: absolute;
      top: 0;
      left: calc(${cqi(aiDays)} + 14px);
      font-family: var(--font-display);
      font-stretch: var(--expanded);
      font-size: clamp(1.0625rem, 2.6cqi, 2.4rem);
      line-height: 1.1;
    }
    b {
      display: block;
      margin-bottom: 0.16em;
      font: var(--type-figure);
      font-size: 2.15em;
      line-height: 0.86;
      color: var(--accent);
    }
  }
  .end {
    ${row('0.5rem 2rem', 'center', 'space-between')}
    padding-block: 0.75rem;
    border-top: 1px solid var(--hairline);
    font-size: var(--fs-small);
    color: var(--muted);
    button {
      display: inline-flex;
      align-items: center;
      gap: 0.6rem;
      min-height: 44px;
      color: var(--fg);
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  /* On phones, links come first. */
  @media (max-width: 47.99rem) {
    .band,
    .columns p {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    .columns > div {
      flex-basis: calc(50% - var(--gutter) / 2);
    }
  }
  @media print {
    /* On paper, adds the site's host name. */
    .end > span:first-of-type::after {
      content: ', ${new URL(owner.baseUrl).host}';
    }
  }
`
