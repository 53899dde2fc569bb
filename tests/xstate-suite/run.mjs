// Runs XState's own tests twice, with its clocks and with the engine in their place, and reports the differences:
// `XSTATE=../xstate npm run xstate-suite`, where XSTATE is a checkout of github.com/statelyai/xstate with its packages installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const core = process.env.XSTATE && join(resolve(process.env.XSTATE), 'packages/core')
if (!core || !existsSync(join(core, 'src/createActor.ts'))) {
  console.error(
    'xstate-suite: XSTATE names no checkout of XState. `git clone https://github.com/statelyai/xstate`, install its packages, and pass its folder.',
  )
  process.exit(1)
}

/** @returns {Promise<Map<string, string>>} The result of each test; for a file that cannot be loaded, its name and 'not loaded'. */
async function run(name, env) {
  const report = join(root, `.cache/xstate-suite-${name}.json`)
  await rm(report, { force: true })
  const config = join(root, 'tests/xstate-suite/vitest.config.mjs')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  spawnSync(process.execPath, [vitest, 'run', '--root', core, '--config', config, '--reporter=json', `--outputFile=${report}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const { testResults } = JSON.parse(await readFile(report, 'utf8'))
  const results = testResults.flatMap(({ name: file, assertionResults: tests }) =>
    tests.length === 0 ? [[file, 'not loaded']] : tests.map(({ fullName, status }) => [`${file}: ${fullName}`, status]),
  )
  const count = (wanted) => results.filter(([, status]) => status === wanted).length
  console.log(`${name}: ${count('passed')} of ${results.length - count('not loaded')} passed, ${count('not loaded')} files not loaded`)
  return new Map(results)
}

await mkdir(join(root, '.cache'), { recursive: true })
const own = await run('own clocks', {})
const engine = await run('engine', { ENGINE: '1' })
const different = [...own].filter(([test, status]) => engine.get(test) !== status)
for (const [test, status] of different) console.log(`${test}: ${status} with XState's clocks, ${engine.get(test)} with the engine`)
console.log(different.length === 0 ? 'The same with the engine as without.' : `${different.length} differ.`)
process.exitCode = different.length > 0 || own.size === 0 ? 1 : 0
