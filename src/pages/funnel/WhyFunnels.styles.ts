import { css } from '@emotion/react'
import { layer, row, ruled } from '#styles/helpers.ts'

export const openingContentStyles = css`
  padding-top: var(--space-5);
`

export const whyStyles = css`
  .toggle,
  .side,
  .types,
  .cases {
    margin-top: var(--space-3);
  }
  /* As wide as a phone. */
  .toggle {
    display: flex;
    max-width: 26rem;
    label {
      padding-inline: min(1.5rem, 2vw);
    }
  }
  ul + .small,
  .side + .small {
    margin-top: 1.5rem;
  }

  .side {
    display: grid;
    gap: var(--space-3) var(--space-4);
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
      position: relative;
      padding-left: 2.25rem;
    }
    /* A minus; on the side of the funnel a plus. */
    li::before {
      ${layer('1.25em auto auto 0')}
      width: 18px;
      height: 18px;
      background:
        linear-gradient(var(--mark) 0 0) center / 18px 3px no-repeat,
        linear-gradient(var(--mark) 0 0) center / var(--upright) 18px no-repeat;
    }
    dl > div {
      ${row('0.5rem 1rem', 'end', 'space-between')}
    }
    dt {
      flex: 1 6rem;
    }
    dt + dd {
      font-size: var(--fs-figure-m);
      color: var(--value);
    }
    dd + dd {
      flex-basis: 100%;
    }
  }
  .side {
    --lit: var(--accent);
    --value: var(--accent);
    --mark: var(--accent);
    --upright: 3px;
    &[data-tab$='traditional'] {
      --lit: var(--fg);
      --half: var(--muted);
      --value: var(--fg);
      --mark: var(--border);
      --upright: 0;
    }
  }

  .types,
  .cases {
    ${ruled('var(--space-2)')}
    > li {
      display: grid;
      gap: 1rem 3rem;
    }
  }
  .types {
    > li > div {
      display: grid;
      gap: 0.5rem;
      align-content: start;
    }
    > li > svg {
      grid-column: 1 / -1;
      height: clamp(40px, 5cqi, 60px);
    }
    ol,
    ol li {
      ${row('0.25rem 0.625rem', 'center')}
      font: var(--type-control);
      font-weight: 500;
    }
    .icon {
      width: 1em;
      height: 1em;
      color: var(--accent);
    }
    .label + p {
      font-size: var(--fs-figure-l);
      color: var(--link);
    }
  }
  .cases {
    --above: 24px;
    dl {
      display: grid;
      gap: 1rem 2rem;
      font: var(--type-control);
      font-weight: 500;
    }
    dd {
      margin-top: 0.2rem;
      text-wrap: balance;
    }
    div:last-child > dd {
      color: var(--accent);
    }
  }

  @media (min-width: 48rem) {
    .cases dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 75rem) {
    .side {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    .types {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) max-content;
      column-gap: 3rem;
      > li {
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
      }
      .range {
        align-content: end;
        text-align: right;
      }
    }
    .cases > li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      > [aria-hidden] {
        grid-column: 2;
      }
    }
  }
`
