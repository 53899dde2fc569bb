import { css } from '@emotion/react'

/** Width of a lit stroke of a proportional scale, as a share of the distance between two strokes: at most 0.6 % of the scale. */
export const litWidth = (count: number): number => Math.min(0.5, (0.006 * (count - 1)) / 0.994)
/** Width of any other stroke, as a share of a lit one. */
export const PLAIN_SHARE = 0.68

export const proportionalStyles = css`
  width: 100%;
  overflow: visible;
  stroke: var(--plain, var(--tick));
  .half {
    stroke: var(--half, color-mix(in oklab, var(--accent) 52%, var(--bg)));
  }
  .lit {
    stroke: var(--lit, var(--accent));
  }
`

export const styles = css`
  ${proportionalStyles}
  path {
    vector-effect: non-scaling-stroke;
    stroke-width: var(--stroke-width, 1.5px);
  }
  .lit {
    stroke-width: var(--lit-width, clamp(4px, 0.62cqi, 9px));
  }
`

/**
 * Ticks in the current colour along an edge of any length, for `background`.
 *
 * @param along The direction in which they follow each other.
 * @param rows Length of ticks and distance between them, for each length of its own.
 * @param edge Where the first of them begins.
 */
export const ticks = (along: 'x' | 'y', rows: readonly (readonly [length: string, distance: string])[], width = '1.5px'): string =>
  rows
    .map(([length, distance]) => {
      const [angle, size] = along === 'x' ? ['90deg', `${distance} ${length}`] : ['180deg', `${length} ${distance}`]
      return `linear-gradient(${angle}, currentColor ${width}, transparent 0) 0 0 / ${size} repeat-${along}`
    })
    .join(', ')

/** Styles for `::before` or `::after`: a plus in the current colour, or a minus where `--upright` is 0. */
export const plus = (size: string, thickness: string, upright = '100%'): string => `
  content: '';
  flex: none;
  width: ${size};
  height: ${size};
  background:
    linear-gradient(currentColor 0 0) center / 100% ${thickness} no-repeat,
    linear-gradient(currentColor 0 0) center / ${thickness} var(--upright, ${upright}) no-repeat;
`

/**
 * Styles for an item of a list that begins with a minus in the colour `--mark`, or a plus where `--upright` is 100%.
 *
 * @param top Where its first line begins.
 */
export const signed = (top = '0em'): string => `
  position: relative;
  padding-left: 1.75em;
  &::before {
    ${plus('1em', '3px', '0')}
    position: absolute;
    inset: calc(${top} + 0.4em) auto auto 0;
    color: var(--mark, var(--border));
  }
`
