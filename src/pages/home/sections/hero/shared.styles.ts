/** Selects the document while it shows a name from its URL. Not if the script that draws the name is missing. */
export const whenShared = `html[data-shared]:not([data-boot='failed'], [data-code='missing'])`
