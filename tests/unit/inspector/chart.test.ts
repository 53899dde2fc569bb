import { describe, expect, it } from 'vitest'
import { createActor, createMachine, raise } from 'xstate'
import { allMachines } from '#devtools/machines.ts'
import { comparisonRaceMachine } from '#machines/comparison-race/comparison-race.machine.ts'
import { confettiMachine } from '#machines/confetti/confetti.machine.ts'
import { textInputs } from '../machines/texts.ts'
import { layoutOf } from '../../../packages/inspector/chart/layout.ts'
import type { ChartBox } from '../../../packages/inspector/chart/layout.ts'
import { chartOf, statesOf, takenId } from '../../../packages/inspector/chart/model.ts'
import { lineOf } from '../../../packages/inspector/chart/transitionLine.ts'

const machines = Object.entries(allMachines)

function isInside(box: ChartBox, outer: ChartBox): boolean {
  const slack = 0.01
  return (
    box.x >= outer.x - slack &&
    box.y >= outer.y - slack &&
    box.x + box.width <= outer.x + outer.width + slack &&
    box.y + box.height <= outer.y + outer.height + slack
  )
}

describe('the chart of a machine', () => {
  it('has every state and transition of the definition, with readable labels', () => {
    const chart = chartOf(confettiMachine)
    expect(statesOf(chart).map(({ id, type }) => [id, type])).toEqual([
      ['confetti', 'compound'],
      ['confetti.idle', 'atomic'],
      ['confetti.bursting', 'atomic'],
    ])
    expect(chart.initial).toBe('confetti.idle')
    expect(statesOf(chart).flatMap(({ transitions }) => transitions.map(lineOf))).toMatchObject([
      { text: 'burst.requested [mayMove]', title: 'burst.requested [mayMove] / countBurst' },
      { text: 'motion.reduced', title: 'motion.reduced / reduceMotion' },
      { text: 'after burst (3000 ms)', title: 'after burst (3000 ms)' },
    ])
  })

  it('marks re-entering transitions, ignored events and unnamed guards', () => {
    const machine = createMachine({
      id: 'odd',
      initial: 'a',
      states: {
        a: {
          after: { 50: { target: 'a', reenter: true } },
          always: { guard: () => false, target: 'b' },
          on: {
            ignored: {},
            up: { target: '#odd', actions: function tell() {} },
            with: { guard: { type: 'is', params: { a: 1, b: 'x' } }, target: 'b' },
          },
        },
        b: { after: { unknown: 'a' }, type: 'atomic' },
      },
    })
    expect(statesOf(chartOf(machine)).flatMap(({ transitions }) => transitions.map((transition) => lineOf(transition).title))).toEqual([
      'ignored (ignored)',
      '\u21bb up \u2192 odd / tell',
      'with [is(1, x)]',
      '\u21bb after 50 ms',
      'always [guard]',
      'after unknown',
    ])
  })

  it('lists entry and exit actions, without the internal ones for timers', () => {
    const machine = createMachine({
      id: 'busy',
      initial: 'a',
      states: { a: { entry: ['greet', raise({ type: 'x' })], exit: 'wave', after: { 50: 'b' } }, b: {} },
    })
    expect(statesOf(chartOf(machine)).map(({ entry, exit }) => [entry, exit])).toEqual([
      [[], []],
      [['greet', 'raise'], ['wave']],
      [[], []],
    ])
    const { boxes } = layoutOf(chartOf(machine))
    expect(boxes[1]?.inner.map(({ text }) => text)).toEqual(['entry / greet, raise', 'exit / wave'])
  })

  it('identifies transitions taken by an actor of another copy of the machine', () => {
    const copy = comparisonRaceMachine.provide({})
    const ids: string[] = []
    const race = createActor(copy, {
      input: { ...textInputs['comparison-race'], reducedMotion: false },
      inspect: (event) => {
        if (event.type !== '@xstate.microstep') return
        const { _transitions: taken } = event
        ids.push(...taken.map(takenId))
      },
    }).start()
    race.send({ type: 'hold.changed', reason: 'button', held: true })
    race.send({ type: 'section.seen' })
    expect(ids).toEqual(['comparison-race|hold.changed|0', 'comparison-race.waiting|section.seen|0', 'comparison-race.racing.running||0'])
    const drawn = statesOf(chartOf(comparisonRaceMachine)).flatMap(({ transitions }) => transitions.map(({ id }) => id))
    expect(drawn).toEqual(expect.arrayContaining(ids))
  })
})

/** Whether two boxes do not overlap. They may touch. */
function areApart(one: ChartBox, other: ChartBox): boolean {
  return one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y
}

it.each(machines)('the drawing of %s shows each state once, inside its parent, and each transition once', (_, machine) => {
  const chart = chartOf(machine)
  const { boxes, arrows, dots, width, height } = layoutOf(chart)
  const boxOf = (id: string) => boxes.find(({ state }) => state.id === id) as ChartBox

  expect(boxes.map(({ state }) => state.id).toSorted()).toEqual(
    statesOf(chart)
      .map(({ id }) => id)
      .toSorted(),
  )
  for (const { state } of boxes) {
    for (const [index, child] of state.children.entries()) {
      expect(isInside(boxOf(child.id), boxOf(state.id))).toBe(true)
      for (const sibling of state.children.slice(index + 1)) expect(areApart(boxOf(child.id), boxOf(sibling.id))).toBe(true)
    }
  }

  // A transition is shown as an arrow, or as a line inside its state.
  const shown = [...arrows.flatMap(({ lines }) => lines), ...boxes.flatMap(({ inner }) => inner)]
    .map(({ id }) => id)
    .filter((id) => !/\|(entry|exit)$/.test(id))
  const defined = statesOf(chart).flatMap(({ transitions }) => transitions.map(({ id }) => id))
  expect(shown.toSorted()).toEqual(defined.toSorted())

  expect(boxes[0]).toMatchObject({ x: 0, y: 0, width, height })
  for (const { points } of arrows) {
    expect(points.length).toBeGreaterThan(1)
    for (const { x, y } of [...points, ...dots]) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true)
  }
})
