import { ARTICLE } from './routes.ts'
import { expect, openAt, test } from './support.ts'

test('an article is read from its document', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openAt(page, ARTICLE)
  const scripts = fetched.filter((url) => url.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.filter((url) => url.includes(ARTICLE.replace('/blog/', '')))).toEqual([])
})
