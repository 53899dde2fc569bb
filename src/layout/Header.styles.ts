import { css } from '@emotion/react'
import { aiDays, hoursPerTick } from '#content/days.ts'

export const headerStyles = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  height: var(--header-h);
  color: var(--white);
  --focus: var(--yellow-400);
  --accent: var(--yellow-400);
  --accent-ground: var(--yellow-ground);
  --on-accent: var(--ink-950);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
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
    height: 100%;
    display: flex;
    align-items: center;
    gap: clamp(1rem, 2.2vw, 2.25rem);
    padding: 0 var(--page-r) 0 calc(var(--outer) + var(--rail) + var(--page-l));
  }
  @media (hover: hover) {
    .action:hover {
      background: var(--yellow-300);
    }
  }
  .bar-action {
    --h: 2.75rem;
    display: none;
    width: auto;
    padding: 0.25rem 1rem;
    font-size: 1rem;
  }

  .menu-button {
    order: 1;
    width: 48px;
    height: 48px;
    margin-right: -10px;
    border: 0;
    background: none;
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  .menu-button span {
    position: relative;
    width: 19px;
    height: 22px;
  }
  .menu-button i {
    position: absolute;
    top: 0;
    left: 8px;
    width: 3px;
    height: 22px;
    background: currentColor;
    transition:
      transform var(--t-2) var(--ease-in-out),
      opacity var(--t-2);
  }
  .menu-button i:first-of-type {
    background: var(--yellow-400);
    transform: translateX(-8px);
  }
  .menu-button i:last-of-type {
    transform: translateX(8px);
  }
  &:has(:popover-open) .menu-button i:first-of-type {
    transform: rotate(45deg);
  }
  &:has(:popover-open) .menu-button i:nth-of-type(2) {
    opacity: 0;
  }
  &:has(:popover-open) .menu-button i:last-of-type {
    transform: rotate(-45deg);
    background: var(--yellow-400);
  }
  nav {
    margin: 0;
    padding: 0;
    border: 0;
  }
  nav a {
    text-decoration: none;
  }
  @media (max-width: 74.99rem) {
    /* On small screens the menu is a popover, which opens and closes without JavaScript. */
    nav {
      position: fixed;
      inset: var(--header-h) 0 auto 0;
      width: auto;
      max-height: calc(100dvh - var(--header-h));
      overflow-y: auto;
      padding: 0.5rem var(--page-r) 1.5rem calc(var(--rail) + var(--page-l));
      color: inherit;
      background: var(--violet-800);
      box-shadow: var(--shadow-header);
      clip-path: inset(0 0 100% 0);
      transition:
        clip-path var(--t-2) var(--ease-out),
        overlay var(--t-2) allow-discrete,
        display var(--t-2) allow-discrete;
    }
    nav:popover-open {
      clip-path: inset(0 0 -4rem 0);
      @starting-style {
        clip-path: inset(0 0 100% 0);
      }
    }
    nav .entry {
      display: flex;
      align-items: center;
      min-height: 60px;
      border-bottom: 1px solid oklch(1 0 0 / 0.2);
      font: 700 1.75rem/1 var(--font-display);
      font-stretch: var(--condensed);
    }
    .menu-action .action {
      width: 100%;
      margin-top: 1.25rem;
    }
  }
  .short {
    display: none;
  }
  @media (max-width: 47.99rem) {
    &[data-state='scrolled'] .bar-action {
      display: inline-flex;
    }
    .bar-action {
      --strokes: none;
    }
    .long {
      display: none;
    }
    .short {
      display: inline;
    }
  }
  /*
   * Looks less tall once the page is scrolled. To avoid a new layout, the header is shifted up by the difference and its bar down by half
   * of that.
   */
  @media (max-width: 74.99rem) and (min-height: 22.01rem) {
    transition: transform var(--t-2) var(--ease-out);
    &[data-state='scrolled'] {
      transform: translateY(calc(var(--header-fixed-h) - var(--header-h)));
      nav {
        top: var(--header-fixed-h);
      }
      .bar {
        transform: translateY(calc((var(--header-h) - var(--header-fixed-h)) / 2));
      }
      .bar > a:first-of-type span {
        display: none;
      }
    }
  }
  @media (min-width: 48rem) {
    .bar-action {
      display: inline-flex;
    }
    .menu-action {
      display: none;
    }
  }
  @media (min-width: 75rem) {
    .menu-button {
      display: none;
    }
    nav {
      position: static;
      display: block;
      width: auto;
      height: auto;
      overflow: visible;
      color: inherit;
      background: none;
    }
    nav ul {
      display: flex;
      gap: clamp(1rem, 1.8vw, 1.9rem);
    }
    nav .entry {
      position: relative;
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      font-size: 1rem;
    }
    nav .entry::after {
      content: '';
      position: absolute;
      left: 0;
      right: 0;
      bottom: 6px;
      height: 6px;
      background: repeating-linear-gradient(90deg, currentColor 0 1.5px, transparent 1.5px 6px);
      clip-path: inset(0 100% 0 0);
      transition: clip-path var(--t-2) var(--ease-out);
    }
    nav .entry:focus-visible::after {
      clip-path: inset(0);
    }
    @media (hover: hover) {
      nav .entry:hover::after {
        clip-path: inset(0);
      }
    }
  }

  /*
   * The hours of the smallest package along the lower edge, which light up with the scroll position, without JavaScript. A page that counts something else sets
   * --ticks, the number of steps, and --parts, the number of parts into which shorter ticks divide a step; and, if it counts other than by
   * its scroll position, --progress, a timeline, and --progress-range.
   */
  .ruler {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    height: 7px;
    opacity: 0;
    transition: opacity var(--t-3);
    pointer-events: none;
  }
  &[data-state='scrolled'] .ruler {
    opacity: 1;
  }
  .ruler::before,
  .ruler::after {
    content: '';
    position: absolute;
    inset: 0;
    --step: calc((100% - 1.5px) / var(--ticks, ${(24 * aiDays) / hoursPerTick}));
    background-image:
      linear-gradient(90deg, currentColor 1.5px, transparent 1.5px), linear-gradient(90deg, currentColor 1.5px, transparent 1.5px);
    background-size:
      var(--step) 100%,
      calc(var(--step) / var(--parts, 1)) 3px;
    background-position: 0 100%;
    background-repeat: repeat-x;
  }
  .ruler::before {
    color: oklch(1 0 0 / 0.38);
  }
  .ruler::after {
    color: var(--yellow-400);
    clip-path: inset(0 100% 0 0);
  }
  @supports (animation-timeline: scroll()) {
    .ruler::after {
      animation: header-hours linear both;
      animation-timeline: var(--progress, scroll(root));
      animation-range: var(--progress-range, normal);
    }
    @keyframes header-hours {
      to {
        clip-path: inset(0);
      }
    }
  }

  /* Hides the button that leads to the form while the form is visible, because it would look like a second button to send it. */
  @supports (animation-timeline: view()) {
    .bar-action {
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

  /*
   * In a very low viewport, such as on a phone in landscape or at 400 per cent zoom, the header scrolls with the page to leave it more
   * space.
   */
  @media (max-height: 22rem) {
    position: absolute;
  }
  /* Until hydration the header scrolls with the page. Nothing sets its background yet, so it would be unreadable over a light section. */
  html:not([data-boot='ready']) & {
    position: absolute;
    @media (max-width: 74.99rem) {
      nav {
        position: absolute;
      }
    }
  }
  @media (forced-colors: active) {
    border-bottom: 1px solid CanvasText;
    background: Canvas;
    .menu-button i {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
  @media print {
    display: none;
  }
`
