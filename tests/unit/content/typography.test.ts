import { expect, it } from 'vitest'
import { owner } from '#content/facts/owner.ts'
import { headline } from '#content/home/headline.ts'
import { sampleHtmlLines } from '#content/home/hero.ts'
import { FAULTS, typographyFaults } from '../../typography.ts'

// Tests all copy, including copy that only the script shows, except the articles, which the build checks, and the facts.

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/content/**/*.ts', '!**/content/articles.ts', '!**/types.ts', '!**/facts/*.ts'],
  { eager: true },
)

/** Fields that are not shown as text. */
const NOT_READ = new Set([
  ...'id href icon color picture avatar photo image address url baseUrl bookingUrl email kind'.split(' '),
  ...'where path sampleFields placeholder sendTo code source'.split(' '),
])
/** Texts whose exact wording is fixed. Source: docs/FACTS.md, sections 2 and 4. */
const FIXED = new Set<string>(['0 Min', ...Object.values(headline), ...sampleHtmlLines])
/** Numbers that are not amounts. */
const DATA = [...(owner.phone ? [owner.phone.text] : []), ...(JSON.stringify(owner).match(/\d{4,}/g) ?? [])]

function textsIn(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === 'string') return FIXED.has(value) || DATA.some((data) => value.includes(data)) ? [] : [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (NOT_READ.has(key) ? [] : textsIn(inner, `${at}.${key}`)))
}

it.each([
  ['"a” - … ... — a\u00adb  c , 💡 3 Tage, 5. Mai, § 5, 12345, du', 14],
  ['„a', 1],
  ['„Du bleibst – ruhig“, 5\u00a0% … © 2026', 0],
])('names every mistake of %j', (text, count) => {
  expect(typographyFaults([{ at: '', text }])).toHaveLength(count)
  expect(Object.keys(FAULTS)).toHaveLength(15)
})

it('no text has typographic errors', () => {
  const texts = Object.entries(modules).flatMap(([file, exports]) => textsIn(exports, file.replace(/^.*content\//, '')))
  expect(texts.length).toBeGreaterThan(700)
  expect(typographyFaults(texts)).toEqual([])
})
