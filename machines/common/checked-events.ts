import type { AnyEventObject, AnyStateMachine, EventFromLogic } from 'xstate'

/** A type guard: whether any value is a `T`. */
export type Check<T> = (value: unknown) => value is T

export const isText: Check<string> = (value) => typeof value === 'string'
/** An id of the site's own, such as that of a section or a package; not a property name of `Object.prototype`. */
export const isName: Check<string> = (value): value is string => isText(value) && /^[a-z][a-z-]*$/.test(value) && !(value in {})
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean'
/** Any number, including NaN and Infinity. */
export const isNumber: Check<number> = (value) => typeof value === 'number'
/** A number other than NaN and ±Infinity. */
export const isFiniteNumber: Check<number> = (value): value is number => Number.isFinite(value)

/** One of these values, compared by identity. */
export function isOneOf<const T>(values: readonly T[]): Check<T> {
  return (value): value is T => values.includes(value as T)
}

/** What `check` accepts, or `other`, such as null for "none". */
export function isOr<const O, T>(other: O, check: Check<T>): Check<O | T> {
  return (value): value is O | T => value === other || check(value)
}

/** An object with these fields. Additional fields are allowed. */
export function isObjectOf<T extends object>(checks: Checks<T>): Check<T> {
  return (value): value is T => typeof value === 'object' && value !== null && illTypedName(checks, value) === undefined
}

/** A check for every field of an object. */
type Checks<T> = { readonly [Name in keyof T]-?: Check<T[Name]> }

/** A check for every field of every event that has any. */
type EventChecks<E extends { type: string }> = {
  readonly [Type in E['type'] as [keyof Payload<E, Type>] extends [never] ? never : Type]: Checks<Payload<E, Type>>
}

/** What an event carries besides its type. */
type Payload<E extends { type: string }, Type extends string> = Omit<Extract<E, { type: Type }>, 'type'>

const checksOf = new WeakMap<AnyStateMachine, Readonly<Record<string, object>>>()

/**
 * Makes a machine ignore events whose fields have the wrong type: no transition is taken, so nothing changes.
 *
 * Types offer no protection where a value comes from a URL, storage, a file or an inspector's text field. Guards and actions may
 * therefore rely on the types of their events. They still have to check whether a well-typed value makes sense.
 *
 * @param checks One for each field of each event; the compiler reports missing ones.
 */
export function checkEvents<M extends AnyStateMachine>(machine: M, checks: EventChecks<EventFromLogic<M>>): void {
  const { getTransitionData } = machine
  checksOf.set(machine, checks)
  machine.getTransitionData = (snapshot, event) =>
    illTypedField(machine, event) === undefined ? getTransitionData.call(machine, snapshot, event) : []
}

/** The name of the first ill-typed field of an event; undefined if the machine accepts it. */
export function illTypedField(machine: AnyStateMachine, event: AnyEventObject): string | undefined {
  const checks = checksOf.get(machine)?.[event.type]
  return checks && illTypedName(checks, event)
}

function illTypedName(checks: object, value: object): string | undefined {
  const fields = value as Readonly<Record<string, unknown>>
  return Object.entries(checks as Readonly<Record<string, Check<unknown>>>).find(([name, check]) => !check(fields[name]))?.[0]
}
