import sirv from 'sirv'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const HEADERS = new URL('../dist-server/headers.json', import.meta.url)

/**
 * Serves the built site like a static host: addresses without `.html`, compressed files, the site's own headers,
 * and the designed fault pages with status 404.
 *
 * @param {{ port?: number, dir?: string, headersFile?: string | URL }} options `port` 0 takes a free one.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveSite({ port = 0, dir = DIST, headersFile = HEADERS } = {}) {
  const [notFound, articleNotFound] = await Promise.all(
    ['404.html', 'blog/404.html'].map((file) => readFile(new URL(file, `file://${dir}`))),
  )
  const groups = JSON.parse(await readFile(headersFile, 'utf8'))
  // Of the groups that an address is in, the last one counts.
  const applyHeaders = (response, pathname) => {
    const group = groups.findLast(({ path }) => pathname.startsWith(path.replace(/\*$/, '')))
    for (const [name, value] of Object.entries(group?.headers ?? {})) {
      // Over plain http a browser ignores it; said here it would only mislead.
      if (name !== 'Strict-Transport-Security') response.setHeader(name, value)
    }
  }
  const files = sirv(dir, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: applyHeaders,
  })
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]
    const answerMissing = () => {
      // A page like any other, whatever was asked for: one that is missing now may be there in a moment.
      applyHeaders(response, '/404.html')
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(/^\/blog\/[^/]+\/?$/.test(path) ? articleNotFound : notFound)
    }
    // The pages for what is not there are never there themselves.
    if (/^(?:\/blog)?\/404(?:\.html)?\/?$/.test(path)) answerMissing()
    else files(request, response, answerMissing)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
