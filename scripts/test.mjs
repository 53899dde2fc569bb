// Runs all checks and tests: `npm test`. `npm test -- PART` runs one part and passes further arguments to its tool:
//   npm test -- unit tests/unit/machines/faq         one folder or file of unit tests
//   npm test -- unit --sequence.shuffle --isolate    all of them in random order, each file isolated
//   npm test -- browser hero -g 'pause'              browser tests on a fresh build (`npx playwright test hero` uses the last build)
//   npm test -- changed                              checks, the tests that import what is not committed, and the build with its tests
// Ends with one line 'N passed, N failed' for all parts together.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Selects the site with another owner, other prices and no samples. Its tests check that rules hold and no template value is left. */
const fixtureSite = { SITE: 'fixture' }

let passed = 0
let failed = 0
const failures = []
/** The messages of failed tests, each below the command that runs its test alone. */
const messages = []
/** How many lines of each message are repeated at the end. */
const MESSAGE_LINES = 40

/**
 * Runs a command.
 *
 * @param {string[]} command Its name, and its arguments. npm has put the project's own tools on the path.
 * @param {Record<string, string>} [env]
 * @param {Buffer[]} [output] Collects the output, which otherwise is shown at once.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
function run([name = '', ...args], env, output) {
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      stdio: output ? 'pipe' : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output?.push(text))
    child.on('error', (error) => {
      output?.push(Buffer.from(String(error)))
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Runs a command that counts as one check. Its output is shown when it has finished, since others may run at the same time. */
async function check(name, command, env = {}) {
  /** @type {Buffer[]} */
  const output = []
  const isRight = await run(command, env, output)
  console.log(`\n== ${name}\n${Buffer.concat(output)}`)
  if (isRight) passed += 1
  else {
    failed += 1
    failures.push(name)
  }
}

/** Runs a command that writes its test results as JSON to `file`, and adds them to the totals. */
async function count(name, file, resultOf, command, env = {}) {
  console.log(`\n== ${name}`)
  await rm(file, { force: true })
  const isRight = await run(command, env)
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
  const result = report ? resultOf(report) : { passed: 0, failures: [] }
  passed += result.passed
  failed += result.failures.length
  const variables = Object.entries(env).map(([variable, value]) => `${variable}=${value} `)
  messages.push(...result.failures.map(({ alone, message }) => `${variables.join('')}npx ${alone}\n${message}`))
  if (isRight && (result.passed > 0 || command.some((option) => /pass.?with.?no.?tests/i.test(option)))) return
  failures.push(name)
  // Counts one failure if the run failed without a failing test: coverage below 100%, a file that does not load, or no tests.
  if (result.failures.length === 0) failed += 1
}

function vitest(name, args, env) {
  const file = `.cache/${name.replaceAll(/\W+/g, '-')}.json`
  const resultOf = ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(({ name: path, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          alone: `vitest run ${relative('.', path)} -t ${JSON.stringify(fullName)}`,
          message: failureMessages.join('\n'),
        })),
    ),
  })
  return count(name, file, resultOf, ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args], env)
}

function playwright(name, args, env) {
  const failuresIn = ({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => ({
        alone: ['playwright test', ...args.filter((option) => option.startsWith('--config')), `${file}:${line}`].join(' '),
        message: [title, ...tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((error) => error.message)))].join(
          '\n',
        ),
      })),
    ...suites.flatMap(failuresIn),
  ]
  const resultOf = (report) => ({ passed: report.stats.expected, failures: failuresIn(report) })
  return count(name, '.cache/browser-tests.json', resultOf, ['playwright', 'test', ...args], env)
}

const buildSite = () => check('build', ['vite', 'build', '--logLevel', 'warn'])
const buildFixture = () => check('build, with other facts', ['vite', 'build', '--logLevel', 'warn'], fixtureSite)

async function checks() {
  await check('format', ['oxfmt', '--check'])
  await check('lint', ['oxlint', '--deny-warnings'])
  await check('unused code', ['knip'])
  // --force: an incremental check stays green after a file is deleted.
  await check('types', ['tsc', '-b', '--force'])
  await check('seeded faults', ['node', 'tests/seeded-faults/run.mjs', '--check'])
}

/** Coverage is that of the engine and the machines by their own tests, and would make the others slower by a third. */
async function unit(args) {
  if (args.length > 0) return vitest('unit and property tests', ['--project=!built', ...args])
  await vitest('engine and machines', ['--project=engine', '--project=machines', '--coverage'])
  await vitest('unit tests of the rest', ['--project=recorder', '--project=inspector', '--project=packages', '--project=site'])
}
const built = (args) => vitest('the built site', ['--project=built', ...args])
const fixture = (args) => vitest('the site built from other facts', ['--project=built', ...args], fixtureSite)
const browser = (args) => playwright('browser tests', args)
const packages = () => playwright('browser tests of the packages', ['--config=packages/playwright/tests'])
const browserOfFixture = () => playwright('browser tests of the site built from other facts', [], fixtureSite)

const PARTS = {
  checks,
  unit,
  built: (args) => buildSite().then(() => built(args)),
  async fixture(args) {
    await buildFixture()
    await fixture(args)
    if (args.length === 0) await browserOfFixture()
  },
  browser: (args) => buildSite().then(() => browser(args)),
  async changed() {
    await checks()
    await vitest('unit tests of what changed', ['--project=!built', '--changed', '--passWithNoTests'])
    await buildSite()
    await built([])
    await browser(['--only-changed', '--pass-with-no-tests'])
  },
}

async function everything() {
  // Checks and builds run in parallel: neither uses both processors fully, and they do not depend on each other.
  await Promise.all([checks(), buildFixture().then(buildSite)])
  await unit([])
  await built([])
  await fixture([])
  await browser([])
  await packages()
  await browserOfFixture()
}

const [part, ...args] = process.argv.slice(2)
if (part !== undefined && !Object.hasOwn(PARTS, part))
  throw new Error(`npm test: there is no part '${part}'. Name one of ${Object.keys(PARTS).join(', ')}, or none for everything.`)
await mkdir('.cache', { recursive: true })
await (part === undefined ? everything() : PARTS[part](args))

// Repeated at the end, because whoever reads the log of another computer often sees only its last lines.
for (const message of messages) console.log(`\n${stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES).join('\n')}`)
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
