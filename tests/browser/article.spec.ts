import { machine } from './elements.ts'
import { ARTICLE } from './routes.ts'
import { expect, openAt, test } from './support.ts'
import { copiedTexts, withClipboard } from './visitor.ts'

test('an article is read from its document, and shares its address without query and hash', async ({ page, baseURL }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await withClipboard(page, 'working')
  await openAt(page, `${ARTICLE}?utm_source=newsletter#inhalt`)
  expect(fetched.filter((url) => url.includes(ARTICLE.replace('/blog/', '')) && url.endsWith('.js'))).toEqual([])
  const share = machine(page, 'copy-feedback')
  await share.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(share).toHaveAttribute('data-state', 'copied')
  expect(await copiedTexts(page)).toEqual([new URL(ARTICLE, baseURL).href])
})
