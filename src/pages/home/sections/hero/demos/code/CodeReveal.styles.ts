import { css } from '@emotion/react'
import { sampleGround } from '../sampleSite.styles.ts'
import { code, from } from '#styles/helpers.ts'

export const styles = css`
  /* On phones the page is shown, with three lines of its code below. */
  .work {
    display: grid;
    grid-template: var(--page, 220px) minmax(0, 1fr) / minmax(0, 1fr);
    /* The ground of the page, until the script adds the page. */
    background: ${sampleGround} 0 0 / 100% var(--page, 220px) no-repeat;
    @media (scripting: none) {
      --page: 0px;
    }
  }
  pre {
    --line: 18.6px;
    grid-row: 2;
    margin: 0;
    overflow: hidden;
    color: var(--lilac-100);
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: 12px;
    line-height: var(--line);
    tab-size: 2;
  }
  code {
    font: inherit;
    counter-reset: line;
  }
  [data-part='line'] {
    display: block;
    position: relative;
    min-height: var(--line);
    padding: 0 0.5rem 0 2.25rem;
    white-space: pre-wrap;
    &::before {
      counter-increment: line;
      content: counter(line);
      /* The empty alternative keeps screen readers from reading the number, in browsers that support it. */
      content: counter(line) / '';
      position: absolute;
      left: 0;
      width: 1.75rem;
      text-align: right;
      color: var(--lilac-400);
    }
    /* Already takes up its space. */
    &[data-state='ahead'] {
      opacity: 0;
    }
    &[data-state='current'] {
      background: color-mix(in oklab, var(--accent) 10%, transparent);
    }
    &[data-state='current']::after {
      content: '';
      margin-left: 1px;
      padding-right: 0.55em;
      background: var(--accent);
    }
  }
  ${code}
  /* On phones, the result is below the count, in a row of its own that is always there. */
  [data-part='foot'] {
    flex-wrap: wrap;
    align-content: center;
    row-gap: 0.375rem;
    min-height: 66px;
  }
  ${from.tablet} {
    .work {
      grid-template: minmax(0, 1fr) / 55fr 45fr;
      background: none;
    }
    pre {
      --line: 16.4px;
      grid-row: 1;
      padding: 0.75rem 0;
      /* Not on phones, where the font is not worth its ten kilobytes. */
      font-family: var(--font-code);
      mask-image: linear-gradient(90deg, #000 calc(100% - 2rem), transparent);
      &:only-child {
        grid-column: 1 / -1;
      }
    }
    [data-part='line'] {
      padding: 0 1rem 0 2.75rem;
      white-space: pre;
    }
    [data-part='foot'] {
      min-height: 45px;
    }
  }
`
