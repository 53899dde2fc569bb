// @vitest-environment happy-dom
/** @jsxImportSource react */
import { replay } from '@drei-tage/recorder'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { Panel } from '../panel/Panel.tsx'
import { createListeners } from '../session/listeners.ts'
import { mayFail } from '../../recorder/tests/support.ts'
import { openSession } from './support.ts'

const fail = (): never => {
  throw new Error('hostile')
}
const TRAPS = ['get', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has', 'ownKeys'] as const
const TARGETS = { object: { a: 1 }, array: [1, 2], error: new Error('x'), map: new Map([[1, 2]]), function: () => 1 }
const before = Proxy.revocable({}, {})
before.revoke()

/** Values of which a page may have one in a context, an event, an input, a result or an error. Reading them throws, or gives nonsense. */
const HOSTILE = {
  ...Object.fromEntries(
    Object.entries(TARGETS).flatMap(([name, target]) => TRAPS.map((trap) => [`${name} ${trap}`, new Proxy(target, { [trap]: fail })])),
  ),
  revoked: before.proxy,
  getter: Object.defineProperty({}, 'a', { get: fail, enumerable: true }),
  toJSON: { toJSON: fail },
  toText: { toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail },
  tag: Object.defineProperty({}, Symbol.toStringTag, { get: fail }),
  ofNoClass: Object.create({ constructor: undefined }),
  errorWithoutMessage: Object.defineProperty(new Error('x'), 'message', { get: fail }),
  errorWithSymbol: Object.defineProperty(new Error('x'), 'message', { value: Symbol('m') }),
  map: new Map<unknown, number>([
    [Symbol('s'), 1],
    [{ toString: fail }, 2],
    [Object.create(null), 3],
  ]),
  function: Object.defineProperty(() => 1, 'name', { value: Symbol('n') }),
  almostAnActor: { sessionId: 'x:1', send: 1, ref: 1, id: Symbol('i') },
}

/** A machine that gets a value in one place, keeps it in its context, and ends in `c`. */
function machineWith(value: unknown, place: string) {
  const giveOrThrow = () => {
    if (place === 'error') throw value
    return place === 'result' ? value : undefined
  }
  return setup({
    types: { context: {} as { held: unknown }, events: {} as { type: 'go'; value?: unknown }, input: {} as unknown },
    actors: { task: fromPromise(() => Promise.resolve().then(giveOrThrow)) },
  }).createMachine({
    id: 'm',
    context: ({ input }) => ({ held: place === 'context' ? value : input }),
    initial: 'a',
    states: {
      a: {
        on: { go: { target: 'b', actions: assign({ held: ({ context, event }) => event.value ?? context.held }) } },
      },
      b: {
        invoke: {
          src: 'task',
          onDone: { target: 'c', actions: assign({ held: ({ context, event }) => event.output ?? context.held }) },
          onError: { target: 'c', actions: assign({ held: ({ event }) => event.error }) },
        },
      },
      c: {},
    },
  })
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))
const noop = () => undefined

it.each(['context', 'input', 'event', 'result', 'error'])(
  'can be recorded, shown, saved and replayed with anything in its %s',
  async (place) => {
    const later = Proxy.revocable([1], {})
    const value = { ...HOSTILE, later: later.proxy }
    const { session, start } = openSession({ redact: { paths: ['secret'] } })
    const actor = start(machineWith(value, place), place === 'input' ? value : 0)
    actor.send({ type: 'go', ...(place === 'event' && { value }) })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'c' })

    vi.spyOn(console, 'error').mockImplementation(noop)
    render(<Panel session={session} beat={createListeners()} close={noop} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x' } })
    fireEvent.click(screen.getByRole('button', { name: 'Copy as test' }))
    await settled()
    expect(screen.queryByText(/There is no test/)).toBeNull()
    session.lookAtPoint(2)
    await settled()
    session.returnToPresent()
    await session.offer('running', session.recording())
    expect([session.fault(), session.offered()?.difference]).toEqual([undefined, undefined])
    later.revoke()
    const saved = await session.save()
    await session.load('saved', saved)
    expect(session.fault()).toBeUndefined()
  },
)

it.each([
  ['an error without a prototype', new Proxy(new Error('x'), { getPrototypeOf: fail }), /^It has failed: .*unreadable/],
  ['an error with a symbol', HOSTILE.errorWithSymbol, 'It has failed: Symbol(m)'],
  ['an error without a message', HOSTILE.errorWithoutMessage, /^It has failed: .*getter/],
  ['no error', { status: 404 }, 'It has failed: {"status":404}'],
])('shows that an actor has thrown %s, and replays it', async (_, thrown, said) => {
  const { session, start } = openSession()
  const failing = () => {
    throw thrown as Error
  }
  const machine = setup({ actions: { failing } }).createMachine({ id: 'm', on: { go: { actions: 'failing' } } })
  mayFail(start(machine)).send({ type: 'go' })
  await settled()
  session.lookAtPoint(2)
  render(<Panel session={session} beat={createListeners()} close={noop} />)
  expect(screen.getByText(said)).toBeTruthy()
  const guarded = setup({ guards: { failing } }).createMachine({ id: 'm', on: { go: { guard: 'failing', actions: noop } } })
  const { difference } = replay(session.recording(), { machines: { m: guarded } })
  expect(difference).toBeUndefined()
})
