import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Folder of the site's own facts: owner, offer, claims, clients, people, decisions. */
const FACTS_DIR = 'src/content/facts'

/**
 * Builds the site from other facts than its own, without changing any other file.
 *
 * @param root Folder of the project.
 * @param folder A folder with files named like those of src/content/facts, relative to `root`.
 */
export function otherFacts(root: string, folder: string): Plugin {
  const own = join(root, FACTS_DIR)
  return {
    name: 'other-facts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const resolved = importer && (await this.resolve(source, importer, options))
      const name = relative(own, resolved ? resolved.id : root)
      if (!name.startsWith('..')) return join(root, folder, name)
    },
  }
}
