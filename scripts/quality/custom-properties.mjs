import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MINE, sourceOf } from '../places.mjs'

/** Folders whose styles share one set of custom properties. build/typefaces.ts defines those that depend on the fonts. */
const SITE = ['src', MINE, 'build']
const INSPECTOR = ['packages/inspector']

const USE = /(?:\bvar\(\s*|getPropertyValue\(['"])(--[\w-]+)(?!-*\$\{)/g
/** In stylesheets, in style objects, and where a script sets one. A part that is computed matches any name. */
const DEFINITION = /(?<![\w-]|\bvar\(\s*)(--(?:[\w-]|\$\{[^}]*\})+)(?:['"`\]]*\s*[:{]|['"`]\s*,)/g

/**
 * Finds `var(--name)` for which no style and no script defines `--name`. Browsers ignore the whole declaration without a word.
 *
 * @param {string} root Folder of the project.
 * @returns {Promise<string[]>} For each use: its file, its line number, and what to do, in German.
 */
export async function unknownCustomProperties(root) {
  const faults = []
  for (const trees of [SITE, INSPECTOR]) {
    const sources = await stylesIn(root, trees)
    const known = new Set(sources.flatMap(({ text }) => [...text.matchAll(DEFINITION)].map(([, name = '']) => name)))
    const computed = [...known]
      .filter((name) => name.includes('$'))
      .map((name) => new RegExp(`^${name.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`))
    for (const { file, text } of sources) {
      for (const { 1: name = '', index } of text.matchAll(USE)) {
        if (known.has(name) || computed.some((pattern) => pattern.test(name))) continue
        const near = [...known].find((other) => differsByOneLetter(name, other))
        const remedy = near
          ? `Gemeint ist wohl ${near}.`
          : `Den Namen berichtigen oder ${name} in ${sourceOf('styles/tokens.css')} festlegen.`
        faults.push(`${file}:${text.slice(0, index).split('\n').length}  ${name} ist nirgends festgelegt. ${remedy}`)
      }
    }
  }
  return faults
}

/** The stylesheets and modules of folders. A file of the owner's counts instead of the template's. */
async function stylesIn(root, trees) {
  const files = new Map()
  for (const tree of trees) {
    for (const name of await readdir(join(root, tree), { recursive: true }).catch(() => [])) {
      if (!/\.(?:css|tsx?)$/.test(name) || name.includes('node_modules')) continue
      const path = name.replaceAll('\\', '/')
      files.set(tree === MINE ? `src/${path}` : `${tree}/${path}`, `${tree}/${path}`)
    }
  }
  // The owner's tokens usually import the template's.
  const all = new Set([...files.values(), ...(trees.includes('src') ? ['src/styles/tokens.css'] : [])])
  return Promise.all([...all].toSorted().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })))
}

/** Whether one letter is missing, added, replaced, or swapped with the next. */
function differsByOneLetter(one, other) {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const [start, end] = [[...one].findIndex((letter, at) => letter !== other[at]), one.length - other.length]
  const at = start < 0 ? Math.min(one.length, other.length) : start
  const swapped = one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
  return swapped || one.slice(at + (end >= 0 ? 1 : 0)) === other.slice(at + (end <= 0 ? 1 : 0))
}
