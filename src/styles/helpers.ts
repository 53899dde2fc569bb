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
