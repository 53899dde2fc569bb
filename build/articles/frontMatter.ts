import { basename } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod'

const text = z.string().regex(/\S/).describe('a text')
export const day = z.iso.date().describe('a day like 2025-10-05')
const cover = /^[\w-]+\.(?:jpe?g|png|webp|avif|svg)$/

/** The fields of an article's front matter, each with what is expected. `others` are the slugs that it may relate to. */
const fieldsOf = (slug: string, others: readonly string[]) =>
  z.strictObject({
    title: text,
    excerpt: text,
    description: text,
    date: day,
    updated: day.optional().describe('the day of the last revision, like 2025-10-05'),
    question: text,
    answer: text,
    cover: z.string().regex(cover).optional().describe('the name of a picture beside the article, like hafen.jpg'),
    related: z
      .array(
        z.enum(others, {
          error: ({ input }) =>
            input === slug
              ? `'${slug}' is this article itself. Remove it.`
              : `there is no article '${input}'. Remove it${others.length > 0 ? `, or write one of: ${others.join(', ')}` : ''}.`,
        }),
      )
      .describe('a list of slugs of other articles'),
    draft: z.boolean().optional().describe('true or false'),
  })

/**
 * Parses the fields of an article's front matter.
 *
 * @param yaml The text between the two `---` lines; it begins on line 2 of the file.
 * @param file Path of the file.
 * @param slugs The slugs of all articles.
 * @throws {Error} when fields are missing, unknown or invalid. The message has a line for each of them, with file, line, field and what was
 *   expected.
 */
export function readFrontMatter(yaml: string, file: string, slugs: readonly string[]) {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const [broken] = document.errors
  if (broken) throw new Error(`${file}:${lineAt(broken.pos[0])}: front matter: ${broken.message}`)
  const items = isMap(document.contents) ? document.contents.items : []
  const lineOf = new Map(items.flatMap(({ key }) => (isScalar(key) ? [[String(key.value), lineAt(key.range?.[0] ?? 0)]] : [])))
  const slug = basename(file, '.md')
  const schema = fieldsOf(slug, slugs.filter((one) => one !== slug).toSorted())
  const fields: Readonly<Record<PropertyKey, z.ZodType>> = schema.shape
  const { data, error } = schema.safeParse(items.length > 0 ? document.toJS() : {}, {
    error: ({ path: [name = ''] = [], input }) =>
      `expected ${fields[name]?.description}, got ${input === undefined ? 'nothing' : JSON.stringify(input)}`,
  })
  if (data) return data
  const faults = error.issues.flatMap((issue) => {
    const says = (name: string, message: string) => `${file}:${lineOf.get(name) ?? 1}: ${name}: ${message}`
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => says(name, `expected one of ${Object.keys(fields).join(', ')}`))
      : says(String(issue.path[0]), issue.message)
  })
  throw new Error(faults.join('\n'))
}
