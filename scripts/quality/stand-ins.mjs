import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MINE } from '../places.mjs'

/**
 * The copy that is still to be written: placeholders of `npm run new` begin with TODO.
 *
 * @param {string} root Folder of the project.
 * @returns {Promise<string[]>} File and line of each, and the line itself.
 */
export async function standIns(root) {
  /** The files of the site, and the folder that each is taken from. */
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
