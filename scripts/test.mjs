// Everything that has to hold: format, lint and types, while the site is built, also from other facts; then unit and property tests
// with coverage, tests of the site built from other facts, and browser tests of the built site.
// Ends with one line 'N passed, N failed' for all of it. Arguments select parts: checks, unit, fixture, browser (default: all).
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './find-browser.mjs'
import { serveSite } from './site-server.mjs'

const wanted = process.argv.slice(2)
const runs = (part) => wanted.length === 0 || wanted.includes(part)
const failures = []
/** The project's own tools are called directly: `npx` takes half a second to find each. */
const PATH = [fileURLToPath(new URL('../node_modules/.bin', import.meta.url)), process.env.PATH].join(delimiter)
let passed = 0
let failed = 0

/** Runs a command; resolves to whether it succeeded. Its output is shown at once, or collected in `output`. */
function run(command, args, env = {}, output = undefined) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: output ? 'pipe' : 'inherit',
      env: { ...process.env, PATH, ...env },
      shell: process.platform === 'win32',
    })
    for (const stream of output ? [child.stdout, child.stderr] : []) stream.on('data', (text) => output.push(text))
    child.on('error', (error) => {
      output?.push(Buffer.from(String(error)))
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Runs a command that counts as one check. Its output is shown when it has finished, since others may run at the same time. */
async function check(name, command, args, env = {}) {
  const output = []
  const isRight = await run(command, args, env, output)
  console.log(`\n== ${name}\n${Buffer.concat(output)}`)
  if (isRight) passed += 1
  else {
    failed += 1
    failures.push(name)
  }
  return isRight
}

/** Runs a set of Vitest tests and counts them. */
async function vitest(name, file, args, env = {}) {
  console.log(`\n== ${name}`)
  await rm(file, { force: true })
  const ok = await run(
    'vitest',
    ['run', '--no-isolate', '--maxWorkers=100%', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
  )
  const result = await report(file).catch(() => undefined)
  passed += result?.numPassedTests ?? 0
  failed += result?.numFailedTests ?? 0
  if (ok) return
  failures.push(name)
  // Coverage below 100 %, or a file that fails to load, fails the run without failing a test.
  if (!result?.numFailedTests) failed += 1
}

async function report(file) {
  return JSON.parse(await readFile(file, 'utf8'))
}

await mkdir('.cache', { recursive: true })

// The same site with another owner, other prices and nothing made up: the rules hold, no old value is left, and it can be
// released.
const otherFacts = { SITE_FACTS: 'tests/fixture/facts' }

async function checks() {
  await check('format', 'oxfmt', ['--check'])
  await check('lint', 'oxlint', ['--deny-warnings'])
  await check('unused code', 'knip', [])
  await check('types', 'tsc', ['-b'])
  await check('packages', 'node', ['scripts/packages.mjs'])
}

/** Builds the site; resolves to whether that worked. */
async function builds() {
  if (runs('fixture')) await check('build, with other facts', 'vite', ['build', '--logLevel', 'warn'], otherFacts)
  return runs('browser') && (await check('build', 'vite', ['build', '--logLevel', 'warn']))
}

// Neither uses both processors fully, and they do not depend on each other.
const [, isBuilt] = await Promise.all([runs('checks') && checks(), builds()])

// --no-isolate: a worker loads shared modules once instead of once per file, which halves the time. No test modifies shared
// state.
// --maxWorkers: Vitest leaves one processor idle, which is half of a machine with two.
if (runs('unit')) await vitest('unit and property tests', '.cache/unit-tests.json', ['--coverage'])

if (runs('fixture')) {
  await vitest('rules, with other facts', '.cache/fixture-rules.json', ['tests/unit/content/content.test.ts', 'tests/unit/seo'], otherFacts)
  await vitest('the site built from other facts', '.cache/fixture-tests.json', ['--config', 'tests/fixture/vitest.config.ts'], otherFacts)
  await check('release of the site built from other facts', 'node', ['scripts/release.mjs'], otherFacts)
}

if (runs('browser')) {
  console.log('\n== browser tests')
  try {
    const browser = await findBrowser({ shell: true })
    if (!isBuilt) throw new Error('The site could not be built.')
    const site = await serveSite({ overTls: true })
    await rm('.cache/browser-tests.json', { force: true })
    const ok = await run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], {
      BROWSER_PATH: browser,
      SITE_URL: site.url,
    })
    await site.close()
    const { stats } = await report('.cache/browser-tests.json')
    passed += stats.expected
    failed += stats.unexpected
    if (!ok) failures.push('browser tests')
  } catch (error) {
    failed += 1
    failures.push(`browser tests: ${error instanceof Error ? error.message : error}`)
  }
}

for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
