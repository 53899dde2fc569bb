import { fromPlain, toPlain } from '@drei-tage/recorder'
import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'

const lamp = createActor(createMachine({ id: 'lamp' }))

/** The value after a round trip through a file. */
const kept = (value: unknown) =>
  fromPlain(JSON.parse(JSON.stringify(toPlain(value, (ref) => (ref === lamp ? 'lamp#1' : undefined)))), () => lamp)

describe('plain data', () => {
  it('is the identical object if it was plain already', () => {
    const value = { a: [1, { b: null }], c: 'x' }
    expect(toPlain(value)).toBe(value)
    expect(toPlain({ a: undefined, b: 1 })).toEqual({ b: 1 })
  })

  it('preserves values that JSON cannot represent', () => {
    const value = {
      error: new RangeError('too far'),
      at: new Date(5),
      map: new Map<unknown, unknown>([['a', new Set([1])]]),
      odd: [NaN, Infinity, -Infinity],
      large: 12n,
      actor: lamp,
      looksLikeOne: { $date: 5 },
      // Including an own property named `__proto__`.
      ...JSON.parse('{ "__proto__": { "x": 1 } }'),
    }
    const again = kept(value) as typeof value
    expect(again).toEqual(value)
    expect(again.error).toBeInstanceOf(Error)
    expect(again.error.name).toBe('RangeError')
    expect(again.actor).toBe(lamp)
  })

  it('names values that cannot be preserved, and terminates on circular references', () => {
    const knot: Record<string, unknown> = { f: function press() {}, s: Symbol('x'), p: Promise.resolve() }
    expect(toPlain(knot)).toEqual({ f: { $opaque: 'press' }, s: { $opaque: 'Symbol(x)' }, p: { $opaque: 'Promise' } })
    knot.self = knot
    expect(JSON.stringify(toPlain(knot))).toContain('too deep')
  })
})
