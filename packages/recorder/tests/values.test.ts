import { createReader, finish, fromPlain } from '@drei-tage/recorder/internal'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { counted, toPlain } from './support.ts'
import { throwing } from '../../../engine/tests/support.ts'

const lamp = createActor(createMachine({ id: 'lamp' }))
const nameOf = (ref: object) => (ref === lamp ? 'lamp#1' : undefined)

/** The value after a round trip through a file. */
const kept = (value: unknown) => fromPlain(JSON.parse(JSON.stringify(toPlain(value, nameOf))), () => lamp)
/** The value after a round trip in memory. */
const given = (value: unknown) => fromPlain(toPlain(value, nameOf), () => lamp)

class HttpError extends Error {
  readonly status = 404
}

describe('plain data', () => {
  // Any others are kept in testOf.test.ts.
  it('preserves errors, holes, actors and what looks like plain data of another value', () => {
    const value = { error: new RangeError('too far'), holes: Object.assign([1], { length: 3 }), actor: lamp, looksLikeOne: { $date: 5 } }
    const again = kept(value) as typeof value
    expect(again).toStrictEqual(value)
    expect(again.error).toBeInstanceOf(RangeError)
    expect([again.actor === lamp, 1 in again.holes]).toEqual([true, false])
  })

  it('keeps own fields, cause and errors of an error', () => {
    const error = Object.assign(new AggregateError([new TypeError('a'), 'b'], 'several', { cause: { code: 7 } }), { status: 404 })
    const again = kept(error) as typeof error
    expect(again).toBeInstanceOf(AggregateError)
    expect([again.name, again.message, again.status, again.cause]).toEqual(['AggregateError', 'several', 404, { code: 7 }])
    expect([again.errors[0] instanceof TypeError, again.errors[1], Object.keys(again)]).toEqual([true, 'b', ['status']])
    expect(kept(runInNewContext('new RangeError("far")'))).toBeInstanceOf(RangeError)
  })

  it('gives back the same lists, maps, sets and dates of a class or with own fields in the same session, and what is in them from a file', () => {
    class List extends Array<number> {}
    class Day extends Date {}
    class Index extends Map<string, number> {}
    const all = [List.of(3), Object.assign([1], { total: 5 }), /(?<year>\d+)/.exec('in 24'), new Day(5), new Index([['a', 1]])]
    const again = given(all) as typeof all
    expect(all.map((one, at) => one === again[at])).toEqual([true, true, true, true, true])
    expect(kept(all)).toEqual([[3], [1], ['24', '24'], new Date(5), new Map([['a', 1]])])
    // Those of the language are copied.
    const plain = [[1], runInNewContext('[1]'), new Date(5), new Map()]
    expect((given(plain) as typeof plain).map((one, at) => one === plain[at])).toEqual([false, false, false, false])
  })

  it('gives back the same errors, functions and objects of a class in the same session, and their fields from a file', () => {
    class Total {
      readonly cents = 5
    }
    const value = { error: new HttpError('no'), press: () => 1, total: new Total() }
    const again = given(value) as typeof value
    for (const key of Object.keys(value) as (keyof typeof value)[]) expect(again[key]).toBe(value[key])
    expect(toPlain(value)).toEqual({
      error: { $instance: ['HttpError', { $error: { name: 'Error', message: 'no', status: 404 } }] },
      press: { $opaque: 'press' },
      total: { $instance: ['Total', { cents: 5 }] },
    })
    const fromFile = kept(value)
    expect(fromFile).toMatchObject({ total: { cents: 5 }, error: { message: 'no', status: 404 } })
    // A replay from a file compares the same plain data.
    expect(toPlain(fromFile)).toEqual(toPlain(value))
  })
})

