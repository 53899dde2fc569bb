import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadedAnew } from '../../scripts/quality/back.mjs'
import { markupFaults } from '../../scripts/quality/markup.mjs'
import { servingFaults } from '../../scripts/quality/serving.mjs'
import { structuredDataFaults } from '../../scripts/quality/structured-data.mjs'
import { budgetFaults } from '../../scripts/quality/weight.mjs'
import { expect, test } from './support.ts'

/** The built site, which the test command has just written. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const HEADERS = fileURLToPath(new URL('../../dist-server/headers.json', import.meta.url))

test('every page and every later piece stays within its budget of docs/budgets.json', async () => {
  const budgets = JSON.parse(await readFile(new URL('../../docs/budgets.json', import.meta.url), 'utf8'))
  expect(await budgetFaults(DIST, budgets)).toEqual([])
})

test('every address is served as the build says', async ({ baseURL }) => {
  expect(await servingFaults({ base: baseURL ?? '', dist: DIST, headersFile: HEADERS })).toEqual([])
})

test('every page is valid markup', async () => {
  test.slow()
  expect(await markupFaults(DIST)).toEqual([])
})

test('the structured data of every page has what search engines ask for', async () => {
  expect(await structuredDataFaults(DIST)).toEqual([])
})

test('Back takes pages from the browser\u2019s memory, in the state they were left in', async ({ baseURL }) => {
  test.slow()
  expect(await loadedAnew(baseURL ?? '', ['/', '/blog', '/FunnelActive'])).toEqual([])
})
