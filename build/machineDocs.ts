import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { chartOf, innerLinesOf, isInner, lineOf, statesOf } from '@drei-tage/inspector/chart'
import type { ChartState, ChartTransition } from '@drei-tage/inspector/chart'
import { allMachines } from '#devtools/machines.ts'

/** Path of the documentation, relative to the project. */
export const MACHINE_DOCS_FILE = 'machines/README.md'

/** What only the sources reveal, not the machines themselves. */
interface Sources {
  /** The comment above the machine. */
  readonly description: string
  /** Files that start an actor of it, relative to the project. */
  readonly renderedBy: readonly string[]
}

/**
 * The documentation of all machines as Markdown: a table, and a diagram of each.
 *
 * @param root Folder of the project.
 */
export async function machineDocs(root: string): Promise<string> {
  const sourcesOf = await readSources(root)
  const machines = await Promise.all(
    Object.entries(allMachines).map(async ([id, machine]) => ({ id, machine, chart: chartOf(machine), ...(await sourcesOf(id)) })),
  )
  const rows = machines.map(({ id, machine, chart, renderedBy }) => [
    `[${id}](#${id})`,
    leavesOf(chart)
      .map(({ id: state }) => code(state.slice(id.length + 1)))
      .join(', '),
    machine.events
      .filter((type) => !type.startsWith('xstate.'))
      .map(code)
      .join(', ') || '–',
    Object.entries(machine.implementations.delays)
      .map(([name, delay]) => `${code(name)} ${typeof delay === 'number' ? `${delay.toLocaleString('en')} ms` : 'varies'}`)
      .join(', ') || '–',
    renderedBy.map((file) => `[${basename(file).replace(/\.tsx?$/, '')}](../${file})`).join(', ') || '–',
  ])
  return `${[
    '# Machines',
    '<!-- Made by `npm run docs:machines` from the machines themselves. Changes here are lost. -->',
    `Everything on the site that has a state or takes time is one of these ${machines.length} machines. A diagram shows the states, what leads from one to another, and in brackets what must hold for it. "Any state" stands for whichever one is active beside it; ↻ enters the same state again, so its delays start afresh.`,
    table(['Machine', 'States', 'Events', 'Delays', 'Rendered by'], rows),
    ...machines.map(({ id, chart, description }) =>
      [
        `## ${id}`,
        description,
        ...(chart.type === 'parallel' ? ['Its parts are active side by side.'] : []),
        `\`\`\`mermaid\n${diagram(chart)}\n\`\`\``,
        ...innerLines(chart),
      ].join('\n\n'),
    ),
  ].join('\n\n')}\n`
}

/** Reads the site's sources once; the returned function finds what belongs to a machine. */
async function readSources(root: string): Promise<(id: string) => Promise<Sources>> {
  const files = (await readdir(join(root, 'src'), { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .toSorted()
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })))
  return async (id) => {
    const source = await readFile(join(root, `machines/${id}/${id}.machine.ts`), 'utf8').catch(() => '')
    const [, comment, name] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = setup\(/.exec(source) ?? []
    if (!comment) throw new Error(`machines: ${id} has no file machines/${id}/${id}.machine.ts with a comment above its machine. Add one.`)
    const description = comment
      .replace(/^\s*\* ?/gm, '')
      .trim()
      .replaceAll(/(\S)\n(?=\S)/g, '$1 ')
    const start = new RegExp(`(?:useMachineActor|pageActor|createActor)\\(\\s*${name}\\b`)
    return { description, renderedBy: texts.filter(({ text }) => start.test(text)).map(({ file }) => file) }
  }
}

function leavesOf(chart: ChartState): ChartState[] {
  return statesOf(chart).filter(({ children }) => children.length === 0)
}

function code(text: string): string {
  return `\`${text}\``
}

/** A table in the formatter's style: columns as wide as their widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** A machine as a Mermaid state diagram, which GitHub draws. */
function diagram(chart: ChartState): string {
  return ['stateDiagram-v2', ...indented(inside(chart))].join('\n')
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `    ${line}`)
}

/** A state name that Mermaid accepts. */
function alias(id: string): string {
  return id.replaceAll(/\W/g, '_')
}

function composite(state: ChartState): string[] {
  return [`state "${state.key}" as ${alias(state.id)} {`, ...indented(inside(state)), '}']
}

/** The contents of a state. */
function inside(state: ChartState): string[] {
  const { id, initial, children, type, transitions } = state
  // Side by side rather than separated by '--': Mermaid fails on arrows to composite states there.
  if (type === 'parallel') return children.flatMap(composite)
  const inward = transitions.filter(({ target }) => target?.startsWith(`${id}.`))
  const any = `${alias(id)}_any`
  return [
    ...(initial === undefined ? [] : [`[*] --> ${alias(initial)}`]),
    ...(inward.length > 0 ? [`state "any state" as ${any}`, ...arrows(any, inward)] : []),
    ...children.flatMap((child) => [
      ...(child.children.length > 0 ? composite(child) : leaf(child)),
      ...arrows(
        alias(child.id),
        child.transitions.filter((transition) => !isInner(transition) && !transition.target?.startsWith(`${child.id}.`)),
      ),
    ]),
  ]
}

/** A leaf state, with its actions and internal transitions. */
function leaf(state: ChartState): string[] {
  const { id, key } = state
  return [`state "${key}" as ${alias(id)}`, ...innerLinesOf(state).map(({ title }) => `${alias(id)} : ${asLabel(title)}`)]
}

/** One arrow per target state, whatever the causes. */
function arrows(from: string, transitions: readonly ChartTransition[]): string[] {
  const targets = new Set(transitions.map(({ target }) => target))
  return Array.from(targets, (target = '') => {
    const reasons = transitions.filter((transition) => transition.target === target)
    return `${from} --> ${alias(target)} : ${reasons.map((transition) => asLabel(lineOf(transition).text)).join('<br>')}`
  })
}

/** Some characters would end a label in Mermaid. */
function asLabel(text: string): string {
  return text.replaceAll(/[;:#]/g, ' ')
}

/** What the diagram has no box for: actions and internal transitions of the root and of composite states. */
function innerLines(chart: ChartState): string[] {
  const lines = statesOf(chart)
    .filter((state) => state === chart || state.children.length > 0)
    .flatMap((state) => {
      const where = state === chart ? 'any state' : code(state.id.slice(chart.id.length + 1))
      return innerLinesOf(state).map(({ title }) => `- In ${where}: ${code(title)}`)
    })
  return lines.length === 0 ? [] : ['Without leaving the state:', lines.join('\n')]
}
