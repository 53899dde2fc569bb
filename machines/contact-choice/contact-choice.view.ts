import type { SnapshotFrom } from 'xstate'
import type { contactChoiceMachine } from './contact-choice.machine.ts'

/**
 * The choice that the form has not adopted yet: none (`open`) or a package. `package` is undefined unless `state` is 'package'.
 * `name` is the visitor's name, or empty if it is unknown.
 */
export function contactChoiceView({ value, context }: SnapshotFrom<typeof contactChoiceMachine>) {
  return { state: value, package: value === 'package' ? context.package : undefined, name: context.name }
}
