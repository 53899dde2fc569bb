import { expect, it } from 'vitest'
import { createActor, createMachine, raise } from 'xstate'
import { arrowsOf } from '../chart/layout.ts'
import { chartOf, statesOf, takenId } from '../chart/model.ts'

const isOpen = () => true

it('has every state and transition of the definition, with readable texts', () => {
  const machine = createMachine({
    id: 'odd',
    initial: 'a',
    states: {
      a: {
        entry: ['greet', raise({ type: 'x' })],
        exit: 'wave',
        after: { 50: { target: 'a', reenter: true }, burst: 'b' },
        always: { guard: () => false, target: 'b' },
        on: {
          ignored: {},
          up: { target: '#odd', actions: function tell() {} },
          with: { guard: { type: 'is', params: { a: 1, b: 'x' } }, target: 'b', actions: 'count' },
        },
      },
      b: { after: { unknown: 'a' }, type: 'final' },
    },
  }).provide({ delays: { burst: 3_000 } })
  expect(
    statesOf(chartOf(machine)).map(({ id, type, isInitial, lines }) => [id, type, isInitial, ...lines.map(({ text }) => text)]),
  ).toEqual([
    ['odd', 'compound', false],
    [
      'odd.a',
      'atomic',
      true,
      'entry / greet, raise',
      'exit / wave',
      'ignored (ignored)',
      '\u21bb up \u2192 odd / tell',
      'with [is(1, x)] \u2192 b / count',
      '\u21bb after 50 ms',
      'after burst (3000 ms) \u2192 b',
      'always [guard] \u2192 b',
    ],
    ['odd.b', 'final', false, 'after unknown \u2192 a'],
  ])
})

it('tells a state around another by where it is, whatever their ids', () => {
  const machine = createMachine({
    id: 'own',
    initial: 'a',
    states: {
      a: { id: 'outer', initial: 'b', states: { b: { id: 'inner', on: { up: '#outer' } } } },
      c: { id: 'outer.not', on: { over: '#outer' } },
    },
  })
  expect(statesOf(chartOf(machine)).flatMap(({ lines }) => lines.map(({ text, target }) => [text, target]))).toEqual([
    ['\u21bb up \u2192 a', undefined],
    ['over \u2192 a', 'outer'],
  ])
})

it('identifies transitions taken by an actor of another copy of the machine', () => {
  const machine = createMachine({
    id: 'race',
    initial: 'waiting',
    on: { hold: { actions: 'note' } },
    states: { waiting: { on: { seen: 'racing' } }, racing: { always: 'over' }, over: {} },
  })
  const ids: string[] = []
  const race = createActor(machine.provide({ actions: { note: () => {} } }), {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') {
        const { _transitions: taken } = event
        ids.push(...taken.map(takenId))
      }
    },
  }).start()
  race.send({ type: 'hold' })
  race.send({ type: 'seen' })
  expect(ids).toEqual(['race|hold|0', 'race.waiting|seen|0', 'race.racing||0'])
  const drawn = statesOf(chartOf(machine)).flatMap(({ lines }) => lines.map(({ id }) => id))
  expect(drawn.toSorted()).toEqual(ids.toSorted())
})

it('draws an arrow for each transition to another state, which no other crosses in its lane', () => {
  const chart = chartOf(
    createMachine({
      id: 'form',
      initial: 'a',
      states: {
        a: { on: { next: 'b', same: { target: 'a', reenter: true } } },
        b: { initial: 'c', on: { next: 'd', cancel: 'a' }, states: { c: { on: { back: '#form.a' } } } },
        d: { on: { cancel: 'a' } },
      },
    }),
  )
  // Name: 28 px, line: 18 px, gap: 6 px. So 'a' is from 34 to 104, 'b' from 110, its 'c' from 180, 'd' from 244.
  const a = { yPx: 48, depth: 1 }
  expect(arrowsOf(chart, isOpen)).toEqual([
    { id: 'form.a|next|0', from: { yPx: 71, depth: 1 }, to: { yPx: 124, depth: 1 }, lane: 0 },
    { id: 'form.b|next|0', from: { yPx: 147, depth: 1 }, to: { yPx: 258, depth: 1 }, lane: 0 },
    { id: 'form.b|cancel|0', from: { yPx: 165, depth: 1 }, to: a, lane: 1 },
    { id: 'form.b.c|back|0', from: { yPx: 217, depth: 2 }, to: a, lane: 1 },
    { id: 'form.d|cancel|0', from: { yPx: 281, depth: 1 }, to: a, lane: 1 },
  ])
})
