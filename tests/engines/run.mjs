// Visits the built site in the installed browser engines other than Chromium, and lists those that are not installed. `npm run engines`
// builds the site first; `npm run engines -- firefox` visits it in Firefox only. Exits with code 1 if a check failed.
import { fileURLToPath } from 'node:url'
import { pagesOf } from '../../scripts/quality/routes.mjs'
import { CHECKS, visitPage } from './checks.mjs'
import { engines } from './engines.mjs'
import { openStage } from './stage.mjs'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !engines.some((engine) => engine.name === name))
if (unknown.length > 0) throw new Error(`engines: '${unknown}' is not known. Choose from ${engines.map(({ name }) => name).join(', ')}.`)

const checks = { ...CHECKS }
for (const [path] of await pagesOf(fileURLToPath(new URL('../../dist', import.meta.url))))
  checks[`${path} is hydrated whole, and its headline stays where it was`] = (page, { url }) => visitPage(page, url + path)
/**
 * WebKit's message when it aborts the imports of a page that is left. It can be ignored, because each check fails by itself if code is
 * missing.
 */
const ENDED = /Importing a module script failed/
const stage = await openStage()
let failed = 0

async function visit(engine, page) {
  for (const [name, check] of Object.entries(checks)) {
    Object.assign(stage, { faults: [], held: undefined, missing: undefined, allowed: ENDED })
    const error = await check(page, stage).catch(({ message }) => message)
    const faults = [...stage.faults.filter((fault) => !stage.allowed?.test(fault)), ...(error ? [error] : [])]
    if (faults.length > 0) failed += 1
    console.log([`${faults.length > 0 ? 'FAIL' : 'ok  '} ${engine} ${page.version}: ${name}`, ...faults].join('\n     '))
  }
}

for (const { name, install, open } of engines) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  if (open) {
    const page = await open()
    await visit(name, page).finally(() => page.close())
  } else console.log(`--   ${name} is not installed (${install})`)
}
await stage.close()
console.log(failed > 0 ? `${failed} failed` : 'No check failed.')
process.exitCode = failed > 0 ? 1 : 0
