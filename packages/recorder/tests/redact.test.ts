import { afterEach, describe, expect, it, vi } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { createRecorder, replay, serializeRecording } from '@drei-tage/recorder'
import type { Redact } from '@drei-tage/recorder'
import { checkedTest } from '@drei-tage/recorder/internal'
import { asFile, mayFail, settled, startSimulated } from './support.ts'

interface Account {
  readonly name: string
  readonly password: string
}

const signIn = fromPromise(({ input: { name, password } }: { input: Account }) =>
  password === 'wrong' ? Promise.reject(new Error(`${name} is locked`)) : Promise.resolve({ token: `token of ${name}` }),
)
const fail = ({ context }: { context: { error?: unknown } }) => {
  throw context.error
}

/** Signs in with what was typed, and keeps the token or the error that comes back. */
const login = setup({
  types: {
    context: {} as { account: Account; token?: string; error?: unknown },
    input: {} as { account: Account },
    events: {} as { type: 'typed'; password: string } | { type: 'submitted' | 'failed' },
  },
  actors: { signIn },
}).createMachine({
  id: 'login',
  context: ({ input: { account } }) => ({ account }),
  initial: 'typing',
  on: { failed: { actions: fail } },
  states: {
    typing: {
      on: {
        typed: { actions: assign({ account: ({ context, event }) => ({ ...context.account, password: event.password }) }) },
        submitted: 'asking',
      },
    },
    asking: {
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.account,
        onDone: { target: 'in', actions: assign({ token: ({ event }) => event.output.token }) },
        onError: { target: 'refused', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    in: {},
    refused: {},
  },
})

const known = { machines: { login: login as unknown as AnyStateMachine } }

/** Types a password over 'secret one', and signs in as 'ada@example.org'. */
async function session(redact: Redact, password = 'secret two') {
  const { recorder, options } = startSimulated({ redact })
  const input = { account: { name: 'ada@example.org', password: 'secret one' } }
  const actor = mayFail(createActor(login, { ...options, input })).start()
  actor.send({ type: 'typed', password })
  actor.send({ type: 'submitted' })
  await settled()
  if (actor.getSnapshot().value === 'refused') actor.send({ type: 'failed' })
  await settled()
  const recording = recorder.recording()
  return { recording, text: serializeRecording(recording) }
}

/** Signs in with a wrong password, and fails of the error. */
const refusal = (redact: Redact) => session(redact, 'wrong')

afterEach(() => vi.unstubAllGlobals())

describe('what is left out of a recording', () => {
  it('is fields by their names, in contexts, events, inputs and outputs', async () => {
    const { text } = await session({ paths: ['password', 'output/token', 'context/token'] })
    expect(text).not.toMatch(/secret|token of/)
    expect(text).toContain('"password":{"$opaque":"redacted"}')
    expect(text).toContain('ada@')
  })

  it('is the fields of a named field, or any field of one', async () => {
    const { text } = await session({ paths: ['account/password'] })
    expect(text).toContain('{"type":"typed","password":"secret two"}')
    expect(text).not.toContain('secret one')
    const { text: other } = await session({ paths: ['context/account/*'] })
    expect(other).toContain('"input":{"account":{"name":"ada@example.org"')
    expect(other).toContain('{"account":{"name":{"$opaque":"redacted"},"password":{"$opaque":"redacted"}}')
  })

  it('is what a function says, by value and place', async () => {
    const places: string[] = []
    const { text } = await session({
      test: ({ value, path }) => typeof value === 'string' && value.startsWith('secret') && places.push(path) > 0,
    })
    expect(text).not.toContain('secret')
    expect([...new Set(places)]).toEqual(['/input/account/password', '/event/password', '/input/password', '/context/account/password'])
  })

  it('is everything that the function throws at, which is reported', async () => {
    const report = vi.fn<(fault: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const { text } = await session({
      test({ path }) {
        if (path.endsWith('password')) throw new Error('undecided')
        return false
      },
    })
    expect(text).not.toContain('secret')
    expect(report).toHaveBeenCalledWith(new Error('undecided'))
  })

  it('is what is too large', async () => {
    // The name and the password are a part each, and so are their account, the context around it, and the token.
    expect((await session({ largest: 5 })).text).not.toContain('too large')
    expect((await session({ largest: 1 })).text).toContain('{"$opaque":"too large"}')
  })

  it('is left out of the snapshot that an actor starts from, and of its errors', async () => {
    const { recorder, options } = startSimulated({ redact: { paths: ['password'] } })
    const error = Object.assign(new Error('no'), { password: 'secret' })
    const failing = setup({}).createMachine({ context: { password: 'secret', error }, on: { go: { actions: fail } } })
    const snapshot = createActor(failing).start().getPersistedSnapshot()
    const actor = mayFail(createActor(failing, { ...options, snapshot })).start()
    actor.send({ type: 'go' })
    await settled()
    const text = serializeRecording(recorder.recording())
    expect(text).toMatch(/"snapshot".*"status":"error"/s)
    expect(text).not.toContain('secret')
  })
})

describe('options of another shape', () => {
  it.each([
    ['redact', ['email', null]],
    ['redact.path', [{ path: ['email'] }]],
    ['redact.paths', [{ paths: 'email' }, { paths: [/email/] }, { paths: ['/context/email'] }]],
    ['redact.test', [{ test: true }]],
    ['redact.largest', [{ largest: 'x' }, { largest: NaN }, { largest: -1 }]],
  ])('are refused, because %s would leave nothing out', (place, all) => {
    for (const redact of all) {
      expect(() => createRecorder({ now: () => 0, redact: redact as Redact })).toThrow(
        new TypeError(
          `recorder: ${place} is not valid. Pass { paths: ['password', 'card/number'], ` +
            'test: ({ value, path }) => true or false, largest: 10_000 }, or some of these.',
        ),
      )
    }
  })

  it('are refused as a limit of entries, and fields may be undefined', () => {
    for (const limit of [NaN, -1, '5' as never]) {
      expect(() => createRecorder({ now: () => 0, limit })).toThrow(
        new TypeError('recorder: limit is not valid. Pass a number of entries, 0 or more.'),
      )
    }
    createRecorder({ now: () => 0, limit: Infinity, redact: { paths: undefined, largest: Infinity } as never })
  })
})

describe('the text of an error', () => {
  it('is left out as a field, and so is its name', async () => {
    const { text } = await refusal({ paths: ['message', 'name'] })
    expect(text).not.toContain('ada@')
    expect(text).toContain('{"$error":{"name":{"$opaque":"redacted"},"message":{"$opaque":"redacted"}}}')
  })

  it('is left out where a function says so, and replays without a difference, in the session and from the file, where it reads as a text', async () => {
    const isAddress: Redact['test'] = ({ value }) => typeof value === 'string' && value.includes('@')
    const { recording, text } = await refusal({ test: isAddress })
    expect(text).not.toContain('ada@')
    expect(text).toContain('{"$error":{"name":"Error","message":{"$opaque":"redacted"}}}')
    expect(replay(recording, known).difference).toBeUndefined()
    const { difference, moments } = replay(asFile(recording), known)
    expect(difference).toBeUndefined()
    expect(moments.find(({ entry }) => entry.status === 'error' && entry.actor === 'login#1')).toMatchObject({
      snapshot: { context: { error: new Error('redacted') } },
    })
  })
})

describe('a replay of what was left out', () => {
  it('does not differ from it, and has the original values in the session', async () => {
    const { recording } = await session({ paths: ['password', 'token'] })
    expect(replay(asFile(recording), known).difference).toBeUndefined()
    const { difference, moments } = replay(recording, known)
    expect(difference).toBeUndefined()
    expect(moments.at(-1)?.snapshot).toMatchObject({ context: { account: { password: 'secret two' } } })
  })

  it('differs if a machine decides by it, and a test says what it lacks', () => {
    const gate = setup({ types: { events: {} as { type: 'tried'; code: string } } }).createMachine({
      id: 'gate',
      initial: 'shut',
      states: { shut: { on: { tried: { guard: ({ event }) => event.code === '1234', target: 'open' } } }, open: {} },
    })
    const recorder = createRecorder({ now: () => 0, redact: { paths: ['code'] } })
    createActor(gate, { inspect: recorder.observe }).start().send({ type: 'tried', code: '1234' })
    const recording = recorder.recording()
    for (const one of [recording, asFile(recording)]) {
      expect(checkedTest(one, 'gate#1', { machines: { gate: gate as unknown as AnyStateMachine } })).toMatchObject({
        difference: { path: '/value', old: 'open', new: 'shut' },
        reason: '/event/code of gate#1 was left out of the recording.',
      })
    }
  })
})
