// Visits every page of the built site in each installed browser engine, and lists the missing ones. Checks pages, menu, FAQ,
// tabs, forms, links, presses before hydration, missing files, and translation. `npm run engines` builds first.
// Arguments select engines (default: all): `npm run engines -- firefox webkitgtk`. Exit code 1 if a check failed.
import { fileURLToPath } from 'node:url'
import { checksOf, createVisit } from './checks.mjs'
import { ENGINES } from './engines.mjs'
import { openStage } from './stage.mjs'
import { routesOf } from '../../scripts/quality/routes.mjs'

const wanted = process.argv.slice(2).map((name) => name.toLowerCase())
const checks = checksOf(await routesOf(fileURLToPath(new URL('../../dist', import.meta.url))))
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
