import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { testOverTls } from './overTls.ts'
import { FAULTS, KINDS, ROUTES } from './routes.ts'
import { expect, hydrated, test as testPlain } from './support.ts'

/** The answer of the server itself when a page is missing on purpose. */
const MISSING = /status of 404/

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Collects what the policy stops, and what is asked of anybody else, from before the page's first script on. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = []
    Object.assign(window, { stopped })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => stopped.push(`${violatedDirective} ${blockedURI}`))
  })
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped)
}

for (const [over, test] of [
  ['over HTTP', testPlain],
  ['over HTTPS', testOverTls],
] as const) {
  test.describe(`the policy of the built site, ${over}`, () => {
    test.use({ allowedFaults: MISSING })

    for (const route of KINDS) {
      test(`names every inline block of ${route}, which has no other inline code or style`, async ({ request }) => {
        const answer = await request.get(route)
        const html = await answer.text()
        const policy = answer.headers()['content-security-policy'] ?? ''
        const scripts = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
        const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '')
        const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''

        expect(scripts).toHaveLength(1)
        expect(styles).toHaveLength(2)
        for (const script of scripts) expect(directive('script-src')).toContain(sha256(script))
        for (const style of styles) expect(directive('style-src')).toContain(sha256(style))
        expect(policy).not.toContain('unsafe')

        const markup = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
        expect(markup.match(/<[^>]*\sstyle="/g)).toBeNull()
        expect(markup.match(/<[^>]*\son[a-z]+="/g)).toBeNull()
        expect(markup.match(/javascript:/g)).toBeNull()
        expect(html.match(/<(?:script|link|img|source|iframe|object|embed)[^>]*\s(?:src|srcset)="(?:https?:)?\/\//g)).toBeNull()
      })
    }

    for (const route of [...ROUTES, ...FAULTS]) {
      test(`stops nothing of ${route}, from top to bottom`, async ({ page }) => {
        const stopped = await watch(page)
        await page.goto(route)
        await hydrated(page)
        for (const section of await page.locator('main .section:visible, footer').all()) await section.scrollIntoViewIfNeeded()

        expect(await stopped()).toEqual([])
      })
    }

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

    for (const route of ['/', '/blog/seo-ki-zeitalter-gefunden-werden', '/FunnelActive', '/agb.html']) {
      test(`stops nothing of ${route} beside the inspector`, async ({ page }) => {
        const stopped = await watch(page)
        await page.goto(`${route}?inspect=lokal`)
        await hydrated(page)
        await expect(page.getByRole('region', { name: 'Inspector', exact: true })).toBeVisible()
        for (const section of await page.locator('main .section:visible, footer').all()) await section.scrollIntoViewIfNeeded()

        expect(await stopped()).toEqual([])
      })
    }

    test('stops nothing of HTML that the build wrote where the script puts it in, an article and the sample code', async ({ page }) => {
      const stopped = await watch(page)
      await page.goto('/blog')
      await hydrated(page)
      await page.locator('main article').first().getByRole('link').first().click()
      await expect(page.locator('.prose h2').first()).toBeVisible()
      await page.goto('/impressum.html')
      await hydrated(page)
      await page.locator('header').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/$/)
      await expect(page.locator('[data-machine="code-reveal"] .line .tag').first()).toBeAttached()

      expect(await stopped()).toEqual([])
    })

    test('lets no foreign code run', async ({ page, faults }) => {
      await page.goto('/')
      await hydrated(page)
      const ran = await page.evaluate(async () => {
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
      faults.length = 0
    })

    test('lets no text become HTML or code, in browsers that can tell them apart', async ({ page, faults }) => {
      await page.goto('/')
      await hydrated(page)
      const results = await page.evaluate(() => {
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
      expect(results).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError'])
      faults.length = 0
    })
  })

  test.describe(`headers, ${over}`, () => {
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
        expect(headers['strict-transport-security'], path).toBe(over === 'over HTTPS' ? 'max-age=63072000; includeSubDomains' : undefined)
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

    test('say 404 for what is not there, also for the fault pages themselves, and 200 without a detour for all else', async ({
      request,
    }) => {
      for (const path of ['/gibt-es-nicht', '/blog/gibt-es-nicht', '/blog/a/b', '/404', '/404.html', '/blog/404', '/assets/weg.js']) {
        expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
      }
      for (const path of ROUTES) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
    })

    test('send text compressed', async ({ request }) => {
      const script = /data-files="([^ "]+) ([^ "]+)/.exec(await (await request.get('/')).text())?.[2] ?? ''
      for (const path of ['/', '/blog', script, '/feed.xml']) {
        for (const encoding of ['br', 'gzip']) {
          const answer = await request.get(path, { headers: { 'Accept-Encoding': encoding } })
          expect(answer.headers()['content-encoding'], `${path} as ${encoding}`).toBe(encoding)
        }
      }
    })

    test('ship no source map', async ({ request }) => {
      const files = /data-files="([^"]+)"/.exec(await (await request.get('/')).text())?.[1]?.split(' ') ?? []
      expect(files.length).toBeGreaterThan(3)
      for (const file of files) {
        expect(await (await request.get(file)).text()).not.toContain('sourceMappingURL')
        expect((await request.get(`${file}.map`)).status()).toBe(404)
      }
    })
  })
}
