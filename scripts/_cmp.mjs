import { openBrowser, SCREENS } from './quality/browser.mjs'
// node _cmp.mjs line screen rounds url...
const [line, screen, rounds, ...urls] = process.argv.slice(2)
const C = { slow: [150, 200000, 4], fast: [20, 6250000, 1], '3g': [400, 50000, 4] }[line]
const b = await openBrowser()
const out = urls.map(() => [])
const med = (a) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)]
for (let i = 0; i < +rounds; i++)
  for (const [k, url] of urls.entries()) {
    const ctx = await b.newContext(SCREENS[screen])
    const p = await ctx.newPage()
    const s = await ctx.newCDPSession(p)
    await s.send('Network.enable')
    await s.send('Network.emulateNetworkConditions', { offline: false, latency: C[0], downloadThroughput: C[1], uploadThroughput: C[1] })
    await s.send('Emulation.setCPUThrottlingRate', { rate: C[2] })
    await p.addInitScript(() => {
      const T = (globalThis.T = { tbt: 0 })
      const h = (w, t = performance.now()) => {
        T[w] ??= t
      }
      new PerformanceObserver((l) => l.getEntries().forEach((e) => h(e.name, e.startTime))).observe({ type: 'paint', buffered: true })
      new PerformanceObserver((l) => l.getEntries().forEach((e) => (T.LCP = e.startTime))).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
      new PerformanceObserver((l) =>
        l.getEntries().forEach((e) => {
          if (e.startTime > (T['first-contentful-paint'] ?? 1e9)) T.tbt += Math.max(0, e.duration - 50)
        }),
      ).observe({ type: 'longtask', buffered: true })
      document.addEventListener('DOMContentLoaded', () => h('DCL'))
      new MutationObserver((m) =>
        m.forEach((x) => {
          const v = x.target.getAttribute(x.attributeName)
          if (x.attributeName == 'data-hydrated') h('hyd ' + x.target.dataset.part)
          if (v == 'ready') h('ready')
          if (x.attributeName == 'data-rendered') T.rendered = performance.now()
        }),
      ).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-boot', 'data-hydrated', 'data-rendered'] })
    })
    await p.goto(url, { waitUntil: 'commit' })
    await p
      .waitForFunction(() => document.querySelectorAll('[data-rendered]').length > 0, undefined, { timeout: 40000, polling: 500 })
      .catch(() => {})
    await p.waitForTimeout(300)
    const r = await p.evaluate(() => ({
      ...T,
      lastFile: Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter((e) => /Hero|FunnelPage|ArticlePage/.test(e.name))
          .map((e) => e.responseEnd),
      ),
      react: performance.getEntriesByType('resource').find((e) => /react-Y/.test(e.name))?.responseEnd,
    }))
    out[k].push(r)
    await ctx.close()
  }
for (const [k, url] of urls.entries()) {
  const keys = [...new Set(out[k].flatMap(Object.keys))]
  console.log(
    url,
    keys.map((n) => n.replace('first-contentful-paint', 'FCP') + ' ' + Math.round(med(out[k].map((r) => r[n] ?? NaN)))).join('  '),
    ' FCP..:',
    out[k].map((r) => Math.round(r['first-contentful-paint'])).join(' '),
    ' start-FCP',
    out[k].map((r) => Math.round((r['hyd start'] ?? r['hyd page']) - r['first-contentful-paint'])).join(' '),
  )
}
await b.close()
