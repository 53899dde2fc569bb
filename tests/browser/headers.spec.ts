import { serveSite } from '../../scripts/site-server.mjs'
import { FAULTS, ROUTES } from './routes.ts'
import { expect, hydrated, test } from './support.ts'

// The whole suite runs with the production headers, and every test fails on a violation of their policy. crawl.spec.ts checks that
// the policy lists each inline block; the unit tests check that all server configurations set the same headers.

/** The only header that is restricted to HTTPS. */
const ONLY_OVER_TLS = 'strict-transport-security'

test.describe('headers', () => {
  test('are set on every response', async ({ request }) => {
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

  test('are the same over plain HTTP, except Strict-Transport-Security', async ({ request }) => {
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

  test('make browsers revalidate pages and cache hashed files for a year', async ({ request }) => {
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

  test('come with status 404 for unknown paths and the error pages themselves, and with 200 without redirect for all pages', async ({
    request,
  }) => {
    for (const path of [...FAULTS, '/blog/a/b', '/404', '/404.html', '/blog/404', '/assets/weg.js']) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
    }
    for (const path of ROUTES) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  })

  test('declare the compression of text, and no source map is served', async ({ request }) => {
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

test.describe('the content security policy', () => {
  test('blocks neither navigation nor prerendered HTML, and styles inserted by script apply', async ({ page }) => {
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
    // The same size as on the prerendered page: no styles are missing.
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

  test('blocks injected scripts and styles, and strings as HTML or script sources', async ({ page, faults }) => {
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
        // Browsers with Trusted Types throw.
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
        // A second policy of the same name.
        refused(() => factory.createPolicy('drei-tage', {})),
      ]
    })
    expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError'])
    faults.length = 0
  })
})
