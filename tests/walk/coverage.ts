import { createSimulatedEngine } from '@drei-tage/engine'
import { createActor } from 'xstate'
import type { AnyEventObject, AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'
import { samplesOf } from '../../machines/common/samples.ts'
import { nameOf, takenIn } from './transitions.ts'

/** How often a machine is run by itself, and how many steps it takes each time. */
const LIVES = 60
const STEPS = 60

interface Files {
  readonly machine: AnyStateMachine
  readonly samples: readonly AnyEventObject[]
}

async function filesOf(id: string): Promise<Files> {
  const fileOf = (kind: string) => import(`../../machines/${id}/${id}.${kind}.ts`) as Promise<Record<string, never>>
  const [logic, samples] = await Promise.all([fileOf('machine'), fileOf('samples').catch(() => undefined)])
  const machine: AnyStateMachine = Object.entries(logic).find(([name]) => name.endsWith('Machine'))![1]
  return { machine, samples: samplesOf(machine, samples?.samples) }
}

function transitionsOf(node: StateNode): readonly AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? [], ...Object.values(node.states).map(transitionsOf)].flat()
}

/** The transitions that a machine takes by itself on simulated time. Each life knows only some of its samples: what one prevents, others reach. */
function takenAlone({ machine, samples }: Files, input: object): ReadonlySet<string> {
  const taken = new Set<string>()
  for (let life = 0; life < LIVES; life += 1) {
    const engine = createSimulatedEngine({ seed: life })
    const actor = createActor(machine, {
      clock: engine,
      input: { ...input, reducedMotion: life % 6 === 5 } as never,
      inspect: (event) => {
        for (const one of takenIn(event)) taken.add(nameOf(one))
      },
    }).start()
    actor.send({ type: 'hold.changed', reason: 'offscreen', held: false })
    const known = samples.filter(() => engine.random() < 0.5)
    for (let step = 0; step < STEPS; step += 1) {
      const event = known[Math.floor(engine.random() * (known.length + 1))]
      if (event) actor.send(event)
      else engine.advance(Math.max(0, (engine.pending()[0]?.due ?? 0) - engine.now()))
    }
    actor.stop()
  }
  return taken
}

/**
 * How much of each machine the walk has reached.
 *
 * @param inputs The machines of the site by id, each with what its actor on the page was started with.
 * @param walked The transitions taken on the pages.
 * @param reasons Why a transition is not taken anywhere.
 * @returns a table, and what is wrong: transitions that nothing takes and that have no reason, and reasons without need.
 */
export async function coverageOf(
  inputs: ReadonlyMap<string, object>,
  walked: ReadonlySet<string>,
  reasons: Readonly<Record<string, string>>,
): Promise<{ readonly table: string; readonly faults: readonly string[] }> {
  const rows: string[] = []
  const faults: string[] = []
  for (const [id, input] of inputs) {
    const files = await filesOf(id)
    const alone = takenAlone(files, input)
    const all = transitionsOf(files.machine.root).map(nameOf)
    const others = all.filter((name) => !walked.has(name))
    const never = others.filter((name) => !alone.has(name))
    faults.push(...never.filter((name) => !(name in reasons)).map((name) => `nothing takes ${name}`))
    faults.push(...all.filter((name) => name in reasons && !never.includes(name)).map((name) => `${name} is taken, so it needs no reason`))
    const short = (name: string) => `\`${name.slice(id.length + 1)}\``
    const onlyAlone = others.filter((name) => alone.has(name)).map(short)
    const why = never.map((name) => `${short(name)}: ${reasons[name] ?? '?'}`)
    rows.push(`| ${id} | ${all.length - others.length} of ${all.length} | ${onlyAlone.join(', ')} | ${why.join('; ')} |`)
  }
  const head = '| machine | transitions taken on the page | only by the machine alone | not at all, and why |\n| --- | --- | --- | --- |'
  return { table: `${[head, ...rows].join('\n')}\n`, faults }
}
