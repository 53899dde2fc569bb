import { css } from '@emotion/react'
import { signed } from '#components/Scale.styles.ts'
import { ruled } from '#styles/helpers.ts'

export const openingContentStyles = css`
  padding-top: var(--space-5);
`

export const whyStyles = css`
  /* As wide as a phone. */
  .toggle {
    display: flex;
    max-width: 26rem;
  }
  ul + .small,
  .side + .small {
    margin-top: 1.5rem;
  }
  .side {
    --lit: var(--accent);
    --mark: var(--accent);
    --upright: 100%;
    ul,
    dl {
      ${ruled('0.875rem')}
    }
    ul {
      margin-top: 0.75rem;
    }
    .h3 {
      margin-bottom: 1.25rem;
    }
    li {
      ${signed('0.875rem')}
    }
    dt {
      flex: 1 6rem;
    }
    dt + dd {
      color: var(--lit);
    }
    dd + dd {
      flex-basis: 100%;
    }
    &[data-tab$='traditional'] {
      --lit: var(--fg);
      --half: var(--muted);
      --mark: var(--border);
      --upright: 0;
    }
  }
  .types,
  .cases {
    ${ruled('var(--space-2)')}
  }
  .types {
    > li > svg {
      grid-column: 1 / -1;
      height: clamp(40px, 5cqi, 60px);
    }
    ol,
    ol li {
      font: var(--type-control);
      font-weight: 500;
    }
    .icon {
      width: 1em;
      height: 1em;
      color: var(--accent);
    }
    .label + p {
      color: var(--link);
    }
  }
  .cases {
    --above: 24px;
    dl {
      margin-bottom: 1rem;
      font: var(--type-control);
      font-weight: 500;
    }
    dd {
      text-wrap: balance;
    }
    div:last-child > dd {
      color: var(--accent);
    }
  }
`
