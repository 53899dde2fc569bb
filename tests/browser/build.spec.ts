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

test('the way to a release says step by step what is missing, why and where, and knows no link that leads nowhere', async () => {
  const { code, lines } = await release()
  const verdict = lines.at(-1)
  if (verdict === 'Nothing stands in the way of a release.') {
    expect({ code, lines }).toEqual({ code: 0, lines: [verdict] })
    return
  }
  const points = lines.filter((line) => line.startsWith('   '))
  expect(code).toBe(1)
  expect(verdict).toBe(`${points.length} things stand in the way of a release.`)
  // A drawing in the place of a photo is said, but is no obstacle.
  const steps = lines.slice(0, -1).filter((line) => line !== '' && !/^(?: {3}|Drawings stand in for photos of )/.test(line))
  steps.forEach((line, index) => expect(line).toMatch(new RegExp(`^${index + 1}\\. .+ \\(\\d+\\): .+\\.$`)))
  // Whatever the owner has to write is named by its file and line.
  expect(points.filter((line) => !/^ {3}(?:src\/content\/\S+:\d+ {2}.+|\S+\.html: .+)$/.test(line))).toEqual([])
  expect(points.filter((line) => /leads nowhere|has no such anchor|is left$/.test(line))).toEqual([])
})
