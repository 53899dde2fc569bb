import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { servingFaults } from '../../scripts/quality/serving.mjs'
import { budgetFaults } from '../../scripts/quality/weight.mjs'

/** The built site, which the test command has just written. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const HEADERS = fileURLToPath(new URL('../../dist-server/headers.json', import.meta.url))

/** Runs the release check on the built site. */
function release(): Promise<{ code: number; lines: string[] }> {
  const script = fileURLToPath(new URL('../../scripts/release.mjs', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script], (error, stdout) => {
      resolve({ code: error ? Number(error.code) : 0, lines: stdout.trim().split('\n') })
    })
  })
}

test('every page and every later piece stays within its budget of docs/budgets.json', async () => {
  const budgets = JSON.parse(await readFile(new URL('../../docs/budgets.json', import.meta.url), 'utf8'))
  expect(await budgetFaults(DIST, budgets)).toEqual([])
})

test('every address is served as the build says', async ({ baseURL }) => {
  expect(await servingFaults({ base: baseURL ?? '', dist: DIST, headersFile: HEADERS })).toEqual([])
})

test('the release check says how much stands in the way, each as a kind of thing, and knows no link that leads nowhere', async () => {
  const { code, lines } = await release()
  const found = lines.slice(0, -1)
  expect(code).toBe(found.length > 0 ? 1 : 0)
  if (found.length > 0) expect(lines.at(-1)).toBe(`${found.length} things stand in the way of a release.`)
  expect(found.filter((line) => !/^(?:sample|claim|decision|link) +\S/.test(line))).toEqual([])
  expect(found.filter((line) => /leads nowhere|has no such anchor|is left$/.test(line))).toEqual([])
})
