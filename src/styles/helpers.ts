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

/** Styles for `::before` or `::after`: a layer on an element that is positioned. */
export const layer = (inset = '0'): string => `
  content: '';
  position: absolute;
  inset: ${inset};
`
