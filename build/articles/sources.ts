import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { parseDocument } from 'yaml'
import { sourcesIn } from '#paths'
import type { Files } from '../pictures/files.ts'
import { day } from './frontMatter.ts'

/** The day of the build in Germany. It stays the same after midnight, so that all outputs agree. */
export const dayOfBuild = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

/** The parts of an article: its fields as YAML, undefined if there are none, and its Markdown, which begins on line `firstLine`. */
export function partsOf(article: string) {
  const text = article.replaceAll('\r\n', '\n')
  const [front = '', yaml] = /^---\n([\s\S]*?)\n---\n+/.exec(text) ?? []
  return { yaml, body: text.slice(front.length), firstLine: front.split('\n').length }
}

/** What is known of an article before its fields are checked: its cover, and why a build on a day leaves it out, if it does. */
export function glanceAt(article: string, today = dayOfBuild) {
  const fields = parseDocument(partsOf(article).yaml ?? '')
  const cover: unknown = fields.get('cover')
  const { data: date = '' } = day.safeParse(fields.get('date'))
  return {
    cover: typeof cover === 'string' ? cover : undefined,
    unpublished: fields.get('draft') === true ? ('draft' as const) : date > today ? ('scheduled' as const) : undefined,
  }
}

/** The articles among files. */
export function articlesIn(files: Files, today?: string) {
  return [...files].flatMap(([file, path]) => {
    if (!file.endsWith('.md')) return []
    const source = readFileSync(path, 'utf8')
    return [{ slug: basename(file, '.md'), source, ...glanceAt(source, today) }]
  })
}

/** The articles that a build on a day publishes, and their pictures: without those that only unpublished articles show. */
export function publishedIn(files: Files, today?: string): Files {
  const articles = articlesIn(files, today)
  const isPublished = (file: string) => {
    const stem = basename(file, extname(file))
    const own = articles.filter(({ slug }) => slug === stem)
    if (file.endsWith('.md')) return own.every(({ unpublished }) => !unpublished)
    const shownBy = articles.filter(({ source }) => [stem, encodeURI(stem)].some((one) => source.includes(`${one}.`)))
    const users = [...own, ...shownBy]
    return users.length === 0 || users.some(({ unpublished }) => !unpublished)
  }
  return new Map([...files].filter(([file]) => isPublished(file)))
}

/** The articles that a build publishes, and their pictures. */
export const articlesToPublish = (root: string): Files => publishedIn(sourcesIn('content/articles', root))
