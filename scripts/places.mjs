// Where the site comes from, and where it is built to.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** SITE=fixture builds another owner's site from tests/fixture, into its own folder. Tests read that build; nothing serves it. */
export const IS_FIXTURE = process.env.SITE === 'fixture'

/**
 * The owner's folder, relative to the project. A file in it replaces the one with the same path below src/, or is added; updates of the
 * template never touch it. Types and browser tests find it by `paths` in src/tsconfig.json and tests/tsconfig.json.
 */
export const MINE = IS_FIXTURE ? 'tests/fixture' : 'mine'

/** Folders relative to the project: the finished site, and its prerendering code. Server configurations are next to the site. */
export const DIST = IS_FIXTURE ? '.cache/fixture/dist' : 'dist'
export const PRERENDER = IS_FIXTURE ? '.cache/fixture/prerender' : '.cache/prerender'

/** The budgets of the pages: the owner's if there are any, otherwise the template's. */
export const BUDGETS = existsSync(join(root, MINE, 'budgets.json')) ? `${MINE}/budgets.json` : 'docs/budgets.json'

/** The file with a path below src/, relative to the project: the owner's if there is one, otherwise the template's. */
export function sourceOf(path) {
  return existsSync(join(root, MINE, path)) ? `${MINE}/${path}` : `src/${path}`
}

/** The files in a folder below src/ and in the owner's, by name. An empty file of the owner's removes the template's. */
export function sourcesIn(folder) {
  const files = new Map()
  for (const dir of [`src/${folder}`, `${MINE}/${folder}`].map((path) => join(root, path))) {
    for (const name of existsSync(dir) ? readdirSync(dir) : []) files.set(name, join(dir, name))
  }
  for (const [name, file] of files) if (statSync(file).size === 0) files.delete(name)
  return files
}
