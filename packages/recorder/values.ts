import { escaped } from './patch.ts'
import { isLeftOut, REDACTED, TOO_LARGE } from './redact.ts'
import type { IsRedacted } from './redact.ts'
import { finish } from './steps.ts'

// A value that JSON lacks is encoded as an object with one key: $error, $date, $map, $set, $number, $bigint, $actor, or
// - $instance: `[class name, fields]` of an object of a class, or of one with symbols, getters or hidden fields, which a file lacks,
// - $undefined and $hole: in an array, because fields of objects are omitted if they are undefined,
// - $object: the pairs of an object that would itself look like such an encoded value,
// - $opaque: the name of a value that cannot be serialised, or why it was not read.

/** Maximum depth of a value. Deeper parts are not read. */
const DEEPEST = 64
/** Maximum size of what is copied at once, in parts: fields, items, and every 64 characters of a text. */
const LARGEST_COPY = 5_000
/** Maximum size of plain data. More would not fit into one text. */
const LARGEST = 2_000_000
const CHARACTERS_PER_PART = 64
/** How many parts are read before the page gets its turn. */
const PARTS_PER_STEP = 1_000

/** The errors of the language. Only these keep their class in a file. */
const ERROR_CLASSES = new Map<string, ErrorConstructor | AggregateErrorConstructor>(
  [AggregateError, Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map((one) => [one.name, one]),
)

/** The name of an actor, if known. `at` tells when: an actor that is restarted gets another name. */
export type NameOf = (ref: object, at?: number) => string | undefined

/**
 * Plain data that says less than the value it was made from, with that value. Data from a file is not in here. The keys are weak: a
 * value is kept as long as the entry that it was recorded in.
 */
const originals = new WeakMap<object, unknown>()
/** What `fromPlain` gave back for a value of which it had only the name, or only the fields, with the plain data. */
const standIns = new WeakMap<object, object>()
/** Copies that are too large to be made at once, with what makes them in full. */
const wholes = new WeakMap<object, () => Generator<undefined, unknown>>()

/** Makes `fromPlain` give back a value, in this session, for plain data that says less. */
export function remembered<T extends object>(plain: T, original: unknown): T {
  originals.set(plain, original)
  return plain
}

const opaque = (reason: string, original: unknown) => remembered({ $opaque: reason }, original)

/** Says the type of what was left out, because machines may rely on it. */
function leftOut(reason: string, value: unknown): object {
  const type = Array.isArray(value) ? `${reason === REDACTED ? '' : `${value.length} `}items` : typeof value
  return opaque(/string|number|boolean|items/.test(type) ? `${reason}: ${type}` : reason, value)
}

/** What has the type of what was left out. */
function typedAs(name: string): unknown {
  const [reason, type = ''] = name.split(': ')
  if (type.endsWith('items')) return []
  return { string: reason, number: 0, boolean: false }[type]
}

/** Stands for a field that only a getter could tell: what is watched is never called. */
function getter(): void {}

/** What an object consists of, and how to put it together from the plain data of its parts. */
interface Form {
  /** The field, item or key of a map under which each part was found. By default its place. */
  readonly keys?: readonly unknown[]
  readonly values: readonly unknown[]
  /** Whether it is of a class, and may lead to all that the page has. */
  readonly isInstance?: boolean
  build(plains: unknown[]): object
}

/**
 * The form of an object, or its plain data if that has no parts to be read. Undefined if it has more than `most`.
 */
function formOf(value: object, actorName: NameOf, most: number): Form | { readonly plain: object } | undefined {
  if (typeof value === 'function') return { plain: opaque(textOf(fieldOf(value, 'name')) || 'function', value) }
  const said = standIns.get(value)
  if (said) return { plain: said }
  if (Array.isArray(value))
    return value.length > most ? undefined : { values: value, build: (plains) => whole(value, withGaps(plains, value)) }
  const prototype: unknown = Object.getPrototypeOf(value)
  const isInstance = prototype !== null && Object.getPrototypeOf(prototype) !== null
  if (isInstance) {
    // The number of a session is left out: it is another each time.
    if (isActor(value)) return { plain: { $actor: actorName(value) ?? (value.id === value.sessionId ? 'actor' : value.id) } }
    const tag =
      value instanceof Error ? 'Error' : (fieldOf(value, Symbol.toStringTag) ?? Object.prototype.toString.call(value).slice(8, -1))
    if (tag === 'Map' || tag === 'Set') return itemsForm(value as Map<unknown, unknown>, tag, most)
    if (tag === 'Error') return errorForm(value as Error)
    if (tag === 'Date') return { plain: whole(value, { $date: timeOf(value as Date) }) }
    if (tag === 'RegExp') return { plain: opaque(RegExp.prototype.toString.call(value), value) }
    // Elements, DOM events and promises: they may reference the whole page, and mean nothing in a file.
    if (tag !== 'Object') return { plain: opaque(typeof tag === 'string' ? tag : classOf(value), value) }
  }
  const own = Reflect.ownKeys(value)
  if (own.length > most) return undefined
  const keys: string[] = []
  const values: unknown[] = []
  let isWhole = !isInstance
  for (const key of own) {
    const field = Object.getOwnPropertyDescriptor(value, key)
    if (key === '$$typeof' && typeof field?.value === 'symbol') return { plain: opaque(`<${nameOf(fieldOf(value, 'type'))}>`, value) }
    isWhole &&= typeof key === 'string' && field !== undefined && field.enumerable === true && 'value' in field
    if (typeof key === 'symbol' || !field?.enumerable) continue
    keys.push(key)
    values.push('value' in field ? field.value : getter)
  }
  if (isInstance && keys.includes('stateNode') && keys.includes('memoizedProps')) return { plain: opaque('React fiber', value) }
  const build = (plains: unknown[]) => {
    const fields = withKeys(keys, plains)
    const plain = isEncoded(fields) ? { $object: Object.entries(fields) } : fields
    return isWhole ? plain : instance(value, plain)
  }
  return { keys, values, build, isInstance }
}

/** The plain data of a list, a map, a set or a date. Of one of a class, or with own fields, it has only what is in it. */
function whole(value: object, plain: object): object {
  const ofLanguage: object = Object.getPrototypeOf(Object.getPrototypeOf(value))
  // Items come first. To list those of a long list takes longer than all else.
  const last = Array.isArray(value) && value.length > LARGEST_COPY ? undefined : Reflect.ownKeys(value).at(-1)
  const isWhole = Object.getPrototypeOf(ofLanguage) === null && (last === undefined || last === 'length')
  return isWhole ? plain : instance(value, plain)
}

/** The methods of this realm also read the maps, sets and dates of another, such as a frame's. */
function itemsForm(value: Map<unknown, unknown>, tag: 'Map' | 'Set', most: number): Form | undefined {
  const { prototype } = tag === 'Map' ? Map : (Set as unknown as MapConstructor)
  if ((Reflect.get(prototype, 'size', value) as number) > most) return undefined
  const pairs = [...prototype.entries.call(value)]
  if (tag === 'Set') return { keys: [], values: pairs.map(([item]) => item), build: (plains) => whole(value, { $set: withGaps(plains) }) }
  const inPairs = (plains: unknown[]) => pairs.map((_, at) => plains.slice(2 * at, 2 * at + 2))
  const build = (plains: unknown[]) => whole(value, { $map: inPairs(withGaps(plains)) })
  return { keys: pairs.flatMap(([key]) => [undefined, key]), values: pairs.flat(1), build }
}

const timeOf = (value: Date): string | null =>
  Number.isNaN(Date.prototype.getTime.call(value)) ? null : Date.prototype.toISOString.call(value)

/** The name, the message and the own fields of an error, among them `cause` and `errors`, which are not enumerable. */
function errorForm(value: Error): Form {
  const own = [...Object.keys(value), ...['cause', 'errors'].filter((key) => Object.hasOwn(value, key))]
  const keys = [...new Set([...own, 'name', 'message'])]
  const values = keys.map((key) => {
    const field = fieldOf(value, key)
    return field !== getter && (key === 'name' || key === 'message') ? textOf(field) : field
  })
  const isKnown = ERROR_CLASSES.has(classOf(value))
  const build = (plains: unknown[]) => {
    const plain = { $error: withKeys(keys, plains) }
    return isKnown ? remembered(plain, value) : instance(value, plain)
  }
  return { keys, values, build }
}

const instance = (value: object, fields: object): object => remembered({ $instance: [classOf(value), fields] }, value)

/** Like plain data that was made from fields. Those that are undefined are left out. */
function withKeys(keys: readonly string[], plains: readonly unknown[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [at, key] of keys.entries()) {
    const plain = plains[at]
    // Assigning to '__proto__' would change the prototype.
    if (key === '__proto__') Object.defineProperty(fields, key, { value: plain, enumerable: true, configurable: true, writable: true })
    else if (plain !== undefined) fields[key] = plain
  }
  return fields
}

/** Like plain data that was made from items. JSON has neither `undefined` nor holes there. */
function withGaps(plains: unknown[], items?: readonly unknown[]): unknown[] {
  for (const [at, plain] of plains.entries())
    if (plain === undefined) plains[at] = !items || at in items ? { $undefined: true } : { $hole: true }
  return plains
}

/** A field of an object or its prototypes. Of getters, only those of the platform are called. */
function fieldOf(value: object, key: PropertyKey): unknown {
  for (let at: unknown = value; at !== null; at = Object.getPrototypeOf(at)) {
    const field = Object.getOwnPropertyDescriptor(at, key)
    if (!field) continue
    if (!field.get) return field.value
    return Function.prototype.toString.call(field.get).includes('[native code]') ? field.get.call(value) : getter
  }
  return undefined
}

const textOf = (value: unknown): string => (isReadable(value) || value === undefined ? '' : String(value))

/** The name of a function or, for the type of a React element, of a tag. */
const nameOf = (value: unknown): string => (typeof value === 'function' ? textOf(fieldOf(value, 'name')) : textOf(value)) || 'element'

function classOf(value: object): string {
  const made = fieldOf(value, 'constructor')
  return (typeof made === 'function' && textOf(fieldOf(made, 'name'))) || 'object'
}

/** Whether something is an actor reference, by XState's own criterion. */
function isActor(value: object): value is { id: string; sessionId: string } {
  return 'sessionId' in value && 'send' in value && 'ref' in value
}

export const isReadable = (value: unknown): value is object => (typeof value === 'object' && value !== null) || typeof value === 'function'

function plainPrimitive(value: unknown): unknown {
  if (typeof value === 'number' && (Object.is(value, -0) || !Number.isFinite(value)))
    return { $number: Object.is(value, -0) ? '-0' : `${value}` }
  if (typeof value === 'bigint') return { $bigint: String(value) }
  return typeof value === 'symbol' ? opaque(String(value), value) : value
}

/**
 * The copy of an object of few fields with nothing in them to be read, which most events are: 10,000 of four fields take 300 ms of
 * processor time with all else, not 500. Undefined for anything else.
 */
function flatCopyOf(value: unknown): object | undefined {
  if (!isReadable(value) || Object.getPrototypeOf(value) !== Object.prototype || standIns.has(value)) return undefined
  const keys = Reflect.ownKeys(value)
  if (keys.length > 50) return undefined
  const copy: Record<PropertyKey, unknown> = {}
  for (const key of keys) {
    const field = Object.getOwnPropertyDescriptor(value, key)
    const part: unknown = field?.value
    const isFlat = !isReadable(part) && plainPrimitive(part) === part && !(typeof part === 'string' && part.length > 1_000)
    if (!field?.enumerable || !('value' in field) || typeof key === 'symbol' || /^[$_]/.test(key) || !isFlat) return undefined
    if (part !== undefined) copy[key] = part
  }
  return copy
}

/** Stands for an object whose parts have to be read. */
const UNREAD = {}

/** What was read of an object. */
interface Known {
  readonly plain: object
  readonly path: string
  /** In parts. */
  readonly size: number
  /** How deep it is. */
  readonly height: number
  /** If it holds actors: when these had the names in it. */
  readonly namedAt: number | undefined
}

/** How deep an object is, the least depth of an object that it leads back to, and when its actors had the names in it. */
const newFindings = () => ({ height: 0, back: Infinity, namedAt: undefined as number | undefined })

/**
 * Converts values to plain data that survives JSON. Errors, dates, maps, sets, objects of a class, actors and special numbers become
 * objects with one key, which `fromPlain` decodes. Functions, elements and the like are there by name only.
 *
 * Never throws, and calls nothing of what it reads. A part that cannot be read becomes `{ $opaque: reason }`: 'unreadable' if it throws,
 * 'cycle' if it contains itself, 'too deep' below 64 levels, 'too large' if it has too many parts, 'getter' if only a getter knows it.
 */
export function createReader(actorName: NameOf = () => undefined, isRedacted?: IsRedacted, largest = Infinity) {
  const known = new WeakMap<object, Known>()

  function* read(
    original: unknown,
    path: string,
    at: number | undefined,
    isFixed: boolean,
    deepest = DEEPEST,
  ): Generator<undefined, unknown> {
    /** How many more parts may be read. */
    let left = Math.min(largest, isFixed ? LARGEST : LARGEST_COPY)
    let isCut = false
    let count = 0
    /** The objects that are being read, each around the next, and those of them that contain themselves. */
    const around: object[] = []
    const cyclic = new Set<object>()
    /** Of the innermost of them. */
    let now = newFindings()

    const tooMuch = (value: unknown) => {
      isCut = true
      return leftOut(TOO_LARGE, value)
    }
    const named: NameOf = (ref) => {
      now.namedAt = at
      return actorName(ref, at)
    }
    const note = ({ height, namedAt }: Pick<Known, 'height' | 'namedAt'>) => {
      now.height = Math.max(now.height, height + 1)
      now.namedAt ??= namedAt
    }

    /** The plain data of a value that does not have to be read; of others `UNREAD`. */
    function take(value: unknown, where: string): unknown {
      const size = 1 + (typeof value === 'string' ? Math.floor(value.length / CHARACTERS_PER_PART) : 0)
      left -= size
      if (isRedacted?.({ value, path: where })) return leftOut(REDACTED, value)
      if (!isReadable(value)) return size > 1 && left < 0 ? tooMuch(value) : plainPrimitive(value)
      const depth = around.length
      const before = isFixed ? known.get(value) : undefined
      if (before?.path === where && depth + before.height < DEEPEST && before.size <= left + 1 && (before.namedAt ?? at) === at) {
        left -= before.size - 1
        note(before)
        return before.plain
      }
      const place = around.indexOf(value)
      if (place >= 0) {
        cyclic.add(value)
        now.back = Math.min(now.back, place)
        return opaque('cycle', value)
      }
      if (depth === 0 || depth < deepest) return UNREAD
      // Nearer to the surface it would be read.
      now.back = -1
      return deepest < DEEPEST ? tooMuch(value) : opaque('too deep', value)
    }

    function* takeObject(value: object, where: string): Generator<undefined, object> {
      const depth = around.length
      const [outer, leftBefore] = [now, left]
      let most = left
      let plain: object
      try {
        const form = formOf(value, named, left)
        if (form === undefined) return tooMuch(value)
        if ('plain' in form) return form.plain
        const { keys, values, isInstance, build } = form
        now = newFindings()
        // An object of a class may lead to all that the page has.
        if (isFixed && isInstance) most = left = Math.min(largest, LARGEST_COPY)
        around.push(value)
        const plains: unknown[] = []
        for (let place = 0; place < values.length; place++) {
          const key = keys ? keys[place] : place
          const isTold = isRedacted && key !== undefined
          const innerPath = isTold ? `${where}/${escaped(Object(key) === key ? '' : String(key))}` : where
          const inner = values[place]
          const part = take(inner, innerPath)
          plains.push(part === UNREAD ? yield* takeObject(inner as object, innerPath) : part)
          if (++count % PARTS_PER_STEP === 0) yield
        }
        around.pop()
        plain = build(plains)
      } catch {
        // A revoked proxy, a window of another origin, a trap that throws.
        around.length = depth
        now.back = -1
        plain = opaque('unreadable', value)
      }
      // Only the whole object leads back to itself. A copy around its remembered parts would be a round longer.
      if (cyclic.delete(value)) remembered(plain, value)
      const size = 1 + most - left
      const found = { plain, path: where, size, height: now.height, namedAt: now.namedAt }
      if (isFixed && now.back >= depth) known.set(value, found)
      left = leftBefore + 1 - size
      if (now.back < depth) outer.back = Math.min(outer.back, now.back)
      now = outer
      note(found)
      return plain
    }

    const where = isRedacted ? path : ''
    const part = take(original, where)
    const plain = part === UNREAD ? yield* takeObject(original as object, where) : part
    // What is near the surface says more.
    if (left < 0 && !isFixed && deepest > 1) return yield* read(original, path, at, false, deepest / 2)
    if (isCut && !isFixed && largest === Infinity) wholes.set(plain as object, () => read(original, path, at, true))
    return plain
  }

  return {
    /** Copies what may still change, at most 5,000 parts of it. Shares no object with it. */
    copy(value: unknown, path: string, at?: number): unknown {
      try {
        const copy = isRedacted || largest < Infinity ? undefined : flatCopyOf(value)
        if (copy) return copy
      } catch {
        // It cannot be read.
      }
      return finish(read(value, path, at, false))
    },
    /**
     * The plain data of what does not change any more: in full, and made once for each object. Can be interrupted.
     *
     * @param at When its actors had the names to use.
     */
    plain: (value: unknown, path: string, at?: number): Generator<undefined, unknown> => read(value, path, at, true),
  }
}

export type Reader = ReturnType<typeof createReader>

/** Converts a value to plain data, see `createReader`. */
export const toPlain = (value: unknown, actorName?: NameOf): unknown => finish(createReader(actorName).plain(value, ''))

/** A copy in full, also if it is too large to have been made at once. Of what has changed since, it says what it is now. */
export function* wholeOf<T>(plain: T): Generator<undefined, T> {
  const read = isReadable(plain) ? wholes.get(plain) : undefined
  return (read && ((yield* read()) as T)) || plain
}

export function isEncoded(value: object): boolean {
  const [key, ...others] = Object.keys(value)
  return key !== undefined && key.startsWith('$') && others.length === 0
}

/** The names of the actors that plain data refers to, added to `names`. */
export function actorsIn(plain: unknown, names: string[] = []): string[] {
  if (typeof plain !== 'object' || plain === null) return names
  if ('$actor' in plain && isEncoded(plain)) names.push(plain.$actor as string)
  else for (const inner of Object.values(plain)) actorsIn(inner, names)
  return names
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

/**
 * Decodes what `createReader` returned. In the same session, this gives back the same errors, functions, elements and objects of a class.
 * From a file, it gives back the fields of such an object, or a stand-in, as for an actor that is not known. A reader encodes both as
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
    if (key === '$date') return new Date((inner as string | null) ?? NaN)
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
      const typed = isLeftOut(value) ? typedAs(inner as string) : undefined
      if (typed !== undefined && !isReadable(typed)) return typed
      const standIn = typed ?? (key === '$instance' ? (next((inner as [string, object])[1]) as object) : { ...value })
      standIns.set(standIn, value)
      return standIn
    }
  }
  return withKeys(Object.keys(value), Object.values(value).map(next))
}

function decodedError({ name, message, ...fields }: Record<string, unknown>, next: (inner: unknown) => unknown): Error {
  // Machines may rely on texts, even where they were left out.
  const text = (plain: unknown) => (typeof next(plain) === 'string' ? (next(plain) as string) : (firstNamed(plain)?.name ?? ''))
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

/** Plain data without names, which is shared by many entries. */
const nameless = new WeakSet<object>()

/** The first value in plain data of which a file has only the name, or only the fields. */
export function firstNamed(plain: unknown, path = ''): Named | undefined {
  if (typeof plain !== 'object' || plain === null || nameless.has(plain)) return undefined
  if (isEncoded(plain)) {
    const [[key, inner]] = Object.entries(plain) as [[string, unknown]]
    const name = key === '$opaque' ? inner : key === '$instance' ? (inner as unknown[])[0] : undefined
    if (name !== undefined) return { path, name: String(name), isLost: !originals.has(plain) }
    return firstNamed(inner, path)
  }
  // Such as an event with symbols.
  if (originals.has(plain)) return { path, name: classOf(originals.get(plain) as object), isLost: false }
  for (const [key, inner] of Object.entries(plain)) {
    const named = firstNamed(inner)
    if (named) return { ...named, path: `${path}/${escaped(key)}${named.path}` }
  }
  nameless.add(plain)
  return undefined
}
