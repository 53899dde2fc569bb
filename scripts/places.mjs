// Where the site comes from, and where it is built to.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** SITE=fixture builds the site of another owner, from tests/fixture: elsewhere, and to be read, not served. */
export const IS_FIXTURE = process.env.SITE === 'fixture'

/**
 * The owner's folder, relative to the project. A file in it takes the place of the one with the same path below src/, or is new
 * there; no update of the template touches it. Types and browser tests find it by `paths` in
 * src/tsconfig.json and tests/tsconfig.json.
 */
export const MINE = IS_FIXTURE ? 'tests/fixture' : 'mine'

/** Folders relative to the project: the finished site, and its prerendering code. Server configurations are next to the site. */
export const DIST = IS_FIXTURE ? '.cache/fixture/dist' : 'dist'
export const PRERENDER = IS_FIXTURE ? '.cache/fixture/prerender' : '.cache/prerender'

/** The budgets of pages: an owner's who says more, or else the template's. */
export const BUDGETS = existsSync(join(root, MINE, 'budgets.json')) ? `${MINE}/budgets.json` : 'docs/budgets.json'

/** The file with a path below src/, relative to the project: the owner's, or else the template's. */
export function sourceOf(path) {
  return existsSync(join(root, MINE, path)) ? `${MINE}/${path}` : `src/${path}`
}

/** The files in a folder below src/ and in the owner's, by name. An empty file of the owner takes the template's out. */
export function sourcesIn(folder) {
  const files = new Map()
  for (const dir of [`src/${folder}`, `${MINE}/${folder}`].map((path) => join(root, path))) {
    for (const name of existsSync(dir) ? readdirSync(dir) : []) files.set(name, join(dir, name))
  }
  for (const [name, file] of files) if (statSync(file).size === 0) files.delete(name)
  return files
}
