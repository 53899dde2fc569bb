import type { AnyEventObject } from 'xstate'

/**
 * The first field in which an event differs from the samples of its type: missing, or of another type. Undefined if it matches one
 * of them, or if there are none. Additional fields are allowed.
 *
 * Only the samples that share most of its fields count: a field that one of them has and another lacks is optional, but its type is
 * checked.
 */
export function fieldFault(event: AnyEventObject, samples: readonly AnyEventObject[]): string | undefined {
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

/** The type of a value as JSON has it: 1e999 is not a number. */
function kindOf(value: unknown): string {
  if (value === null || Array.isArray(value)) return value === null ? 'null' : 'array'
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : typeof value
}
