import { createTimerLog } from '@drei-tage/recorder/internal'
import { expect, it } from 'vitest'
import { createActor, raise, setup } from 'xstate'
import { startSimulated } from './support.ts'

it('lists pending delays, each with its own event although two share an id, and named by what is known, whatever names contain', () => {
  const ids = ['Settings › Privacy', 'a#1', 'line\nbreak']
  const { engine, recorder } = startSimulated()
  const log = createTimerLog(engine, recorder)
  const clock = { ...engine, setTimeout: (fn: () => void, ms: number) => engine.setTimeout(fn, ms, log.label()) }
  const delayed = [
    [300, 'A', 'x'],
    [400, 'B', 'y'],
    [500, 'C', 'x'],
  ] as const
  const entry = delayed.map(([delay, type, id]) => raise({ type }, { delay, id }))
  for (const id of ids) createActor(setup({}).createMachine({ id, entry }), { clock, inspect: recorder.observe }).start()
  engine.setTimeout(() => {}, 600, 'toast › hidden')
  expect(log.waiting().map(({ due, delay, actor }) => [due, delay, actor])).toEqual([
    ...delayed.flatMap(([due, type]) => ids.map((id) => [due, type, `${id}#1`])),
    [600, 'toast › hidden', undefined],
  ])
})
