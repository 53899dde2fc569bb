import { css } from '@emotion/react'
import { layer, onHover, touchable } from '#styles/helpers.ts'

export const headerStyles = css`
  position: var(--header-position);
  inset: 0 0 auto;
  z-index: 20;
  /* Queried by what is in it, because its width in rem says how much fits also where a visitor's styles enlarge the text. */
  container-type: inline-size;
  height: var(--header-h);
  color: var(--fg);
  overflow-wrap: normal;
  /* The border is seen with forced colours. */
  border-bottom: 1px solid transparent;
  transition: transform var(--t-2) var(--ease-out);
  &::before {
    ${layer()}
    background: var(--header-gradient);
    box-shadow: var(--shadow-header);
    opacity: 0;
    transition: opacity var(--t-3) var(--ease-out);
  }
  &[data-state='scrolled']::before,
  &:has(:popover-open)::before {
    opacity: 1;
  }
  .bar {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    height: 100%;
    padding: 0 var(--page-r) 0 calc(var(--outer) + var(--rail) + var(--page-l));
  }
  /*
   * Where it stays in view, it looks less tall once the page is scrolled. To avoid a new layout, the header is shifted up by the difference
   * and its bar down by half of that.
   */
  &[data-state='scrolled'] {
    --shift: calc(var(--header-h) - max(var(--header-fixed-h), 3.5rem));
    transform: translateY(calc(var(--shift) * -1));
    .bar {
      transform: translateY(calc(var(--shift) / 2));
    }
  }
  @container (max-width: 74.99rem) {
    &[data-state='scrolled'] .bar > a:first-of-type span {
      display: none;
    }
  }
  /* Until hydration the header scrolls with the page. Nothing sets its background yet, so it would be unreadable over a light section. */
  [data-island]:not([data-hydrated]) & {
    position: absolute;
  }
  /* Hides the button that leads to the form while the form is visible, because it would look like a second button to send it. */
  @supports (animation-timeline: scroll()) {
    [data-part='action'] {
      animation: at-the-form linear;
      animation-timeline: --kontakt;
      animation-range: entry 50% exit 100%;
    }
    @keyframes at-the-form {
      from,
      to {
        visibility: hidden;
      }
    }
  }
`

/** The button of the menu: three strokes, two of which cross when it is open. */
export const menuButtonStyles = css`
  order: 1;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-right: -10px;
  outline-offset: -3px;
  span {
    display: flex;
    gap: 5px;
  }
  i {
    width: 3px;
    height: 22px;
    background: currentColor;
    transition: all var(--t-2) var(--ease-in-out);
  }
  i:first-of-type {
    background: var(--accent);
  }
  div:has(> nav:popover-open) > & i {
    transform: translateX(8px) rotate(45deg);
    &:nth-of-type(2) {
      opacity: 0;
    }
    &:last-of-type {
      background: var(--accent);
      transform: translateX(-8px) rotate(-45deg);
    }
  }
  @container (min-width: 75rem) {
    display: none;
  }
`

/** The menu. On small screens it is a popover, which opens and closes without JavaScript. */
export const menuStyles = css`
  margin: 0;
  border: 0;
  color: inherit;
  .entry {
    ${touchable()}
    display: flex;
    font: var(--type-small);
    text-decoration: none;
  }
  @container (max-width: 74.99rem) {
    /* Down to the foot of the window, so that it is not read together with the page behind it. */
    inset: var(--header-h) 0 0;
    width: auto;
    height: auto;
    padding: 0.5rem var(--page-r) 1.5rem calc(var(--rail) + var(--page-l));
    background: var(--violet-800);
    box-shadow: var(--shadow-header);
    clip-path: inset(0 0 100% 0);
    transition:
      clip-path var(--t-2) var(--ease-out),
      overlay var(--t-2) allow-discrete,
      display var(--t-2) allow-discrete;
    [data-island]:not([data-hydrated]) & {
      position: absolute;
    }
    [data-state='scrolled'] & {
      top: var(--header-fixed-h);
    }
    &:popover-open {
      clip-path: inset(0 0 -4rem 0);
      @starting-style {
        clip-path: inset(0 0 100% 0);
      }
    }
    .entry {
      min-height: 60px;
      border-bottom: 1px solid oklch(1 0 0 / 0.2);
      font: var(--type-figure-s);
    }
    li:last-of-type > * {
      width: 100%;
      margin-top: 1.25rem;
    }
  }
  @container (min-width: 75rem) {
    position: static;
    display: block;
    width: auto;
    padding: 0;
    overflow: visible;
    background: none;
    ul {
      display: flex;
      gap: var(--space-1);
    }
    .entry {
      ${onHover('text-decoration: underline 2px; text-underline-offset: 0.4em;')}
    }
  }
`
