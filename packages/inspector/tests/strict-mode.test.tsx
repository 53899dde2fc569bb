// @vitest-environment happy-dom
/** @jsxImportSource react */
import { act, cleanup, render } from '@testing-library/react'
import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { replay, testOf } from '@drei-tage/recorder'
import { expect, it, onTestFinished } from 'vitest'
import { assign, sendParent, setup, spawnChild } from 'xstate'
import { startSimulated } from '../../recorder/tests/support.ts'
import { openSession } from './support.ts'

const spark = setup({}).createMachine({
  id: 'spark',
  initial: 'dark',
  states: { dark: { after: { 100: { target: 'bright', actions: sendParent({ type: 'sparked' }) } } }, bright: {} },
})
const oven = (warmUp: number) =>
  setup({ actors: { spark }, delays: { warmUp } }).createMachine({
    id: 'oven',
    context: { sparks: 0 },
    entry: spawnChild('spark', { id: 'first' }),
    invoke: { src: 'spark' },
    on: { sparked: { actions: assign({ sparks: ({ context }) => (context as { sparks: number }).sparks + 1 }) } },
    initial: 'cold',
    states: { cold: { after: { warmUp: 'warm' } }, warm: { on: { 'door.opened': 'cold' } } },
  })
const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { after: { 50: 'off' } } },
})

/** Records a page under React's StrictMode, which starts every actor, stops it and starts it again. */
function recorded() {
  const { engine, recorder, options } = startSimulated()
  const heated = oven(400)
  function Kitchen() {
    useMachine(heated, options)
    const [{ value }, send] = useMachine(lamp, options)
    return (
      <button type="button" onClick={() => send({ type: 'pressed' })}>
        {value}
      </button>
    )
  }
  onTestFinished(cleanup)
  const { getByRole } = render(<Kitchen />, { wrapper: StrictMode })
  act(() => engine.advance(500))
  act(() => getByRole('button').click())
  act(() => engine.advance(100))
  return recorder.recording()
}

it('lets a recording under StrictMode show both lives, of which the second starts from scratch', () => {
  const recording = recorded()
  const rows = recording.entries.map(({ actor, kind }) => `${actor} ${kind}`)
  expect(rows.filter((row) => row.startsWith('lamp'))).toEqual(['lamp#1 start', 'lamp#1 stop', 'lamp#2 start', 'lamp#2 sent', 'lamp#2 own'])
  expect(recording.entries.filter(({ snapshot }) => snapshot)).toEqual([])
  const played = (warmUp: number) => replay(recording, { machines: { lamp, oven: oven(warmUp) } }).difference
  expect(played(400)).toBeUndefined()
  // A delay that begins in an actor's second life is compared as well.
  expect(played(200)?.message).toBe("oven#2: 'warmUp' comes at 0.200 s instead of 0.400 s.")
  expect(testOf(recording, 'lamp#2')).toContain('actor.send({"type":"pressed"})')
})

it('lists the timers of a child as those of its second life, also in the loaded recording', async () => {
  // A child that has sent an event in its first life continues in its second life from the state that it had reached.
  const whistle = setup({}).createMachine({
    id: 'whistle',
    initial: 'silent',
    states: { silent: { entry: sendParent({ type: 'attached' }), after: { 300: 'loud' } }, loud: {} },
  })
  const kettle = setup({ actors: { whistle } }).createMachine({ id: 'kettle', invoke: { src: 'whistle' } })
  const { engine, session } = openSession()
  const { clock, inspect, waiting, save, load } = session
  function Stove() {
    useMachine(kettle, { clock, inspect })
    return null
  }
  onTestFinished(cleanup)
  render(<Stove />, { wrapper: StrictMode })
  act(() => engine.advance(100))
  expect(waiting()).toMatchObject([{ due: 300, actor: 'whistle#2', delay: '300', setBy: { actor: 'kettle#2' } }])
  await load('kettle.json', await save())
  expect(waiting()).toMatchObject([{ due: 300, actor: 'whistle#2', delay: '300', setBy: { actor: 'kettle#2' } }])
})
