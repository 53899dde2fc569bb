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
