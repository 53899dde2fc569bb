/** Styles while the document shows a name from its URL. Not if the script that draws the name is missing, and not on paper. */
export const whenShared = (styles: string): string => `
  @media screen {
    html[data-shared]:not([data-boot='failed'], [data-code='missing']) & {
      ${styles}
    }
  }
`
