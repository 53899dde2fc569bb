import { createTimerLog } from '@drei-tage/recorder/internal'
import { expect, it } from 'vitest'
import { createActor, raise, setup } from 'xstate'
import { startSimulated } from './support.ts'

it('lists two pending delays with one id, each with its own event', () => {
  const heard = setup({}).createMachine({
    id: 'heard',
    entry: [
      raise({ type: 'A' }, { id: 'x', delay: 300 }),
      raise({ type: 'B' }, { id: 'y', delay: 400 }),
      raise({ type: 'C' }, { id: 'x', delay: 500 }),
    ],
  })
  const { engine, recorder } = startSimulated()
  const log = createTimerLog(engine, recorder)
  const clock = { ...engine, setTimeout: (fn: () => void, ms: number) => engine.setTimeout(fn, ms, log.label()) }
  createActor(heard, { clock, inspect: recorder.observe }).start()
  expect(log.waiting().map(({ due, delay, actor }) => [due, delay, actor])).toEqual([
    [300, 'A', 'heard#1'],
    [400, 'B', 'heard#1'],
    [500, 'C', 'heard#1'],
  ])
})

it('names timers by what is known of them, whatever the names contain', () => {
  const ids = ['Settings › Privacy', 'a#1', 'line\nbreak']
  const { engine, recorder } = startSimulated()
  const log = createTimerLog(engine, recorder)
  const clock = { ...engine, setTimeout: (fn: () => void, ms: number) => engine.setTimeout(fn, ms, log.label()) }
  for (const id of ids) {
    const waiting = setup({}).createMachine({ id, initial: 'a', states: { a: { after: { 50: 'b' } }, b: {} } })
    createActor(waiting, { clock, inspect: recorder.observe }).start()
  }
  engine.setTimeout(() => {}, 60, 'toast › hidden')
  expect(log.waiting().map(({ delay, actor }) => [delay, actor])).toEqual([
    ...ids.map((id) => ['50', `${id}#1`]),
    ['toast › hidden', undefined],
  ])
})
