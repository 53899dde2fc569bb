import { css } from '@emotion/react'
import { aiDays, classicDays } from '#content/days.ts'
import { onHover, touchable } from '#styles/helpers.ts'

/** The width of so many gaps between the strokes of the scale, in cqi. */
const cqi = (gaps: number) => `${((100 * gaps) / (classicDays - 1)).toFixed(2)}cqi`

export const footerStyles = css`
  --above: var(--space-4);
  --below: 0px;
  .columns {
    margin-bottom: 1rem;
    p {
      margin-top: 1rem;
      max-width: 22.6em;
    }
  }
  h2 {
    margin-bottom: 0.5rem;
  }
  /* A group that is alone in its row is set in columns. */
  nav {
    flex: 1 8rem;
    ul {
      columns: 9rem;
    }
  }
  li a {
    ${touchable()}
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
      font: var(--type-h3);
      font-stretch: var(--expanded);
      font-weight: 400;
    }
    b {
      display: block;
      font: var(--type-figure-l);
      color: var(--accent);
    }
  }
  .end {
    padding-block: 0.75rem;
    border-top: 1px solid var(--hairline);
    color: var(--muted);
    button {
      ${touchable()}
      color: var(--fg);
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`
