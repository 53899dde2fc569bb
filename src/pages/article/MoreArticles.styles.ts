import { css } from '@emotion/react'
import { movingIcon } from '#components/Link.styles.ts'
import { onHover } from '#styles/helpers.ts'

export const styles = css`
  --section: var(--space-5);
  nav {
    padding-block: 1.25rem;
    border-block: var(--line) solid var(--fg);
    a {
      display: flex;
      align-items: center;
      gap: 1rem;
      min-height: 3.5rem;
      text-decoration: none;
      ${onHover('text-decoration: underline 3px var(--accent);', ' .h4')}
    }
  }
  .icon {
    color: var(--link);
  }
  [rel='prev'] {
    ${movingIcon('-3px')}
  }
  [rel='next'] {
    justify-self: end;
    text-align: right;
    ${movingIcon('3px')}
    .icon {
      order: 1;
    }
  }
`
