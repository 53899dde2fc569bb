// Finds the commit that changed how a recording replays: `npm run bisect -- FILE [GOOD]`.
// GOOD is a commit with which the recording replays without a difference, by default the commit that last changed the file.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const project = fileURLToPath(new URL('..', import.meta.url))
const [file = '', given] = process.argv.slice(2)
if (file === '') throw new Error('bisect: name a recording: npm run bisect -- tests/recordings/first-visit.recording.json')
const folder = dirname(resolve(file))
const text = readFileSync(file, 'utf8')

/** A separate worktree, so that the working tree stays as it is. */
const tree = mkdtempSync(join(tmpdir(), 'bisect-'))
const run = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const git = (...args) => run(tree, ...args)

async function load(root, path) {
  const alias = { '@drei-tage/engine': join(tree, 'engine/index.ts') }
  const { module } = await runnerImport(path, { root, configFile: false, logLevel: 'silent', resolve: { alias } })
  return module
}

/** Replays the recording with the machines and the engine of the checked-out commit, but with the current recorder. */
async function differenceNow() {
  const { allMachines } = await load(tree, '/src/devtools/machines.ts')
  const { parseRecording, replay } = await load(project, '/packages/recorder/index.ts')
  return replay(parseRecording(text), { machines: allMachines }).difference?.message
}

async function search() {
  const bad = git('rev-parse', 'HEAD')
  const good = given ?? run(folder, 'log', '-1', '--format=%H', '--', basename(file))
  if (good === '')
    throw new Error('bisect: no commit has this file. Name a commit with which it replays without a difference, after the file.')
  const told = new Map([[bad, await differenceNow()]])
  if (told.get(bad) === undefined) return 'The recording goes as recorded with the last commit.'
  git('checkout', '--quiet', good)
  const before = await differenceNow()
  if (before !== undefined) return `Already with ${good}: ${before} Name an earlier commit.`
  git('bisect', 'start')
  git('bisect', 'bad', bad)
  let said = git('bisect', 'good', good)
  for (;;) {
    const first = /^\w+(?= is the first bad commit)/m.exec(said)?.[0]
    if (first) return `${git('show', '--no-patch', '--format=%h %an, %as: %s', first)}\n${told.get(first)}`
    const commit = git('rev-parse', 'HEAD')
    told.set(commit, await differenceNow())
    said = git('bisect', told.get(commit) === undefined ? 'good' : 'bad')
  }
}

run(folder, 'worktree', 'add', '--detach', tree, 'HEAD')
try {
  symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'))
  console.log(await search())
} finally {
  run(folder, 'worktree', 'remove', '--force', tree)
  rmSync(tree, { recursive: true, force: true })
}
