import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** Replaces what was typed. */
export const REDACTED = '(not told)'

/**
 * The machines that hold what visitors type, and which of their context may be sent. An allowlist: anything added to a machine
 * later stays here until it is explicitly allowed. Of their events only the type is sent.
 */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'contact-form': ['topic', 'package'],
  newsletter: ['rejections'],
  'name-strokes': ['reducedMotion'],
  'contact-choice': ['package'],
  'funnel-scenario': ['editing'],
  // Calculates with the visitor's own numbers.
  'funnel-stages': ['holds', 'reducedMotion', 'stage', 'ticks'],
}

type Values = Readonly<Record<string, unknown>>

function redact(values: Values, told: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, told.includes(name) ? value : REDACTED]))
}

/**
 * Removes what visitors have typed from the messages to an external inspector.
 *
 * @returns a function that takes every message in order, as plain JSON, and returns what may be sent. It learns from an actor's
 * first message which machine the later ones belong to; messages about unknown actors keep only their types and states.
 */
export function createRedaction(): (message: StatelyInspectionEvent) => StatelyInspectionEvent {
  const machines = new Map<string, string>()
  return (message) => {
    // Its name may be the actor's own; its definition is always the machine's.
    if (message.type === '@xstate.actor')
      machines.set(message.sessionId, (JSON.parse(message.definition ?? '{}') as { id?: string }).id ?? '')
    const machine = machines.get(message.sessionId)
    const told = machine === undefined ? [] : TOLD[machine]
    if (!told) return message
    const { event, snapshot } = message as { event?: Values; snapshot?: Values & { context?: Values } }
    return {
      ...message,
      ...(event && { event: redact(event, ['type']) }),
      ...(snapshot && {
        snapshot: { status: snapshot.status, value: snapshot.value, ...(snapshot.context && { context: redact(snapshot.context, told) }) },
      }),
    } as StatelyInspectionEvent
  }
}
