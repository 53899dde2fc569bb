import { css } from '@emotion/react'
import { layer, onHover, photo } from '#styles/helpers.ts'

export const styles = css`
  position: relative;
  [data-part='cover'] {
    overflow: hidden;
    border-radius: var(--r-1);
  }
  img {
    ${photo('100%', '16 / 10')}
    transition: transform var(--t-4) var(--ease-out);
  }
  h2,
  h3 {
    margin-block: 0.75rem 0.625rem;
  }
  h2 a,
  h3 a {
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
      outline: var(--ring-width) solid var(--focus);
      outline-offset: 6px;
      border-radius: 2px;
    }
  }
  ${onHover('transform: scale(1.025);', ' img')}
  ${onHover('background-size: 100% 3px;', ' :is(h2, h3) a')}
`
