import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { MACHINE_DOCS_FILE, machineDocs } from '#build/machineDocs.ts'

it('the machine documentation is up to date; if this fails, run npm run docs:machines', async () => {
  expect(await readFile(MACHINE_DOCS_FILE, 'utf8')).toBe(await machineDocs('.'))
})

it('docs/inspecting.md contains the example that runs as a test', async () => {
  const example = await readFile('tests/unit/devtools/docs-example.test.ts', 'utf8')
  expect(await readFile('docs/inspecting.md', 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``)
})
