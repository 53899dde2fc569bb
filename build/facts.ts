import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import type { ESTree } from 'vite'
import * as z from 'zod'
import { MINE, sourceOf, sourcesIn } from '#paths'
import { siteTokens } from './colours/tokens.ts'
import { factsSchema, refused } from '#content/schema.ts'

type Facts = Readonly<Record<string, unknown>>

const project = fileURLToPath(new URL('..', import.meta.url))

/** The owner's files. What is worded with wrong facts may fail to load. */
const known = import.meta.glob<Facts>('../src/content/facts/*.ts')
const files = await Promise.allSettled(
  Object.entries(known).map(async ([path, load]) => {
    const source = sourceOf(path.slice('../src/'.length))
    return Object.entries(await load()).map(([name, fact]) => ({ name, fact, source }))
  }),
)

/** @throws {Error} with file, line, field and remedy of each fault in the owner's facts and colours, in German. */
export function checkFacts(): void {
  const loaded = files.flatMap((file) => (file.status === 'fulfilled' ? file.value : []))
  const failed = files.find((file) => file.status === 'rejected')
  const messages = factFaults(Object.fromEntries(loaded.map(({ name, fact }) => [name, fact]))).flatMap(({ path, says }) => {
    const { source } = loaded.find(({ name }) => name === path[0]) ?? {}
    const location = source ? `${source}:${lineOf(join(project, source), path)}` : 'facts'
    return failed && !source ? [] : `${location}: ${z.core.toDotPath(path)}: ${says}`
  })
  for (const name of sourcesIn('content/facts').keys())
    if (!known[`../src/content/facts/${name}`])
      messages.push(`${MINE}/content/facts/${name}: ersetzt keine Datei in src/content/facts/. Benennen Sie sie um, oder löschen Sie sie.`)
  try {
    siteTokens()
  } catch (error) {
    messages.push((error as Error).message)
  }
  if (messages.length > 0) throw new Error(messages.join('\n'))
  if (failed) throw failed.reason
}

interface Fault {
  /** Name of the fact, then fields and indices. */
  readonly path: readonly PropertyKey[]
  readonly says: string
}

/** What is wrong in the facts, and what to write instead: one fault per field. */
export function factFaults(facts: Facts): Fault[] {
  const { error } = factsSchema.safeParse(facts, {
    error: ({ input }) => `${refused(input)}. Schreiben Sie Felder in geschweiften Klammern, wie in der Vorlage.`,
  })
  const faults = [...(error?.issues.flatMap(faultsIn) ?? []), ...misplaced(facts)]
  return [...new Map(faults.toReversed().map((fault) => [fault.path.join(), fault])).values()].toReversed()
}

/** Statements that are not where they should be. */
function misplaced({ unconfirmed }: Facts): Fault[] {
  const { data = [] } = factsSchema.shape.unconfirmed.safeParse(unconfirmed)
  return data.flatMap(({ file, text }, index) => {
    const source = sourceOf(`content/${file}`)
    const isThere = existsSync(join(project, source)) && readFileSync(join(project, source), 'utf8').includes(text)
    return isThere
      ? []
      : [{ path: ['unconfirmed', index, 'text'], says: `steht nicht in ${source}. Berichtigen oder streichen Sie den Eintrag.` }]
  })
}

function faultsIn(issue: z.core.$ZodIssue): Fault[] {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      says: 'gibt es hier nicht. Berichtigen Sie den Namen, oder entfernen Sie die Zeile.',
    }))
  // Of several options, the one that is meant has the fewest faults.
  const [nearest] = issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => a.length - b.length) : []
  return nearest?.flatMap((inner) => faultsIn({ ...inner, path: [...path, ...inner.path] })) ?? [{ path, says: message }]
}

/** The line on which a file states a fact, or what contains it where the file computes it. */
export function lineOf(file: string, [name, ...keys]: readonly PropertyKey[]): number {
  const source = readFileSync(file, 'utf8')
  const offsetOf = (node: ESTree.Node, [key, ...inner]: readonly PropertyKey[]): number => {
    if (key === undefined) return node.start
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return offsetOf(node.expression, [key, ...inner])
    const isNamed = ({ key: { start, end } }: ESTree.ObjectProperty) => source.slice(start, end).replaceAll(/['"]/g, '') === key
    const properties = node.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : []
    const child = node.type === 'ArrayExpression' ? node.elements[Number(key)] : properties.find(isNamed)?.value
    return child ? offsetOf(child, inner) : node.start
  }
  const declared = parseSync(file, source).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  )
  const fact = declared.find(({ id }) => id.type === 'Identifier' && id.name === name)
  return source.slice(0, fact?.init ? offsetOf(fact.init, keys) : 0).split('\n').length
}
