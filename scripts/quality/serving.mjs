// What a server has to do with the built site, whichever server it is.
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { routesOf } from './routes.mjs'

/** Addresses that lead nowhere, and the page each is answered with. */
const UNKNOWN = [
  ['/gibt-es-nicht', '404.html'],
  ['/gibt-es-nicht/', '404.html'],
  ['/blog/gibt-es-nicht', 'blog/404.html'],
  ['/blog/gibt-es-nicht/', 'blog/404.html'],
  ['/blog/a/b', '404.html'],
  ['/404', '404.html'],
  ['/404.html', '404.html'],
  ['/blog/404', 'blog/404.html'],
  ['/blog/404.html', 'blog/404.html'],
  // A file of an earlier or later build: whatever page says so.
  ['/assets/entry-12345678.js', undefined],
]

/**
 * Checks a running server: known addresses answer 200 without a redirect, with and without a trailing slash; unknown ones
 * 404 with their page; every answer carries the site's headers; hashed files may be kept for a year; text is compressed.
 *
 * @param {{ base: string, dist: string, headersFile: string, overHttps?: boolean }} options
 *   `base` is the address of the server, `headersFile` the build's list of headers.
 * @returns {Promise<string[]>} What is wrong, a line each; empty when nothing is.
 */
export async function servingFaults({ base, dist, headersFile, overHttps = false }) {
  const groups = JSON.parse(await readFile(headersFile, 'utf8'))
  /** @type {string[]} */
  const faults = []

  const check = async (path, { status, file, encoding }) => {
    const answer = await get(new URL(path, base), encoding)
    if (answer.status !== status) faults.push(`${path}: status ${answer.status} instead of ${status}`)
    const group = groups.findLast(({ path: start }) => path.startsWith(start.replace(/\*$/, '')))
    for (const [name, value] of Object.entries(group.headers)) {
      if (name === 'Strict-Transport-Security' && !overHttps) continue
      if (status === 404 && name === 'Cache-Control') continue
      const sent = answer.headers[name.toLowerCase()]
      if (sent !== value) faults.push(`${path}: ${name} is ${sent === undefined ? 'missing' : `'${String(sent).slice(0, 60)}'`}`)
    }
    if (encoding && answer.headers['content-encoding'] !== encoding) {
      faults.push(`${path}: not served as ${encoding} but as ${answer.headers['content-encoding'] ?? 'it is'}`)
    }
    if (file && !encoding && !answer.body.equals(await readFile(join(dist, file)))) faults.push(`${path}: is not ${file}`)
    return answer
  }

  for (const path of await routesOf(dist)) {
    await check(path, { status: 200 })
    await check(path, { status: 200, encoding: 'gzip' })
    if (path !== '/') await check(`${path}/`, { status: 200 })
  }
  for (const [path, file] of UNKNOWN) {
    const { headers } = await check(path, { status: 404, file })
    if (/immutable/.test(headers['cache-control'] ?? '')) faults.push(`${path}: a fault may be kept for a year`)
  }

  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  for (const [pattern, type] of [
    [/^assets\/.*\.js$/, /^text\/javascript/],
    [/^assets\/.*\.woff2$/, /^font\/woff2/],
    [/^bilder\/.*\.svg$/, /^image\/svg\+xml/],
    [/^karten\/.*\.png$/, /^image\/png/],
    [/^site\.webmanifest$/, /^application\/manifest\+json/],
    [/^feed\.xml$/, /xml/],
    [/^robots\.txt$/, /^text\/plain/],
    [/^favicon\.svg$/, /^image\/svg\+xml/],
  ]) {
    const file = files.find((name) => pattern.test(name))
    if (!file) {
      faults.push(`no file like ${pattern} was built`)
      continue
    }
    const { headers } = await check(`/${file}`, { status: 200, file })
    if (!type.test(String(headers['content-type']))) faults.push(`/${file}: is served as ${headers['content-type']}`)
  }
  return faults
}

/**
 * @param {URL} url
 * @param {string} [encoding]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function get(url, encoding) {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: encoding ? { 'Accept-Encoding': encoding } : {} }, (response) => {
      /** @type {Buffer[]} */
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
