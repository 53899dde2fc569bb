import { css } from '@emotion/react'
import { onHover } from '#styles/helpers.ts'

export const questionsStyles = css`
  [data-machine='faq'] {
    margin-top: var(--space-2);
    border-bottom: var(--line) solid var(--fg);
  }
  details {
    border-top: var(--line) solid var(--fg);
    /* Lets the other questions move without being laid out or painted again while an answer opens. The clip margin leaves space for focus rings. */
    contain: content;
    overflow-clip-margin: 10px;
    > div {
      overflow: hidden;
    }
    p {
      margin: 0.625rem 3rem 0 0;
    }
    p:last-of-type {
      margin-bottom: 1.75rem;
    }
    /* Browsers that do not support this animation show the answer at once. */
    &::details-content {
      display: grid;
      grid-template-rows: 0fr;
      transition:
        grid-template-rows var(--t-3) var(--ease-out),
        content-visibility var(--t-3) allow-discrete;
    }
    &[open]::details-content {
      grid-template-rows: 1fr;
    }
  }
  summary {
    --sign: 1.125rem;
    justify-content: space-between;
    gap: 0.5rem;
    width: 100%;
    min-height: clamp(3.25rem, 8vw, 3.75rem);
    padding-block: 0.5rem;
    transition: color var(--t-2);
    ${onHover('color: var(--accent);')}
  }
  [open] > summary {
    color: var(--accent);
  }
`
