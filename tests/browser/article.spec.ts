import { machine } from './elements.ts'
import { ARTICLE, ARTICLES } from './routes.ts'
import { expect, forEachOf, openWithConsentAnswered, test } from './support.ts'
import { copiedTexts, withClipboard } from './visitor.ts'

test('an article is read from its document, and shares its address without query and hash', async ({ page, baseURL }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await withClipboard(page, 'working')
  await openWithConsentAnswered(page, `${ARTICLE}?utm_source=newsletter#inhalt`)
  expect(fetched.filter((url) => url.includes(ARTICLE.replace('/blog/', '')) && url.endsWith('.js'))).toEqual([])
  const share = machine(page, 'share')
  await share.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(share).toHaveAttribute('data-state', 'copied')
  expect(await copiedTexts(page)).toEqual([new URL(ARTICLE, baseURL).href])
})

test.describe('unknown addresses', () => {
  test.use({ allowedFaults: /status of 404/ })

  test('show the fixed error text whatever they contain, and execute none of it', async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { alert: () => console.error('alert') }))
    // Property names that every object has, markup, and a name longer than the 255 characters allowed in a file name.
    const article = 'Artikel nicht gefunden'
    const titles: Record<string, string> = {
      '/blog/__proto__': article,
      '/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E': article,
      [`/blog/${'a'.repeat(1_500)}`]: article,
      '/__proto__': 'Tag\u00a0404 gibt es in keinem Projekt.',
    }
    await forEachOf(Object.keys(titles), async (path) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path]!)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    })
    await page.getByRole('main').getByRole('link', { name: 'Zum Blog' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(ARTICLES.length)
  })
})

test('articles and legal texts print without controls, with link targets written out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await openWithConsentAnswered(page, ARTICLE)
  await expect(page.locator('[data-part="prose"]')).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'In diesem Text' }).first()
  for (const hidden of [machine(page, 'share'), machine(page, 'newsletter'), contents]) await expect(hidden).toBeHidden()
  const target = (link: Element) => getComputedStyle(link, '::after').content
  expect(await page.locator('[data-part="prose"] a[href^="/blog"]').first().evaluate(target)).toContain('/blog/')
  await page.goto('/agb.html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header')).toBeHidden()
})
