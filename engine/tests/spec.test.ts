import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const RULE = /^- \*\*([EX]\d+)\*\*/gm
/** One test may prove several rules: `it('E1, E2: …`. */
const TEST_NAME = /\bit(?:\.each\((?:(?!\bit[.(])[^])*?\))?\(\s*['"`]((?:[EX]\d+(?:, )?)+): /g

function idsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, ids]) => ids!.split(', '))
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

describe('engine/SPEC.md', () => {
  const rules = idsIn(read('../SPEC.md'), RULE)
  const tests = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
  /** The rule numbers quoted in the titles of tests. */
  const quoted = new Set(tests.flatMap((name) => idsIn(read(name), TEST_NAME)))

  it('numbers its rules E1 to E60 and X1 to X10 without a gap', () => {
    const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
    expect(rules).toEqual([...numbered('E', 60), ...numbered('X', 10)])
  })

  it('has a test for every rule', () => {
    expect(rules.filter((rule) => !quoted.has(rule))).toEqual([])
  })

  it('has every rule that a test quotes', () => {
    expect([...quoted].filter((id) => !rules.includes(id))).toEqual([])
  })
})
