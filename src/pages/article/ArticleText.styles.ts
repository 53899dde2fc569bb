import { css } from '@emotion/react'

/** Styles for what few articles contain. Only the pages of articles that contain any of it have them (build/pageStyles.ts). */
export const richStyles = css`
  label: rare;
  code,
  kbd,
  samp {
    padding: 0.1em 0.3em;
    border-radius: var(--r-1);
    background: var(--paper-200);
    color: var(--ink-950);
    font-family: var(--font-code);
    font-size: 0.875em;
  }
  code {
    box-decoration-break: clone;
  }
  :is(h2, h3, h4) code {
    padding: 0;
    background: none;
  }
  a code {
    color: inherit;
  }
  pre {
    tab-size: 2;
    font: 400 0.9375rem/1.6 var(--font-code);
    overflow-wrap: normal;
  }
  pre code {
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  .code {
    margin: 2rem 0;
    border-radius: var(--r-2);
    background: var(--bg);
    color: var(--fg);
    overflow: hidden;
  }
  .code figcaption {
    padding: 0.75rem 1.25rem 0;
    font: 500 var(--fs-label) / 1.3 var(--font-display);
    color: var(--muted);
  }
  .code section {
    overflow-x: auto;
    padding: 1rem 1.25rem;
    scrollbar-width: thin;
    scrollbar-color: var(--border) transparent;
    /* Light at an edge shows that there is more behind it. At the ends, it is covered by grounds that move with the code. */
    --shade: oklch(0.8 0.098 calc(var(--hue) + 3) / 0.45);
    background:
      linear-gradient(90deg, var(--bg) 40%, transparent) left / 3rem 100% no-repeat local,
      linear-gradient(270deg, var(--bg) 40%, transparent) right / 3rem 100% no-repeat local,
      linear-gradient(90deg, var(--shade), transparent) left / 1rem 100% no-repeat,
      linear-gradient(270deg, var(--shade), transparent) right / 1rem 100% no-repeat;
  }
  .code section:focus-visible {
    outline-offset: -3px;
  }
  .code pre {
    width: max-content;
    min-width: 100%;
    margin: 0;
  }
  .tag {
    color: var(--yellow-400);
  }
  .attribute {
    color: var(--lilac-300);
  }
  .value {
    color: var(--yellow-300);
  }
  .aside {
    color: var(--lilac-400);
  }
  @media (forced-colors: active) {
    .code {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    .code {
      border: 1px solid;
    }
    .code pre {
      width: auto;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`