describe('values that cannot be read', () => {
  class FiberNode {
    readonly stateNode = null
    readonly memoizedProps = {}
  }
  const element = (type: unknown) => ({ $$typeof: Symbol.for('react.transitional.element'), type, _owner: new FiberNode() })
  const { proxy: revoked, revoke } = Proxy.revocable({}, {})
  revoke()
  it.each<[name: string, value: unknown]>([
    ['press', function press() {}],
    ['Symbol(x)', Symbol('x')],
    ['Promise', Promise.resolve()],
    ['/a/g', /a/g],
    ['Uint8Array', new Uint8Array([1, 2])],
    ['unreadable', revoked],
    ['<b>', element('b')],
    ['<Toast>', element(function Toast() {})],
    ['React fiber', new FiberNode()],
  ])('are named, and the others stay: %s', (name, value) => {
    const said = { $opaque: name }
    expect(toPlain({ value, map: new Map([['a', value]]), after: [2] })).toEqual({ value: said, map: { $map: [['a', said]] }, after: [2] })
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
    const late = Object.defineProperty({ error: new OddError(), watched: new Watched() }, 'late', { get: call, enumerable: true })
    expect(toPlain(late)).toEqual({
      $instance: [
        'Object',
        {
          error: { $instance: ['OddError', { $error: { name: 'Error', message: { $opaque: 'getter' } } }] },
          watched: { $opaque: 'Watched' },
          late: { $opaque: 'getter' },
        },
      ],
    })
  })

  it('are symbols, hidden fields and cycles, which are there again in the same session', () => {
    const hiding = Object.defineProperty({ a: 1, [Symbol('key')]: 2 }, 'hidden', { value: 3 })
    expect(toPlain(hiding)).toEqual({ $instance: ['Object', { a: 1 }] })
    expect(given(hiding)).toBe(hiding)
    const root: { rows: unknown[] } = { rows: [] }
    root.rows = [{ parent: root }, { parent: root }]
    const end = { parent: { $opaque: 'cycle' } }
    expect(toPlain(root)).toEqual({ rows: [end, end] })
    expect(given(root)).toBe(root)
  })

  it('end at 64 levels, also if the inner ones have been read before', () => {
    const { plain } = createReader()
    let list: object | undefined
    let said: unknown
    for (let level = 0; level < 100; level++) {
      list = { next: list }
      said = finish(plain({ list }, ''))
    }
    for (const one of [said, toPlain({ list })]) expect(JSON.stringify(one)).toMatch(/^(?:[^n]*"next"){63}[^n]*"too deep"/)
  })
})

describe('a copy', () => {
  const copyOf = (value: unknown) => createReader().copy(value, '')
  const tooLarge = { $opaque: 'too large' }
  const longList = { $opaque: 'too large: 6000 items' }
  const rows = Array.from({ length: 6_000 }, (_, id) => ({ id }))

  it('has at most 5,000 parts, those near the surface first', () => {
    expect(copyOf({ deep: { rows }, after: { a: [1] }, end: 2 })).toEqual({ deep: { rows: longList }, after: { a: [1] }, end: 2 })
    expect(copyOf({ text: 'x'.repeat(320_000) })).toEqual({ text: { $opaque: 'too large: string' } })
    expect(copyOf(new Map(rows.map((row) => [row.id, row])))).toEqual(tooLarge)
    // 2^40 parts, but only 40 objects.
    const twice = (next: object): object => ({ a: next, b: next })
    expect(JSON.stringify(copyOf(Array.from({ length: 40 }).reduce<object>(twice, {}))).length).toBeLessThan(200_000)
  })

  it('bounds what an object of a class leads to, in contexts, too', () => {
    class Scene {
      readonly nodes = rows
    }
    expect(toPlain({ scene: new Scene(), rows })).toMatchObject({
      scene: { $instance: ['Scene', { nodes: longList }] },
      rows: { length: 6_000 },
    })
  })
})

describe('an object that was read before', () => {
  it('is not read again, whatever is in it, and stays identical', () => {
    const { plain, copy } = createReader()
    const { counts, value: row } = counted({ at: new Date(5), by: () => 1, id: 1n })
    const first = finish(plain({ rows: [row], count: 1 }, '')) as { rows: unknown[] }
    const second = finish(plain({ undo: { rows: [row, row] } }, '')) as { undo: { rows: unknown[] } }
    expect([second.undo.rows[0] === first.rows[0], counts.reads]).toEqual([true, 1])
    // An event may be changed and sent again.
    copy({ row }, '/event')
    expect(counts.reads).toBe(2)
  })

  it('is read again at another place, where something may be left out, and when its actors have other names', () => {
    const { plain } = createReader(undefined, ({ path }) => path.endsWith('/secret/name'))
    const user = { name: 'Ada' }
    expect(finish(plain({ open: user }, '/context'))).toEqual({ open: { name: 'Ada' } })
    expect(finish(plain({ open: user, secret: user }, '/context'))).toEqual({
      open: user,
      secret: { name: { $opaque: 'redacted: string' } },
    })
    const named = createReader((_, at) => `lamp#${at}`)
    const context = { lamp }
    expect([1, 2].map((at) => finish(named.plain(context, '', at)))).toEqual([
      { lamp: { $actor: 'lamp#1' } },
      { lamp: { $actor: 'lamp#2' } },
    ])
  })
})
