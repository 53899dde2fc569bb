import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { allMachines } from '../../../src/inspection/machines.ts'
import { MACHINE_DOCS_FILE, machineDocs } from '../../../src/build/machineDocs.ts'

it('the machine documentation is up to date; if this fails, run npm run docs:machines', async () => {
  expect(await readFile(MACHINE_DOCS_FILE, 'utf8')).toBe(await machineDocs('.'))
})

it('describes every machine with a diagram and the component that renders it', async () => {
  const text = await machineDocs('.')
  const sections = text.split(/^## /m).slice(1)
  expect(sections.map((section) => section.split('\n')[0])).toEqual(Object.keys(allMachines))
  for (const section of sections) expect(section).toMatch(/```mermaid\nstateDiagram-v2\n/)
  expect(sections.find((section) => section.startsWith('confetti'))).toContain(
    'confetti_bursting --> confetti_idle : after burst (3000 ms)',
  )
  expect(text).toMatch(
    /\| \[confetti]\(#confetti\) +\| `idle`, `bursting` +\| .*`burst` 3,000 ms +\| \[Race]\(\.\.\/src\/.*\/Race\.tsx\) +\|/,
  )
  // Every machine is rendered by some component.
  expect(text.split('\n').filter((line) => /^\| \[.*\| – +\|$/.test(line))).toEqual([])
})

it('docs/inspecting.md contains the example that runs as a test', async () => {
  const example = await readFile('tests/unit/inspection/docs-example.test.ts', 'utf8')
  expect(await readFile('docs/inspecting.md', 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``)
})
