import { isReadable } from './values.ts'
import { scheduling } from './xstate-internals.ts'

/** Globals of the language that have no state, and functions of the page that read its state. */
const LASTING = /^(?:Atomics|JSON|Math|Reflect|WebAssembly|console|globalThis|on.*)$/
const READING = /^(?:getComputedStyle|getSelection|matchMedia)$/
/** What depends on the time zone and the language. */
const LOCAL_TIME = /^(?:[gs]et(?!UTC|Time$|Milli)|to(?!ISO|JSON|UTC|GMT))/
const LOCAL = /[lL]ocale/

/** Calls `note` with what is read that may be different in a test, until the function that it returns is called. */
export function watchOutside(note: (what: string) => void): () => void {
  const undo: (() => void)[] = []

  /** Watches the fields of an object that are meant, or gives them a value. */
  function watch(owner: object, isMeant: (key: string, field: PropertyDescriptor) => boolean, prefix = '', value?: unknown): void {
    for (const [key, field] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (!field.configurable || !isMeant(key, field)) continue
      Object.defineProperty(owner, key, {
        configurable: true,
        enumerable: field.enumerable === true,
        get() {
          if (!value && !scheduling()) note(prefix + key)
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
      // Of several, the time zone makes a date.
      if (parts.length !== 1) note('new Date()')
      return Reflect.construct(target, parts, called) as Date
    },
  })
  const { Document: PageDocument } = globalThis as { Document?: { readonly prototype: object } }
  if (PageDocument) watch(PageDocument.prototype, (key) => key !== 'constructor', 'document.')
  watch(globalThis, (key, { get, value }) => !LASTING.test(key) && (get !== undefined || typeof value !== 'function' || READING.test(key)))
  watch(Math, (key) => key === 'random', 'Math.')
  watch(NativeDate, (key) => key === 'now', 'Date.')
  for (const { prototype } of [Array, BigInt, Number, String]) watch(prototype, (key) => LOCAL.test(key))
  watch(NativeDate.prototype, (key) => LOCAL_TIME.test(key))
  watch(NativeDate.prototype, (key) => key === 'constructor', '', WatchedDate)
  watch(globalThis, (key) => key === 'Date', '', WatchedDate)
  return () => {
    for (const restore of undo) restore()
  }
}

/** The address, which no browser lets watch. */
const ADDRESS = /(?<![.\w$])location\.(?:hash|host|href|origin|pathname|search)\w*/
/** The names in the text of a function that gets nothing, among them those of its module. */
const NAMES = /(?<![.\w$])(?!(?:function|async|return|throw|typeof|new|true|false|null)\b)[A-Za-z_$][\w$.]*/g
/** Strings, in which there may be comments, and comments. */
const NO_CODE = /(['"`])(?:\\.|(?!\1)[^\\])*\1|\/\*[^]*?\*\/|\/\/.*/g
const PLACES = /^(?:actions|entry|exit|guards?|delays)$/

/** What functions that a replay runs use from outside, as far as only their texts tell: the address, and variables by which guards decide. */
export function* namedOutside(part: unknown, place = '', seen = new Set<unknown>()): Generator<string> {
  const isFunction = typeof part === 'function'
  const isDecision = /^[gd]/.test(place)
  // Actions of the project are skipped.
  if (!isReadable(part) || seen.has(part) || (isFunction && place !== '' && !isDecision && !('resolve' in part))) return
  seen.add(part)
  if (isFunction) {
    const [address] = ADDRESS.exec(String(part)) ?? []
    const names = isDecision && (part as () => unknown).length === 0 ? (String(part).replaceAll(NO_CODE, '').match(NAMES) ?? []) : []
    const name = address ?? names.find((one) => one !== part.name && !((one.split('.')[0] ?? '') in globalThis))
    if (name !== undefined) yield name
  }
  for (const [key, inner] of Object.entries(part)) {
    // Effects do not run, children have texts of their own, and a context may be large.
    if (key === 'src' || (key === 'context' && typeof inner !== 'function')) continue
    yield* namedOutside(inner, PLACES.test(key) ? key : isFunction ? '' : place, seen)
  }
}
