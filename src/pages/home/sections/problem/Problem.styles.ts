import { css } from '@emotion/react'
import { from, indices } from '#styles/helpers.ts'

/** The pain points hang from the ruler, each a step lower than the last. Where there is no space for columns, each has its stroke beside it. */
export const problemStyles = css`
  svg {
    display: none;
    height: 64px;
  }
  ol {
    gap: 1rem;
  }
  li {
    padding-left: 1.25rem;
    border-left: 3px solid var(--fg);
    ${indices(4)}
  }
  .label {
    color: var(--link);
    font-weight: 600;
  }
  .h3 {
    margin-block: 0.5rem;
  }
  ${from.desktop} {
    svg {
      display: block;
    }
    ol {
      gap: 0;
      margin-top: -64px;
    }
    li {
      padding: calc(64px + 1.5rem + var(--index) * 4.5rem) 1.75rem 0 1.25rem;
    }
  }
`
