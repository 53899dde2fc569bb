// @vitest-environment happy-dom
/** @jsxImportSource react */
import { act, cleanup, render } from '@testing-library/react'
import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { replay, testOf } from '@drei-tage/recorder'
import { expect, it, onTestFinished } from 'vitest'
import { assign, sendParent, setup, spawnChild } from 'xstate'
import { openSession } from './support.ts'

const spark = setup({}).createMachine({
  id: 'spark',
  initial: 'dark',
  states: { dark: { after: { 100: { target: 'bright', actions: sendParent({ type: 'sparked' }) } } }, bright: {} },
})
/** A child that has sent an event in its first life continues in its second life from the state that it had reached. */
const whistle = setup({}).createMachine({
  id: 'whistle',
  initial: 'silent',
  states: { silent: { entry: sendParent({ type: 'attached' }), after: { 300: 'loud' } }, loud: {} },
})
const kettle = setup({ actors: { whistle } }).createMachine({ id: 'kettle', invoke: { src: 'whistle' } })
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

it('shows both lives of actors under StrictMode, which starts each, stops it and starts it again, and replays both', async () => {
  const { engine, session } = openSession()
  const { clock, inspect, waiting } = session
  const heated = oven(400)
  function Kitchen() {
    useMachine(heated, { clock, inspect })
    useMachine(kettle, { clock, inspect })
    const [{ value }, send] = useMachine(lamp, { clock, inspect })
    return (
      <button type="button" onClick={() => send({ type: 'pressed' })}>
        {value}
      </button>
    )
  }
  onTestFinished(cleanup)
  const { getByRole } = render(<Kitchen />, { wrapper: StrictMode })
  act(() => engine.advance(200))
  const timers = [
    { due: 300, actor: 'whistle#2', delay: '300', setBy: { actor: 'kettle#2' } },
    { due: 400, actor: 'oven#2', delay: 'warmUp' },
  ]
  expect(waiting()).toMatchObject(timers)
  await session.load('kitchen', await session.save())
  expect(waiting()).toMatchObject(timers)
  session.returnToPresent()

  act(() => engine.advance(300))
  act(() => getByRole('button').click())
  act(() => engine.advance(100))
  const recording = session.recording()
  const rows = recording.entries.map(({ actor, kind }) => `${actor} ${kind}`)
  expect(rows.filter((row) => row.startsWith('lamp'))).toEqual(['lamp#1 start', 'lamp#1 stop', 'lamp#2 start', 'lamp#2 sent', 'lamp#2 own'])
  // One that has done nothing starts from scratch.
  expect(recording.entries.flatMap(({ actor, snapshot }) => (snapshot ? [actor] : []))).toEqual(['kettle#2'])
  const played = (warmUp: number) => replay(recording, { machines: { lamp, kettle, oven: oven(warmUp) } }).difference
  expect(played(400)).toBeUndefined()
  // A delay that begins in an actor's second life is compared as well.
  expect(played(200)?.message).toBe("oven#2: 'warmUp' comes at 0.200 s instead of 0.400 s.")
  expect(testOf(recording, 'lamp#2')).toContain('actor.send({"type":"pressed"})')
})
