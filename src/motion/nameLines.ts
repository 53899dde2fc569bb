import { charactersOf } from '#machines/common/characters.ts'

const MOST_LINES = 3
/** Letters of a line that has enough strokes for each of them. A text with more of them is broken at its spaces. */
const LINE_LETTERS = 8
/** Width of a letter by the height of its line: as in the font, and at most. */
const [NATURAL, SQUAT] = [0.6, 1.25]
/** A longer word is halved. */
const WORD_LETTERS = 12

/** A space between words. A sign that stands alone, as in 'Schmidt & Partner', stays with the next one. */
const SPACE = /(?<!(?:^| )[^\p{L}\p{N} ]+) /u

/** Where a syllable probably begins: before a consonant, or several that belong together, and a vowel, or after the s of '…ungs…', '…chts…'. */
const SYLLABLE =
  /(?<=..)(?:(?<=(?:ung|schaft|cht)s)|(?<!(?:ung|schaft|cht)(?=s)|s(?=[tp]|ch)|[scpt](?=h)|[bdfgkpt](?=r)|[bfgkp](?=l))(?=(?:sch|[cpst]h|s[tp]|qu|[bdfgkpt]r|[bfgkp]l|[^\P{L}aeiouyäöüé])[aeiouyäöüé]))(?=\p{L}{3})/giu

export const lettersIn = (text: string): number => [...charactersOf(text)].length

/** A word as it is, or halved until no piece is longer than `WORD_LETTERS`: at a hyphen, between syllables, or in the middle. */
function piecesOf(word: string): string[] {
  const letters = [...charactersOf(word)]
  if (letters.length <= WORD_LETTERS) return [word]
  const middle = letters.slice(0, letters.length / 2).join('').length
  const nearest = (breaks: RegExp, preferred: RegExp) =>
    [...word.matchAll(breaks)]
      .map(({ index }) => ({ index, distance: Math.abs(index - middle) - (preferred.test(word.slice(0, index)) ? 1 : 0) }))
      .toSorted((one, other) => one.distance - other.distance)[0]?.index
  const hyphen = nearest(/(?<=.-)(?=.)/gu, /^/)
  // The parts of a compound more often meet after a consonant.
  const at = hyphen ?? nearest(SYLLABLE, /[^aeiouyäöüé]$/iu) ?? middle
  // Scripts without capitals have no hyphen.
  const end = hyphen === undefined && /[\p{Lu}\p{Ll}]/u.test(word) ? '-' : ''
  const first = piecesOf(word.slice(0, at))
  return [...first.slice(0, -1), `${first.at(-1)}${end}`, ...piecesOf(word.slice(at))]
}

/**
 * Breaks a text into the lines in which strokes draw it best: with many strokes for each letter, but no letters that are more wide than tall.
 * If there are strokes enough, the letters have about the shape that the font gives them.
 *
 * @param aspect Width of the area by its height.
 */
export function linesOf(text: string, aspect: number): string[] {
  const words = text.split(SPACE).map(piecesOf)
  let best = { value: -1, lines: [text] }
  const goOn = (lines: readonly string[], word: number) => {
    const pieces = words[word]
    if (!pieces) {
      const longest = Math.max(...lines.map(lettersIn))
      const distortion = Math.abs(Math.log((aspect * lines.length) / longest / NATURAL))
      const value = Math.min(1 / LINE_LETTERS, 1 / longest, SQUAT / aspect / lines.length) - distortion / 1000
      if (value > best.value) best = { value, lines: [...lines] }
      return
    }
    const [first = '', ...others] = pieces
    const joined = [...lines.slice(0, -1), [...lines.slice(-1), first].join(' '), ...others]
    for (const next of lines.length ? [joined, [...lines, ...pieces]] : [pieces])
      if (next.length <= Math.max(MOST_LINES, pieces.length)) goOn(next, word + 1)
  }
  goOn([], 0)
  return best.lines
}
