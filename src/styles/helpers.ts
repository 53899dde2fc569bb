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
  aspect-ratio: ${ratio};
  border-radius: var(--r-1);
  object-fit: cover;
`

/**
 * The widths from which layouts change, in rem, so that a large font counts like a small screen: a phone's layout below 48rem, a tablet's from
 * there, a desktop's from 75rem, where the ruler has its labels and the header its links. Below 15rem, where a phone has a large font, the
 * tokens give words the space of margins.
 */
export const from = { tablet: '@media (min-width: 48rem)', desktop: '@media (min-width: 75rem)' } as const
/** Screens without a desktop's layout. Paper shows all that they put aside. */
export const BELOW_DESKTOP = '@media screen and (max-width: 74.99rem)'

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

/** Styles that tell so many siblings their index, from 0. `each` is a selector of one. */
export const indices = (count: number, each = '&'): string =>
  Array.from({ length: count }, (_, index) => `${each}:nth-of-type(${index + 1}) { --index: ${index}; }`).join('\n')

/** The colours of code. */
export const code = `
  [data-part='tag'],
  [data-part='aside'] {
    color: var(--lilac-400);
  }
  [data-part='attribute'] {
    color: var(--yellow-300);
  }
  [data-part='value'] {
    color: var(--fg);
  }
`

/** Styles for a link or a button on a line of its own, as tall as a finger. */
export const touchable = (gap = '0.6rem'): string => `
  display: inline-flex;
  align-items: center;
  gap: ${gap};
  min-height: 2.75rem;
`

/** Styles for what is apart from the text around it: a stroke on its left. */
export const barred = (width = '3px', padding = '0.75rem'): string => `
  padding-left: ${padding};
  border-left: ${width} solid var(--accent);
`
