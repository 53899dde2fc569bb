import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { changesBetween, withChanges } from '../../../packages/recorder/patch.ts'

it('are JSON Patch operations with JSON Pointer paths', () => {
  const before = { a: 1, list: [1, 2, 3], gone: true, deep: { 'x/y': 1, 'm~n': 2 } }
  const after = { a: 2, list: [1, 9], deep: { 'x/y': 5, 'm~n': 2 }, here: null }
  expect(changesBetween(before, after)).toEqual([
    { op: 'replace', path: '/a', value: 2 },
    { op: 'replace', path: '/list/1', value: 9 },
    { op: 'remove', path: '/list/2' },
    { op: 'remove', path: '/gone' },
    { op: 'replace', path: '/deep/x~1y', value: 5 },
    { op: 'add', path: '/here', value: null },
  ])
  withChanges(before, changesBetween(before, after))
  expect(before.list).toEqual([1, 2, 3])
})

it('are one if one item is put in or taken out, wherever in a list of objects', () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id }))
  const row = { id: 100 }
  for (const at of [0, 50, 100])
    expect(changesBetween(rows, rows.toSpliced(at, 0, row))).toEqual([{ op: 'add', path: `/${at}`, value: row }])
  expect(changesBetween(rows, rows.slice(1))).toEqual([{ op: 'remove', path: '/0' }])
})

it('are the list as it is, if it would take too many', () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `row ${id}` }))
  const sorted = rows.toReversed()
  expect(changesBetween({ rows }, { rows: sorted }, Object.is, 50)).toEqual([{ op: 'replace', path: '/rows', value: sorted }])
  expect(changesBetween({ rows }, { rows: rows.slice(51) }, Object.is, 50)).toHaveLength(1)
  expect(changesBetween({ rows }, { rows: rows.slice(50) }, Object.is, 50)).toHaveLength(50)
})

it('turn any value into any other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(withChanges(before, changesBetween(before, after))).toEqual(after)
    }),
  )
})

it('copy a long list once, not for each of its items', () => {
  let copies = 0
  const list = new Proxy([0], {
    ownKeys: (target) => ((copies += 1), Reflect.ownKeys(target)),
    get: (target, key) => {
      if (key === Symbol.iterator) copies += 1
      return Reflect.get(target, key) as unknown
    },
  })
  const changes = Array.from({ length: 1_000 }, (_, index) => ({ op: 'add', path: `/${index + 1}`, value: index }) as const)
  expect([withChanges(list, changes), copies]).toMatchObject([{ length: 1_001 }, 1])
})
