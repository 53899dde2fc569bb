import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

/**
 * A colour of src/styles/tokens.css as #rrggbb, for pictures that know no oklch.
 *
 * @param token Its name, such as `yellow-400`.
 * @throws {Error} when there is no such token or no sRGB value stands behind it.
 */
export function colour(token: string): string {
  const value = new RegExp(`^ *--${token}:[^;]*; /\\* (#[\\da-f]{6}) \\*/`, 'm').exec(tokens)?.[1]
  if (!value) throw new Error(`colours: src/styles/tokens.css names no --${token} with its sRGB value in a comment.`)
  return value
}
