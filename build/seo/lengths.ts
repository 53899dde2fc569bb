/** How many characters of a title and of a description search results show, and how many they should have at least. */
export const LENGTHS = { title: { name: 'Titel', least: 10, most: 65 }, description: { name: 'Beschreibung', least: 70, most: 155 } }
