import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sourceOf, sourcesIn } from '../paths.mjs'

const USE = /(?:\bvar\(\s*|getPropertyValue\(['"])(--[\w-]+)(?![\w-]|\$\{)/g
/** In stylesheets, in style objects, and where a script sets one. A part that is computed matches any name. */
const DEFINITION = /(?<![\w-]|\bvar\(\s*)(--(?:[\w-]|\$\{[^}]*\})+)(?:['"`\]]*\s*[:{]|['"`]\s*,)/g

/**
 * Finds `var(--name)` for which no style and no script defines `--name`. Browsers ignore the whole declaration without a word.
 *
 * @param {string} root Folder of the project.
 * @returns {string[]} For each use: its file, its line number, and what to do, in German.
 */
export function unknownCustomProperties(root) {
  const faults = []
  // The owner's tokens usually import the template's. build/typefaces.ts defines properties that depend on the fonts.
  const site = [...sourcesIn('.', root, true).values(), ...filesIn(root, 'build'), join(root, 'src/styles/tokens.css')]
  for (const paths of [site, filesIn(root, 'packages/inspector')]) {
    const styles = [...new Set(paths)].filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.includes('node_modules')).toSorted()
    const sources = styles.map((path) => ({ file: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    const known = new Set(sources.flatMap(({ text }) => [...text.matchAll(DEFINITION)].map(([, name = '']) => name)))
    const computed = [...known]
      .filter((name) => name.includes('$'))
      .map((name) => new RegExp(`^${name.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`))
    for (const { file, text } of sources) {
      for (const { 1: name = '', index } of text.matchAll(USE)) {
        if (known.has(name) || computed.some((pattern) => pattern.test(name))) continue
        const remedy = `Den Namen berichtigen oder ${name} in ${sourceOf('styles/tokens.css')} festlegen.`
        faults.push(`${file}:${text.slice(0, index).split('\n').length}  ${name} ist nirgends festgelegt. ${remedy}`)
      }
    }
  }
  return faults
}

const filesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name))
    : []
