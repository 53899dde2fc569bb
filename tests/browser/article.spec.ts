import { machine } from './elements.ts'
import { ARTICLES } from './routes.ts'
import { expect, forEachOf, has, openWithConsentAnswered, test, retryUntil } from './support.ts'
import { copiedTexts, withClipboard } from './visitor.ts'

const ARTICLE = '/blog/ki-kreativitaet-individuelle-webseite'

test('sharing opens the share sheet, stays silent when it is dismissed, and copies the link when it cannot open', async ({
  page,
  baseURL,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await withClipboard(page, 'working')
  await page.addInitScript(() => {
    const sheet = { shared: [] as unknown[], error: undefined as Error | undefined }
    Object.assign(globalThis, { sheet })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => (sheet.error ? Promise.reject(sheet.error) : Promise.resolve(void sheet.shared.push(data))),
    })
  })
  type Sheet = { sheet: { shared: unknown[]; error: Error | undefined } }
  await openWithConsentAnswered(page, `${ARTICLE}?utm_source=newsletter#wo-ist-ki-nicht-kreativ`)
  const share = machine(page, 'share')
  const button = share.getByRole('button', { name: 'Teilen' })
  const status = share.getByRole('status')
  await expect(share).toHaveAttribute('data-state', 'idle')
  await retryUntil(
    page,
    () => button.click(),
    () => has(share, 'data-state', 'shared'),
  )
  await expect(status).toHaveText('Geteilt. Danke!')
  expect(await page.evaluate(() => (globalThis as unknown as Sheet).sheet.shared[0])).toEqual({
    title: 'KI und Kreativität: Warum keine zwei Websites gleich sind',
    url: `${baseURL}${ARTICLE.slice(1)}`,
  })
  await page.clock.runFor(2_000)

  await page.evaluate(() => {
    ;(globalThis as unknown as Sheet).sheet.error = new DOMException('closed', 'AbortError')
  })
  await button.click()
  await expect(share).toHaveAttribute('data-state', 'idle')
  await expect(status).toHaveText('')
  expect(await copiedTexts(page)).toEqual([])

  await page.evaluate(() => {
    ;(globalThis as unknown as Sheet).sheet.error = new TypeError('no sheet')
  })
  await button.click()
  await expect(share).toHaveAttribute('data-state', 'copied')
  await expect(status).toHaveText('Link kopiert.')
  await page.clock.runFor(2_000)
  await expect(share).toHaveAttribute('data-state', 'idle')
  await expect(status).toHaveText('')
  await share.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(share).toHaveAttribute('data-state', 'copied')
  // Without the query and hash of the current address.
  expect(await copiedTexts(page)).toEqual([`${baseURL}${ARTICLE.slice(1)}`, `${baseURL}${ARTICLE.slice(1)}`])

  // The article is read from the document, not fetched again.
  expect(fetched.filter((url) => url.includes('ki-kreativitaet') && url.endsWith('.js'))).toEqual([])
  await expect(page.locator('.prose h2').first()).toBeVisible()
})

test('sharing shows the address for manual copying when the clipboard is missing or refuses', async ({ page, baseURL }) => {
  await forEachOf(['missing', 'refusing'], async (kind) => {
    await withClipboard(page, kind)
    if (kind === 'missing') await openWithConsentAnswered(page, ARTICLE)
    else await page.reload()
    const share = machine(page, 'share')
    await retryUntil(
      page,
      () => share.getByRole('button', { name: 'Link kopieren' }).click(),
      () => has(share, 'data-state', 'failed'),
    )
    await expect(share.getByRole('status')).toHaveText('Kopieren ging nicht. Bitte markieren Sie die Adresse.')
    await expect(share).toContainText(`${baseURL}${ARTICLE.slice(1)}`)
  })
})

test.describe('unknown addresses', () => {
  test.use({ allowedFaults: /status of 404/ })

  test('show the fixed error text whatever they contain, and execute none of it', async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { alert: () => console.error('alert') }))
    // Property names of every object, markup, and more characters than a file name may have (255).
    for (const [path, title] of [
      ['/blog/__proto__', 'Artikel nicht gefunden'],
      ['/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'Artikel nicht gefunden'],
      [`/blog/${'a'.repeat(1_500)}`, 'Artikel nicht gefunden'],
      ['/__proto__', 'Tag\u00a0404 gibt es in keinem Projekt.'],
    ] as const) {
      await page.goto(path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path.slice(0, 60)).toHaveText(title)
      await expect.soft(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    }
    await page.getByRole('main').getByRole('link', { name: 'Zum Blog' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(ARTICLES.length)
  })
})

test.describe('when the chunk of an article fails to load', () => {
  test.use({ allowedFaults: /ERR_FAILED|Failed to load resource|dynamically imported module|TypeError/ })

  test('the browser loads the article as a document instead', async ({ page }) => {
    await page.route(/assets\/seo-ki-zeitalter.*\.js/, (route) => route.abort())
    await openWithConsentAnswered(page, '/blog')
    await page.getByRole('link', { name: /^SEO im KI-Zeitalter/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO im KI-Zeitalter: gefunden werden, bevor gesucht wird')
    await expect(page.locator('.prose h2')).not.toHaveCount(0)
  })
})

test('articles and legal texts print without interactive elements, with link targets written out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await openWithConsentAnswered(page, ARTICLE)
  await expect(page.locator('.prose')).toBeVisible()
  for (const hidden of [
    machine(page, 'share'),
    machine(page, 'newsletter'),
    page.getByRole('navigation', { name: 'In diesem Text' }).first(),
  ])
    await expect(hidden).toBeHidden()
  const target = (link: Element) => getComputedStyle(link, '::after').content
  expect(await page.locator('.prose a[href^="/blog"]').first().evaluate(target)).toContain('/blog/')
  await page.goto('/agb.html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header')).toBeHidden()
})
