// Counts lines of code by folder, without blank lines and comments (`npm run count`). The last row is the delivery layer: what
// brings the site to visitors and is not the site.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DELIVERY = ['src/app', 'src/build', 'src/pictures', 'scripts', 'src/styles/deferred.css']
const DELIVERY_TARGET = 2_450
const FOLDERS = [
  'engine',
  'machines',
  'src/actors',
  'src/boot',
  'src/motion',
  'src/inspection',
  'src/content',
  'src/components',
  'src/layout',
]
const COMMENTS = /^\s*(?:\/\/.*|\/\*[^]*?\*\/|\{\/\*[^]*?\*\/\})\s*$/gm

function linesOf(path) {
  const inside = () => readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
  const files = (path.endsWith('.css') ? [path] : inside()).filter((file) => /\.(?:tsx?|mts|mjs|css)$/.test(file))
  return files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').replace(COMMENTS, '').match(/\S.*/g)?.length ?? 0), 0)
}

const row = (name, lines, note = '') => console.log(`${name.padEnd(26)}${lines.toLocaleString('en').padStart(7)}${note}`)
for (const path of [...FOLDERS, 'src/pages', 'src/seo', 'tests']) row(path, linesOf(path))
for (const path of DELIVERY) row(`${path} *`, linesOf(path))
row(
  '* delivery',
  DELIVERY.map(linesOf).reduce((sum, lines) => sum + lines),
  `  of at most ${DELIVERY_TARGET.toLocaleString('en')}`,
)
