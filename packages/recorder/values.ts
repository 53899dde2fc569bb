import { escaped } from './patch.ts'
import { REDACTED } from './redact.ts'
import type { IsRedacted } from './redact.ts'

// A value that JSON lacks is encoded as an object with one key: $error, $date, $map, $set, $number, $bigint, $actor, or
// - $instance: `[class name, what is inside]`, of which a file keeps only what is inside,
// - $undefined and $hole: in an array, because fields of objects are omitted if they are undefined,
// - $object: the pairs of an object that would itself look like such an encoded value,
// - $opaque: the name of a value that cannot be serialised, or why it was not read.

/** Maximum depth of a value. Deeper parts are not read. */
const DEEPEST = 64
/** Maximum size of a value, in parts. Reading this many takes about 20 ms. */
const LARGEST = 100_000
/** This much text counts as one part. */
const CHARACTERS_PER_PART = 64

/** The errors of the language. Only these keep their class in a file. */
const ERROR_CLASSES = new Map<string, ErrorConstructor | AggregateErrorConstructor>(
  [AggregateError, Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map((one) => [one.name, one]),
)

/** The name of an actor, if known. */
export type NameOf = (ref: object) => string | undefined

/**
 * Plain data that says less than the value it was made from, with that value. Data from a file is not in here. The keys are weak: a
 * value is kept as long as the entry that it was recorded in.
 */
const originals = new WeakMap<object, unknown>()

/** Makes `fromPlain` give back a value, in this session, for plain data that says less. */
export function remembered<T extends object>(plain: T, original: unknown): T {
  originals.set(plain, original)
  return plain
}

/** What `fromPlain` gave back for a value of which it had only the name, or only what is inside, with the plain data. */
const standIns = new WeakMap<object, object>()

const opaque = (reason: string, original: unknown) => remembered({ $opaque: reason }, original)

/** The copy of an object that was plain already: where it was, and its size in parts. */
interface Kept {
  readonly plain: unknown
  readonly path: string
  readonly depth: number
  readonly parts: number
}

/** What one call of `toPlain` knows. */
interface Reading {
  readonly nameOf: NameOf
  /** What may be reused of earlier readings, if anything. */
  readonly kept: WeakMap<object, Kept> | undefined
  /** The objects that are plain already, with their copies, as found so far. */
  readonly copies: Map<object, unknown>
  /** The objects around the one that is being read. */
  readonly ancestors: Set<object>
  /** The objects that contain themselves, as found so far. */
  readonly cyclic: Set<object>
  readonly isRedacted: IsRedacted | undefined
  /** JSON Pointer of what is being read, if something may be redacted. */
  path: string
  /** How many more parts may be read. */
  partsLeft: number
}

/**
 * Converts a value to plain data that survives JSON. Errors, dates, maps, sets, objects of a class, actors and special numbers become
 * objects with one key, which `fromPlain` decodes. Functions, elements and the like are recorded by name only.
 *
 * Never throws. A part that cannot be read becomes `{ $opaque: reason }`: 'unreadable' if it throws, 'cycle' if it contains itself,
 * 'too deep' below 64 levels, 'too large' if the whole value would have more than 100,000 parts.
 *
 * The result shares no object with the value, which may still be changed, or be a proxy that fails later.
 */
export function toPlain(value: unknown, nameOf: NameOf = () => undefined): unknown {
  return createReader(nameOf)(value, '')
}

/**
 * Returns a function like `toPlain` that leaves things out. It reads what is at a JSON Pointer in an entry. If the value `isConstant`, as
 * contexts are, an object in it that it has read before at the same place is not read again, and its copy stays identical.
 */
export function createReader(nameOf: NameOf, isRedacted?: IsRedacted, largest = LARGEST) {
  const constants = new WeakMap<object, Kept>()
  return (value: unknown, path: string, isConstant = false): unknown => {
    const kept = isConstant ? constants : undefined
    return read(value, { nameOf, kept, copies: new Map(), isRedacted, path, ancestors: new Set(), cyclic: new Set(), partsLeft: largest })
  }
}

export type Reader = ReturnType<typeof createReader>

/** @param key The field, the item or the key of a map that the value was found under. */
function read(value: unknown, reading: Reading, key?: unknown): unknown {
  const { path, isRedacted } = reading
  if (!isRedacted) return readKept(value, reading)
  if (key !== undefined) reading.path = `${path}/${escaped(Object(key) === key ? '' : String(key))}`
  try {
    return isRedacted({ value, path: reading.path }) ? opaque(REDACTED, value) : readKept(value, reading)
  } finally {
    reading.path = path
  }
}

function readKept(value: unknown, reading: Reading): unknown {
  const { ancestors, copies, kept, path, partsLeft } = reading
  reading.partsLeft -= 1
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return readPrimitive(value, reading)
  if (ancestors.has(value)) {
    reading.cyclic.add(value)
    return opaque('cycle', value)
  }
  const depth = ancestors.size
  if (depth >= DEEPEST) return opaque('too deep', value)
  const known = kept?.get(value)
  if (known?.path === path && known.depth === depth && known.parts <= partsLeft) {
    reading.partsLeft = partsLeft - known.parts
    copies.set(value, known.plain)
    return known.plain
  }
  ancestors.add(value)
  try {
    const plain = readObject(value, reading)
    if (copies.get(value) === plain) kept?.set(value, { plain, path, depth, parts: partsLeft - reading.partsLeft })
    // Only the whole object leads back to itself. A copy around its remembered parts would be a round longer.
    return reading.cyclic.has(value) ? remembered(plain as object, value) : plain
  } catch {
    // A revoked proxy, a window of another origin, a getter or a trap that throws.
    return opaque('unreadable', value)
  } finally {
    ancestors.delete(value)
  }
}

function readPrimitive(value: unknown, reading: Reading): unknown {
  if (typeof value === 'number' && (Object.is(value, -0) || !Number.isFinite(value))) {
    return { $number: Object.is(value, -0) ? '-0' : String(value) }
  }
  if (typeof value === 'bigint') return { $bigint: String(value) }
  if (typeof value === 'symbol') return opaque(String(value), value)
  if (typeof value !== 'string') return value
  const parts = Math.floor(value.length / CHARACTERS_PER_PART)
  if (parts > reading.partsLeft) return opaque('too large', value)
  reading.partsLeft -= parts
  return value
}

function readObject(value: object, reading: Reading): unknown {
  const next = (inner: unknown, key?: unknown) => readItem(inner, reading, key)
  const isTooLarge = (parts: number) => parts > reading.partsLeft
  if (typeof value === 'function') return opaque(String((value as { name: unknown }).name) || 'function', value)
  const said = standIns.get(value)
  if (said) return said
  if (Array.isArray(value)) return isTooLarge(value.length) ? opaque('too large', value) : readArray(value, reading)
  // The number of a session is left out: it is another each time.
  if (isActor(value)) return { $actor: reading.nameOf(value) ?? (value.id === value.sessionId ? 'actor' : value.id) }
  if (isError(value)) return readError(value, reading)
  if (value instanceof Date) return { $date: Number.isNaN(value.getTime()) ? null : value.getTime() }
  if (value instanceof Map || value instanceof Set) {
    if (isTooLarge(value.size)) return opaque('too large', value)
    return value instanceof Map
      ? { $map: Array.from(value, ([key, inner]) => [next(key), next(inner, key)]) }
      : { $set: Array.from(value, (item) => next(item)) }
  }
  if ('toJSON' in value && typeof value.toJSON === 'function') return instance(value, next((value.toJSON as () => unknown)()))
  // Elements, DOM events and promises: they may reference the whole page, and mean nothing in a file.
  if (Symbol.toStringTag in value) return opaque(String(value[Symbol.toStringTag]), value)
  if (value instanceof RegExp) return opaque(String(value), value)
  const keys = Object.keys(value)
  if (isTooLarge(keys.length)) return opaque('too large', value)
  const { fields, isSame } = readFields(value, keys, reading)
  const plain = isEncoded(fields) ? { $object: Object.entries(fields) } : fields
  if (!isPlain(value)) return instance(value, plain)
  if (isSame && plain === fields) reading.copies.set(value, plain)
  return plain
}

/** Whether plain data says all of the value that it was made from, and will do so again. */
const isSameAs = (plain: unknown, value: unknown, { copies }: Reading) =>
  Object.is(plain, value) || (copies.has(value as object) && copies.get(value as object) === plain)

function instance(value: object, inside: unknown): object {
  return remembered({ $instance: [classOf(value), inside] }, value)
}

function readArray(value: readonly unknown[], reading: Reading): unknown {
  let isSame = true
  const plain = Array.from(value, (item, index) => {
    const said = index in value ? readItem(item, reading, index) : { $hole: true }
    isSame &&= isSameAs(said, item, reading)
    return said
  })
  if (isSame) reading.copies.set(value, plain)
  return plain
}

/** Like `read`, but for places where JSON has no `undefined`. */
function readItem(value: unknown, reading: Reading, key?: unknown): unknown {
  return value === undefined ? { $undefined: true } : read(value, reading, key)
}

function readFields(value: object, keys: readonly string[], reading: Reading): { fields: Record<string, unknown>; isSame: boolean } {
  let isSame = true
  const fields: Record<string, unknown> = {}
  for (const key of keys) {
    let inner: unknown
    let said: unknown
    try {
      inner = (value as Record<string, unknown>)[key]
      said = read(inner, reading, key)
    } catch {
      said = { $opaque: 'unreadable' }
    }
    isSame &&= said !== undefined && isSameAs(said, inner, reading)
    // Not by assignment, because a key may be '__proto__'.
    if (said !== undefined) Object.defineProperty(fields, key, { value: said, enumerable: true, configurable: true, writable: true })
  }
  return { fields, isSame }
}

/** The name, the message and the own fields of an error, among them `cause` and `errors`, which are not enumerable. */
function readError(value: Error, reading: Reading): object {
  const keys = new Set([...Object.keys(value), ...['cause', 'errors'].filter((key) => Object.hasOwn(value, key))])
  const { fields } = readFields(value, [...keys], reading)
  const text = (key: 'name' | 'message') => read(String(value[key]), reading, key)
  const plain = { $error: { ...fields, name: text('name'), message: text('message') } }
  return ERROR_CLASSES.has(classOf(value)) ? remembered(plain, value) : instance(value, plain)
}

function isEncoded(value: object): boolean {
  const [key, ...others] = Object.keys(value)
  return key !== undefined && key.startsWith('$') && others.length === 0
}

/** Whether an object is only fields or items: an array, or an object whose prototype is none or Object.prototype, that of any realm. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
}

/** The names of the actors that plain data refers to. */
export function* actorsIn(plain: unknown): Generator<string> {
  if (typeof plain !== 'object' || plain === null) return
  if ('$actor' in plain && isEncoded(plain)) yield plain.$actor as string
  else for (const inner of Object.values(plain)) yield* actorsIn(inner)
}

function classOf(value: object): string {
  const { name } = value.constructor
  return typeof name === 'string' && name !== '' ? name : 'object'
}

/** Also recognises the errors of other realms, such as a frame's. */
function isError(value: object): value is Error {
  return value instanceof Error || Object.prototype.toString.call(value) === '[object Error]'
}

/** What was thrown, as a text: anything can be. */
export function messageOf(fault: unknown): string {
  try {
    if (fault instanceof Error) return String(fault.message)
  } catch {
    // A proxy, or a message that is no text.
  }
  return typeof fault === 'string' ? fault : JSON.stringify(toPlain(fault) ?? null)
}

/** Whether something is an actor reference, by XState's own criterion. */
function isActor(value: object): value is { id: string; sessionId: string } {
  return 'sessionId' in value && 'send' in value && 'ref' in value
}

/**
 * Decodes what `toPlain` returned. In the same session, this gives back the same errors, functions, elements and objects of a class.
 * From a file, it gives back the fields of such an object, or a stand-in, as for an actor that is not known. `toPlain` encodes both as
 * they were.
 *
 * @param actorOf Finds an actor by its recorded name.
 */
export function fromPlain(value: unknown, actorOf: (name: string) => unknown = () => undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (originals.has(value)) return originals.get(value)
  const next = (inner: unknown) => fromPlain(inner, actorOf)
  if (Array.isArray(value)) {
    const items = value.map(next)
    for (const [index, item] of value.entries()) if (typeof item === 'object' && item !== null && '$hole' in item) delete items[index]
    return items
  }
  if (isEncoded(value)) {
    const [[key, inner]] = Object.entries(value) as [[string, unknown]]
    if (key === '$number') return Number(inner)
    if (key === '$bigint') return BigInt(inner as string)
    if (key === '$date') return new Date((inner as number | null) ?? NaN)
    if (key === '$map') return new Map(next(inner) as [unknown, unknown][])
    if (key === '$set') return new Set(next(inner) as unknown[])
    if (key === '$object') return Object.fromEntries(next(inner) as [string, unknown][])
    if (key === '$error') {
      const error = decodedError(inner as Record<string, unknown>, next)
      if (firstNamed([(inner as Error).name, (inner as Error).message])) standIns.set(error, value)
      return error
    }
    if (key === '$undefined') return undefined
    const actor = key === '$actor' ? actorOf(inner as string) : undefined
    if (actor !== undefined) return actor
    if (key === '$instance' || key === '$opaque' || key === '$actor') {
      const standIn = key === '$instance' ? decodedInstance(next((inner as [string, unknown])[1])) : { ...value }
      standIns.set(standIn, value)
      return standIn
    }
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, next(inner)]))
}

