import type { Page } from '@playwright/test'
import type { Time } from '@drei-tage/playwright'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Seen } from './page.ts'

/** How many steps an actor is walked, not counting the way back to a state with something left to try. */
const STEPS = 40
/** How long one step waits for the state to change, in ms. */
const WAIT_MS = 4_000
/** How many controls of a machine have the focus in turn while time moves. */
const FOCUSED = 4

/** An event that is sent, or `wait`: time moves until the state changes. */
export type Step = AnyEventObject | 'wait'

/** What the page shows after a step. */
export interface Place {
  readonly seen: Seen
  readonly view: Readonly<Record<string, unknown>>
  /** The last step, or undefined at the start of the walk. */
  readonly step: Step | undefined
  /** A known way here from where the walk began, in a form that `replay` takes. */
  readonly way: readonly Step[]
  /** Whether the walk comes here for the first time. */
  readonly isNew: boolean
}

/** An open page whose time stands still. */
interface Visit {
  readonly page: Page
  readonly time: Time
}

interface Node {
  readonly way: readonly Step[]
  /** By step: the key of the state that it led to, or undefined before it is tried. */
  readonly next: (string | undefined)[]
}

/** Events first, then time, which may end a state for good, then what ends all motion for good. */
const FOR_GOOD = 2
const rank = (step: unknown) => (step === 'wait' ? 1 : (step as AnyEventObject).type === 'motion.reduced' ? FOR_GOOD : 0)

/** What Node needs to know about a machine: the steps to try, and how to read a snapshot. */
export async function machineOf(id: string) {
  const [logic, samples, views] = (await Promise.all(
    ['machine', 'samples', 'view'].map((kind) => import(`../../machines/${id}/${id}.${kind}.ts`)),
  )) as Record<string, unknown>[]
  const name = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const machine = logic![`${name}Machine`] as AnyStateMachine
  const viewOf = views![`${name}View`] as (snapshot: unknown) => Place['view']
  return {
    machine,
    steps: ['wait', ...(samples!.samples as AnyEventObject[])].toSorted((one, other) => rank(one) - rank(other)) as Step[],
    /** The view of a snapshot, and for each step whether the machine takes it. */
    read({ value, context }: NonNullable<Seen['snapshot']>) {
      const snapshot = machine.resolveState({ value, context } as never)
      return { view: viewOf(snapshot), takes: (step: Step) => step === 'wait' || snapshot.can(step) }
    },
  }
}

/** A state and what its view says, without numbers: a count that goes up is no new state. */
function keyOf(value: unknown, view: Place['view']): string {
  return JSON.stringify([value, view], (_, inner: unknown) =>
    typeof inner === 'number' ? 0 : typeof inner === 'string' ? inner.replaceAll(/\d+/g, '0') : inner,
  )
}

/** Takes one step with the page's newest actor of a machine. Returns the number of frames. */
async function take({ page, time }: Visit, id: string, step: Step): Promise<number> {
  if (step !== 'wait') {
    await page.evaluate(([one, event]) => globalThis.walk.send(one, event), [id, step] as const)
    return 0
  }
  const rest = () => page.evaluate((one) => globalThis.walk.rest(one), id)
  let [frames, waitedMs] = [0, 0]
  for (let now = await rest(), { value } = now; now.value === value && now.dueMs !== undefined; now = await rest()) {
    waitedMs += now.dueMs
    if (waitedMs > WAIT_MS) break
    frames += (await time.advance(now.dueMs)).frames
  }
  return frames
}

/** Goes the way that a failed walk has printed: `await replay({ page, time }, 'faq', [{ type: 'question.opened', index: 0 }])`. */
export async function replay(visit: Visit, id: string, way: readonly Step[]): Promise<void> {
  await visit.page.evaluate((one) => globalThis.walk.show(one), id)
  for (const step of way) await take(visit, id, step)
}

/**
 * Walks an actor on an open page. From each state it sends all samples that the machine takes and waits for time; once all is tried, it goes
 * on from the nearest state with something left. Then time moves once more from each state that time ends, while a control has the focus.
 *
 * @param arrived Called after each step.
 * @returns the values of the states reached, as JSON, and the number of frames that were drawn.
 */
export async function walk(visit: Visit, id: string, arrived: (place: Place) => Promise<void>) {
  const { page } = visit
  const { steps, read } = await machineOf(id)
  const nodes = new Map<string, Node>()
  const states = new Set<string>()
  let frames = 0
  let here = ''
  let isMotionOver = false

  /** Returns false once the machine has no actor any more. */
  async function look(index?: number): Promise<boolean> {
    const seen = await page.evaluate((one) => globalThis.walk.look(one), id)
    if (!seen.snapshot) return false
    const { view, takes } = read(seen.snapshot)
    const from = nodes.get(here)
    here = keyOf(seen.snapshot.value, view)
    states.add(JSON.stringify(seen.snapshot.value))
    const isNew = !nodes.has(here)
    const step = index === undefined ? undefined : steps[index]
    const way = from && step ? [...from.way, step] : []
    if (from && index !== undefined) from.next[index] = here
    if (isNew) nodes.set(here, { way, next: steps.map((one) => (takes(one) && (isMotionOver || rank(one) < FOR_GOOD) ? undefined : here)) })
    await arrived({ seen, view, step, way, isNew })
    return true
  }
  async function go(index: number): Promise<boolean> {
    frames += await take(visit, id, steps[index]!)
    return look(index)
  }

  let alive = await look()
  const explore = async () => {
    for (let tried = 0, taken = 0; alive && tried < STEPS && taken < 2 * STEPS; taken += 1) {
      const index = firstStepTo(nodes, here, (node) => node.next.includes(undefined))
      if (index === undefined) break
      if (nodes.get(here)!.next[index] === undefined) tried += 1
      alive = await go(index)
    }
  }
  await explore()
  const wait = steps.indexOf('wait')
  const ended = [...nodes].filter(([key, { next }]) => ![undefined, key].includes(next[wait])).map(([key]) => key)
  for (const key of ended.slice(0, FOCUSED)) {
    for (let control = 0; alive && control < FOCUSED; control += 1) {
      for (let moved = 0; alive && here !== key && moved < nodes.size; moved += 1) {
        const index = firstStepTo(nodes, here, (_, other) => other === key)
        if (index === undefined) break
        alive = await go(index)
      }
      if (here !== key || !(await page.evaluate(([one, nth]) => globalThis.walk.focus(one, nth), [id, control] as const))) break
      alive = await go(wait)
    }
  }
  isMotionOver = true
  for (const { next } of nodes.values()) for (const [index, step] of steps.entries()) if (rank(step) === FOR_GOOD) next[index] = undefined
  await explore()
  return { states, frames }
}

/** The first step of a shortest known way to a state that is wanted; in such a state itself, its first step that is not tried. */
function firstStepTo(nodes: ReadonlyMap<string, Node>, from: string, isWanted: (node: Node, key: string) => boolean): number | undefined {
  const firsts = new Map<string, number | undefined>([[from, undefined]])
  for (const [key, first] of firsts) {
    const node = nodes.get(key)!
    if (isWanted(node, key)) return first ?? node.next.indexOf(undefined)
    for (const [index, next] of node.next.entries()) if (next !== undefined && !firsts.has(next)) firsts.set(next, first ?? index)
  }
  return undefined
}
