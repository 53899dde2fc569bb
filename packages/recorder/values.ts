/** A value that JSON lacks is encoded as an object with one of these as its only key. */
const ERROR = '$error'
const DATE = '$date'
const MAP = '$map'
const SET = '$set'
const NUMBER = '$number'
const BIGINT = '$bigint'
const ACTOR = '$actor'
/** Encodes, as pairs, an object that would itself look like such an encoded value. */
const OBJECT = '$object'
/** Names a value that cannot be serialised. */
const OPAQUE = '$opaque'

/** Maximum depth: a guard against cyclic structures. */
const DEEPEST = 64

/** The name of an actor, if known. */
export type NameOf = (ref: object) => string | undefined

/**
 * Converts a value to plain data that survives JSON. Errors, dates, maps, sets, actors and special numbers become objects with one
 * key, which `fromPlain` decodes. Functions, elements and the like are recorded by name only.
 *
 * A value that is already plain is returned as the same object, so that unchanged parts of a context stay identical.
 */
export function toPlain(value: unknown, nameOf: NameOf = () => undefined, depth = 0): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return value
    case 'number':
      // `+ 0` turns -0 into 0, as JSON.stringify does.
      return Number.isFinite(value) ? value + 0 : { [NUMBER]: String(value) }
    case 'bigint':
      return { [BIGINT]: String(value) }
    case 'function':
      return { [OPAQUE]: value.name || 'function' }
    case 'symbol':
      return { [OPAQUE]: String(value) }
    default:
      return value === null ? null : plainObject(value as object, nameOf, depth)
  }
}

function plainObject(value: object, nameOf: NameOf, depth: number): unknown {
  if (depth > DEEPEST) return { [OPAQUE]: 'too deep' }
  const next = (inner: unknown) => toPlain(inner, nameOf, depth + 1)
  if (Array.isArray(value)) {
    const plain = value.map((item) => next(item) ?? null)
    return plain.every((item, index) => Object.is(item, value[index])) ? value : plain
  }
  if (isActor(value)) return { [ACTOR]: nameOf(value) ?? value.id }
  if (value instanceof Error) return { [ERROR]: { name: value.name, message: value.message } }
  if (value instanceof Date) return { [DATE]: value.getTime() }
  if (value instanceof Map) return { [MAP]: Array.from(value, (pair) => pair.map(next)) }
  if (value instanceof Set) return { [SET]: Array.from(value, next) }
  if ('toJSON' in value && typeof value.toJSON === 'function') return next((value.toJSON as () => unknown)())
  // Elements, DOM events and promises: they may reference the whole page, and mean nothing in a file.
  if (Symbol.toStringTag in value) return { [OPAQUE]: String(value[Symbol.toStringTag]) }
  let isSame = true
  const plain: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const said = next(inner)
    if (said === undefined) continue
    if (!Object.is(said, inner)) isSame = false
    // Not by assignment, because a key may be '__proto__'.
    Object.defineProperty(plain, key, { value: said, enumerable: true, configurable: true, writable: true })
  }
  const keys = Object.keys(plain)
  if (keys.length === 1 && keys[0]?.startsWith('$')) return { [OBJECT]: Object.entries(plain) }
  return isSame && keys.length === Object.keys(value).length ? value : plain
}

/**
 * Decodes what `toPlain` returned.
 *
 * @param actorOf Finds an actor by its recorded name.
 */
export function fromPlain(value: unknown, actorOf: (name: string) => unknown = () => undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => fromPlain(item, actorOf))
  const [key, ...others] = Object.keys(value)
  if (key?.startsWith('$') && others.length === 0) {
    const inner = (value as Record<string, unknown>)[key]
    if (key === NUMBER) return Number(inner)
    if (key === BIGINT) return BigInt(inner as string)
    if (key === DATE) return new Date(inner as number)
    if (key === MAP) return new Map(fromPlain(inner, actorOf) as [unknown, unknown][])
    if (key === SET) return new Set(fromPlain(inner, actorOf) as unknown[])
    if (key === ACTOR) return actorOf(inner as string)
    if (key === OBJECT) return Object.fromEntries(fromPlain(inner, actorOf) as [string, unknown][])
    if (key === ERROR) {
      const { name, message } = inner as { name: string; message: string }
      return Object.defineProperty(new Error(message), 'name', { value: name, configurable: true, writable: true })
    }
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fromPlain(inner, actorOf)]))
}

/** Whether something is an actor reference, by XState's own criterion. */
function isActor(value: object): value is { id: string } {
  return 'sessionId' in value && 'send' in value && 'ref' in value
}
