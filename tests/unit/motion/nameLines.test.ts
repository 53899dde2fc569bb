import { expect, it } from 'vitest'
import { linesOf } from '#motion/nameLines.ts'

/** Width by height of the picture in a wide window, of the saved picture, and of an area that is too low for two lines. */
const [WIDE, SQUARE, LOW] = [4, 1, 20]

it.each([
  ['up to eight letters', 'Haus 27b', ['Haus 27b']],
  ['nine letters at a space', 'Haus Wolf', ['Haus', 'Wolf']],
  ['three words', 'Müller & Söhne Bau GmbH', ['Müller', '& Söhne', 'Bau GmbH']],
  ['never after a sign that stands alone', 'Schmidt & Partner', ['Schmidt', '& Partner']],
  ['twelve letters of a word not at all', 'Weinhandlung Sonnenschein', ['Weinhandlung', 'Sonnenschein']],
  ['a longer word between its parts', 'Steuerberatung Katzmarek', ['Steuer-', 'beratung', 'Katzmarek']],
  ['before letters that are one sound', 'Physiotherapie', ['Physio-', 'therapie']],
  ['before two consonants that begin a word', 'Zahnarztpraxis', ['Zahnarzt-', 'praxis']],
  ['after the s of a compound', 'Bestattungsinstitut', ['Bestattungs-', 'institut']],
  ['at a hyphen', 'Online-Marketing Jahn', ['Online-', 'Marketing', 'Jahn']],
  ['the longest word into three', 'Donaudampfschifffahrtsges', ['Donaudampf-', 'schiff-', 'fahrtsges']],
  ['a word without vowels in the middle', 'BCDFGHJKLMNPQR', ['BCDFGHJ-', 'KLMNPQR']],
  ['other scripts without a hyphen', '株式会社東京ウェブデザイン制作所本社', ['株式会社東京ウェブ', 'デザイン制作所本社']],
])('breaks %s', (_, text, lines) => {
  expect(linesOf(text, WIDE)).toEqual(lines)
})

it('breaks a short text where its letters would otherwise be too slender', () => {
  expect(linesOf('Haus 27', WIDE)).toEqual(['Haus 27'])
  expect(linesOf('Haus 27', SQUARE)).toEqual(['Haus', '27'])
})

it('keeps one line where letters on two lines would be wider than tall', () => {
  expect(linesOf('Haus Wolf', LOW)).toEqual(['Haus Wolf'])
})
