import { css } from '@emotion/react'
import { layer, onHover } from '#styles/helpers.ts'

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
    outline: var(--ring-width) solid var(--focus);
    outline-offset: var(--ring, 3px);
  }
  ${onHover('color: var(--fg);')}
  &:has(:checked) {
    color: var(--fg);
  }
`

/** How a list of tabs looks, and each tab in it. The selected tab matches `:has(:checked)`. */
export const looks = {
  /** Labels on a line, which is heavy under the selected one. They wrap inside before they wrap to a second row. */
  lines: {
    list: css`
      display: flex;
      flex-wrap: wrap;
      gap: 0 min(1.75rem, 2.5vw);
      border-bottom: var(--line) solid var(--hairline);
    `,
    tab: css`
      ${tab}
      flex: 1 1 min-content;
      max-width: max-content;
      min-height: 3.5rem;
      margin-bottom: calc(var(--line) * -1);
      padding-bottom: 4px;
      overflow-wrap: normal;
      &:has(:checked)::after {
        ${layer('auto 0 0')}
        height: 4px;
        background: var(--accent);
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
      padding-bottom: 2px;
      & + & {
        border-left: 1px solid var(--hairline);
      }
      /* The border is seen with forced colours. */
      &:has(:checked) {
        padding-bottom: 0;
        border-bottom: 2px solid transparent;
        background: var(--surface) padding-box;
      }
    `,
  },
}
