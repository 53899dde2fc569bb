import { join } from 'node:path'
import { expect, it } from 'vitest'
import { articlesIn, dayOfBuild, glanceAt, publishedIn } from '#build/articles/sources.ts'
import { markdownArticles, parseArticle } from '#build/articles/markdown.ts'
import { temporaryFolder } from '../../temporary.ts'

const DAY = '2026-03-02'
const article = (fields: string, text = '') => `---\n${fields}\n---\n${text}`

it.each([
  ['draft: true', 'draft'],
  ['draft: false', undefined],
  ['date: 2026-03-03', 'scheduled'],
  ['date: 2026-03-02', undefined],
  ['date: 2026-03-03\r\ndraft: true\r', 'draft'],
])('with %j, an article is left out of the build of 2 March 2026: %s', (fields, why) => {
  expect(glanceAt(article(fields), DAY).unpublished).toBe(why)
})

it('leaves out drafts and the pictures that only they show', async () => {
  const texts = {
    'entwurf.md': article('draft: true', '![A](nur-hier.jpg) ![B](beide.jpg) ![C](<am%20see.png>)'),
    'fertig.md': article('date: 2026-03-02\ncover: hafen.jpg', '![B](beide.jpg)'),
  }
  const pictures = ['am see.png', 'beide.jpg', 'entwurf.svg', 'hafen.svg', 'nur-hier.jpg', 'niemandes.jpg']
  const folder = await temporaryFolder(texts)
  const files = new Map([...Object.keys(texts), ...pictures].map((name) => [name, join(folder, name)]))

  const articles = articlesIn(files, DAY).map(({ slug, unpublished }) => `${slug} ${unpublished}`)
  expect(articles).toEqual(['entwurf draft', 'fertig undefined'])
  // The last is reported as a picture that nobody shows.
  expect([...publishedIn(files, DAY).keys()]).toEqual(['fertig.md', 'beide.jpg', 'hafen.svg', 'niemandes.jpg'])
})

const LINKS = ['[A](/blog/entwurf#b)', '<a href="/blog/entwurf">A</a>']
it.each(LINKS)('refuses a link to an article that is not published: %s', async (link) => {
  const fields = 'title: A\nexcerpt: B\ndescription: C\ndate: 2026-03-02\nquestion: D\nanswer: E\nrelated: [entwurf]'
  const parse = (published: string[]) =>
    parseArticle(article(fields, `Siehe\n${link}\n`), {}, 'articles/a.md', ['a', 'entwurf'], {}, published)

  const says = /^articles\/a\.md:11: the link \/blog\/.* leads to an article that this build does not publish/
  await expect(parse(['a'])).rejects.toThrow(says)
  await expect(parse(['a', 'entwurf'])).resolves.toBeDefined()
})

it('is no article for a build, and is marked in development', async () => {
  const text = article('title: A\nexcerpt: B\ndescription: C\ndate: 2999-01-01\nquestion: D\nanswer: E\nrelated: []', 'Text')
  const file = join(await temporaryFolder({ 'a.md': text }), 'a.md')
  const { load } = markdownArticles(process.cwd()) as { load: (this: unknown, id: string) => Promise<{ code: string }> }
  const loaded = async (mode: string) => (await load.call({ addWatchFile: () => {}, environment: { mode } }, file)).code

  expect(dayOfBuild).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await loaded('build')).toBe('export default null')
  expect(await loaded('dev')).toContain('"unpublished":"scheduled"')
})
