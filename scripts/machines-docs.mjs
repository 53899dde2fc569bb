// Regenerates machines/README.md from the machines: `npm run docs:machines`.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const { module } = await runnerImport('/build/machineDocs.ts', { root, configFile: false, logLevel: 'error' })
const file = new URL(`../${module.MACHINE_DOCS_FILE}`, import.meta.url)
const [before, now] = [await readFile(file, 'utf8').catch(() => ''), await module.machineDocs(root)]
if (now !== before) await writeFile(file, now)
console.log(`${module.MACHINE_DOCS_FILE} ${now === before ? 'was up to date' : 'has been rewritten'}.`)
