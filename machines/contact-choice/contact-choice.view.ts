import type { SnapshotFrom } from 'xstate'
import type { contactChoiceMachine } from './contact-choice.machine.ts'

/** The pending choice: none, the audit, or a package (undefined otherwise); and the visitor's name, if it is known. */
export function contactChoiceView({ value, context }: SnapshotFrom<typeof contactChoiceMachine>) {
  return { state: value, package: value === 'package' ? context.package : undefined, name: context.name }
}
