import { machine } from './elements.ts'
import { ARTICLE } from './routes.ts'
import { expect, openWithConsentAnswered, test } from './support.ts'
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
