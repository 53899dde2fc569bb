import { css } from '@emotion/react'
import { layer, onHover, row } from '#styles/helpers.ts'

export const styles = css`
  position: relative;
  [data-part='cover'] {
    overflow: hidden;
    border-radius: var(--r-1);
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    transition: transform var(--t-4) var(--ease-out);
  }
  .facts {
    ${row('0.25rem 0.75rem', 'flex-end')}
    margin-top: 1.125rem;
    font: var(--type-label);
    color: var(--muted);
  }
  .h3 {
    margin-block: 0.75rem 0.625rem;
    font-stretch: var(--condensed);
    line-height: 1;
  }
  .h3 a {
    text-decoration: none;
    background: linear-gradient(var(--accent), var(--accent)) 0 100% / 0 3px no-repeat;
    transition: background-size var(--t-3) var(--ease-out);
    /* The link on the title is the only one. This pseudo-element extends its hit area to the whole card. */
    &::after {
      ${layer()}
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 3px solid var(--focus);
      outline-offset: 6px;
      border-radius: 2px;
    }
  }
  ${onHover('transform: scale(1.025);', ' img')}
  ${onHover('background-size: 100% 3px;', ' .h3 a')}
`

/** As wide as the page: the text is beside the cover. */
export const wideStyles = css`
  @media (min-width: 48rem) {
    display: grid;
    grid-template: 1fr auto auto / 1fr 1fr;
    column-gap: var(--gutter);
    [data-part='cover'] {
      grid-row: 1 / -1;
    }
    .facts {
      align-self: end;
    }
    .h3 {
      margin-bottom: 1rem;
      font-size: min(4vw, 3.75rem);
    }
  }
`
