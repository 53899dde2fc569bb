// Checks that the built site is served as required, whatever the server.
import { readdir, readFile } from 'node:fs/promises'
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pagesOf } from './routes.mjs'

/** Other spellings of page URLs, by the canonical URL to which each must redirect. `article` is the URL of an article. */
const aliasesOf = (article) => ({
  '/': ['//', '/index', '/index.html', '/index.html/', '/%69ndex.html'],
  '/blog': ['/blog/', '//blog', '/blog//', '/blog.html', '/blog/index', '/blog/index.html', '/%62log', '/%62log.html/'],
  [article]: [
    ...['/', '.html', '/index.html'].map((ending) => article + ending),
    ...['/blog//', '/%62log/'].map((beginning) => article.replace('/blog/', beginning)),
  ],
  '/ueber-mich': ['/ueber-mich/', '/ueber-mich.html', '/ueber%2Dmich'],
  '/FunnelActive': ['/FunnelActive/', '/FunnelActive//', '/FunnelActive.html'],
  '/agb.html': ['/agb', '/agb/', '/agb.html/', '//agb.html', '/agb/index.html'],
  '/impressum.html': ['/impressum'],
  '/datenschutz.html': ['/datenschutz/'],
  '/barrierefreiheit.html': ['/barrierefreiheit/index'],
})

/**
 * Paths that do not exist, and the page with which the server must respond.
 *
 * @type {[paths: string[], file: string][]}
 */
const UNKNOWN = [
  [['/gibt-es-nicht', '/gibt-es-nicht/', '/gibt%2Des-nicht', '/caf%C3%A9', '/%5Cevil.example/', '/blog/a/b', '/__proto__'], '404.html'],
  [['/404', '/404.html', '/%34%304.html'], '404.html'],
  [
    ['/blog/gibt-es-nicht', '/blog/gibt-es-nicht/', '/blog/gibt-es-nicht.html', '/blog/%E4', '/blog/404', '/blog/404.html'],
    'blog/404.html',
  ],
  // Folders, and files of earlier or later builds.
  [['/assets', '/assets/', '/bilder/', '/assets/entry-12345678.js', '/bilder/weg-12345678.svg', '/karten/weg-12345678.png'], '404.html'],
  // Files meant only for servers.
  [['/_headers', '/%5Fheaders', '/index.html.br', '/index.html.gz', '/blog.html.gz'], '404.html'],
]

/**
 * Checks a running server: pages answer 200 at their canonical URL, and all other spellings redirect there; unknown paths get a
 * 404 page; every response has the site's headers; hashed files may be cached for a year; text is compressed and declares its
 * encoding; only GET and HEAD are allowed; nothing reveals the server's version.
 *
 * @param {{ base: string, dist: string, headersFile: string }} options `base` is the URL of the server; its host name is resolved to
 *   this machine. `headersFile` is the build's list of headers.
 * @returns {Promise<string[]>} What is wrong, one line each; empty if nothing is wrong.
 */
