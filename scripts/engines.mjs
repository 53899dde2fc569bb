// Visits every page of the built site in each browser engine that is installed, and says which are not: pages, menu, answers,
// tabs, forms, links, presses before the script, missing files, translation. Builds first where the build is not fresh.
// Arguments name the engines to visit (default: all): `npm run engines -- firefox webkitgtk`. Exit code 1 where a check failed.
import { spawnSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checksOf, createVisit } from './engines/checks.mjs'
import { ENGINES } from './engines/engines.mjs'
import { openStage } from './engines/stage.mjs'
import { routesOf } from './quality/routes.mjs'

const pathOf = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
/** What the site is built from. */
const SOURCES = ['engine', 'machines', 'src', 'index.html', 'package-lock.json', 'vite.config.ts']

/** When the latest of a file or all files of a folder was changed, in ms since 1970. */
async function changedMs(path) {
  const entry = await stat(path)
  if (!entry.isDirectory()) return entry.mtimeMs
  const names = await readdir(path)
  return Math.max(0, ...(await Promise.all(names.map((name) => changedMs(join(path, name))))))
}

const builtMs = await changedMs(pathOf('dist-server/headers.json')).catch(() => 0)
const sourcesMs = await Promise.all(SOURCES.map((name) => changedMs(pathOf(name))))
if (builtMs < Math.max(...sourcesMs)) {
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: pathOf('.'), stdio: 'inherit' })
  if (status !== 0) throw new Error('The site could not be built.')
}

const wanted = process.argv.slice(2).map((name) => name.toLowerCase())
const checks = checksOf(await routesOf(pathOf('dist')))
const stage = await openStage()
let failed = 0
let passed = 0
try {
  for (const { name, install, find } of ENGINES) {
    if (wanted.length > 0 && !wanted.includes(name.toLowerCase())) continue
    const open = await find()
    if (!open) {
      console.log(`--   ${name}: not found (${install})`)
      continue
    }
    const browser = await open()
    try {
      const visit = createVisit(browser, stage)
      for (const { name: check, allowed, run } of checks) {
        const faults = await run(visit).then(
          () => [],
          (error) => [error.message],
        )
        faults.push(...(await visit.faults()).filter((fault) => !allowed?.test(fault)))
        if (faults.length === 0) passed += 1
        else failed += 1
        console.log(
          `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name} ${browser.version}: ${check}${faults.map((fault) => `\n     ${fault}`).join('')}`,
        )
      }
    } finally {
      await browser.close()
    }
  }
} finally {
  await stage.close()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
