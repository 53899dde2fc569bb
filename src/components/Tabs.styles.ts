import { css } from '@emotion/react'
import { layer, onHover, row } from '#styles/helpers.ts'

const tab = css`
  position: relative;
  display: flex;
  align-items: center;
  font: var(--type-control);
  color: var(--muted);
  cursor: pointer;
  transition: color var(--t-1);
  > label {
    display: contents;
  }
  /* Until hydration, the radio button is invisible and covers the whole tab. Visitors see the label, but press and focus the radio button. */
  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &[role='tab'] input {
    display: none;
  }
  &:is(:focus-visible, :has(:focus-visible)) {
    outline: 3px solid var(--focus);
    outline-offset: var(--ring, 3px);
  }
  ${onHover('color: var(--fg);')}
  &:has(:checked) {
    color: var(--fg);
  }
`

const lines = css`
  ${tab}
  min-height: 3.5rem;
  margin-bottom: calc(var(--line) * -1);
  padding-bottom: 4px;
  &:has(:checked)::after {
    ${layer('auto 0 0')}
    height: 4px;
    background: var(--accent);
  }
`

const linesList = css`
  ${row('0 1.75rem')}
  border-bottom: var(--line) solid var(--hairline);
`

/** How a list of tabs looks, and each tab in it. The selected tab matches `:has(:checked)`. */
export const looks = {
  /** Labels on a line, which is heavy under the selected one. */
  lines: {
    list: css`
      ${linesList}
      @media (max-width: 47.99rem) {
        gap: 0 1.25rem;
      }
    `,
    tab: lines,
  },
  /** The same for the tabs of a whole page. On phones all are in one row, with names on two lines, so that the panel begins above the fold. */
  page: {
    list: css`
      ${linesList}
      gap: 0 2rem;
      @media (max-width: 47.99rem) {
        gap: 0 0.5rem;
        justify-content: space-between;
      }
    `,
    tab: css`
      ${lines}
      font-size: 1.125rem;
      @media (max-width: 47.99rem) {
        max-width: min-content;
        overflow-wrap: normal;
        min-height: 3rem;
        font-size: 1rem;
      }
    `,
  },
  /** A bar that the tabs fill evenly. */
  bar: {
    list: css`
      display: flex;
      flex: 1;
    `,
    tab: css`
      --ring: -5px;
      ${tab}
      flex: 1;
      justify-content: center;
      gap: 0.6rem;
      min-height: 60px;
      font-size: 1rem;
      & + & {
        border-left: 1px solid var(--hairline);
      }
      &:has(:checked) {
        background: var(--surface);
      }
      @media (forced-colors: active) {
        &:has(:checked) {
          outline: 2px solid Highlight;
          outline-offset: -2px;
        }
      }
    `,
  },
}
