import { createReader, fromPlain } from '@drei-tage/recorder/internal'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { toPlain } from './support.ts'
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
      bytes: new Uint8Array([1, 2]),
    }
    const again = given(value) as typeof value
    for (const key of Object.keys(value) as (keyof typeof value)[]) expect(again[key]).toBe(value[key])
    expect(toPlain(value)).toMatchObject({
      error: { $instance: ['HttpError', { $error: { name: 'Error', message: 'status 404', status: 404 } }] },
      press: { $opaque: 'press' },
      total: { $instance: ['Total', { cents: 5 }] },
      pattern: { $opaque: '/a/g' },
      bytes: { $opaque: 'Uint8Array' },
    })
    const fromFile = kept(value) as typeof value
    expect(fromFile).toMatchObject({ total: { cents: 5 }, error: { status: 404 } })
    // A replay from a file compares the same plain data.
    expect(toPlain(fromFile)).toEqual(toPlain(value))
  })

  it('treats objects without a prototype and those of another realm, such as a frame, like those of its own', () => {
    expect(toPlain(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 })
    const value: unknown = runInNewContext(
      '({ a: [1, { b: 2 }], map: new Map([["a", new Set([1])]]), at: new Date(5), never: new Date(NaN), pattern: /a/g })',
    )
    expect(toPlain(value)).toEqual({
      a: [1, { b: 2 }],
      map: { $map: [['a', { $set: [1] }]] },
      at: { $date: 5 },
      never: { $date: null },
      pattern: { $opaque: '/a/g' },
    })
  })
})

describe('values that cannot be read', () => {
  it('are named, or unreadable, and the others stay', () => {
    const { proxy: revoked, revoke } = Proxy.revocable({}, {})
    revoke()
    const odd = { f: function press() {}, s: Symbol('x'), p: Promise.resolve(), revoked }
    const unreadable = { $opaque: 'unreadable' }
    expect(toPlain({ before: 1, odd, after: [2] })).toEqual({
      before: 1,
      odd: { f: { $opaque: 'press' }, s: { $opaque: 'Symbol(x)' }, p: { $opaque: 'Promise' }, revoked: unreadable },
      after: [2],
    })
    expect(toPlain(new Map([['a', revoked]]))).toEqual({ $map: [['a', unreadable]] })
    expect(toPlain(Object.assign(new Error('x'), { revoked }))).toMatchObject({ $error: { revoked: unreadable } })
  })

  it('are what only a getter, toJSON or toString of theirs could tell: none is called', () => {
    const call = throwing('called')
    class Watched {
      readonly own = 1
      toJSON = call
      get [Symbol.toStringTag]() {
        return call() as string
      }
    }
    class OddError extends Error {
      override get message() {
        return call() as string
      }
    }
    const value = {
      watched: new Watched(),
      error: new OddError(),
      get late() {
        return call()
      },
    }
    expect(toPlain(value)).toEqual({
      $instance: [
        'Object',
        {
          watched: { $opaque: 'Watched' },
          error: { $instance: ['OddError', { $error: { name: 'Error', message: { $opaque: 'getter' } } }] },
          late: { $opaque: 'getter' },
        },
      ],
    })
  })

  it('are React elements and fibers, however large the page', () => {
    class FiberNode {
      readonly stateNode = null
      readonly memoizedProps = {}
      readonly return = this
    }
    const owner = new FiberNode()
    const element = (type: unknown) => ({ $$typeof: Symbol.for('react.transitional.element'), type, props: {}, _owner: owner })
    const said = toPlain({ body: element('b'), toast: element(function Toast() {}), owner })
    expect(said).toEqual({ body: { $opaque: '<b>' }, toast: { $opaque: '<Toast>' }, owner: { $opaque: 'React fiber' } })
  })

  it('are symbols and hidden fields, which are there again in the same session', () => {
    const key = Symbol('key')
    const value = Object.defineProperty({ a: 1, [key]: 2 }, 'hidden', { value: 3 })
    expect(toPlain(value)).toEqual({ $instance: ['Object', { a: 1 }] })
    expect(given(value)).toBe(value)
  })

  it('end where they contain themselves, and come back as they were in the same session', () => {
    const root: { rows: unknown[] } = { rows: [] }
    root.rows = [{ parent: root }, { parent: root }]
    const end = { parent: { $opaque: 'cycle' } }
    expect(toPlain(root)).toEqual({ rows: [end, end] })
    expect(given(root)).toBe(root)
  })

  it('end at 64 levels', () => {
    let deep: object = {}
    for (let level = 0; level < 100; level++) deep = { deep }
    let plain = toPlain(deep) as Record<string, unknown>
    for (let level = 0; level < 64; level++) plain = plain.deep as Record<string, unknown>
    expect(plain).toEqual({ $opaque: 'too deep' })
  })
})

