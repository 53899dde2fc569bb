import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BUDGETS } from '../paths.mjs'
import { pagesOf } from './routes.mjs'

const KIB = 1_024

/** What to do about each kind of weight; the name of a pattern and the file with the budgets follow. */
const REMEDIES = {
  document: 'Shorten the page, or, if it says more than before, raise "document" for',
  script: 'If the page does more than before, raise "script" for',
  fonts: 'Choose a smaller font (docs/make-it-yours.md, Typefaces), or raise "fonts" for',
}
/** Matches, for each font family with several files, the one with the basic Latin characters, whose range starts at U+0020. */
const BASIC_LETTERS = /@font-face\{[^}]*?url\(([^)]+\.woff2)\)[^}]*?unicode-range:U\+20-/g

/**
 * What the document of a page makes a first visit download, in KiB as sent: itself with its styles and drawings, the scripts that it
 * names, which hydrate the header and the largest islands of the first view, and the two fonts that it preloads. What those scripts
 * fetch afterwards, such as the cookie banner's code, and images in separate files are not included.
 *
 * @param {string} dist Folder of the built site.
 * @returns {Promise<{ route: string, document: number, script: number, fonts: number }[]>}
 */
export async function weights(dist) {
  return Promise.all(
    (await pagesOf(dist)).map(async ([route, file]) => {
      const html = await readFile(join(dist, file), 'utf8')
      const scripts = / data-files="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
      const fonts = [...html.matchAll(BASIC_LETTERS)].map(([, name = '']) => name)
      const sum = async (/** @type {string[]} */ files) => {
        const sizes = await Promise.all(files.map((name) => sentBytes(join(dist, name))))
        return sizes.reduce((total, size) => total + size, 0) / KIB
      }
      return { route, document: await sum([file]), script: await sum(scripts), fonts: await sum(fonts) }
    }),
  )
}

/**
 * All pages and lazy chunks that exceed their budget.
 *
 * @param {string} dist Folder of the built site.
 * @param {{ routes: Record<string, { document: number, script: number, fonts: number }>, later: Record<string, number> }} budgets
 * In KiB.
 * @returns {Promise<string[]>} One line each; empty if everything fits.
 */
export async function budgetFaults(dist, { routes, later }) {
  const faults = []
  for (const { route, ...weight } of await weights(dist)) {
    const [pattern, budgets] = Object.entries(routes).find(([one]) => matches(one, route)) ?? []
    if (!budgets) {
      faults.push(`${route}: has no budget. Give it one in ${BUDGETS}.`)
      continue
    }
    for (const [kind, kib] of Object.entries(weight)) {
      const budget = budgets[kind]
      if (kib > budget)
        faults.push(
          `${route}: ${kind} weighs ${kib.toFixed(1)} KiB, its budget is ${budget} KiB. ${REMEDIES[kind]} '${pattern}' in ${BUDGETS}.`,
        )
    }
  }
  const assets = await readdir(join(dist, 'assets'))
  for (const [name, budget] of Object.entries(later)) {
    const file = assets.find((asset) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(basename(asset)))
    if (!file) {
      faults.push(`${name}: no such script was built. Remove it from "later" in ${BUDGETS}, or give it its present name.`)
      continue
    }
    const kib = (await sentBytes(join(dist, 'assets', file))) / KIB
    if (kib > budget)
      faults.push(
        `${name}: weighs ${kib.toFixed(1)} KiB, its budget is ${budget} KiB. If it does more than before, raise it in ${BUDGETS}.`,
      )
  }
  return faults
}

/** Whether a route matches a pattern: '/blog/*' matches everything below /blog/, '/*.html' every name with that ending. */
function matches(pattern, route) {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/]+')}$`).test(route)
}

/** The size of a file as sent, in bytes: that of its brotli copy, if there is one. */
async function sentBytes(file) {
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return size
}
