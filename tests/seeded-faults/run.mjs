// Puts known faults into a copy of the project, one at a time, builds it, and checks whether the tests detect them:
// `npm run seeded-faults`. Arguments select faults by parts of their names or files. `--check` only reports whether each fault still
// applies and its tests exist. The exit code is 1 if a fault was missed, no longer applies, or names a test that does not exist.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faults } from './faults.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** What is not copied: the Git history, build results, and node_modules, which is linked instead. */
const NOT_COPIED = new Set(['node_modules', 'dist', 'dist-server', '.git', '.cache'])

/** Cache folders with pictures, copied so that the build need not draw them again. */
const DRAWN = ['cards', 'photos', 'public']

const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const chosen = faults.filter(({ name, file }) => words.length === 0 || words.some((word) => name.includes(word) || file.includes(word)))
const broken = []
for (const fault of chosen) {
  const times = (await readFile(join(root, fault.file), 'utf8').catch(() => '')).split(fault.from).length - 1
  if (times !== 1) broken.push(`${fault.name}: ${fault.file} has ${JSON.stringify(fault.from)} ${times} times and not once`)
  for (const tests of [...(fault.unit ?? []), ...(fault.browser ?? []).map((spec) => `tests/browser/${spec}.spec.ts`)])
    if (!existsSync(join(root, tests))) broken.push(`${fault.name}: there is no ${tests}`)
}
const applicable = chosen.filter(({ name }) => !broken.some((line) => line.startsWith(`${name}: `)))
for (const line of broken) console.log(`no longer applies  ${line}`)
if (broken.length > 0) console.log('Say in tests/seeded-faults/faults.mjs what stands there now.')

const results = process.argv.includes('--check') ? [] : await tryAll(applicable)
const missed = results.filter(({ foundBy }) => foundBy === undefined)
const summary = process.argv.includes('--check')
  ? `${applicable.length} of ${chosen.length} faults still apply.`
  : `${results.length - missed.length} of ${chosen.length} faults were found, ${missed.length} were missed, ${broken.length} no longer apply.`
console.log(summary)
process.exitCode = missed.length + broken.length > 0 ? 1 : 0

/** Tries each fault in a copy of the project, which is removed afterwards. */
async function tryAll(all) {
  const copy = await mkdtemp(join(tmpdir(), 'seeded-faults-'))
  try {
    for (const entry of await readdir(root)) {
      if (!NOT_COPIED.has(entry)) await cp(join(root, entry), join(copy, entry), { recursive: true })
    }
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    // Drawing takes longest, so cached drawings are copied.
    await mkdir(join(copy, '.cache'))
    for (const entry of DRAWN) await cp(join(root, '.cache', entry), join(copy, '.cache', entry), { recursive: true }).catch(() => {})
    const unit = [...new Set(all.flatMap((fault) => fault.unit ?? []))]
    const specs = [...new Set(all.flatMap((fault) => fault.browser ?? []))]
    console.log('Without a fault everything has to pass:')
    const noticed = await notices(copy, { unit, browser: specs })
    if (noticed !== undefined) throw new Error(`seeded-faults: ${noticed} fails without any fault. Make it pass first.`)

    const found = []
    for (const fault of all) {
      const file = join(copy, fault.file)
      const text = await readFile(file, 'utf8')
      await writeFile(
        file,
        text.replace(fault.from, () => fault.to),
      )
      const foundBy = await notices(copy, fault)
      await writeFile(file, text)
      found.push({ ...fault, foundBy })
      console.log(foundBy === undefined ? `MISSED  ${fault.name}` : `found   ${fault.name} (${foundBy})`)
    }
    return found
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** The first suite that fails, or undefined if all pass. A failing build also counts as detection. */
async function notices(copy, { unit = [], browser: specs = [] }) {
  if (unit.length > 0 && !(await passes(copy, ['vitest', 'run', '--bail=1', ...unit]))) return unit.join(', ')
  if (specs.length === 0) return
  if (!(await passes(copy, ['vite', 'build', '--logLevel', 'error']))) return 'the build'
  for (const spec of specs) {
    if (!(await passes(copy, ['playwright', 'test', '--max-failures=1', '--reporter=line', `/${spec}.spec.ts`]))) return `${spec}.spec.ts`
  }
}

/** Runs one of the project's tools in the copy, without output. */
function passes(copy, [tool, ...args]) {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', tool, ...args], {
      cwd: copy,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
