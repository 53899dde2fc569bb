import { fromPlain, toPlain } from '@drei-tage/recorder/internal'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { createReader } from '../values.ts'
import { throwing } from '../../../engine/tests/support.ts'

const lamp = createActor(createMachine({ id: 'lamp' }))
const nameOf = (ref: object) => (ref === lamp ? 'lamp#1' : undefined)

/** The value after a round trip through a file. */
const kept = (value: unknown) => fromPlain(JSON.parse(JSON.stringify(toPlain(value, nameOf))), () => lamp)
/** The value after a round trip in memory. */
const given = (value: unknown) => fromPlain(toPlain(value, nameOf), () => lamp)

class Total {
  readonly cents: number
  constructor(cents: number) {
    this.cents = cents
  }
}

class HttpError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

describe('plain data', () => {
  it('equals what was plain already, and shares nothing with it', () => {
    const value = { a: [1, { b: null }], c: 'x' }
    const plain = toPlain(value) as typeof value
    expect(plain).toEqual(value)
    expect([plain === value, plain.a === value.a, plain.a[1] === value.a[1]]).toEqual([false, false, false])
    expect(toPlain({ a: undefined, b: 1 })).toEqual({ b: 1 })
  })

  it('preserves values that JSON cannot represent', () => {
    const value = {
      error: new RangeError('too far'),
      at: new Date(5),
      never: new Date(NaN),
      map: new Map<unknown, unknown>([['a', new Set([1, undefined])]]),
      odd: [NaN, Infinity, -Infinity, -0, undefined],
      holes: Object.assign([1], { length: 3 }),
      large: 12n,
      actor: lamp,
      looksLikeOne: { $date: 5 },
      // Including an own property named `__proto__`.
      ...JSON.parse('{ "__proto__": { "x": 1 } }'),
    }
    const again = kept(value) as typeof value
    expect(again).toStrictEqual(value)
    expect(again.error).toBeInstanceOf(RangeError)
    expect(again.actor).toBe(lamp)
    expect([Object.is(again.odd[3], -0), 1 in again.holes]).toEqual([true, false])
  })

  it('keeps own fields, cause and errors of an error', () => {
    const error = Object.assign(new AggregateError([new TypeError('a'), 'b'], 'several', { cause: { code: 7 } }), { status: 404 })
    const again = kept(error) as typeof error
    expect(again).toBeInstanceOf(AggregateError)
    expect([again.name, again.message, again.status, again.cause]).toEqual(['AggregateError', 'several', 404, { code: 7 }])
    expect(again.errors[0]).toBeInstanceOf(TypeError)
    expect(again.errors[1]).toBe('b')
    expect(Object.keys(again)).toEqual(['status'])
    expect(kept(new HttpError(404))).toMatchObject({ status: 404, message: 'status 404' })
    // Errors of another realm, such as a frame's.
    expect(kept(runInNewContext('new RangeError("far")'))).toBeInstanceOf(RangeError)
  })

  it('gives back the same errors, functions and objects of a class in the same session, and their fields from a file', () => {
    const value = {
      error: new HttpError(404),
      press: () => 1,
      total: new Total(5),
      pattern: /a/g,
      url: new URL('https://drei-tage.example/'),
      bytes: new Uint8Array([1, 2]),
    }
    const again = given(value) as typeof value
    for (const key of Object.keys(value) as (keyof typeof value)[]) expect(again[key]).toBe(value[key])
    expect(toPlain(value)).toMatchObject({
      error: { $instance: ['HttpError', { $error: { name: 'Error', message: 'status 404', status: 404 } }] },
      press: { $opaque: 'press' },
      total: { $instance: ['Total', { cents: 5 }] },
      pattern: { $opaque: '/a/g' },
      url: { $instance: ['URL', 'https://drei-tage.example/'] },
      bytes: { $opaque: 'Uint8Array' },
    })
    const fromFile = kept(value) as typeof value
    expect(fromFile).toMatchObject({ total: { cents: 5 }, error: { status: 404 } })
    expect(`${fromFile.url}`).toBe('https://drei-tage.example/')
    // A replay from a file compares the same plain data.
    expect(toPlain(fromFile)).toEqual(toPlain(value))
  })

  it('treats objects without a prototype and those of another realm as plain', () => {
    expect(toPlain(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 })
    expect(toPlain(runInNewContext('({ a: [1, { b: 2 }] })'))).toEqual({ a: [1, { b: 2 }] })
  })
})

