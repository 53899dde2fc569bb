import type { Page } from '@playwright/test'
import { FAULTS, KINDS } from './routes.ts'
import { expect, hydrated, test } from './support.ts'

/** Collects what the policy stops, and what is asked of anybody else, from before the page's first script on. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = []
    Object.assign(window, { stopped })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => stopped.push(`${violatedDirective} ${blockedURI}`))
  })
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped)
}

test.describe('the policy of the built site', () => {
  test('stops nothing on the way from page to page, where styles are added by script and really apply', async ({ page }) => {
    const stopped = await watch(page)
    await page.goto('/impressum.html')
    await hydrated(page)
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
    for (const [link, path, styled, property, value] of [
      ['Über mich', '/ueber-mich', 'main h1', 'font-family', /Special Gothic/],
      ['Blog', '/blog', 'main article', 'display', /grid|flex|block/],
      ['Funnel Demo', '/FunnelActive', '[role="tablist"]', 'display', /flex|grid/],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.locator(styled).first()).toHaveCSS(property, value)
    }
    // As wide as where the page was prerendered: nothing of its styles is missing.
    const box = () =>
      page
        .locator('[role="tablist"]')
        .first()
        .evaluate((tabs) => [tabs.clientWidth, tabs.clientHeight])
    const added = await box()
    await page.reload()
    await hydrated(page)
    expect(added).toEqual(await box())
    expect(await stopped()).toEqual([])
  })

  test('lets no foreign code run', async ({ page, faults }) => {
    await page.goto('/')
    await hydrated(page)
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'window.intruder = true'
      document.head.append(script)
      const style = document.createElement('style')
      style.textContent = 'h1 { color: rgb(1, 2, 3) !important }'
      document.head.append(style)
      const link = document.createElement('a')
      link.setAttribute('onclick', 'window.intruder = true')
      link.click()
      return 'intruder' in window || getComputedStyle(document.querySelector('h1')!).color === 'rgb(1, 2, 3)'
    })
    expect(ran).toBe(false)
    expect(faults.length).toBeGreaterThan(0)
    faults.length = 0
  })
})

test.describe('headers', () => {
  test('come with every answer', async ({ request }) => {
    for (const path of ['/', '/blog', '/gibt-es-nicht', '/robots.txt', '/favicon.svg']) {
      const headers = (await request.get(path)).headers()
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['permissions-policy'], path).toContain('camera=()')
    }
  })

  test('have pages revalidated, and files with a hash in their name kept for a year', async ({ request }) => {
    const html = await (await request.get('/blog')).text()
    const files = [...html.matchAll(/\/(?:assets|bilder|karten)\/[\w.-]+/g)].map(([file]) => file)
    expect(new Set(files.map((file) => file.split('/')[1]))).toEqual(new Set(['assets', 'bilder', 'karten']))
    for (const file of new Set(files)) {
      const answer = await request.get(file)
      expect(answer.status(), file).toBe(200)
      expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable')
      expect(file).toMatch(/-[\w-]{8,}\.\w+$/)
    }
    for (const path of ['/', '/blog', '/agb.html', '/feed.xml', '/sitemap.xml']) {
      expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
    }
  })

  test('say 404 for what is not there, also for the fault pages themselves, and 200 without a detour for all else', async ({ request }) => {
    for (const path of [
      '/gibt-es-nicht',
      '/gibt-es-nicht/',
      '/blog/gibt-es-nicht',
      '/blog/a/b',
      '/404',
      '/404.html',
      '/blog/404',
      '/assets/weg.js',
    ]) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
    }
    for (const path of KINDS.filter((route) => !FAULTS.includes(route))) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
      if (path !== '/') expect((await request.get(`${path}/`, { maxRedirects: 0 })).status(), `${path}/`).toBe(200)
    }
  })

  test('send text compressed, and no source map', async ({ request }) => {
    const scripts = [...new Set((await (await request.get('/')).text()).match(/\/assets\/[\w.-]+\.js/g) ?? [])]
    expect(scripts.length).toBeGreaterThan(0)
    // Below that size a compressed file would be no smaller on its way.
    const sizes = await Promise.all(scripts.map(async (file) => (await (await request.get(file)).body()).length))
    const large = scripts.filter((_, index) => (sizes[index] ?? 0) > 2_000)
    expect(large.length).toBeGreaterThan(0)
    for (const path of ['/', '/feed.xml', ...large]) {
      for (const encoding of ['br', 'gzip']) {
        const answer = await request.get(path, { headers: { 'Accept-Encoding': encoding } })
        expect(answer.headers()['content-encoding'], `${path} as ${encoding}`).toBe(encoding)
      }
    }
    for (const file of scripts) {
      expect(await (await request.get(file)).text()).not.toContain('sourceMappingURL')
      expect((await request.get(`${file}.map`)).status()).toBe(404)
    }
  })
})
