import { StateMachine } from 'xstate'
import type { AnyEventObject, AnyStateMachine } from 'xstate'

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

/**
 * Events to send by hand, by machine id: at least one of each type, several where the payload makes a difference. A machine
 * reveals the types of its events, but not their payloads.
 */
export const sampleEvents: Readonly<Record<string, readonly AnyEventObject[]>> = byFolder(
  import.meta.glob<readonly AnyEventObject[]>('../../machines/*/*.samples.ts', { eager: true, import: 'samples' }),
)
