import type { AnyEventObject } from 'xstate'

/**
 * Why an event cannot be sent to an actor; undefined if it can.
 *
 * @param events The event descriptors of the actor's machine; undefined for an actor that is no machine.
 */
export function eventFault(
  event: AnyEventObject,
  machineId: string,
  events: readonly string[] | undefined,
  samples: readonly AnyEventObject[],
): string | undefined {
  if (events && !events.some((known) => describes(known, event.type))) {
    return `‘${machineId}’ has no event ‘${event.type}’. It has ${events.map((known) => `‘${known}’`).join(', ')}.`
  }
  const fault = fieldFault(event, samples)
  return fault && `‘${event.type}’ is not sent: ${fault}.`
}

/** Whether a machine's event descriptor, such as 'press' or 'pointer.*', matches an event type. */
export function describes(known: string, type: string): boolean {
  return known === type || known === '*' || (known.endsWith('.*') && `${type}.`.startsWith(known.slice(0, -1)))
}

/**
 * Describes the first field of an event that is missing or whose type differs from the samples with the same event type. Undefined if
 * the event matches a sample, or if there are no samples. Additional fields are allowed.
 *
 * The event is compared only with the samples that share the most fields with it. A field that only some of these samples have is
 * optional, but its type is checked.
 */
function fieldFault(event: AnyEventObject, samples: readonly AnyEventObject[]): string | undefined {
  const ofType = samples.filter(({ type }) => type === event.type)
  const shared = (sample: AnyEventObject) => Object.keys(sample).filter((name) => name in event).length
  const most = Math.max(...ofType.map(shared))
  const faults = ofType.filter((sample) => shared(sample) === most).map((sample) => difference(sample, event))
  return faults.includes(undefined) ? undefined : faults[0]
}

function difference(sample: unknown, value: unknown, field = ''): string | undefined {
  const kind = kindOf(sample)
  if (kind !== kindOf(value)) {
    const found = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'missing')
    return `its field '${field}' is ${found}; it should be of type ${kind}, such as ${JSON.stringify(sample)}`
  }
  if (kind !== 'object') return undefined
  for (const [name, inner] of Object.entries(sample as object)) {
    const found = difference(inner, (value as Record<string, unknown>)[name], field === '' ? name : `${field}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** The JSON type of a value. Infinity, which `JSON.parse` returns for 1e999, does not count as a number. */
function kindOf(value: unknown): string {
  if (value === null || Array.isArray(value)) return value === null ? 'null' : 'array'
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : typeof value
}
