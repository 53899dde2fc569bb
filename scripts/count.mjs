// Counts lines of code, without blank lines and comments, by room and folder: `npm run count`, or of some
// folders: `npm run count -- src/pages src/layout`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of each room. A package's tests are in its folder. */
const ROOMS = {
  engine: ['engine'],
  packages: ['packages/recorder', 'packages/inspector', 'packages/playwright', 'packages/tests'],
  site: ['machines', 'src', 'build', 'scripts', 'tests'],
}
const COMMENTS = /^\s*(?:\/\/.*|\/\*[^]*?\*\/|\{\/\*[^]*?\*\/\})\s*$/gm

/** @returns {number} */
function linesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(COMMENTS, '').match(/\S.*/g)?.length ?? 0)
    .reduce((sum, lines) => sum + lines, 0)
}

const row = (name, lines) => console.log(`${name.padEnd(26)}${lines.toLocaleString('en').padStart(7)}`)
for (const folder of process.argv.slice(2)) row(folder, linesOf(folder))
let all = 0
for (const [room, folders] of Object.entries(ROOMS)) {
  const sums = folders.map(linesOf)
  const sum = sums.reduce((total, lines) => total + lines)
  row(room, sum)
  if (folders.length > 1) folders.forEach((folder, index) => row(`  ${folder}`, sums[index]))
  all += sum
}
row('all', all)
