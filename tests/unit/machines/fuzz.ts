import { createSimulatedEngine, SeededRandom } from '@drei-tage/engine'
import { createActor } from 'xstate'
import type { Actor, AnyEventObject, AnyStateMachine } from 'xstate'
import { allMachines, sampleEvents } from '#devtools/machines.ts'
import { inputOf } from './texts.ts'

/** Waits, in ms. Some end exactly at deadlines of machines, others do not. */
const WAITS_MS = [0, 0, 0, 1, 16, 1000 / 60, 33.3, 50, 99.5, 100]
/**
 * Long waits, in ms, used for one wait in twenty. More of them would make the test too slow, because machines keep running during a wait.
 */
const LONG_WAITS_MS = [200, 250, 500, 800, 1_000, 1_500, 3_000]

/** Maximum number of timers, of all machines together, that may still fire after motion is reduced, such as the end of a message. */
const LAST_TIMERS = 20

type Step = { readonly machineId: string; readonly event: AnyEventObject; readonly waitMs: number }

/** A random run of all machines at once: events and waits. The same seed gives the same run. */
export function stepsOf(seed: number, count: number): Step[] {
  const numbers = new SeededRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(numbers.next() * values.length)] as T
  const ids = Object.keys(allMachines)
  return Array.from({ length: count }, () => {
    const machineId = pick(ids)
    const sample = pick(sampleEvents[machineId] as readonly AnyEventObject[])
    const event = { ...sample }
    if (numbers.next() < 0.25) {
      // Adding 0 turns -0 into 0, because a recording cannot contain -0.
      for (const name of Object.keys(event))
        if (typeof event[name] === 'number') event[name] = Math.round((numbers.next() - 0.3) * 20_000) + 0
    }
    return { machineId, event, waitMs: pick(numbers.next() < 0.05 ? LONG_WAITS_MS : WAITS_MS) }
  })
}

/**
 * Plays the steps and returns a hash of everything that can be observed, including the times.
 *
 * @param cut The number of pieces into which each wait is split.
 * @param reducedMotion Whether the visitor prefers reduced motion from the start. If false, the visitor turns it on once all steps are
 *   played.
 * @throws {Error} if an actor fails, is in a state that its machine does not declare, or has NaN or Infinity in its context; the message
 *   names the step. Also throws if an actor still moves with reduced motion, or if a timer is left at the end.
 */
export function play(steps: readonly Step[], { cut = 1, reducedMotion = false } = {}): number {
  const engine = createSimulatedEngine()
  let hash = 0x811c9dc5
  const note = (text: string) => {
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  const actors = new Map<string, Actor<AnyStateMachine>>()
  for (const [id, machine] of Object.entries(allMachines)) {
    const input = { ...inputOf(id), reducedMotion }
    const actor = createActor(machine, { clock: engine, input: input as never })
    actor.on('*', (event: AnyEventObject) => note(`${Math.round(engine.now() * 1e5)} ${id} emits ${JSON.stringify(event)}`))
    actor.subscribe({
      next: ({ value, context }) => {
        // Times are rounded, because sums of the same delays can differ in the last digit.
        note(`${Math.round(engine.now() * 1e5)} ${id} ${JSON.stringify(value)}`)
        for (const [key, inner] of Object.entries(context as object)) note(`${key} ${textOf(inner)}`)
        requireSound(machine, value, context)
      },
      error: () => undefined,
    })
    actors.set(id, actor.start())
  }
  for (const [index, { machineId, event, waitMs }] of steps.entries()) {
    try {
      for (let piece = 0; piece < cut; piece++) engine.advance(waitMs / cut)
      const actor = actors.get(machineId) as Actor<AnyStateMachine>
      actor.send(event)
      const { status, error } = actor.getSnapshot()
      if (status === 'error') throw error
      note(String(engine.pending().length))
    } catch (error) {
      throw new Error(`Step ${index}, ${machineId} with ${String(event.type)}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  }
  for (const actor of actors.values()) if (actor.logic.events.includes('motion.reduced')) actor.send({ type: 'motion.reduced' })
  engine.runUntilIdle({ limit: LAST_TIMERS })
  for (const actor of actors.values()) actor.stop()
  if (engine.pending().length > 0) throw new Error(`${engine.pending().length} timers are left.`)
  return hash >>> 0
}

/** The JSON of objects, cut to 200 characters. Cached, because objects such as texts stay the same throughout. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const known = texts.get(value) ?? JSON.stringify(value).slice(0, 200)
  texts.set(value, known)
  return known
}

const soundStates = new Set<string>()

function requireSound(machine: AnyStateMachine, value: unknown, context: unknown): void {
  const state = `${machine.id} ${JSON.stringify(value)}`
  // Throws if the machine does not have this state.
  if (!soundStates.has(state)) machine.resolveState({ value: value as never, context: context as never })
  soundStates.add(state)
  const odd = oddNumberIn(context)
  if (odd !== undefined) throw new Error(`${machine.id} has ${odd} in its context.`)
}

function oddNumberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : value
  if (typeof value !== 'object' || value === null || soundObjects.has(value)) return undefined
  const odd = Object.values(value).map(oddNumberIn)
  soundObjects.add(value)
  return odd.find((one) => one !== undefined)
}

/** Objects that were checked before. They need no second check, because contexts are never mutated. */
const soundObjects = new WeakSet<object>()
