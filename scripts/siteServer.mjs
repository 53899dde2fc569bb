import { getCertificate } from '@vitejs/plugin-basic-ssl'
import sirv from 'sirv'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DIST, PRERENDER } from './paths.mjs'

const SITE = fileURLToPath(new URL(`../${DIST}/`, import.meta.url))
const HEADERS = new URL(`../${DIST}-server/headers.json`, import.meta.url)
/** Compiled from src/addresses.ts when the site is built. */
const ADDRESSES = new URL(`../${PRERENDER}/addresses.js`, import.meta.url)
const CERTIFICATE = fileURLToPath(new URL('../.cache/certificate', import.meta.url))

/** Files that are never served as such: compressed copies, headers for hosts, the 404 pages, and whatever an encoded name may be. */
const HIDDEN = /\.(?:br|gz)$|^\/_headers$|\/404(?:\.html)?\/?$|%/
const METHODS = ['GET', 'HEAD']

/**
 * Serves the built site like a static host: URLs without `.html`, compressed files, the site's own headers, one URL per page,
 * and the site's error pages with status 404.
 *
 * @param {{ port?: number, overTls?: boolean }} options With `port` 0, the system picks a
 *   free port. With `overTls`, the site is served over HTTPS with a self-signed certificate for 127.0.0.1.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveSite({ port = 0, overTls = false } = {}) {
  const [notFound, articleNotFound] = await Promise.all(['404.html', 'blog/404.html'].map((file) => readFile(join(SITE, file))))
  const { groups, types } = JSON.parse(await readFile(HEADERS, 'utf8'))
  const { addressMeant, pagesIn } = await import(ADDRESSES.href)
  const pages = pagesIn(await readFile(join(SITE, 'sitemap.xml'), 'utf8'))
  // If several groups match a path, the last group applies.
  const applyHeaders = (response, pathname) => {
    const group = groups.findLast(({ path }) => pathname.startsWith(path.replace(/\*$/, '')))
    for (const [name, value] of Object.entries(group?.headers ?? {})) {
      // Strict-Transport-Security is left out over plain HTTP, where browsers ignore it.
      if (overTls || name !== 'Strict-Transport-Security') response.setHeader(name, value)
    }
  }
  const files = sirv(SITE, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      applyHeaders(response, pathname)
      const type = types[extname(pathname) || '.html']
      if (type) response.setHeader('Content-Type', type)
    },
  })
  const answer = (request, response) => {
    // Whole files only: sirv answers some ranges with other bytes, and throws at others.
    delete request.headers.range
    const asked = request.url ?? '/'
    const [path = '/'] = asked.split('?')
    const meant = addressMeant(asked, pages)
    const answerMissing = () => {
      // Headers as for a page, whatever was requested, so that the error is not cached: a missing file may exist a moment later.
      applyHeaders(response, '/404.html')
      response.writeHead(404, { 'Content-Type': types['.html'] })
      response.end(/^\/blog\/[^/]+\/?$/.test(path) ? articleNotFound : notFound)
    }
    if (!METHODS.includes(request.method ?? '')) {
      applyHeaders(response, '/')
      response.writeHead(405, { Allow: METHODS.join(', ') }).end()
    } else if (meant && meant !== asked) {
      applyHeaders(response, '/')
      response.writeHead(301, { Location: meant }).end()
    } else if (HIDDEN.test(path)) answerMissing()
    else files(request, response, answerMissing)
  }
  const certificate = overTls && (await getCertificate(CERTIFICATE))
  const server = certificate ? createSecureServer({ cert: certificate, key: certificate }, answer) : createServer(answer)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  return {
    url: `${overTls ? 'https' : 'http'}://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
