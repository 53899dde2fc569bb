// Regenerates machines/README.md from the machines: `npm run docs:machines`.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const { module } = await runnerImport('/build/machineDocs.ts', { root, configFile: false, logLevel: 'error' })
await writeFile(new URL(`../${module.MACHINE_DOCS_FILE}`, import.meta.url), await module.machineDocs(root))
console.log(`${module.MACHINE_DOCS_FILE} is up to date.`)
