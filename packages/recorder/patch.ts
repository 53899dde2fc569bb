/** One change to plain data, in the format of JSON Patch (RFC 6902). */
export type Change =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }

/** A place where two values differ. `old` or `new` is undefined if that value has nothing at the place. */
export interface ValueDifference {
  /** JSON Pointer (RFC 6901): '/cart/items/0'. Empty for the whole value. */
  readonly path: string
  readonly old: unknown
  readonly new: unknown
}

type IsSame = (before: unknown, after: unknown) => boolean

/**
 * The changes that turn one plain value into another, in the order in which to apply them.
 *
 * Array items are compared by index, without the same items at both ends; values that are the same object are not traversed.
 *
 * @param most An array that would take more changes than that, such as a long one that is sorted, is replaced.
 */
export function changesBetween(before: unknown, after: unknown, isSame: IsSame = Object.is, most = Infinity): Change[] {
  const changes: Change[] = []
  /** The names and indexes that lead to the values being compared. A path is written only where they differ. */
  const keys: (string | number)[] = []
  const path = () => keys.map((key) => `/${typeof key === 'number' ? key : escaped(key)}`).join('')

  function compareAt(key: string | number, old: unknown, now: unknown): void {
    if (isSame(old, now)) return
    keys.push(key)
    compare(old, now)
    keys.pop()
  }

  function compare(old: unknown, now: unknown): void {
    if (now === undefined) changes.push({ op: 'remove', path: path() })
    else if (old === undefined) changes.push({ op: 'add', path: path(), value: now })
    else if (Array.isArray(old) && Array.isArray(now) && (old.length > 0 || now.length === 0)) {
      const count = changes.length
      compareItems(old, now, count + most)
      if (changes.length > count + most) changes.splice(count, Infinity, { op: 'replace', path: path(), value: now })
    } else if (isObject(old) && isObject(now)) {
      for (const key of Object.keys(old)) compareAt(key, old[key], own(now, key))
      for (const key of Object.keys(now)) if (!Object.hasOwn(old, key)) compareAt(key, undefined, now[key])
    } else changes.push({ op: 'replace', path: path(), value: now })
  }

  /** Ends when there are more changes than `limit`. */
  function compareItems(old: readonly unknown[], now: readonly unknown[], limit: number): void {
    const shortest = Math.min(old.length, now.length)
    let first = 0
    while (first < shortest && isSame(old[first], now[first])) first++
    let rest = 0
    while (rest < shortest - first && isSame(old.at(-1 - rest), now.at(-1 - rest))) rest++
    const end = shortest - rest
    const hasRoom = () => changes.length <= limit
    for (let index = first; index < end && hasRoom(); index++) compareAt(index, old[index], now[index])
    // Removed from the end, so that the indexes of the remaining items stay valid.
    for (let index = old.length - rest - 1; index >= end && hasRoom(); index--) compareAt(index, old[index], undefined)
    for (let index = end; index < now.length - rest && hasRoom(); index++) compareAt(index, undefined, now[index])
  }

  if (!isSame(before, after)) compare(before, after)
  return changes
}

/**
 * A plain value with changes applied. The original is not modified; unchanged parts are shared.
 *
 * @throws {Error} when a change refers to a place that does not exist.
 */
export function withChanges(value: unknown, changes: readonly Change[]): unknown {
  const fresh = new Set<unknown>()
  return changes.reduce((now, change) => changedAt(now, keysOf(change.path), change, fresh), value)
}

/** Where two plain values first differ. Undefined when they are the same. */
export function firstDifference(before: unknown, after: unknown, isSame?: IsSame): ValueDifference | undefined {
  const [change] = changesBetween(before, after, isSame)
  if (!change) return undefined
  return { path: change.path, old: valueAt(before, change.path), new: valueAt(after, change.path) }
}

/** The value at a JSON Pointer; undefined if there is none. */
function valueAt(value: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>((now, key) => (typeof now === 'object' && now !== null ? own(now, key) : undefined), value)
}

/** @param fresh The objects that have been copied already: a long list is copied once, not for each of its items. */
function changedAt(value: unknown, [key, ...deeper]: readonly string[], change: Change, fresh: Set<unknown>): unknown {
  if (key === undefined) return change.op === 'remove' ? undefined : change.value
  if (typeof value !== 'object' || value === null) throw new Error(`patch: there is no place '${change.path}'.`)
  const copy = fresh.has(value) ? value : Array.isArray(value) ? [...(value as unknown[])] : { ...value }
  fresh.add(copy)
  if (Array.isArray(copy)) {
    const index = Number(key)
    if (!Number.isInteger(index) || index < 0 || index > copy.length) throw new Error(`patch: there is no place '${change.path}'.`)
    const items = change.op === 'remove' && deeper.length === 0 ? [] : [changedAt(copy[index], deeper, change, fresh)]
    copy.splice(index, change.op === 'add' && deeper.length === 0 ? 0 : 1, ...items)
    return copy
  }
  const changed = changedAt(own(copy, key), deeper, change, fresh)
  // Assigning to '__proto__' would change the prototype.
  Object.defineProperty(copy, key, { value: changed, enumerable: true, configurable: true, writable: true })
  if (changed === undefined) Reflect.deleteProperty(copy, key)
  return copy
}

function keysOf(path: string): string[] {
  const [, ...keys] = path.split('/')
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A key as part of a JSON Pointer. */
export function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Whether a plain value has fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
}
