import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** Replaces every value that is not sent. */
export const REDACTED = '(not told)'

/**
 * The machines that hold what visitors type, and the properties of their context that may be sent. Because this is an allowlist, a property
 * added to a machine later is not sent until it is listed here. Of these machines' events, only the type is sent.
 */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'contact-form': ['topic', 'package'],
  newsletter: ['rejections'],
  'name-strokes': ['strokes', 'reducedMotion'],
  'contact-choice': ['package'],
  'funnel-scenario': ['editing'],
  // This machine calculates with the visitor's own numbers, so its results are not sent.
  'funnel-stages': ['holds', 'reducedMotion', 'stage', 'ticks'],
}

type Values = Readonly<Record<string, unknown>>

function redact(values: Values, told: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, told.includes(name) ? value : REDACTED]))
}

/**
 * Removes what visitors have typed from the messages to an external inspector.
 *
 * @returns a function that takes every message in order, as plain JSON, and returns what may be sent. An actor's first message names its
 *   machine, which later messages do not.
 */
export function createRedaction(): (message: StatelyInspectionEvent) => StatelyInspectionEvent {
  const machines = new Map<string, string>()
  return (message) => {
    // The machine's id is read from the definition, because the name in the message may be the actor's.
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
