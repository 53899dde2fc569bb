import { css, keyframes } from '@emotion/react'
import { barred, from, onHover, touchable } from '#styles/helpers.ts'

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

export const bannerStyles = css`
  /* Always leaves a strip of the page visible below the header, so that the focused element can be seen. */
  --strip: 5.5rem;
  --gap: min(0.2rem + 2vw, 1.5rem);
  --pad: 0.75rem;
  position: fixed;
  z-index: 30;
  inset: auto var(--gap) var(--gap) auto;
  width: min(29rem, calc(100vw - 1.5rem));
  max-height: calc(100dvh - var(--header-fixed-h) - var(--strip) - var(--gap));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--pad) var(--space-1) 0;
  border: 1px solid var(--tick);
  border-radius: var(--r-3);
  background: var(--bg);
  color: var(--fg);
  box-shadow: var(--shadow-banner);
  animation: ${rise} var(--t-2) var(--ease-out);

  h2 {
    font: var(--type-control);
  }
  p {
    font: var(--type-caption);
    color: var(--lilac-200);
  }
  [data-part='reason'] {
    margin-block: 0.5rem;
    ${barred()}
    color: inherit;
  }
  [data-part='answers'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.625rem;
    padding-block: var(--pad) 0;
    background: inherit;
    button {
      padding: 0.4rem 0.5rem;
      border-color: transparent;
      background: var(--bg);
      font: var(--type-small);
      /* Inside the button, because outside it would be cut where the banner scrolls. */
      outline-offset: -6px;
      ${onHover('background: var(--surface);')}
    }
    button:nth-of-type(3) {
      grid-column: 1 / -1;
    }
  }
  /* If the banner does not fit, its text scrolls and both answers stay visible. */
  &[data-state='summary'] [data-part='answers'] {
    position: sticky;
    bottom: 0;
  }
  [data-part='links'] {
    row-gap: 0;
    color: var(--muted);
    span {
      display: flex;
      gap: 1rem;
    }
    a,
    button {
      ${touchable()}
      padding-inline: 0.5rem;
      margin-inline: -0.5rem;
      /* Keeps the focus ring inside, because the answers are directly above and the edge of the banner may be directly below. */
      outline-offset: -6px;
      text-decoration: underline;
      text-underline-offset: 4px;
    }
    button {
      color: var(--fg);
    }
  }
  /*
   * Where the window is wide, the question is a bar across its foot, which covers little of the first screen. The settings, which the visitor
   * has opened, remain a plate.
   */
  ${from.tablet} {
    &[data-state='summary'] {
      --gap: 0px;
      --pad: 0.375rem;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 1rem;
      align-items: center;
      left: 0;
      width: auto;
      padding: var(--pad) var(--page-r) 0 calc(var(--outer) + var(--rail) + var(--page-l));
      border-width: 1px 0 0;
      border-radius: 0;
      box-shadow: none;
      [data-part='question'] {
        font: var(--type-note);
        > * {
          display: inline;
          font: inherit;
        }
        h2 {
          font-weight: 600;
        }
      }
      [data-part='answers'] {
        grid-area: 1 / 2 / span 4;
        padding-block: 0 var(--pad);
        button {
          min-width: 8.5rem;
        }
      }
      [data-part='links'] {
        justify-content: start;
      }
    }
  }
`

/** What everybody must be told, in the place of the banner. Rarely needed: created on demand. */
export const noticeStyles = css`
  position: fixed;
  z-index: 25;
  inset: auto 0 0;
  padding: 0.75rem var(--page-r) 0.75rem calc(var(--outer) + var(--rail) + var(--page-l));
  background: var(--bg);
  color: var(--fg);
  font: var(--type-note);
`

/** The categories in the settings, which most visitors never open: their styles are created on demand. */
export const categoriesStyles = css`
  margin-top: 1rem;
  li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    align-items: center;
    padding-block: 0.75rem;
    border-top: 1px solid var(--hairline);
  }
  button {
    --knob: var(--muted);
    padding-block: 5px;
    &::before {
      content: '';
      display: block;
      width: 60px;
      height: 34px;
      border: 2px solid var(--border);
      border-radius: var(--r-2);
      background: linear-gradient(var(--knob) 0 0) 5px 4px / 14px 22px no-repeat var(--surface);
      transition: all var(--t-2) var(--ease-tick);
    }
    &[aria-checked='true']::before {
      --knob: var(--on-accent);
      border-color: var(--accent);
      background-position-x: 37px;
      background-color: var(--accent);
    }
    &:disabled {
      opacity: 0.5;
      cursor: default;
    }
  }
`
