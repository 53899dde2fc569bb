import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sourcesIn } from '../places.mjs'

/** The texts of the site. */
const texts = (root) =>
  [...sourcesIn('.', root, true)]
    .filter(([name]) => /\.(?:md|tsx?)$/.test(name))
    .toSorted()
    .map(([, path]) => relative(root, path).replaceAll('\\', '/'))

/**
 * Finds the copy that is still to be written: the placeholders of `npm run new`, which begin with TODO.
 *
 * @param {string} root Folder of the project.
 * @returns {{ place: string, line: string }[]} For each placeholder: its file and line number, and the line itself.
 */
export const standIns = (root) =>
  texts(root).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes('TODO') ? [{ place: `${file}:${index + 1}`, line: line.trim() }] : [])),
  )

/**
 * The file and line of a piece of content, in the format that editors and terminals can open.
 *
 * @param {string} root Folder of the project.
 * @param {string} text
 * @param {string[]} [files] Where to look, if not in all texts of the site.
 * @returns {string | undefined}
 */
export function placeOfText(root, text, files = texts(root)) {
  for (const file of files) {
    const [before = '', after] = readFileSync(join(root, file), 'utf8').split(text)
    if (after !== undefined) return `${file}:${before.split('\n').length}`
  }
}
