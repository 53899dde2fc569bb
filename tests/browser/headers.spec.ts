import { serveSite } from '../../scripts/site-server.mjs'
import { FAULTS, ROUTES } from './routes.ts'
import { expect, hydrated, test } from './support.ts'

// The whole suite runs under the headers that are shipped, and every test fails on what their policy stops. That the policy names
// each inline block is said in crawl.spec.ts; that all shipped configurations carry the same headers, in the unit tests.

/** The one header that only HTTPS may carry. */
const ONLY_OVER_TLS = 'strict-transport-security'

test.describe('headers', () => {
  test('come with every answer', async ({ request }) => {
    for (const path of ['/', '/blog', ...FAULTS, '/robots.txt', '/favicon.svg']) {
      const headers = (await request.get(path)).headers()
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        [ONLY_OVER_TLS]: 'max-age=63072000; includeSubDomains',
      })
      expect(headers['permissions-policy'], path).toContain('camera=()')
    }
  })

  test('are the same over plain HTTP, but for the one that asks for HTTPS', async ({ request }) => {
    const site = await serveSite()
    try {
      for (const path of ['/', ...FAULTS, '/agb.html', '/feed.xml', '/favicon.svg']) {
        const plain = await request.get(new URL(path, site.url).href)
        const { [ONLY_OVER_TLS]: asksForHttps, date: _, ...overTls } = (await request.get(path)).headers()
        const { date: __, ...headers } = plain.headers()
        expect(headers, path).toEqual(overTls)
        expect(asksForHttps, path).toBeDefined()
      }
    } finally {
      await site.close()
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
    for (const path of [...FAULTS, '/blog/a/b', '/404', '/404.html', '/blog/404', '/assets/weg.js']) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
    }
    for (const path of ROUTES) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  })

  test('send text compressed, and no source map', async ({ request }) => {
    const files = /data-files="([^"]+)"/.exec(await (await request.get('/')).text())?.[1]?.split(' ') ?? []
    expect(files.length).toBeGreaterThan(3)
    for (const path of ['/', '/blog', files[1] ?? '', '/feed.xml']) {
      for (const encoding of ['br', 'gzip']) {
        const answer = await request.get(path, { headers: { 'Accept-Encoding': encoding } })
        expect(answer.headers()['content-encoding'], `${path} as ${encoding}`).toBe(encoding)
      }
    }
    for (const file of files) {
      expect(await (await request.get(file)).text()).not.toContain('sourceMappingURL')
      expect((await request.get(`${file}.map`)).status()).toBe(404)
    }
  })
})

test.describe('the policy', () => {
  test('stops nothing on the way from page to page, nor HTML that the build wrote; styles added by script really apply', async ({
    page,
  }) => {
    await page.goto('/impressum.html')
    await hydrated(page)
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
    for (const [link, path, styled, property, value] of [
      ['Über mich', '/ueber-mich', 'main h1', 'font-family', /^Display/],
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

    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.locator('main article').first().getByRole('link').first().click()
    await expect(page.locator('.prose h2').first()).toBeVisible()
    await page.locator('header').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('[data-machine="code-reveal"] .line .tag').first()).toBeAttached()
  })

  test('lets no foreign code run, and no text become HTML or code', async ({ page, faults }) => {
    await page.goto('/impressum.html')
    await hydrated(page)
    expect(faults).toEqual([])
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.append('window.intruder = true')
      document.head.append(script)
      const style = document.createElement('style')
      style.textContent = 'h1 { color: rgb(1, 2, 3) !important }'
      document.head.append(style)
      const link = document.createElement('a')
      try {
        link.setAttribute('onclick', 'window.intruder = true')
      } catch {
        // Where the browser has Trusted Types.
      }
      link.click()
      return 'intruder' in window || getComputedStyle(document.querySelector('h1')!).color === 'rgb(1, 2, 3)'
    })
    expect(ran).toBe(false)
    expect(faults.length).toBeGreaterThan(0)

    const refusals = await page.evaluate(() => {
      const refused = (deed: () => unknown) => {
        try {
          deed()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      const factory = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes
      return [
        refused(() => {
          document.body.innerHTML = '<b>'
        }),
        refused(() => {
          document.createElement('script').src = '/x.js'
        }),
        refused(() => document.body.insertAdjacentHTML('beforeend', '<b>')),
        refused(() => factory.createPolicy('intruder', {})),
        // A second of the same name.
        refused(() => factory.createPolicy('drei-tage', {})),
      ]
    })
    expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError'])
    faults.length = 0
  })
})
