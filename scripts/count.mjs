// Counts lines of code by folder, without blank lines and comments (`npm run count`). The last row sums the delivery layer, whose
// folders have a star: it brings the site to visitors but is not the site itself.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DELIVERY = new Set(['src/app', 'src/boot', 'src/build', 'src/pictures', 'scripts', 'src/styles/deferred.css'])
const DELIVERY_TARGET = 2_450
const CORE = ['engine', 'packages/recorder', 'packages/inspector', 'machines', 'tests', ...readdirSync('src').map((name) => `src/${name}`)]
const COMMENTS = /^\s*(?:\/\/.*|\/\*[^]*?\*\/|\{\/\*[^]*?\*\/\})\s*$/gm

function linesOf(path) {
  const files = path.endsWith('.css') ? [path] : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
  const lines = (file) => readFileSync(file, 'utf8').replace(COMMENTS, '').match(/\S.*/g)?.length ?? 0
  return files.filter((file) => /\.(?:tsx?|mts|mjs|css)$/.test(file)).reduce((sum, file) => sum + lines(file), 0)
}

const row = (name, lines) => console.log(`${name.padEnd(26)}${lines.toLocaleString('en').padStart(7)}`)
for (const path of CORE.filter((name) => !DELIVERY.has(name) && !/\.\w+$/.test(name))) row(path, linesOf(path))
for (const path of DELIVERY) row(`${path} *`, linesOf(path))
row(
  `* at most ${DELIVERY_TARGET.toLocaleString('en')}`,
  [...DELIVERY].map(linesOf).reduce((sum, lines) => sum + lines),
)
