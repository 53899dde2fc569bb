import { css } from '@emotion/react'
import { ticks } from '#components/Scale.styles.ts'
import { aiDays, hoursPerTick } from '#content/days.ts'
import { layer, onHover } from '#styles/helpers.ts'

export const headerStyles = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  height: var(--header-h);
  color: var(--fg);
  overflow-wrap: normal;
  /* The border is seen with forced colours. */
  border-bottom: 1px solid transparent;
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
  [data-part='action'] {
    --h: 2.75rem;
    display: none;
    width: auto;
    padding-inline: min(1rem, 3vw);
  }

  [popovertarget] {
    order: 1;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    margin-right: -10px;
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
  }
  &:has(:popover-open) [popovertarget] i {
    transform: translateX(8px) rotate(45deg);
    &:nth-of-type(2) {
      opacity: 0;
    }
    &:last-of-type {
      background: var(--accent);
      transform: translateX(-8px) rotate(-45deg);
    }
  }
  nav {
    margin: 0;
    border: 0;
    color: inherit;
  }
  .entry {
    display: flex;
    align-items: center;
    text-decoration: none;
  }
  @media (max-width: 74.99rem) {
    /* On small screens the menu is a popover, which opens and closes without JavaScript. */
    nav {
      inset: var(--header-h) 0 auto;
      width: auto;
      max-height: calc(100dvh - var(--header-h));
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
      &:popover-open {
        clip-path: inset(0 0 -4rem 0);
        @starting-style {
          clip-path: inset(0 0 100% 0);
        }
      }
      li:last-of-type > * {
        width: 100%;
        margin-top: 1.25rem;
      }
    }
    .entry {
      min-height: 60px;
      border-bottom: 1px solid oklch(1 0 0 / 0.2);
      font: var(--type-figure-s);
    }
  }
  .short {
    display: none;
  }
  @media (max-width: 47.99rem) {
    &[data-state='scrolled'] [data-part='action'] {
      display: inline-flex;
    }
    [data-part='action'] {
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
    [data-part='action'] {
      display: inline-flex;
    }
    nav li:last-of-type {
      display: none;
    }
  }
  @media (min-width: 75rem) {
    [popovertarget] {
      display: none;
    }
    nav {
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
    }
    .entry {
      position: relative;
      min-height: 44px;
      font: var(--type-small);
      ${onHover('text-decoration: underline 2px; text-underline-offset: 0.4em;')}
    }
  }

  /*
   * The hours of the smallest package along the lower edge, which light up with the scroll position, without JavaScript. A page that counts
   * something else sets --ticks, the number of steps, and --parts, the number of parts into which shorter ticks divide a step; and, if it
   * counts other than by its scroll position, --progress, a timeline, and --progress-range.
   */
  .ruler {
    position: absolute;
    inset: auto 0 0;
    height: 7px;
    --step: calc((100% - 1.5px) / var(--ticks, ${(24 * aiDays) / hoursPerTick}));
    color: var(--tick);
    background: ${ticks(
      'x',
      [
        ['7px', 'var(--step)'],
        ['3px', 'calc(var(--step) / var(--parts, 1))'],
      ],
      { edge: '0 100%' },
    )};
    opacity: 0;
    transition: opacity var(--t-3);
    pointer-events: none;
    &::after {
      ${layer()}
      color: var(--accent);
      background: inherit;
      clip-path: inset(0 100% 0 0);
    }
  }
  &[data-state='scrolled'] .ruler {
    opacity: 1;
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
    /* Hides the button that leads to the form while the form is visible, because it would look like a second button to send it. */
    [data-part='action'] {
      animation: at-the-form linear;
      animation-timeline: --kontakt;
      animation-range: entry 50% exit 100%;
    }
    @keyframes at-the-form {
      from,
      to {
        display: none;
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
  [data-island]:not([data-hydrated]) & {
    position: absolute;
  }
`
