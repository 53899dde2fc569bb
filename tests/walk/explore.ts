import type { AnyEventObject } from 'xstate'

/** How many steps are tried at most, besides the first of each kind in each state, and how many lead back to places with something left. */
const [STEPS, WAYS] = [20, 100]
/** How many controls have the focus in turn while time moves. */
const FOCUSED = 4

/** An event that is sent, or `wait`: time moves until the state changes. */
export type Step = AnyEventObject | 'wait'

/** Where an actor is: in a state, whose view may differ from place to place. Two places with the same key are the same. */
export interface Place {
  readonly state: string
  readonly key: string
  takes(step: Step): boolean
}

/** An actor and what the page shows of it. */
export interface Walkable {
  readonly steps: readonly Step[]
  /** Where the actor is; undefined once it has stopped. */
  place(): Place | undefined
  take(step: Step): Promise<void>
  /** Gives the focus to one of the actor's controls, counted from 0. Returns whether there is one. */
  focus(index: number): boolean
  /**
   * Called after each step, first without one.
   *
   * @param way A known way here from where the walk began.
   */
  arrive(way: readonly Step[], isNew: boolean): Promise<void>
}

interface Node {
  readonly state: string
  readonly way: readonly Step[]
  /** By step: the key of the place that it led to, or undefined before it is tried. */
  readonly next: (string | undefined)[]
}

const isForGood = (step: Step) => step !== 'wait' && step.type === 'motion.reduced'
/** Events first, then time, which may end a state for good, then what ends all motion for good. */
const rank = (step: Step) => (step === 'wait' ? 1 : isForGood(step) ? 2 : 0)

/**
 * Walks an actor. In each state it sends every event that the machine takes, and waits, then the same in other places of these states,
 * always from the nearest place with something left. Then, if `withFocus`, time moves once more from each place that time ends, while a
 * control has the focus. At last, the same with reduced motion.
 */
export async function explore(walkable: Walkable, withFocus: boolean): Promise<void> {
  const steps = walkable.steps.toSorted((one, other) => rank(one) - rank(other))
  const wait = steps.indexOf('wait')
  const nodes = new Map<string, Node>()
  let here: string | undefined
  let isMotionOver = false

  async function arrive(step?: number): Promise<void> {
    const place = walkable.place()
    const from = here === undefined ? undefined : nodes.get(here)!
    if (from && step !== undefined) from.next[step] = place?.key ?? here
    here = place?.key
    if (!place) return
    const isNew = !nodes.has(place.key)
    const way = from && step !== undefined ? [...from.way, steps[step]!] : []
    const next = steps.map((one) => (place.takes(one) && (isMotionOver || !isForGood(one)) ? undefined : place.key))
    if (isNew) nodes.set(place.key, { state: place.state, way, next })
    await walkable.arrive(way, isNew)
  }
  async function go(step: number): Promise<void> {
    await walkable.take(steps[step]!)
    await arrive(step)
  }
  async function tryAll(): Promise<void> {
    const tried = new Set<string>()
    const kind = ({ state }: Node, step: number) => `${state} ${step}`
    const newStep = (node: Node) => steps.findIndex((_, step) => node.next[step] === undefined && !tried.has(kind(node, step)))
    const anyStep = ({ next }: Node) => next.indexOf(undefined)
    for (let [others, ways] = [0, 0]; others < STEPS && ways < WAYS;) {
      const step = nextStep(nodes, here, newStep) ?? nextStep(nodes, here, anyStep)
      if (step === undefined) break
      const node = nodes.get(here!)!
      if (node.next[step] !== undefined) ways += 1
      else if (tried.has(kind(node, step))) others += 1
      tried.add(kind(node, step))
      await go(step)
    }
  }
  async function waitWithFocus(places: readonly Node[]): Promise<void> {
    const left = new Map(places.map((node) => [node, 0]))
    for (let ways = 0; ways < WAYS; ways += 1) {
      const step = nextStep(nodes, here, (node) => (left.has(node) ? wait : -1))
      if (step === undefined) return
      const node = nodes.get(here!)!
      const control = left.get(node)
      if (control !== undefined) left.set(node, control + 1)
      if (control === undefined || (control < FOCUSED && walkable.focus(control))) await go(step)
      else left.delete(node)
    }
  }

  await arrive()
  await tryAll()
  const ended = [...nodes.values()].filter((node) => ![undefined, node].includes(nodes.get(node.next[wait] ?? '')))
  if (withFocus) await waitWithFocus(ended.slice(0, FOCUSED))
  isMotionOver = true
  for (const { next } of nodes.values()) for (const [index, step] of steps.entries()) if (isForGood(step)) next[index] = undefined
  await tryAll()
}

/** The next step on a shortest known way to a place where something is wanted; in such a place, the step that is wanted, or -1. */
function nextStep(nodes: ReadonlyMap<string, Node>, from: string | undefined, wanted: (node: Node) => number): number | undefined {
  if (from === undefined) return undefined
  const firsts = new Map<string, number | undefined>([[from, undefined]])
  for (const [key, first] of firsts) {
    const node = nodes.get(key)!
    const step = wanted(node)
    if (step >= 0) return first ?? step
    for (const [index, next] of node.next.entries()) if (next !== undefined && !firsts.has(next)) firsts.set(next, first ?? index)
  }
  return undefined
}
