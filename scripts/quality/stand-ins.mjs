import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MINE } from '../places.mjs'

/**
 * Finds the copy that is still to be written: the placeholders of `npm run new`, which begin with TODO.
 *
 * @param {string} root Folder of the project.
 * @returns {Promise<string[]>} For each placeholder: its file, its line number and the line itself.
 */
export async function standIns(root) {
  /** The files of the site, each with the folder that it is taken from. */
  const sources = new Map()
  for (const tree of ['src', MINE])
    for (const name of await readdir(join(root, tree), { recursive: true }).catch(() => [])) sources.set(name.replaceAll('\\', '/'), tree)
  const found = []
  for (const [name, tree] of [...sources].filter(([file]) => /\.(?:md|tsx?)$/.test(file)).sort()) {
    const lines = (await readFile(join(root, tree, name), 'utf8')).split('\n')
    for (const [index, line] of lines.entries()) if (line.includes('TODO')) found.push(`${tree}/${name}:${index + 1}  ${line.trim()}`)
  }
  return found
}
