// The folders of the site's sources, and the folders that the site is built into.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** SITE=fixture builds another owner's site from tests/fixture into a separate folder. Tests read that build; nothing serves it. */
export const IS_FIXTURE = process.env.SITE === 'fixture'

/**
 * The owner's folder, relative to the project. A file in it replaces the file with the same path below src/, or is added. Updates to the
 * template never touch this folder. Types and browser tests find it through `paths` in src/tsconfig.json and tests/tsconfig.json.
 */
export const MINE = IS_FIXTURE ? 'tests/fixture' : 'mine'

/** Folders, relative to the project, of the finished site and of its prerendering code. Next to the site is a folder with server files. */
export const DIST = IS_FIXTURE ? '.cache/fixture/dist' : 'dist'
export const PRERENDER = IS_FIXTURE ? '.cache/fixture/prerender' : '.cache/prerender'

/** The file with the budgets of the pages: the owner's if it exists, otherwise the template's. */
export const BUDGETS = existsSync(join(root, MINE, 'budgets.json')) ? `${MINE}/budgets.json` : 'docs/budgets.json'

/**
 * Finds the file for a path below src/: the owner's if it exists, otherwise the template's.
 *
 * @param {string} path
 * @returns {string} Relative to the project.
 */
export function sourceOf(path) {
  return existsSync(join(root, MINE, path)) ? `${MINE}/${path}` : `src/${path}`
}

/**
 * By name: the files in a folder below src/, or the owner's in their place. If the owner's file is empty, there is no such file.
 *
 * @param {string} folder
 * @param {string} [project] Folder of the project, if not this one.
 * @param {boolean} [recursive] Whether files in folders of the folder count, too, by their path in it.
 * @returns {Map<string, string>}
 */
export function sourcesIn(folder, project = root, recursive = false) {
  const files = new Map()
  for (const dir of [`src/${folder}`, `${MINE}/${folder}`].map((path) => join(project, path))) {
    for (const name of existsSync(dir) ? readdirSync(dir, { recursive, encoding: 'utf8' }) : [])
      files.set(name.replaceAll('\\', '/'), join(dir, name))
  }
  for (const [name, file] of files) if (statSync(file).size === 0) files.delete(name)
  return files
}
