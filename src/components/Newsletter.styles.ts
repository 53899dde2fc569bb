import { css } from '@emotion/react'

export const contentStyles = css`
  padding-block: clamp(3rem, 6vw, 5.5rem);
`

export const newsletterStyles = css`
  .letter {
    row-gap: 1.5rem;
    align-items: start;
  }
  .letter > * {
    grid-column: 1 / -1;
  }
  .text {
    margin-top: 1rem;
    max-width: 26.6em;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.875rem;
    align-items: flex-end;
  }
  .field {
    flex: 1 1 16rem;
    display: grid;
    /* Keeps the label clear of the focus ring. */
    gap: 0.375rem;
    min-width: 0;
  }
  /* Keeps its height while it is empty, so that an alert causes no layout shift. */
  .alert-line {
    flex: 1 1 100%;
    min-height: 1.6rem;
  }
  .alert-line p {
    display: flex;
    gap: 0.625rem;
    align-items: baseline;
    font: 600 var(--fs-small) / 1.6 var(--font-display);
  }
  .alert-line p::before {
    content: '';
    flex: none;
    align-self: center;
    width: 4px;
    height: 1.1em;
    background: var(--accent);
    transform: rotate(16deg);
  }
  .by-mail {
    display: none;
  }
  @media (scripting: none) {
    form {
      display: none;
    }
    .by-mail {
      display: inline-flex;
      margin-bottom: 1.25rem;
    }
  }
  html[data-boot='failed'] & form {
    display: none;
  }
  html[data-boot='failed'] & .by-mail {
    display: inline-flex;
    margin-bottom: 1.25rem;
  }
  .note {
    margin-top: 0.25rem;
  }
  .status {
    margin-top: 1.25rem;
    font-weight: 600;
  }
  .hand-over {
    display: grid;
    gap: 1rem;
    margin-top: 1.25rem;
  }
  .note a {
    color: inherit;
  }
  @media (min-width: 48rem) {
    .submit {
      width: auto;
    }
  }
  @media (min-width: 75rem) {
    .letter > :first-of-type {
      grid-column: 1 / 7;
    }
    .letter > :last-of-type {
      grid-column: 7 / -1;
      padding-top: 0.5rem;
    }
  }
  @media (forced-colors: active) {
    .alert-line p::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  @media print {
    display: none;
  }
`
