import { escaped, isObject } from './patch.ts'
import { reportFault } from './report.ts'

/** What a recording leaves out. It has `{ $opaque: 'redacted' }` there, or 'too large', with the type: 'redacted: string'. */
export interface Redact {
  /**
   * Names of fields, wherever they are: 'password', or 'card/number' for the field `number` of a `card`. `*` stands for any one name. The
   * first names are 'context', 'event', 'input', 'output' and 'error', as in 'context/user/*'. A result comes as 'event/data' first, and
   * is left out there, too.
   */
  readonly paths?: readonly string[]
  /**
   * Whether to leave a value out, by the value and its place as a JSON Pointer: '/context/card/number', '/error/message'. Left out if it
   * throws.
   */
  readonly test?: (place: { readonly value: unknown; readonly path: string }) => boolean
  /** Maximum size of a context, an event, an input or an output, in parts: fields, items, and every 64 characters of a text. */
  readonly largest?: number
}

export type IsRedacted = NonNullable<Redact['test']>

/** The reasons in what stands for a value that was left out. */
export const REDACTED = 'redacted'
export const TOO_LARGE = 'too large'

export const isLeftOut = (plain: unknown): boolean =>
  isObject(plain) && [REDACTED, TOO_LARGE].some((reason) => String(plain.$opaque).startsWith(reason))

/** The places in plain data at which something was left out, with `*` for items of lists. */
export function leftOutIn(plain: unknown, path: string): string[] {
  if (isLeftOut(plain)) return [path.replaceAll(/\/\d+(?=\/|$)/g, '/*')]
  if (typeof plain !== 'object' || plain === null) return []
  return Object.entries(plain).flatMap(([key, inner]) => leftOutIn(inner, `${path}/${escaped(key)}`))
}

/** What is valid for each field, because a mistake here would save what should be left out. */
const IS_VALID: Readonly<Record<string, (value: unknown) => boolean>> = {
  paths: (value) => Array.isArray(value) && value.every((path) => typeof path === 'string' && /^[^/]/.test(path)),
  test: (value) => typeof value === 'function',
  largest: isAmount,
}

export function isAmount(value: unknown): boolean {
  return typeof value === 'number' && value >= 0
}

function requireRedact(redact: unknown): void {
  const fields = isObject(redact) ? Object.entries(redact) : [['', redact] as const]
  const wrong = fields.find(([key, value]) => !Object.hasOwn(IS_VALID, key) || (value !== undefined && !IS_VALID[key]?.(value)))
  if (!wrong) return
  throw new TypeError(
    `recorder: redact${wrong[0] && `.${wrong[0]}`} is not valid. Pass ` +
      "{ paths: ['password', 'card/number'], test: ({ value, path }) => true or false, largest: 10_000 }, or some of these.",
  )
}

/**
 * Decides what is left out; undefined if that is nothing.
 *
 * @throws {TypeError} if `redact` has another shape.
 */
export function redacting(redact: Redact): IsRedacted | undefined {
  requireRedact(redact)
  const { paths = [], test } = redact
  if (paths.length === 0 && !test) return undefined
  const patternOf = (path: string) =>
    path
      .replace(/[\\^$.+?()[\]{}|]/g, '\\$&')
      .replaceAll('*', '[^/]+')
      .replace(/^(?:context|error|output)(?=\/|$)/, '(?:$&|event/data)')
  const pattern = paths.length > 0 ? new RegExp(`/(?:${paths.map(patternOf).join('|')})$`) : undefined
  return (place) => {
    if (pattern?.test(place.path)) return true
    try {
      return test?.(place) ?? false
    } catch (fault) {
      reportFault(fault)
      return true
    }
  }
}
