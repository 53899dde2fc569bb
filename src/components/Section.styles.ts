import { css } from '@emotion/react'
import { split } from './Layout.styles.ts'
import { signed, ticks } from './Scale.styles.ts'
import { from, layer } from '#styles/helpers.ts'

export type SectionVariant = 'plain' | 'page-head'

const frame = css`
  display: grid;
  grid-template-columns: var(--rail) minmax(0, 1fr);
  padding-left: var(--outer);
  background: var(--bg);
  color: var(--fg);
`

export const frameStyles = {
  plain: frame,
  'page-head': css`
    ${frame}
    /* Space for the fixed header. */
    --above: calc(var(--header-h) + var(--space-2));
    --below: var(--space-4);
  `,
} as const satisfies Record<SectionVariant, unknown>

export const railStyles = css`
  display: var(--rail-display, block);
  position: relative;
  color: var(--tick);
  background: ${ticks(
    'y',
    [
      ['var(--tick-s)', '10px'],
      ['var(--tick-l)', '50px'],
    ],
    '1px',
  )};
  clip-path: inset(0);
  /* A rail without content shows no ruler. */
  &:empty {
    background: none;
  }
`

/**
 * Every section has its own hand at the same fixed place, clipped to the section's rail. The hand therefore appears to change colour
 * exactly where two sections meet.
 */
export const handStyles = css`
  position: fixed;
  left: var(--outer);
  top: 50vh;
  width: var(--rail);
  &::before {
    ${layer('0 0 auto')}
    height: 3px;
    background: var(--accent);
  }
`

/** What the hand points at, large, and a second line. */
export const readingStyles = `
  font: var(--type-figure-s);
  color: var(--fg);
  white-space: nowrap;
  small {
    display: block;
    margin-top: 5px;
    font: var(--type-label);
    color: var(--muted);
  }
`

export const hourStyles = css`
  display: none;
  ${from.desktop} {
    display: block;
    position: absolute;
    left: calc(var(--tick-l) + 10px);
    top: 10px;
    ${readingStyles}
    font-variant-numeric: tabular-nums;
  }
  /*
   * On the home page, src/pages/home/RailInstrument.tsx shows a single label in front of all sections instead. The sections' own labels
   * would be clipped where two sections meet.
   */
  [data-instrument] & {
    display: none;
  }
`

/** For long parts of a page: changes inside, such as an answer that opens, are laid out and painted separately. */
export const containedStyles = css`
  contain: content;
  /* Leaves space for focus rings. A larger margin would make browsers treat the part as closer to the viewport. */
  overflow-clip-margin: 1rem;
`

/** Long text without classes: headings that links lead to, links, and lists with dashes. */
export const textStyles = css`
  ${containedStyles}
  & :is(h2, h3) {
    scroll-margin-top: 1.25rem;
    text-wrap: balance;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.2em;
  }
  li {
    --mark: var(--accent);
    ${signed('-0.1em')}
  }
  li + li {
    margin-top: 0.5em;
  }
  /* Numbers instead of dashes. */
  ol > li::before {
    top: 0;
    width: auto;
    background: none;
  }
`

/** A page changes the space around the content with `--section`, or above and below it with `--above` and `--below`. */
export const contentStyles = css`
  ${containedStyles}
  container-type: inline-size;
  padding: var(--above, var(--section)) var(--page-r) var(--below, var(--section)) var(--before, var(--page-l));
  min-width: 0;
  /* Until src/start/deferSections.ts renders it. The first two sections of a page are on its first screen. */
  [data-deferred] [data-section] ~ [data-section] ~ [data-section] > &:not([data-rendered]) {
    content-visibility: auto;
    contain-intrinsic-block-size: 60rem;
  }
`

export const headStyles = css`
  ${split({ columns: '1.7fr 1fr', align: 'end' })}
  break-inside: avoid;
  break-after: avoid;
  &:not(:last-child) {
    margin-bottom: var(--under-head, var(--space-3));
  }
`
