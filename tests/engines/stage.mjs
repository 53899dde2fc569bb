import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { serveSite } from '../../scripts/siteServer.mjs'

const LISTENER_PATH = '/listener.js'
const FAULTS_PATH = '/faults'
/**
 * Reports whatever a visitor's console should never show. Sends synchronously, because the page may be left a moment later. Also remembers
 * where the headline was first painted. Served as a separate file, because the content security policy would block an inline script.
 */
const LISTENER = `
  const report = (fault) => {
    const request = new XMLHttpRequest()
    request.open('POST', '${FAULTS_PATH}', false)
    request.send(fault)
  }
  addEventListener('error', (event) => event instanceof ErrorEvent && report('error: ' + event.message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection: ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => report('policy: ' + violatedDirective))
  // React reports hydration mismatches with 'debug' here.
  for (const level of ['error', 'warn', 'debug']) console[level] = (...parts) => report(level + ': ' + parts.join(' '))
  new PerformanceObserver(() => {
    globalThis.firstTopPx ??= document.querySelector('main h1').getBoundingClientRect().top + scrollY
  }).observe({ type: 'paint', buffered: true })
`

/**
 * Serves the built site so that checks can observe and break it in the same way in every engine. Pages report errors to `faults`, except
 * those that match `allowed`, which a check causes on purpose. Files whose path matches `held` wait until `held` changes. Files whose path
 * matches `missing` are answered with 404.
 *
 * @typedef {{ url: string, faults: string[], held?: RegExp, missing?: RegExp, allowed?: RegExp, close: () => Promise<void> }} Stage
 * @returns {Promise<Stage>} `url` has no trailing slash.
 */
export async function openStage() {
  const site = await serveSite()
  const answer = async (request, response) => {
    const path = request.url ?? '/'
    if (path === LISTENER_PATH) return response.setHeader('Content-Type', 'text/javascript').end(LISTENER)
    if (path === FAULTS_PATH) {
      stage.faults.push(await text(request))
      return response.end()
    }
    while (stage.held?.test(request.url)) await setTimeout(50)
    if (stage.missing?.test(path)) return response.writeHead(404).end()
    const inner = await fetch(new URL(path, site.url), { redirect: 'manual' })
    const headers = Object.fromEntries(inner.headers)
    // These headers no longer apply, because `fetch` has decompressed the body.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']) delete headers[name]
    if (path.endsWith('.js')) headers['cache-control'] = 'no-store'
    const isPage = headers['content-type']?.startsWith('text/html')
    const body = isPage
      ? (await inner.text()).replace('<head>', `<head><script src="${LISTENER_PATH}"></script>`)
      : Buffer.from(await inner.arrayBuffer())
    return response.writeHead(inner.status, headers).end(body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  /** @type {Stage} */
  const stage = {
    url: `http://127.0.0.1:${server.address().port}`,
    faults: [],
    async close() {
      server.close()
      server.closeAllConnections()
      await site.close()
    },
  }
  return stage
}
