import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { sourcesIn } from '#paths'
import type { ArticleMeta } from '#content/articles.ts'
import { day, frontMatterField } from '../frontMatter.ts'
import type { Files } from '../pictures/sources.ts'

type Unpublished = NonNullable<ArticleMeta['unpublished']>

/** Why a build on a day leaves an article out, if it does. */
export function unpublished(source: string, today: string): Unpublished | undefined {
  if (frontMatterField(source, 'draft') === true) return 'draft'
  const { data: date } = day.safeParse(frontMatterField(source, 'date'))
  return date && date > today ? 'scheduled' : undefined
}

/** The articles that a build on a day leaves out, by file name. */
export function unpublishedIn(files: Files, today: string): Map<string, Unpublished> {
  const found = new Map<string, Unpublished>()
  for (const [file, path] of files) {
    const why = file.endsWith('.md') && unpublished(readFileSync(path, 'utf8'), today)
    if (why) found.set(file, why)
  }
  return found
}

/** The articles that a build on a day publishes, and their pictures: without those that only unpublished articles show. */
export function publishedIn(files: Files, today: string): Files {
  const left = unpublishedIn(files, today)
  const texts = [...files].filter(([file]) => file.endsWith('.md')).map(([file, path]) => ({ file, text: readFileSync(path, 'utf8') }))
  const isShown = (file: string) => {
    const stem = file.slice(0, -extname(file).length)
    const users = texts.filter(
      ({ file: user, text }) => user === `${stem}.md` || [stem, encodeURI(stem)].some((one) => text.includes(`${one}.`)),
    )
    return users.length === 0 || users.some((user) => !left.has(user.file))
  }
  return new Map([...files].filter(([file]) => (file.endsWith('.md') ? !left.has(file) : isShown(file))))
}

/** The day of the build in Germany. It stays the same after midnight, so that all outputs agree. */
export const dayOfBuild = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

/** The articles that a build publishes, and their pictures. */
export const articlesToPublish = (root: string): Files => publishedIn(sourcesIn('content/articles', root), dayOfBuild)
