/**
 * Styles for a list whose rows are ruled off: a heavy line above the first row, a hairline below each.
 *
 * @param space Space above and below the content of a row.
 */
export const ruled = (space: string): string => `
  border-top: var(--line) solid var(--fg);
  > * {
    padding-block: ${space};
    border-bottom: 1px solid var(--hairline);
  }
`

/** Styles for a picture that fills a box of this width and proportion. */
export const photo = (width: string, ratio = '1'): string => `
  width: ${width};
  height: auto;
  aspect-ratio: ${ratio};
  border-radius: var(--r-1);
  object-fit: cover;
`

/** Styles under a pointer that hovers. `part` is a selector that follows `&:hover`. A finger would leave them behind. */
export const onHover = (styles: string, part = ''): string => `
  @media (hover: hover) {
    &:hover${part} {
      ${styles}
    }
  }
`

/**
 * Styles for an item of a list whose mark is a minus in the colour `--mark`, or a plus where `--upright` is the width of its upright.
 *
 * @param top Where the mark begins.
 */
export const plus = (top: string): string => `
  position: relative;
  padding-left: 1.75em;
  &::before {
    content: '';
    position: absolute;
    inset: calc(${top} + 0.4em) auto auto 0;
    width: 1em;
    height: 1em;
    background:
      linear-gradient(var(--mark, var(--border)) 0 0) center / 100% 3px no-repeat,
      linear-gradient(var(--mark, var(--border)) 0 0) center / var(--upright, 0) 100% no-repeat;
  }
`

/** Styles for `::before` or `::after`: a layer on an element that is positioned. */
export const layer = (inset = '0'): string => `
  content: '';
  position: absolute;
  inset: ${inset};
`
