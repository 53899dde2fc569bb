import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sourcesIn } from '../paths.mjs'

/** The texts of the site. */
const texts = (root) =>
  [...sourcesIn('.', root, true)]
    .filter(([name]) => /\.(?:md|tsx?)$/.test(name))
    .toSorted()
    .map(([, path]) => relative(root, path).replaceAll('\\', '/'))

/**
 * The locations of a piece of content, in the format that editors and terminals can open. Comments in Markdown are private.
 *
 * @param {string} root Folder of the project.
 * @param {string | RegExp} text A text, or what a line has to match.
 * @param {string[]} [files] Where to look, if not in all texts of the site.
 * @returns {{ file: string, location: string, line: string }[]} For each line with it: its file, its file and line number, and the line itself.
 */
export const linesWith = (root, text, files = texts(root)) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replaceAll(/<!--[^]*?-->/g, (comment) => (file.endsWith('.md') ? comment.replaceAll(/.+/g, '') : comment))
      .split('\n')
      .flatMap((line, index) => (line.split(text).length > 1 ? [{ file, location: `${file}:${index + 1}`, line: line.trim() }] : [])),
  )

/** Finds the copy that is still to be written: the placeholders of `npm run new`. */
export const unwritten = (root) => linesWith(root, /\bTODO(?=[:'])/)
