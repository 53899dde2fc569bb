import { StateMachine } from 'xstate'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { samplesOf } from '#machines/common/samples.ts'

/** What the build finds in the folders of `machines/`, by the name of the folder. */
function byFolder<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split('/').at(-2) as string, found]))
}

const modules = byFolder(import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true }))

/** Every machine of the site by its id, for replay and inspection. Pages import only the machines they need. */
export const allMachines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  Object.entries(modules).map(([id, module]) => [
    id,
    Object.values(module).find((value) => value instanceof StateMachine) as AnyStateMachine,
  ]),
)

const samples = byFolder(
  import.meta.glob<Record<string, readonly object[]>>('../../machines/*/*.samples.ts', { eager: true, import: 'samples' }),
)

/** Events to send by hand, by machine id. */
export const sampleEvents: Readonly<Record<string, readonly AnyEventObject[]>> = Object.fromEntries(
  Object.entries(allMachines).map(([id, machine]) => [id, samplesOf(machine, samples[id])]),
)
