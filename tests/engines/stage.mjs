import { createServer } from 'node:http'
import { serveSite } from '../../scripts/site-server.mjs'

/** Where the listener for faults is served: the policy of the site allows no script but its own files. */
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
 * Serves the built site to browsers whose requests cannot be caught: script files can be held or missing, none is cached, and
 * every page notes its faults on `window.faults`.
 *
 * @returns {Promise<{
 *   url: string,
 *   hold: (pattern: RegExp) => () => void,
 *   miss: (pattern: RegExp) => () => void,
 *   close: () => Promise<void>,
 * }>} `hold` lets script files whose path matches wait, `miss` answers them with 404, each until what it returns is called.
 *   `url` has no slash at its end.
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
    // Taken off by `fetch`, or no longer right.
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
