import { afterEach, describe, expect, it, vi } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createRecorder, replay, serializeRecording } from '@drei-tage/recorder'
import type { Redact } from '@drei-tage/recorder'
import { checkedTest, finish } from '@drei-tage/recorder/internal'
import { asFile, mayFail, startSimulated } from './support.ts'

const time = { engine: createSimulatedEngine() }

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

/** Types a password over 'secret one', signs in as 'ada@example.org', and fails of the error if the password was wrong. */
async function session(redact: Redact, password = 'secret two') {
  const { engine, recorder, options } = startSimulated({ redact })
  const input = { account: { name: 'ada@example.org', password: 'secret one' } }
  const actor = mayFail(createActor(login, { ...options, input })).start()
  actor.send({ type: 'typed', password })
  actor.send({ type: 'submitted' })
  await engine.advanceAsync(0)
  if (actor.getSnapshot().value === 'refused') actor.send({ type: 'failed' })
  await engine.advanceAsync(0)
  const recording = recorder.recording()
  const replayed = [recording, asFile(recording)].map((one) => replay(one, { machines: { login } }))
  expect(replayed.map(({ difference }) => difference)).toEqual([undefined, undefined])
  return { text: serializeRecording(recording), moments: replayed.map(({ moments }) => moments) }
}

afterEach(() => vi.unstubAllGlobals())

