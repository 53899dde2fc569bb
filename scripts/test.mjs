// Runs all checks and tests: `npm test`. `npm test -- PART` runs one part and passes further arguments to its tool:
//   npm test -- unit tests/unit/machines/faq    one folder or file of unit tests
//   npm test -- browser hero -g 'pause'         browser tests on a fresh build (`npx playwright test hero` uses the last build)
//   npm test -- trace                           the browser tests that failed last, with traces
//   npm test -- shuffled                        unit tests in random order, each file isolated
// Ends with one line 'N passed, N failed' for all parts together.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { delimiter, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** Finds the project's own tools without `npx`, which takes half a second per tool. */
const PATH = [fileURLToPath(new URL('../node_modules/.bin', import.meta.url)), process.env.PATH].join(delimiter)

/** Selects the site with another owner, other prices and no samples. Its tests check that rules hold and no template value is left. */
const fixtureSite = { SITE: 'fixture' }

const failures = []
let passed = 0
let failed = 0
/** The messages of failed tests. */
const messages = []
/** How many lines of each message are repeated at the end. */
const MESSAGE_LINES = 40

/**
 * Runs a command.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {Buffer[]} [output] Collects the output, which otherwise is shown at once.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
function run(command, args, env, output) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: output ? 'pipe' : 'inherit',
      env: { ...process.env, PATH, ...env },
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
async function check(name, command, args, env = {}) {
  /** @type {Buffer[]} */
  const output = []
  const isRight = await run(command, args, env, output)
  console.log(`\n== ${name}\n${Buffer.concat(output)}`)
  if (isRight) passed += 1
  else {
    failed += 1
    failures.push(name)
  }
}

/** Runs a command that writes its test results as JSON to `file`, and adds them to the totals. */
async function count(name, file, counts, command, args, env = {}) {
  console.log(`\n== ${name}`)
  await rm(file, { force: true })
  const isRight = await run(command, args, env)
  const result = await readFile(file, 'utf8').then(
    (text) => counts(JSON.parse(text)),
    () => ({ passed: 0, failed: 0, messages: [] }),
  )
  passed += result.passed
  failed += result.failed
  messages.push(...result.messages)
  if (isRight && result.passed > 0) return
  failures.push(name)
  // Counts one failure if the run failed without a failing test: coverage below 100%, a file that does not load, or no tests.
  if (result.failed === 0) failed += 1
}

/** Puts the command that runs a failed test alone before its message. */
function rerun(args, env = {}) {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value} `)
  const config = args.includes('--config') ? ` --config ${args[args.indexOf('--config') + 1]}` : ''
  return (command, message) => `${variables.join('')}npx ${command}${config}\n${message}`
}

function vitest(name, args, env) {
  const withRerun = rerun(args, env)
  const file = `.cache/${name.replaceAll(/\W+/g, '-')}.json`
  const counts = ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    messages: testResults.flatMap(({ name: path, assertionResults }) =>
      assertionResults.flatMap(({ fullName, failureMessages }) =>
        failureMessages.map((message) => withRerun(`vitest run ${relative('.', path)} -t ${JSON.stringify(fullName)}`, message)),
      ),
    ),
  })
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return count(name, file, counts, 'vitest', [...options, ...args], env)
}

function playwright(args, env = {}) {
  const withRerun = rerun(args, env)
  const messagesOf = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map(({ message }) => withRerun(`playwright test ${file}:${line}`, `${title}\n${message}`))),
      ),
    ),
    ...suites.flatMap(messagesOf),
  ]
  const counts = (report) => ({ passed: report.stats.expected, failed: report.stats.unexpected, messages: messagesOf(report) })
  const name = `browser tests${env === fixtureSite ? ' of the site built from other facts' : ''} ${args.join(' ')}`
  return count(name, '.cache/browser-tests.json', counts, 'playwright', ['test', ...args], env)
}

/** The browser tests that also hold for the site with another owner: layouts with other texts, colours and photos. */
const OTHER_OWNER = ['pages', 'contrast', 'rich-articles']

const buildSite = () => check('build', 'vite', ['build', '--logLevel', 'warn'])
const buildFixture = () => check('build, with other facts', 'vite', ['build', '--logLevel', 'warn'], fixtureSite)

async function checks() {
  await check('format', 'oxfmt', ['--check'])
  await check('lint', 'oxlint', ['--deny-warnings'])
  await check('unused code', 'knip', [])
  // --force: an incremental check stays green after a file is deleted.
  await check('types', 'tsc', ['-b', '--force'])
  await check('seeded faults', 'node', ['tests/seeded-faults/run.mjs', '--check'])
}

const unit = (args) => vitest('unit and property tests', ['--project=!built', ...(args.length > 0 ? args : ['--coverage'])])
const built = (args) => vitest('the built site', ['--project=built', ...args])
const fixture = (args) => vitest('the site built from other facts', ['--project=built', ...args], fixtureSite)

const PARTS = {
  checks,
  unit,
  async built(args) {
    await buildSite()
    await built(args)
  },
  async fixture(args) {
    await buildFixture()
    await fixture(args)
    if (args.length === 0) await playwright(OTHER_OWNER, fixtureSite)
  },
  async browser(args) {
    await buildSite()
    await playwright(args)
  },
  shuffled: (args) => vitest('unit and property tests, shuffled', ['--project=!built', '--sequence.shuffle', '--isolate', ...args]),
  async trace() {
    await playwright(['--last-failed', '--trace', 'on'])
    console.log('Look through one of them with: npx playwright show-trace .cache/test-results/NAME/trace.zip')
  },
}

async function everything() {
  // Checks and builds run in parallel: neither uses both processors fully, and they do not depend on each other.
  await Promise.all([checks(), buildFixture().then(buildSite)])
  await unit([])
  await built([])
  await fixture([])
  await playwright([])
  await playwright(['--config', 'packages/playwright/tests'])
  await playwright(OTHER_OWNER, fixtureSite)
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
