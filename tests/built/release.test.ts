import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BUDGETS, IS_FIXTURE } from '#paths'
import { servingFaults } from '../../scripts/quality/serving.mjs'
import { budgetFaults } from '../../scripts/quality/weight.mjs'
import { serveSite } from '../../scripts/siteServer.mjs'
import { isTemplate } from '../stated-facts.ts'
import { dist, headersFile } from './site.ts'

/** Runs the release check on the built site. */
function release(): Promise<{ code: number; lines: string[] }> {
  const script = fileURLToPath(new URL('../../scripts/release.mjs', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script], (error, stdout) => {
      resolve({ code: error ? Number(error.code) : 0, lines: stdout.trim().split('\n') })
    })
  })
}

const WAITING = 'Noch nicht veröffentlicht:'
/** The lines that name something that blocks a release. */
const pointsOf = (lines: readonly string[]) => lines.slice(0, lines.indexOf(WAITING) >>> 0).filter((line) => line.startsWith('   '))

it('the release check lists in German what is missing, why, in which line, and what to do about it', async () => {
  const { code, lines } = await release()
  const points = pointsOf(lines)
  const many = points.length === 1 ? 'Ein Punkt steht' : `${points.length} Punkte stehen`
  expect([code, lines.at(-1)]).toEqual(
    points.length === 0 ? [0, 'Der Veröffentlichung steht nichts im Weg.'] : [1, `${many} der Veröffentlichung im Weg.`],
  )
  // Articles that wait are listed, but do not block a release, even if they are unfinished.
  if (IS_FIXTURE)
    expect(lines.slice(lines.indexOf(WAITING), lines.indexOf(WAITING) + 3)).toEqual([
      WAITING,
      '   tests/fixture/content/articles/entwurf-vom-kiel.md:9  Ein Entwurf: draft entfernen, sobald er fertig ist.',
      '   tests/fixture/content/articles/regatta-von-uebermorgen.md:5  Erscheint mit dem ersten Build von diesem Tag an.',
    ])
  // The facts of the fixture describe a site that is ready for release.
  if (IS_FIXTURE) expect(points.filter((line) => !line.includes('TODO'))).toEqual([])
  // Missing photos are listed, but do not block a release.
  const steps = lines
    .slice(0, -1)
    .filter((line) => line !== '' && !/^(?: {3}|Noch gezeichnet statt fotografiert: |Noch nicht veröffentlicht:)/.test(line))
  for (const [index, line] of steps.entries()) expect(line).toMatch(new RegExp(`^${index + 1}\\. .+ \\(\\d+\\): .+\\.$`))
  expect(points.filter((line) => !/^ {3}(?:src|mine|tests\/fixture)\/\S+:\d+ {2}.+$/.test(line))).toEqual([])
  if (isTemplate) expect(points.filter((line) => / (?:führt ins Leere|ist stehen geblieben): /.test(line))).toEqual([])
  expect(lines.filter((line) => /\b(?:the|leads|your|are)\b/.test(line))).toEqual([])
  expect(new Set(points).size, 'nothing is asked for twice').toBe(points.length)
  // Each field of the owner is asked for once: neither again as a decision nor again as a link to an example.
  for (const about of ['Wirtschafts-Identifikationsnummer', 'businessId', 'kalender.drei-tage.example', 'social.drei-tage.example'])
    expect(points.filter((line) => line.includes(about)).length, about).toBeLessThanOrEqual(1)
})

// A build from the fixture's facts is not compressed, because nobody serves it.
describe.skipIf(IS_FIXTURE)('the site as it is served', () => {
  it('stays within the budgets of docs/budgets.json on every page and for every lazy chunk', async () => {
    const budgets = JSON.parse(await readFile(BUDGETS, 'utf8'))
    expect(await budgetFaults(dist, budgets)).toEqual([])
  })

  it('ships no comments in styles', async () => {
    const scripts = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.js'))
    const sent = await Promise.all(scripts.map((file) => readFile(join(dist, 'assets', file), 'utf8')))
    expect(sent.length).toBeGreaterThan(20)
    expect(sent.flatMap((script) => script.match(/\/\* [^*]*\*\//g) ?? [])).toEqual([])
  })

  it.each([
    ['HTTPS', true],
    ['plain HTTP', false],
  ])('answers every address as the build specifies, over %s', async (_, overTls) => {
    const site = await serveSite({ overTls })
    try {
      expect(await servingFaults({ base: site.url, dist, headersFile })).toEqual([])
    } finally {
      await site.close()
    }
  })
})
