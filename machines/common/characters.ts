/** The characters of a text as readers count them: an emoji, or a letter with its accents, is one, of however many code points. */
export function* charactersOf(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment
}

/** The first `count` characters of a text, none of them cut. */
export function firstCharacters(text: string, count: number): string {
  // Most texts are short, and the first use of a segmenter is slow.
  if (text.length <= count) return text
  return [...charactersOf(text)].slice(0, count).join('')
}