export async function servingFaults({ base, dist, headersFile }) {
  const { groups, types } = JSON.parse(await readFile(headersFile, 'utf8'))
  const overHttps = base.startsWith('https:')
  /** @type {string[]} */
  const faults = []
  const say = (path, what) => faults.push(`${path}: ${what}`)

  /**
   * Compares a response with the expected status, file and encoding.
   *
   * @param {string} path
   * @param {Awaited<ReturnType<typeof get>>} answer
   * @param {{ status: number, file?: string | undefined, encoding?: string }} expected
   */
  const check = async (path, answer, { status, file, encoding }) => {
    if (answer.status !== status) say(path, `status ${answer.status} instead of ${status}`)
    // An error or a redirect gets the headers of a page, whatever its path.
    const start = status === 200 ? path : '/'
    const group = groups.findLast((one) => start.startsWith(one.path.replace(/\*$/, '')))
    for (const [name, value] of Object.entries(group.headers)) {
      if (name === 'Strict-Transport-Security' && !overHttps) continue
      const sent = answer.headers[name.toLowerCase()]
      if (sent !== value) say(path, `${name} is ${sent === undefined ? 'missing' : `'${String(sent).slice(0, 60)}'`}`)
    }
    if (encoding && answer.headers['content-encoding'] !== encoding) {
      say(path, `not served as ${encoding} but as ${answer.headers['content-encoding'] ?? 'it is'}`)
    }
    if (file && !encoding && !answer.body.equals(await readFile(join(dist, file)))) say(path, `is not ${file}`)
    const type = file && types[extname(file)]
    if (type && answer.headers['content-type'] !== type) say(path, `is served as ${answer.headers['content-type']}`)
    if (/\d/.test(String(answer.headers.server))) say(path, `reveals the version of the server: ${answer.headers.server}`)
  }
  /** Follows the redirects of a path, and checks that every step stays on the site. */
  const follow = async (path) => {
    for (let at = path, steps = 0; ; steps += 1) {
      const answer = await get(base, at)
      const { status, headers } = answer
      if (status !== 301 || steps === 3) return { at, steps, answer }
      await check(at, answer, { status: 301 })
      const next = new URL(headers.location ?? '', base)
      if (next.host !== new URL(base).host) say(path, `leads to ${headers.location}`)
      at = next.pathname + next.search
    }
  }

  const pages = new Map(await pagesOf(dist))
  for (const [path, file] of pages) {
    await check(path, await get(base, path), { status: 200, file })
    await check(path, await get(base, path, { headers: { 'Accept-Encoding': 'gzip' } }), { status: 200, encoding: 'gzip' })
  }
  for (const [path, aliases] of Object.entries(aliasesOf([...pages.keys()].find((route) => route.startsWith('/blog/'))))) {
    for (const alias of pages.has(path) ? aliases : []) {
      const { at, steps, answer } = await follow(`${alias}?a=%20/&b`)
      if (at !== `${path}?a=%20/&b`) say(alias, `leads to ${at}`)
      if (steps < 1 || steps > 2) say(alias, `takes ${steps} steps`)
      await check(path, answer, { status: 200, file: pages.get(path) })
    }
  }
  for (const [paths, file] of UNKNOWN) {
    for (const path of paths) await check(path, (await follow(path)).answer, { status: 404, file })
  }

  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, '/').length).replaceAll('\\', '/'))
  const shown = files.filter((file) => !/\.(?:html|br|gz)$|^_headers$/.test(file))
  for (const file of shown) {
    if (!types[extname(file)]) say(`/${file}`, 'has a type that the build does not know (build/headers.ts)')
    await check(`/${file}`, await get(base, `/${file}`), { status: 200, file })
  }
  const hidden = files.find((file) => /^assets\/.*\.gz$/.test(file))
  await check(`/${hidden}`, await get(base, `/${hidden}`), { status: 404, file: '404.html' })

  for (const path of ['/', '/agb.html', `/${shown.find((file) => file.startsWith('assets/'))}`, '/gibt-es-nicht']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const { status, headers, body } = await get(base, path, { method })
      if (status === 404 && path === '/gibt-es-nicht') continue
      if (status !== 405 || headers.allow !== 'GET, HEAD') say(path, `answers ${method} with ${status}, Allow: ${headers.allow}`)
      if (!headers['x-content-type-options']) say(path, `answers ${method} without the site's headers`)
      if (/\d\.\d/.test(`${body} ${headers.server}`)) say(path, `answers ${method} with the version of the server`)
    }
  }
  const head = await get(base, '/', { method: 'HEAD' })
  if (head.body.length > 0) say('/', 'answers HEAD with a body')
  await check('/', head, { status: 200 })
  return faults
}

/**
 * Requests a path from a server on this machine, under any host name, accepting its certificate.
 *
 * @param {string} base
 * @param {string} path Sent verbatim.
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function get(base, path, { method = 'GET', headers = {} } = {}) {
  const { protocol, hostname, port, host } = new URL(base)
  const servername = /^[\d.]+$/.test(hostname) ? '' : hostname
  const options = { host: '127.0.0.1', port, path, method, headers: { Host: host, ...headers }, rejectUnauthorized: false, servername }
  return new Promise((resolve, reject) => {
    const outgoing = (protocol === 'https:' ? askHttps : askHttp)(options, async (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }),
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}
