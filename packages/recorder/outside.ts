import { isReadable } from './values.ts'
import { isScheduling } from './xstate-internals.ts'

/** Globals without a state of the page. Functions have none, but for a few. */
const LASTING = new Set(['Atomics', 'JSON', 'Math', 'Reflect', 'WebAssembly', 'console', 'globalThis'])
const READING = /^(?:getComputedStyle|getSelection|matchMedia)$/
/** What depends on the time zone and the language. */
const LOCAL_TIME = /^(?:[gs]et(?!UTC|Time$|Milli)|to(?!ISO|JSON|UTC|GMT))/
const LOCAL = /[lL]ocale/

/** Calls `note` with whatever is read that may be different in a test, until what it returns is called: chance, time, the page, its language. */
export function watchOutside(note: (what: string) => void): () => void {
  const undo: (() => void)[] = []

  function watch(owner: object, isMeant: (key: string, field: PropertyDescriptor) => boolean, prefix = '', value?: unknown): void {
    for (const [key, field] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (!field.configurable || !isMeant(key, field)) continue
      Object.defineProperty(owner, key, {
        configurable: true,
        enumerable: field.enumerable ?? false,
        get() {
          if (value === undefined && !isScheduling()) note(prefix + key)
          return value ?? (field.get ? field.get.call(this) : field.value)
        },
        set(next) {
          if (field.set) field.set.call(this, next)
          else field.value = next
        },
      })
      undo.push(() => Object.defineProperty(owner, key, field))
    }
  }

  // oxlint-disable-next-line no-restricted-globals -- watched, not read
  const NativeDate = Date
  const WatchedDate = new Proxy(NativeDate, {
    construct(target, parts: unknown[], called) {
      // Of parts, the time zone makes a date.
      if (parts.length !== 1) note('new Date()')
      return Reflect.construct(target, parts, called) as Date
    },
    apply(target) {
      note('Date()')
      return target()
    },
  })
  const { Document: PageDocument } = globalThis as { Document?: { readonly prototype: object } }
  if (PageDocument) watch(PageDocument.prototype, (key) => key !== 'constructor', 'document.')
  watch(globalThis, (key, { get, value }) => !LASTING.has(key) && (get !== undefined || typeof value !== 'function' || READING.test(key)))
  watch(Math, (key) => key === 'random', 'Math.')
  watch(NativeDate, (key) => key === 'now', 'Date.')
  for (const { prototype } of [Array, BigInt, Number, String]) watch(prototype, (key) => LOCAL.test(key))
  watch(NativeDate.prototype, (key) => LOCAL_TIME.test(key))
  watch(NativeDate.prototype, (key) => key === 'constructor', '', WatchedDate)
  watch(globalThis, (key) => key === 'Date', '', WatchedDate)
  return () => {
    while (undo.length > 0) undo.pop()?.()
  }
}

/** The address, which no browser lets watch. */
const ADDRESS = /(?<![.\w$])location\.(?:hash|host|href|origin|pathname|search)\w*/
/** A call of a function that gets nothing from the machine, and the body of a function. */
const HELPER = /(?<![.\w$]|^|function )(?!(?:function|async|if|switch|while)\b)([a-z_]\w*)\((?:'[^']*'|"[^"]*"|`[^`$]*`|[\d.]+)?\)/g
const BODY = /(?:=>|\{)\s*(?:return\b)?([^]*)/

/** What a guard or a delay decides by that it does not get from the machine, such as a variable of its module. */
function freeIn(guard: () => unknown): string | undefined {
  const text = String(guard)
  // Others start with the same values each time, such as an empty cart.
  const helper = [...text.matchAll(HELPER)].find(([, name = '']) => !new RegExp(`(?<![.\\w$])${name}(?![\\w$(])`).test(text))
  const [, body = ''] = BODY.exec(text) ?? []
  const [variable] =
    guard.length > 0 ? [] : (/(?<![.\w$'"`])(?!(?:true|false|null|undefined|typeof|new|return|throw)\b)[A-Za-z_$][\w$.]*/.exec(body) ?? [])
  return helper?.[0] ?? variable
}

const PLACES: Readonly<Record<string, 'action' | 'guard'>> = {
  actions: 'action',
  entry: 'action',
  exit: 'action',
  guard: 'guard',
  guards: 'guard',
  delays: 'guard',
}

/** What the functions of a machine that a replay runs use from outside, as far as only their texts tell. Actions of the project are skipped. */
export function* namedOutside(part: unknown, place?: 'action' | 'guard', seen = new Set<unknown>()): Generator<string> {
  if (!isReadable(part) || seen.has(part) || (place === 'action' && typeof part === 'function' && !('resolve' in part))) return
  seen.add(part)
  if (typeof part === 'function') {
    const [name = place === 'guard' ? freeIn(part as () => unknown) : undefined] = ADDRESS.exec(String(part)) ?? []
    // Others have been watched.
    if (name !== undefined && (name.startsWith('location') || !((/[\w$]+/.exec(name)?.[0] ?? '') in globalThis))) yield name
  }
  for (const [key, inner] of Object.entries(part)) {
    // Effects do not run, children have texts of their own, and a context may be large.
    if (key === 'src' || (key === 'context' && typeof inner !== 'function')) continue
    yield* namedOutside(inner, PLACES[key] ?? (typeof part === 'function' ? undefined : place), seen)
  }
}
