import { css, keyframes } from '@emotion/react'

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

export const bannerStyles = css`
  --focus: var(--yellow-400);
  position: fixed;
  z-index: 30;
  right: var(--gap);
  bottom: var(--gap);
  width: min(29rem, calc(100vw - 1.5rem));
  /* Always leaves a strip of the page visible below the header, so that the focused element can be seen. */
  --strip: 5.5rem;
  --gap: clamp(0.75rem, 2vw, 1.5rem);
  max-height: calc(100dvh - var(--header-fixed-h) - var(--strip) - var(--gap));
  overflow-y: auto;
  overscroll-behavior: contain;
  --pad: clamp(1.125rem, 4vw, 1.5rem);
  padding: var(--pad);
  border: 1px solid oklch(0.8 0.098 calc(var(--hue) + 3) / 0.34);
  border-radius: var(--r-3);
  background: var(--night-950);
  color: var(--white);
  box-shadow: var(--shadow-banner);
  animation: ${rise} var(--t-2) var(--ease-out);
  /* In a saved page the banner is there, but no script answers it. */
  html[data-boot='failed'] & {
    display: none;
  }

  h2 {
    margin-bottom: 0.5rem;
    font: 700 1.5rem/1.05 var(--font-display);
    font-stretch: var(--semi-condensed);
  }
  p {
    font-size: var(--fs-small);
    line-height: 1.5;
    color: var(--lilac-200);
  }
  .why {
    margin: 0.5rem 0;
    padding-left: 0.75rem;
    border-left: 3px solid var(--yellow-400);
    color: var(--white);
  }
  .choices {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.625rem;
    padding: 1.125rem 0 0.5rem;
    background: inherit;
  }
  /* If the banner does not fit, its text scrolls and both answers stay visible. */
  &[data-state='summary'] .choices {
    position: sticky;
    bottom: calc(var(--pad) * -1);
  }
  .answer {
    --h: 3rem;
    width: 100%;
    padding: 0.4rem 0.5rem;
    justify-content: center;
    text-align: center;
    font-size: 1rem;
    background: var(--lilac-100);
    color: var(--ink-950);
    /* Inside the button, because outside it would be cut where the banner scrolls. */
    --focus: var(--ink-950);
    outline-offset: -6px;
  }
  @media (hover: hover) {
    .answer:hover {
      background: var(--white);
    }
  }
  .save {
    grid-column: 1 / -1;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 1rem;
    font-size: var(--fs-small);
  }
  .more span {
    display: flex;
    gap: 1rem;
  }
  .more a,
  .more button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 0.5rem;
    margin: 0 -0.5rem;
    border: 0;
    /* Keeps the focus ring inside, because the answers are directly above and the edge of the banner may be directly below. */
    outline-offset: -6px;
    background: none;
    color: var(--lilac-300);
    text-decoration: underline;
    text-underline-offset: 4px;
    cursor: pointer;
  }
  .more button {
    color: var(--white);
    font-weight: 500;
  }
  /* Small enough that both buttons of the hero stay visible above the banner on the first visit. */
  @media (max-width: 47.99rem) {
    --pad: 0.75rem;
    padding-bottom: 0;
    h2 {
      margin-bottom: 0.125rem;
      font-size: 1.25rem;
    }
    p {
      font-size: var(--fs-label);
      line-height: 1.4;
    }
    .choices {
      padding: 0.5rem 0 0;
    }
    &[data-state='summary'] .choices {
      bottom: 0;
    }
    .answer {
      --h: 2.75rem;
    }
  }
  /* On a phone in landscape, the answers are beside the text. */
  @media (max-height: 30rem) and (min-width: 34rem) {
    width: auto;
    left: var(--gap);
    &[data-state='summary'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 12rem;
      column-gap: 1.5rem;
      align-items: start;
      > * {
        grid-column: 1;
      }
      .choices {
        grid-area: 1 / 2 / span 4;
        grid-template-columns: minmax(0, 1fr);
        top: 0;
        padding: 0;
      }
    }
  }
  @media print {
    display: none;
  }
`

/** The categories in the settings, which most visitors never open: their styles are created on demand. */
export const categoriesStyles = css`
  margin-top: 1rem;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1rem;
    align-items: center;
    padding: 0.75rem 0;
    border-top: 1px solid oklch(0.8 0.098 calc(var(--hue) + 3) / 0.24);
  }
  b {
    display: block;
    font: 600 1.0625rem/1.2 var(--font-display);
  }
  li span {
    display: block;
    margin-top: 0.15rem;
    font-size: var(--fs-label);
    line-height: 1.4;
    color: var(--lilac-300);
  }
  [role='switch'] {
    position: relative;
    width: 60px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  [role='switch']::before {
    content: '';
    position: absolute;
    inset: 5px 0;
    border: 2px solid var(--lilac-400);
    border-radius: var(--r-2);
    background: var(--night-900);
    transition:
      background-color var(--t-2),
      border-color var(--t-2);
  }
  [role='switch']::after {
    content: '';
    position: absolute;
    left: 7px;
    top: 11px;
    width: 14px;
    height: 22px;
    border-radius: 2px;
    background: var(--lilac-300);
    transition: transform var(--t-2) var(--ease-tick);
  }
  [role='switch'][aria-checked='true']::before {
    background: var(--yellow-400);
    border-color: var(--yellow-400);
  }
  [role='switch'][aria-checked='true']::after {
    transform: translateX(32px);
    background: var(--ink-950);
  }
  [role='switch']:disabled {
    cursor: default;
  }
  [role='switch']:disabled::before {
    background: var(--night-700);
    border-color: var(--night-600);
  }
  [role='switch']:disabled::after {
    background: var(--lilac-300);
  }
  @media (forced-colors: active) {
    [role='switch']::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
    [role='switch'][aria-checked='true']::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`
