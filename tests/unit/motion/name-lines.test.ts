import { expect, it } from 'vitest'
import { linesOf } from '#motion/name-lines.ts'

/** The picture on a phone, and an area in which a letter on the second line would be twice as wide as tall. */
const [TALL, FLAT] = [0.7, 1 / 16]

it.each([
  ['up to eight letters', 'Haus 27b', ['Haus 27b']],
  ['nine letters at a space', 'Haus Wolf', ['Haus', 'Wolf']],
  ['three words', 'Müller & Söhne Bau GmbH', ['Müller &', 'Söhne', 'Bau GmbH']],
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
  expect(linesOf(text, TALL)).toEqual(lines)
})

it('keeps one line where letters on two lines would be wider than tall', () => {
  expect(linesOf('Haus Wolf', FLAT)).toEqual(['Haus Wolf'])
})
