// @vitest-environment happy-dom
/** @jsxImportSource react */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, createMachine, setup } from 'xstate'
import { mayTake } from '../panel/ActorDetails.tsx'
import { CopyAsTest } from '../panel/CopyAsTest.tsx'
import { Keys } from '../panel/Keys.tsx'
import { Log } from '../panel/Log.tsx'
import { Panel } from '../panel/Panel.tsx'
import { createListeners } from '../session/listeners.ts'
import { openSession } from './support.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const noop = () => undefined

const lamp = setup({}).createMachine({ id: 'lamp' })

it('says what was searched, and how to search everything', async () => {
  const { session, start } = openSession()
  start(lamp)
  render(<Log session={session} actor="lamp#1" />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '404' } })
  expect(screen.getByText('Searching …')).toBeTruthy()
  expect(await screen.findByText('No event of lamp#1 contains ‘404’. Check ‘all machines’ to search them all.')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'all machines' }))
  expect(screen.getByText('No event of any machine contains ‘404’.')).toBeTruthy()
})

it('says why a copied test fails or may fail, and what it does not compare', async () => {
  const { session } = openSession()
  const testOf = async () => ({ text: 'it()', difference: undefined, remarks: ['It may not pass.', 'The machine reads window.'] })
  render(<CopyAsTest session={{ ...session, testOf }} actor="lamp#1" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy as test' }))
  expect(await screen.findByText('It may not pass. The machine reads window.')).toBeTruthy()
})

it('offers an event whose guard fails without the payload', () => {
  const machine = createMachine({
    types: {} as { events: { type: 'pick'; row: { id: number } } },
    id: 'pick',
    initial: 'a',
    states: { a: { on: { pick: { guard: ({ event }) => event.row.id > 0, target: 'b' } } }, b: {} },
  })
  const snapshot = createActor(machine).getSnapshot()
  expect(mayTake(snapshot, { type: 'pick' })).toBe(true)
  expect(mayTake(snapshot, { type: 'unknown' })).toBe(false)
  expect(mayTake(undefined, { type: 'pick' })).toBe(false)
})

it('dismisses what it offers, and keeps the focus when a button goes', async () => {
  const { session, start } = openSession()
  start(lamp)
  await session.offer('Before the change', await session.save())
  render(<Panel session={session} beat={createListeners()} close={noop} />)
  expect(screen.getByText('Before the change: 1 entries')).toBeTruthy()
  expect(screen.getByText('The machines of this page do the same.')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Dismiss' })
  button.focus()
  fireEvent.click(button)
  await act(() => Promise.resolve())
  expect(screen.queryByText(/Before the change/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Inspector' }))
})

it('shows an act at once, and what the page does, or that its time moves, with the next beat', async () => {
  // So that rendering takes no time, after which the panel would rest.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const beat = createListeners()
  const { engine, session, start } = openSession()
  start(setup({}).createMachine({ id: 'a' }))
  render(<Panel session={session} beat={beat} close={noop} />)
  const after = async (does: () => unknown) => {
    await act(async () => void does())
    return [within(screen.getByRole('navigation')).getAllByRole('button').length, screen.getByRole('timer').dataset.ms]
  }
  expect(await after(() => start(setup({}).createMachine({ id: 'b' })))).toEqual([1, '0'])
  expect(await after(() => engine.advance(50))).toEqual([1, '0'])
  expect(await after(beat.tell)).toEqual([2, '50'])
  start(setup({}).createMachine({ id: 'c' }))
  expect(await after(() => session.choose('c#1'))).toEqual([3, '50'])
  engine.advance(20)
  expect(await after(beat.tell)).toEqual([3, '70'])
  // Also one that is done elsewhere.
  await after(() => engine.pause())
  await after(() => (engine.rate = 0.25))
  expect([screen.getByRole('timer').textContent, screen.getByText('0.25×')]).toEqual([expect.stringContaining('paused'), expect.anything()])
})

it('opens its list of keys by an attribute that every version of React writes', () => {
  render(<Keys />)
  const list = screen.getByRole('region', { name: 'Keys', hidden: true })
  expect(screen.getByRole('button', { name: 'Keys' }).getAttribute('popovertarget')).toBe(list.id)
})
