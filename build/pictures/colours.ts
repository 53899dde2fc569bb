import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')

/**
 * A colour of the design tokens as #rrggbb, for formats without oklch.
 *
 * @param token Its name, such as `yellow-400`.
 * @param css The tokens; those of src/styles/tokens.css by default.
 * @throws {Error} when there is no such token or it has no sRGB value in a comment.
 */
export function colour(token: string, css = tokens): string {
  const value = new RegExp(`^ *--${token}:[^;]*; /\\* (#[\\da-f]{6}) \\*/`, 'm').exec(css)?.[1]
  if (!value) throw new Error(`colours: src/styles/tokens.css names no --${token} with its sRGB value in a comment.`)
  return value
}
