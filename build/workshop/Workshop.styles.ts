import { css } from '@emotion/react'

export const styles = css`
  --code: 400 var(--fs-label) / 1.5 var(--font-code);
  display: grid;
  gap: 2rem;
  code,
  .state > p {
    font: var(--code);
    color: var(--muted);
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      font: var(--type-label);
    }
  }
  .swatches {
    display: grid;
    gap: 1rem;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    font: var(--code);
    span {
      display: block;
      height: 3rem;
      border: 1px solid var(--hairline);
    }
    li:has(svg) {
      display: flex;
      gap: 0.5rem;
    }
  }
  .grounds {
    display: grid;
    gap: 1rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  }
  .ground {
    display: grid;
    gap: 1.25rem;
    align-content: start;
    container-type: inline-size;
    padding: var(--space-2);
    background: var(--bg);
    color: var(--fg);
    border: 1px solid var(--hairline);
    > * {
      min-width: 0;
    }
  }
  .state > p {
    margin-bottom: 0.5rem;
  }
  .row {
    display: grid;
    gap: 0.75rem;
    min-width: 0;
    padding-top: 1rem;
    border-top: 1px solid var(--hairline);
    overflow-x: clip;
    scroll-margin-top: var(--header-fixed-h);
  }
  .large {
    font-size: var(--fs-figure-m);
  }
  .drawing {
    height: 3rem;
  }
  .ruler {
    position: relative;
    height: 4rem;
    margin-inline: 14px;
  }
  .picture {
    width: 12rem;
    height: auto;
  }
  .strip {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 1rem;
    p {
      padding: 1rem;
      background: var(--surface);
    }
  }
`
