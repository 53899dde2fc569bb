import { createSimulatedEngine } from '@drei-tage/engine'
import { createActor } from 'xstate'
import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'
import { machineOf } from './walker.ts'

/** Lives in Node, of a machine by itself, and steps in each. */
const LIVES = 60
const STEPS = 60

const transitionsOf = (node: StateNode): (readonly [string, readonly AnyTransitionDefinition[]])[] => [
  ...[...node.transitions],
  ['', node.always ?? []] as const,
]

/** Every transition of a machine, named as in page.ts: machine, state, event, and place among the transitions of that event. */
function namesOf(machine: AnyStateMachine): string[] {
  const nodes = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodes)]
  return nodes(machine.root).flatMap((node) =>
    transitionsOf(node).flatMap(([event, all]) => all.map((_, index) => `${machine.id} ${node.path.join('.')} ${event} ${index}`)),
  )
}

/** The transitions that a machine takes by itself on simulated time, with all of its samples in turn. */
async function takenAlone(id: string, input: object): Promise<ReadonlySet<string>> {
  const { machine, steps } = await machineOf(id)
  const taken = new Set<string>()
  for (let life = 0; life < LIVES; life += 1) {
    const reducedMotion = life % 6 === 5
    const engine = createSimulatedEngine({ seed: life })
    const actor = createActor(machine, {
      clock: engine,
      input: { ...input, reducedMotion } as never,
      inspect(event) {
        if (event.type !== '@xstate.microstep') return
        for (const transition of event._transitions as AnyTransitionDefinition[]) {
          const all = transitionsOf(transition.source).find(([name]) => name === transition.eventType)?.[1] ?? []
          taken.add(`${id} ${transition.source.path.join('.')} ${transition.eventType} ${all.indexOf(transition)}`)
        }
      },
    }).start()
    // In view, as a visitor has it.
    actor.send({ type: 'hold.changed', reason: 'offscreen', held: false })
    // Each life knows only some events: what one event prevents, others reach.
    const known = steps.filter((step) => step === 'wait' || engine.random() < 0.5)
    for (let index = 0; index < STEPS; index += 1) {
      const step = known[Math.floor(engine.random() * known.length)]!
      const [next] = engine.pending()
      if (step === 'wait') engine.advance(Math.max(0, (next?.due ?? 0) - engine.now()))
      else actor.send(step)
    }
    actor.stop()
  }
  return taken
}

/**
 * A table of how much of each machine the walk has reached.
 *
 * @param inputs The machines of the site by id, each with what its actor on the page was started with.
 * @param walked The transitions taken on the pages.
 * @param reasons Why a transition is not taken anywhere.
 * @returns the table, and what is wrong: transitions that nothing takes and that have no reason, and reasons without need.
 */
export async function coverageOf(
  inputs: ReadonlyMap<string, object>,
  walked: ReadonlySet<string>,
  reasons: Readonly<Record<string, string>>,
) {
  const rows: string[] = []
  const faults: string[] = []
  for (const [id, input] of inputs) {
    const all = namesOf((await machineOf(id)).machine)
    const alone = await takenAlone(id, input)
    const short = (name: string) => `\`${name.slice(id.length + 1)}\``
    const onlyAlone = all.filter((name) => !walked.has(name) && alone.has(name))
    const never = all.filter((name) => !walked.has(name) && !alone.has(name))
    faults.push(...never.filter((name) => !(name in reasons)).map((name) => `nothing takes ${name}`))
    faults.push(
      ...Object.keys(reasons)
        .filter((name) => all.includes(name) && !never.includes(name))
        .map((name) => `${name} is taken, so it needs no reason`),
    )
    const why = never.map((name) => `${short(name)}: ${reasons[name] ?? '?'}`)
    rows.push(
      `| ${id} | ${all.length - onlyAlone.length - never.length} of ${all.length} | ${onlyAlone.map(short).join(', ')} | ${why.join('; ')} |`,
    )
  }
  return {
    faults,
    table: [
      '| machine | transitions taken on the page | only in unit tests | not at all, and why |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n'),
  }
}
