import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyToMine, create } from '../../scripts/new.mjs'
import { unwritten } from '../../scripts/quality/unwritten.mjs'
import { parseArticle } from '#build/articles/markdown.ts'

const DAY = '2026-03-02'
/** What is copied: the folders that get new files, and what their tests and lint need. */
const PIECES = '.oxlintrc.json CONTRIBUTING.md machines package.json scripts/houseRules.mjs src tests/unit/machines/support.ts'
const project = process.cwd()

let root = ''
let made: Record<'machine' | 'loop' | 'section' | 'article' | 'mine' | 'sectionOfMine', string[]>
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Runs a package's script in the copy of the project. */
function run(script: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(project, 'node_modules', script), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

/** A copy of the project, with one of everything that `npm run new` creates. It is inside the project, so that packages are found. */
beforeAll(() => {
  mkdirSync(join(project, '.cache'), { recursive: true })
  root = mkdtempSync(join(project, '.cache/new-'))
  for (const piece of PIECES.split(' ')) cpSync(join(project, piece), join(root, piece), { recursive: true })
  made = {
    machine: create(root, 'machine', 'new-bell', DAY),
    loop: create(root, 'loop', 'home/sections/faq/new-tour', DAY),
    section: create(root, 'section', 'new-hours', DAY),
    article: create(root, 'article', 'new-text', DAY),
    mine: copyToMine(root),
    sectionOfMine: create(root, 'section', 'my-hours', DAY),
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('is a loop, whose component is where it was wanted', () => {
  expect(made.loop).toContain('src/pages/home/sections/faq/NewTour.tsx')
  expect(read('src/pages/home/sections/faq/NewTour.tsx')).toContain('useHolds(actor, element')
})

it('is an article that the build accepts', async () => {
  expect(made.article).toEqual(['src/content/articles/new-text.md'])
  const facts = { 'price.express': '1', 'days.express': '3' }
  const { meta } = await parseArticle(read('src/content/articles/new-text.md'), facts, 'new-text.md', ['new-text'])
  expect(meta).toMatchObject({ slug: 'new-text', date: DAY })
})

it('is a section with its texts, listed before the contact form', () => {
  const files = ['src/content/home/newHours.ts', 'src/content/home/sections.ts', 'src/pages/home/sections/new-hours/NewHours.tsx']
  expect(made.section.toSorted()).toEqual(files)
  expect(read('src/content/home/sections.ts')).toMatch(/\n {2}\['new-hours', 'TODO', 'new-hours'\],\n {2}\['kontakt'/)
  const ground = /ground="(\w+)"/.exec(read('src/pages/home/sections/new-hours/NewHours.tsx'))?.[1]
  expect(readFileSync(join(project, 'src/styles/tokens.css'), 'utf8')).toContain(`\n.t-${ground} {`)
})

it("is a section in the owner's folder once there is one", () => {
  const files = ['mine/content/home/myHours.ts', 'mine/content/home/sections.ts', 'mine/pages/home/sections/my-hours/MyHours.tsx']
  expect(made.sectionOfMine.toSorted()).toEqual(files)
  expect(create(root, 'article', 'my-text', DAY)).toEqual(['mine/content/articles/my-text.md'])
})

it('compiles', () => {
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: project, paths: { '#*': ['./mine/*'] } }
  // Only what is new, because everything would take a minute on a busy machine.
  const files = ['src/virtual.d.ts', ...Object.values(made).flat()].filter((file) => /\.tsx?$/.test(file))
  const config = { extends: join(project, 'tests/tsconfig.json'), compilerOptions, files, include: [], references: [] }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config))
  expect(run('typescript/bin/tsc')).toEqual({ status: 0, said: '' })
})

it('breaks no rule of lint', () => {
  const files = Object.values(made).flat()
  const { status, said } = run('oxlint/bin/oxlint', '-c', '.oxlintrc.json', '--deny-warnings', ...files)
  expect([status, said]).toEqual([0, expect.stringContaining('Found 0 warnings and 0 errors.')])
})

it('passes its own tests', () => {
  const tests = [...made.machine, ...made.loop].filter((file) => file.endsWith('.test.ts'))
  writeFileSync(join(root, 'vitest.config.ts'), 'export default {}')
  const { status, said } = run('vitest/vitest.mjs', 'run', '--root', '.', ...tests)
  expect([status, said]).toEqual([0, expect.stringMatching(/Tests .*5 passed/)])
})

it('has a placeholder for every text, which the release check names', () => {
  const found = unwritten(root).filter(({ location, line }) => /new-text|new-?[hH]ours/.test(location + line))
  expect(found.map(({ location }) => location)).toEqual([
    ...[2, 3, 4, 6, 7, 11, 13, 15, 17, 19].map((line) => `src/content/articles/new-text.md:${line}`),
    'src/content/home/newHours.ts:3',
    'src/content/home/newHours.ts:4',
    expect.stringMatching(/^mine\/content\/home\/sections\.ts:\d+$/),
  ])
  expect(found[0]?.line).toBe('title: "TODO: Überschrift des Artikels"')
})

it('never overwrites existing files', () => {
  expect(() => copyToMine(root)).toThrow('new: mine/content/facts/claims.ts already exists.')
  expect(() => create(root, 'machine', 'new-bell', DAY)).toThrow(/^new: \S+ already exists\./)
})