describe('a copy', () => {
  const copyOf = (value: unknown) => createReader().copy(value, '')
  const tooLarge = { $opaque: 'too large' }

  it('has at most 5,000 parts, those near the surface first', () => {
    const rows = Array.from({ length: 6_000 }, (_, id) => ({ id }))
    expect(copyOf({ deep: { rows }, after: { a: [1] }, end: 2 })).toEqual({ deep: { rows: tooLarge }, after: { a: [1] }, end: 2 })
    expect(copyOf({ text: 'x'.repeat(320_000) })).toEqual({ text: tooLarge })
    expect(copyOf(new Map(rows.map((row) => [row.id, row])))).toEqual(tooLarge)
    // 2^40 parts, but only 40 objects.
    const twice = (next: object): object => ({ a: next, b: next })
    expect(JSON.stringify(copyOf(Array.from({ length: 40 }).reduce<object>(twice, {}))).length).toBeLessThan(200_000)
  })

  it('bounds what an object of a class leads to, in contexts, too', () => {
    class Scene {
      readonly nodes = Array.from({ length: 6_000 }, () => 1)
    }
    expect(toPlain({ scene: new Scene(), rows: new Scene().nodes })).toMatchObject({
      scene: { $instance: ['Scene', { nodes: tooLarge }] },
      rows: { length: 6_000 },
    })
  })

  it('says what was there when it was made', () => {
    const value = { at: new Date(5), list: [1] }
    const copy = copyOf(value)
    value.list.push(2)
    expect(copy).toEqual({ at: { $date: 5 }, list: [1] })
  })
})

describe('an object that was read before', () => {
  /** A row, and how often its fields were read. */
  function counted() {
    const counts = { reads: 0 }
    const ownKeys = (target: object) => {
      counts.reads += 1
      return Reflect.ownKeys(target)
    }
    return { counts, row: new Proxy<object>({ at: new Date(5), by: () => 1, id: 1n }, { ownKeys }) }
  }

  it('is not read again, whatever is in it, and stays identical', () => {
    const { plain, copy } = createReader()
    const { counts, row } = counted()
    const first = plain({ rows: [row], count: 1 }, '') as { rows: unknown[] }
    const second = plain({ undo: { rows: [row, row] } }, '') as { undo: { rows: unknown[] } }
    expect([second.undo.rows[0] === first.rows[0], counts.reads]).toEqual([true, 1])
    // An event may be changed and sent again.
    copy({ row }, '/event')
    expect(counts.reads).toBe(2)
  })

  it('is read again at another place, where something may be left out, and when its actors have other names', () => {
    const { plain } = createReader(undefined, ({ path }) => path.endsWith('/secret/name'))
    const user = { name: 'Ada' }
    expect(plain({ open: user }, '/context')).toEqual({ open: { name: 'Ada' } })
    expect(plain({ open: user, secret: user }, '/context')).toEqual({ open: user, secret: { name: { $opaque: 'redacted' } } })
    const named = createReader((_, at) => `lamp#${at}`)
    const context = { lamp }
    expect([1, 2].map((at) => named.plain(context, '', at))).toEqual([{ lamp: { $actor: 'lamp#1' } }, { lamp: { $actor: 'lamp#2' } }])
  })

  it('counts towards the depth of the whole', () => {
    const { plain } = createReader()
    let list: object | undefined
    let said: unknown
    for (let level = 0; level < 100; level++) {
      list = { next: list }
      said = plain({ list }, '')
    }
    expect(JSON.stringify(said).split('next')).toHaveLength(64)
    expect(JSON.stringify(said)).toContain('too deep')
  })
})
