import { createActor } from 'xstate'
import type { Actor, AnyStateMachine, InputFrom } from 'xstate'
import { actorOptions } from './actorOptions.ts'
import { inspection } from './engine.ts'
import { onMotionReduced, prefersReducedMotion } from './reducedMotion.ts'
import { setServerSnapshot } from './viewStore.ts'

/** A machine's input without `reducedMotion`, which every actor gets. */
export type OwnInput<M extends AnyStateMachine> = Omit<InputFrom<M>, 'reducedMotion'>

/**
 * Creates an actor that the islands of a page share. The actor starts when it is first requested, runs on engine time, and can be
 * inspected.
 *
 * @param input The machine's input without `reducedMotion`: the build's, with which hydration must begin, is the same.
 * @param started Called with the actor once it is running, but not while prerendering.
 * @returns a function that returns the page's actor.
 */
export function pageActor<M extends AnyStateMachine>(machine: M, input: OwnInput<M>, started?: (actor: Actor<M>) => void): () => Actor<M> {
  const actors = new WeakMap<object, Actor<M>>()
  const start = () => {
    const logic: AnyStateMachine = machine
    const actor = createActor(logic, {
      ...actorOptions(machine.id),
      input: { ...input, reducedMotion: prefersReducedMotion() },
    }) as unknown as Actor<M>
    actors.set(inspection.clock, actor)
    setServerSnapshot(actor, () => createActor(logic, { input: { ...input, reducedMotion: false } }).getSnapshot())
    actor.start()
    if (machine.events.includes('motion.reduced')) onMotionReduced(() => actor.send({ type: 'motion.reduced' } as never))
    if (typeof document !== 'undefined') started?.(actor)
    return actor
  }
  return () => actors.get(inspection.clock) ?? start()
}
