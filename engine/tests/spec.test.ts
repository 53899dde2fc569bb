import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const RULE = /^- \*\*([EX]\d+)\*\*/gm
/** One test may prove several rules: `it('E1, E2: …`. */
const TEST_NAME = /\bit(?:\.each\((?:(?!\bit[.(])[^])*?\))?\(\s*['"`]((?:[EX]\d+(?:, )?)+): /g

function idsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, ids]) => ids!.split(', '))
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

it('numbers its rules E1 to E60 and X1 to X11 without a gap, and tests quote each of them and no other', () => {
  const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
  const rules = idsIn(read('../SPEC.md'), RULE)
  expect(rules).toEqual([...numbered('E', 60), ...numbered('X', 11)])
  const tests = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
  const quoted = new Set(tests.flatMap((name) => idsIn(read(name), TEST_NAME)))
  expect([...quoted].toSorted()).toEqual(rules.toSorted())
})