describe('what is left out of a recording', () => {
  const undecided: Redact['test'] = ({ path }) => {
    if (path.endsWith('password')) throw new Error('undecided')
    return false
  }
  it.each<[string, Redact, lost: RegExp, left: string, password?: string]>([
    [
      'fields by name',
      { paths: ['password', 'output/token', 'context/token'] },
      /secret|token of/,
      '"password":{"$opaque":"redacted: string"}',
    ],
    ['the field of a field', { paths: ['account/password'] }, /secret one/, '{"type":"typed","password":"secret two"}'],
    ['what a function says', { test: ({ value }) => String(value).startsWith('secret') }, /secret/, 'ada@'],
    ['what a function throws at', { test: undecided }, /secret/, 'ada@'],
    // The name and the password are a part each, and so are their account, the context around it, and the token.
    ['nothing that is small enough', { largest: 5 }, /too large/, 'secret one'],
    [
      'an address in an error',
      { test: ({ value }) => typeof value === 'string' && value.includes('@') },
      /ada@/,
      '{"$error":{"name":"Error","message":{"$opaque":"redacted: string"}}}',
      'wrong',
    ],
  ])('is %s, and replays without a difference', async (_, redact, lost, left, password) => {
    const report = vi.fn<(fault: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const { text } = await session(redact, password)
    expect(text).not.toMatch(lost)
    expect(text).toContain(left)
    if (redact.test === undecided) expect(report).toHaveBeenCalledWith(new Error('undecided'))
    else expect(report).not.toHaveBeenCalled()
  })

  it('is asked for by value and place, and is there again in the session, but from a file only as a text', async () => {
    const places = new Set<string>()
    const test: Redact['test'] = ({ value, path }) => typeof value === 'string' && /^wrong|locked/.test(value) && places.add(path).size > 0
    const { moments } = await session({ test }, 'wrong')
    expect([...places]).toEqual([
      '/event/password',
      '/input/password',
      '/event/data/message',
      '/event/error/message',
      '/error/message',
      '/context/account/password',
      '/context/error/message',
    ])
    expect(moments.map((all) => all.findLast(({ entry }) => entry.actor === 'login#1')?.snapshot)).toMatchObject([
      { context: { account: { password: 'wrong' }, error: new Error('ada@example.org is locked') } },
      { context: { error: new Error('redacted') } },
    ])
  })

  it('is left out of the snapshot that an actor starts from, and of its errors', async () => {
    const { engine, recorder, options } = startSimulated({ redact: { paths: ['password'] } })
    const error = Object.assign(new Error('no'), { password: 'secret' })
    const failing = setup({}).createMachine({ context: { password: 'secret', error }, on: { go: { actions: fail } } })
    const snapshot = createActor(failing).start().getPersistedSnapshot()
    const actor = mayFail(createActor(failing, { ...options, snapshot })).start()
    actor.send({ type: 'go' })
    await engine.advanceAsync(0)
    const text = serializeRecording(recorder.recording())
    expect(text).toMatch(/"snapshot".*"status":"error"/s)
    expect(text).not.toContain('secret')
  })

  it('has its type in a test, which says what it does not compare, and what it lacks if a machine decides by it', () => {
    const gate = setup({
      types: { context: {} as { tries: number; last?: unknown }, events: {} as { type: 'tried'; code: string; at: number; by: string[] } },
    }).createMachine({
      id: 'gate',
      context: { tries: 0 },
      initial: 'shut',
      states: {
        shut: {
          on: {
            tried: {
              guard: ({ event: { code, at, by } }) => code.trim() !== '0000' && at.toFixed() !== '' && by.every((one) => one !== ''),
              actions: assign({ tries: ({ context }) => context.tries + 1, last: ({ event }) => event.code }),
              target: 'open',
            },
          },
        },
        open: { on: { tried: { guard: ({ event }) => event.code === '1234', target: 'shut' } } },
      },
    })
    const recorder = createRecorder({ ...time, redact: { paths: ['code', 'at', 'by', 'last'] } })
    const actor = createActor(gate, { inspect: recorder.observe }).start()
    const test = () => finish(checkedTest(recorder.recording(), 'gate#1', { machines: { gate } }))
    const gap = 'It does not compare last of gate#1: left out of the recording, or too large.'
    actor.send({ type: 'tried', code: '1234', at: 5, by: ['Ada'] })
    expect(test()).toMatchObject({ difference: undefined, remarks: [gap] })
    expect(test().text).toContain(`  actor.send({"type":"tried","code":"redacted","at":0,"by":[]})
  expect(actor.getSnapshot()).toMatchObject({"value":"open","context":{"tries":1}})`)
    actor.send({ type: 'tried', code: '1234', at: 5, by: [] })
    expect(test()).toMatchObject({
      difference: { path: '/value', old: 'shut', new: 'open' },
      remarks: [/does not pass/, '/event/code of gate#1 was left out of the recording.', gap].map((one) => expect.stringMatching(one)),
    })
  })
})

describe('createRecorder', () => {
  const shape = "{ paths: ['password', 'card/number'], test: ({ value, path }) => true or false, largest: 10_000 }, or some of these."
  const clock = '{ engine: createEngine() }.'
  it.each<[string, unknown[], pass?: string]>([
    ['redact', ['email', null].map((redact) => ({ redact }))],
    ['redact.path', [{ redact: { path: ['email'] } }]],
    ['redact.paths', ['email', [/email/], ['/context/email']].map((paths) => ({ redact: { paths } }))],
    ['redact.test', [{ redact: { test: true } }]],
    ['redact.largest', ['x', NaN, -1].map((largest) => ({ redact: { largest } }))],
    ['limit', [NaN, -1, '5'].map((limit) => ({ limit })), 'a number of entries, 0 or more.'],
    ['engine', [undefined, 5, {}].map((one) => ({ engine: one })), clock],
  ])('refuses another shape of %s', (place, all, pass = shape) => {
    for (const options of all)
      expect(() => createRecorder({ ...time, ...(options as object) })).toThrow(
        new TypeError(`recorder: ${place} is not valid. Pass ${pass}`),
      )
  })

  it('refuses to go without options, and takes undefined and Infinity', () => {
    expect(() => createRecorder(undefined as never)).toThrow(TypeError)
    createRecorder({ ...time, limit: Infinity, redact: { paths: undefined, largest: Infinity } as never })
  })
})
