import { createServer } from 'node:http'
import { serveSite } from '../../scripts/site-server.mjs'

/** The path of the fault listener: the site's content security policy allows only its own script files. */
const LISTENER_PATH = '/listener-for-faults.js'
/** Keeps on `window.faults` what a visitor's console should never show. With `debug` the page also reports hydration mismatches. */
const LISTENER = `
  window.faults = []
  addEventListener('error', (event) => event instanceof ErrorEvent && faults.push('error: ' + event.message))
  addEventListener('unhandledrejection', ({ reason }) => faults.push('rejection: ' + reason))
  for (const level of ['error', 'warn', 'debug']) {
    const own = console[level]
    console[level] = (...parts) => {
      faults.push('console: ' + parts.join(' '))
      own.apply(console, parts)
    }
  }
`
const SCRIPT = /^\/assets\/.*\.js$/

/**
 * Serves the built site to browsers whose requests cannot be intercepted: script files can be held back or missing, none is cached,
 * and every page collects its faults on `window.faults`.
 *
 * @returns {Promise<{
 *   url: string,
 *   hold: (pattern: RegExp) => () => void,
 *   miss: (pattern: RegExp) => () => void,
 *   close: () => Promise<void>,
 * }>} `hold` delays script files whose path matches, `miss` responds to them with 404, each until the returned function is called.
 *   `url` has no trailing slash.
 */
export async function openStage() {
  const site = await serveSite()
  const missing = new Set()
  const held = new Map()

  const answer = async (request, response) => {
    const path = request.url ?? '/'
    if (path === LISTENER_PATH) return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(LISTENER)
    const isScript = SCRIPT.test(path)
    if (isScript) {
      for (const [pattern, released] of held) if (pattern.test(path)) await released
      if ([...missing].some((pattern) => pattern.test(path))) return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    }
    const inner = await fetch(new URL(path, site.url), { redirect: 'manual', headers: { Accept: request.headers.accept ?? '*/*' } })
    const headers = Object.fromEntries(inner.headers)
    // Removed by `fetch`, or no longer correct.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']) delete headers[name]
    if (isScript) headers['cache-control'] = 'no-store'
    const isPage = headers['content-type']?.startsWith('text/html')
    const body = isPage
      ? (await inner.text()).replace('<head>', `<head><script src="${LISTENER_PATH}"></script>`)
      : Buffer.from(await inner.arrayBuffer())
    response.writeHead(inner.status, headers).end(body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    hold(pattern) {
      let release = () => {}
      held.set(pattern, new Promise((resolve) => (release = resolve)))
      return () => {
        held.delete(pattern)
        release()
      }
    },
    miss(pattern) {
      missing.add(pattern)
      return () => void missing.delete(pattern)
    },
    async close() {
      await new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await site.close()
    },
  }
}