describe('values that cannot be read', () => {
  it('are named, or unreadable, and the others stay', () => {
    const { proxy: revoked, revoke } = Proxy.revocable({}, {})
    revoke()
    const odd = Object.defineProperty({ f: function press() {}, s: Symbol('x'), p: Promise.resolve(), revoked }, 'getter', {
      enumerable: true,
      get: throwing('no'),
    })
    const unreadable = { $opaque: 'unreadable' }
    expect(toPlain({ before: 1, odd, after: [2] })).toEqual({
      before: 1,
      odd: { f: { $opaque: 'press' }, s: { $opaque: 'Symbol(x)' }, p: { $opaque: 'Promise' }, revoked: unreadable, getter: unreadable },
      after: [2],
    })
    expect(toPlain(new Map([['a', revoked]]))).toEqual({ $map: [['a', unreadable]] })
    expect(toPlain(Object.assign(new Error('x'), { revoked }))).toMatchObject({ $error: { revoked: unreadable } })
  })

  it('end where they contain themselves, in as many steps as they have parts', () => {
    let reads = 0
    const root: { rows: unknown[] } = { rows: [] }
    const row = () => ({
      get parent() {
        reads += 1
        return root
      },
    })
    root.rows = [row(), row(), row()]
    const end = { parent: { $opaque: 'cycle' } }
    expect(toPlain(root)).toEqual({ rows: [end, end, end] })
    expect(reads).toBe(3)
  })

  it('end at 64 levels', () => {
    let deep: object = {}
    for (let level = 0; level < 100; level++) deep = { deep }
    let plain = toPlain(deep) as Record<string, unknown>
    for (let level = 0; level < 64; level++) plain = plain.deep as Record<string, unknown>
    expect(plain).toEqual({ $opaque: 'too deep' })
  })

  it('end at 100,000 parts, however they are arranged', () => {
    expect(toPlain('x'.repeat(6_399_936))).toHaveLength(6_399_936)
    const tooLarge = { $opaque: 'too large' }
    expect(toPlain('x'.repeat(6_400_000))).toEqual(tooLarge)
    expect(toPlain(Array.from({ length: 100_000 }, () => 1))).toEqual(tooLarge)
    expect(toPlain(new Set(Array.from({ length: 100_000 }, (_, index) => index)))).toEqual(tooLarge)
    const large = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [index, 1]))
    expect(toPlain({ a: 1, large, b: 2 })).toEqual({ a: 1, large: tooLarge, b: 2 })
    // 2^40 parts, but only 40 objects.
    let reads = 0
    const twice = (next: object): object => ({
      a: next,
      get b() {
        reads += 1
        return next
      },
    })
    toPlain(Array.from({ length: 40 }).reduce<object>(twice, {}))
    expect(reads).toBeLessThan(100_000)
  })
})

describe('an object of a context that was read before', () => {
  const unknown = () => undefined

  it('is not read again, and its copy stays identical, until it is another object', () => {
    const read = createReader(unknown)
    let reads = 0
    const row = () => ({
      get id() {
        reads += 1
        return 'a'
      },
    })
    const rows = [row()]
    const first = read({ rows, count: 1 }, '/context', true) as { rows: unknown }
    const second = read({ rows, count: 2 }, '/context', true) as { rows: unknown }
    expect([second, first.rows === second.rows, reads]).toEqual([{ rows: [{ id: 'a' }], count: 2 }, true, 1])
    read({ rows: [...rows, row()] }, '/context', true)
    expect(reads).toBe(2)
    // An event may be changed and sent again.
    read({ rows }, '/event')
    expect(reads).toBe(3)
  })

  it('is read again at another place, where something may be left out', () => {
    const read = createReader(unknown, ({ path }) => path.endsWith('/secret/name'))
    const user = { name: 'Ada' }
    expect(read({ open: user }, '/context', true)).toEqual({ open: { name: 'Ada' } })
    expect(read({ open: user, secret: user }, '/context', true)).toEqual({ open: user, secret: { name: { $opaque: 'redacted' } } })
  })

  it('counts towards the size and the depth of the whole', () => {
    const read = createReader(unknown, undefined, 10)
    const one = [1, 2, 3]
    expect(read({ one }, '/context', true)).toEqual({ one })
    expect(read({ two: [4, 5, 6], one }, '/context', true)).toEqual({ two: [4, 5, 6], one })
    expect(read({ two: [4, 5, 6], one, three: [7, 8, 9] }, '/context', true)).toMatchObject({ three: { $opaque: 'too large' } })
    const readList = createReader(unknown)
    let list: object | undefined
    let plain: unknown
    for (let level = 0; level < 100; level++) {
      list = { next: list }
      plain = readList({ list }, '/context', true)
    }
    expect(JSON.stringify(plain).split('next')).toHaveLength(64)
    expect(JSON.stringify(plain)).toContain('too deep')
  })
})
