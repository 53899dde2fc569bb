import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The texts that are still to be written: the placeholders of `npm run new` begin with TODO.
 *
 * @param {string} root Folder of the project.
 * @returns {Promise<string[]>} File and line of each, and the line itself.
 */
export async function standIns(root) {
  const found = []
  for (const name of (await readdir(join(root, 'src'), { recursive: true })).filter((file) => /\.(?:md|tsx?)$/.test(file)).sort()) {
    const lines = (await readFile(join(root, 'src', name), 'utf8')).split('\n')
    for (const [index, line] of lines.entries())
      if (line.includes('TODO')) found.push(`src/${name.replaceAll('\\', '/')}:${index + 1}  ${line.trim()}`)
  }
  return found
}