/** An object of a class without its class. It reads as text if that is what was inside, as with a URL. */
function decodedInstance(inside: unknown): object {
  if (typeof inside === 'object' && inside !== null) return inside
  return Object.defineProperty({}, 'toString', { value: () => String(inside) })
}

function decodedError({ name, message, ...fields }: Record<string, unknown>, next: (inner: unknown) => unknown): Error {
  // Machines may rely on texts, even where they were left out.
  const text = (plain: unknown) => firstNamed(plain)?.name ?? (plain as string)
  const error = new Error(text(message))
  const known = ERROR_CLASSES.get(name as string)
  if (known) Object.setPrototypeOf(error, known.prototype as object)
  else Object.defineProperty(error, 'name', { value: text(name), configurable: true, writable: true })
  for (const [key, inner] of Object.entries(fields)) {
    const enumerable = key !== 'cause' && key !== 'errors'
    Object.defineProperty(error, key, { value: next(inner), enumerable, configurable: true, writable: true })
  }
  return error
}

interface Named {
  /** As a JSON Pointer. */
  readonly path: string
  readonly name: string
  /** Whether the value is not at hand, as in another session. */
  readonly isLost: boolean
}

/** The first value in plain data of which a file has only the name, or only what is inside. */
export function firstNamed(plain: unknown, path = ''): Named | undefined {
  if (typeof plain !== 'object' || plain === null) return undefined
  if (isEncoded(plain)) {
    const [[key, inner]] = Object.entries(plain) as [[string, unknown]]
    const name = key === '$opaque' ? inner : key === '$instance' ? (inner as unknown[])[0] : undefined
    if (name !== undefined) return { path, name: String(name), isLost: !originals.has(plain) }
    return firstNamed(inner, path)
  }
  for (const [key, inner] of Object.entries(plain)) {
    const named = firstNamed(inner, `${path}/${escaped(key)}`)
    if (named) return named
  }
  return undefined
}
