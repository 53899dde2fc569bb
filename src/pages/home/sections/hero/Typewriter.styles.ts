import { css } from '@emotion/react'
import { whenShared } from './shared.styles.ts'
import { from, layer } from '#styles/helpers.ts'

export const styles = css`
  grid-area: 1 / 1;
  container-type: inline-size;
  font-family: var(--font-display);
  /* The picture of the name has its place. */
  ${whenShared('position: absolute; inset-inline: 0; clip-path: inset(50%);')}
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
    > * {
      display: block;
    }
    > :first-of-type {
      font-size: var(--fs-hero-condensed-1);
    }
    > :last-child {
      font-size: var(--fs-hero-condensed-2);
    }
  }
  [data-part='slow'] {
    margin-top: 0.5em;
    font-size: var(--fs-hero-expanded);
    font-stretch: var(--expanded);
    line-height: 1;
  }
  ${from.tablet} {
    [data-part='fast'] {
      font-size: var(--fs-hero-condensed);
      line-height: 0.88;
      > * {
        display: inline-block;
      }
      > :first-of-type,
      > :last-child {
        font-size: inherit;
      }
      /* Ends with the space between the words, which is as wide in the fallback as in the web font. */
      > :first-of-type {
        min-width: var(--hero-condensed-1);
        white-space: pre;
      }
    }
    [data-part='slow'] {
      margin-top: 0.13em;
    }
  }

  /*
   * What is not typed has the violet of unlit strokes, with the contrast of 3:1 that large text requires. This is a colour instead of an
   * opacity, so that browsers count the text as painted from the start. Nothing is typed without JavaScript, with reduced motion, or in
   * browsers that have no highlights.
   */
  @supports selector(::highlight(typed)) {
    @media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) and (forced-colors: none) {
      /* Over after 1.2 s, also if the script fails to load. */
      @keyframes unlit {
        from {
          color: color-mix(in oklab, var(--lilac-400) 62%, var(--bg));
        }
      }
      [data-island]:not([data-hydrated]) & > * {
        animation: unlit 1ms 1.2s backwards;
      }
      [data-hydrated] > &[data-state='typing'] > * {
        color: color-mix(in oklab, var(--lilac-400) 62%, var(--bg));
      }
      [data-part='fast'] ::highlight(typed) {
        color: var(--yellow-400);
      }
      [data-part='slow']::highlight(typed) {
        color: var(--fg);
      }
      ::highlight(caret) {
        text-decoration: underline 0.375rem var(--accent);
      }
    }
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
