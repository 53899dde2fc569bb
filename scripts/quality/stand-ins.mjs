import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MINE } from '../places.mjs'

/** The texts of the site, by path: of two files with the same name, the owner's. */
async function texts(root) {
  const sources = new Map()
  for (const tree of ['src', MINE])
    for (const name of await readdir(join(root, tree), { recursive: true }).catch(() => [])) sources.set(name.replaceAll('\\', '/'), tree)
  const files = [...sources].filter(([name]) => /\.(?:md|tsx?)$/.test(name)).toSorted()
  return files.map(([name, tree]) => `${tree}/${name}`)
}

/**
 * Finds the copy that is still to be written: the placeholders of `npm run new`, which begin with TODO.
 *
 * @param {string} root Folder of the project.
 * @returns {Promise<{ place: string, line: string }[]>} For each placeholder: its file and line number, and the line itself.
 */
export async function standIns(root) {
  const found = []
  for (const file of await texts(root)) {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n')
    for (const [index, line] of lines.entries()) if (line.includes('TODO')) found.push({ place: `${file}:${index + 1}`, line: line.trim() })
  }
  return found
}

/**
 * The file and line of a piece of content, in the format that editors and terminals can open.
 *
 * @param {string} root Folder of the project.
 * @param {string} text
 * @param {string[]} [files] Where to look, if not in all texts of the site.
 * @returns {Promise<string | undefined>}
 */
export async function placeOfText(root, text, files) {
  for (const file of files ?? (await texts(root))) {
    const source = await readFile(join(root, file), 'utf8')
    const at = source.indexOf(text)
    if (at >= 0) return `${file}:${source.slice(0, at).split('\n').length}`
  }
  return undefined
}
