// Counts lines of code by folder, without blank lines and comments (`npm run count`).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['engine', 'packages/recorder', 'packages/inspector', 'packages/playwright', 'machines', 'src', 'build', 'scripts', 'tests']
const COMMENTS = /^\s*(?:\/\/.*|\/\*[^]*?\*\/|\{\/\*[^]*?\*\/\})\s*$/gm

/** @returns {number} */
function linesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(COMMENTS, '').match(/\S.*/g)?.length ?? 0)
    .reduce((sum, lines) => sum + lines, 0)
}

const row = (name, lines) => console.log(`${name.padEnd(26)}${lines.toLocaleString('en').padStart(7)}`)
for (const folder of FOLDERS) {
  row(folder, linesOf(folder))
  if (folder === 'src')
    for (const { name, parentPath } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
      row(`  ${name}`, linesOf(join(parentPath, name)))
}
row(
  'all',
  FOLDERS.map(linesOf).reduce((sum, lines) => sum + lines),
)
