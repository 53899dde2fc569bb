import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { servingFaults } from '../../scripts/quality/serving.mjs'
import { budgetFaults } from '../../scripts/quality/weight.mjs'

/** The site that the test command has just built. */
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

test('every page and every lazy chunk stays within its budget in docs/budgets.json', async () => {
  const budgets = JSON.parse(await readFile(new URL('../../docs/budgets.json', import.meta.url), 'utf8'))
  expect(await budgetFaults(DIST, budgets)).toEqual([])
})

test('every address is served as the build specifies', async ({ baseURL }) => {
  expect(await servingFaults({ base: baseURL ?? '', dist: DIST, headersFile: HEADERS })).toEqual([])
})

test('the release check lists every missing item with reason and place, step by step, and finds no dead link', async () => {
  const { code, lines } = await release()
  const verdict = lines.at(-1)
  if (verdict === 'Nothing stands in the way of a release.') {
    expect({ code, lines }).toEqual({ code: 0, lines: [verdict] })
    return
  }
  const points = lines.filter((line) => line.startsWith('   '))
  expect(code).toBe(1)
  expect(verdict).toBe(`${points.length} things stand in the way of a release.`)
  // Drawings that stand in for photos are listed but do not block a release.
  const steps = lines.slice(0, -1).filter((line) => line !== '' && !/^(?: {3}|Drawings stand in for photos of )/.test(line))
  steps.forEach((line, index) => expect(line).toMatch(new RegExp(`^${index + 1}\\. .+ \\(\\d+\\): .+\\.$`)))
  // Whatever the owner still has to write is listed with file and line.
  expect(points.filter((line) => !/^ {3}(?:src\/content\/\S+:\d+ {2}.+|\S+\.html: .+)$/.test(line))).toEqual([])
  expect(points.filter((line) => /leads nowhere|has no such anchor|is left$/.test(line))).toEqual([])
})
