import { css } from '@emotion/react'
import { whenShared } from './shared.styles.ts'
import { layer } from '#styles/helpers.ts'

export const styles = css`
  grid-area: 1 / 1;
  container-type: inline-size;
  font-family: var(--font-display);

  @media screen {
    ${whenShared} & > [aria-hidden] {
      display: none;
    }
  }
  [data-part='fast'],
  [data-part='slow'] {
    display: block;
    margin-inline: -0.02em calc(var(--page-r) * -1);
  }
  [data-part='fast'] {
    font-stretch: var(--condensed);
    font-weight: 700;
    line-height: 0.84;
    color: var(--yellow-400);
    @media (max-width: 47.99rem) {
      > :first-of-type {
        font-size: var(--fs-hero-condensed-1);
      }
      > :last-child {
        font-size: var(--fs-hero-condensed-2);
      }
    }
    @media (min-width: 48rem) {
      font-size: var(--fs-hero-condensed);
      line-height: 0.88;
      > [data-part] {
        display: inline-block;
      }
      > :first-of-type {
        min-width: var(--hero-condensed-1);
      }
    }
  }
  [data-part='slow'] {
    margin-top: 0.5em;
    font-size: var(--fs-hero-expanded);
    font-stretch: var(--expanded);
    line-height: 1;
    @media (min-width: 48rem) {
      margin-top: 0.13em;
    }
  }

  /*
   * The text is visible from the start, and the typed text grows on top of it. Nothing in the layout moves, and kerning is preserved.
   * Letters are not in separate elements, because each of them would count as shifted when the font loads late. What is not typed has the
   * violet of unlit strokes, with the contrast of 3:1 that large text requires. This is a colour instead of an opacity, so that browsers
   * count the text as painted from the start.
   */
  [data-part='piece'] {
    display: block;
    > :last-child {
      color: color-mix(in oklab, var(--lilac-400) 62%, var(--bg));
    }
    &[data-state='done'] > :last-child {
      color: inherit;
    }
    /* A box without height, which the text overflows. With every character browsers lay out only this box. */
    > :first-of-type {
      display: block;
      contain: size layout style;
      white-space: pre;
      visibility: hidden;
    }
    &[data-state='typing'] > :first-of-type {
      visibility: visible;
    }
    /* Drawn as the background of an inline box. A box of its own would count as shifted with every character. */
    > :first-of-type::after {
      content: '';
      padding-right: 0.075em;
      background: linear-gradient(var(--accent) 0 0) right / 0.04em 0.85em no-repeat;
    }
    /* Nothing is typed without JavaScript, with reduced motion, or if the script fails to load. */
    @media (scripting: none), (prefers-reduced-motion: reduce) {
      > :last-child {
        color: inherit;
      }
    }
  }
  @keyframes light-up {
    to {
      color: inherit;
    }
  }
  [data-island]:not([data-hydrated]) & [data-part='piece'] > :last-child {
    animation: light-up 1ms 1.2s forwards;
  }
`

/** A bracket across the space that becomes free when the line is narrowed. */
export const savedStyles = css`
  position: relative;
  flex: 1;
  height: 1em;
  margin: 0 var(--page-r) 0 0.1em;
  container-type: size;
  color: var(--yellow-400);
  ::after {
    ${layer('58% 0 18%')}
    border: solid;
    border-width: 0 3px 3px;
  }
  b {
    position: absolute;
    inset: auto 0 46%;
    font: var(--type-control);
    font-size: clamp(0.875rem, 0.2em, 1.375rem);
    font-variant-numeric: tabular-nums;
    line-height: 1.05;
    text-align: center;
    white-space: normal;
    text-wrap: balance;
    opacity: 0;
  }
  /* Shown only where it fits. If it needs two lines, the line above must be far enough away. */
  @container ((min-width: 7rem) or ((min-width: 4.25rem) and (max-height: 3.75rem))) {
    b {
      opacity: 1;
    }
  }
`
