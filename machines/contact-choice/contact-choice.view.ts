import type { SnapshotFrom } from 'xstate'
import type { contactChoiceMachine } from './contact-choice.machine.ts'

/** What is chosen and not taken over yet: nothing, the audit, or a package, which is undefined otherwise. */
export function contactChoiceView({ value, context }: SnapshotFrom<typeof contactChoiceMachine>) {
  return { state: value, package: value === 'package' ? context.package : undefined }
}
