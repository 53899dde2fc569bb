import { parseRecording, serializeRecording } from '@drei-tage/recorder'
import type { Recording, RecordingEntry } from '@drei-tage/recorder'
import { describe, expect, it } from 'vitest'
import { delayOf, eventName, machineIdOf } from '../names.ts'

const REVEAL = 'code-reveal#1'
/** What all starts have in common. */
const startWith = (context: unknown) =>
  ({ kind: 'start', event: { type: 'xstate.init' }, changes: [{ op: 'add', path: '', value: context }] }) as const
const linesBecome = (value: number) => [{ op: 'replace', path: '/lines', value }] as const

const recording: Recording = {
  randomState: 1,
  endMs: 300,
  entries: [
    { atMs: 0, actor: REVEAL, ...startWith({ lines: 0 }), input: { reducedMotion: false }, value: 'revealing' },
    { atMs: 100, actor: 'load#1', ...startWith({}), parent: REVEAL, isEffect: true, value: 'active' },
    { atMs: 150, actor: REVEAL, kind: 'own', event: { type: 'xstate.after.line' }, value: 'revealing', changes: linesBecome(1) },
    { atMs: 200, actor: REVEAL, kind: 'sent', event: { type: 'shrug' }, value: 'revealing', changes: [], isIgnored: true },
    {
      atMs: 250,
      actor: REVEAL,
      kind: 'own',
      event: { type: 'loaded' },
      from: 'load#1',
      value: { revealing: 'held' },
      status: 'done',
      changes: linesBecome(2),
    },
  ],
}

/** The file of the recording above with fields of one entry changed. */
function damaged(index: number, change: object): string {
  const file = JSON.parse(serializeRecording(recording)) as { entries: object[] }
  file.entries[index] = { ...file.entries[index], ...change }
  return JSON.stringify(file)
}

const HEAD = '"format":"xstate-recording","version":3'

describe('a recording as a file', () => {
  it('is one line per entry, without what an entry shares with the previous one', () => {
    expect(serializeRecording(recording).split('\n')).toEqual([
      `{${HEAD},"randomState":1,"endMs":300,"actors":["code-reveal#1","load#1"],"entries":[`,
      '{"atMs":0,"actor":0,"kind":"start","event":{"type":"xstate.init"},"value":"revealing","input":{"reducedMotion":false},"changes":[{"op":"add","path":"","value":{"lines":0}}]},',
      '{"atMs":100,"actor":1,"kind":"start","event":{"type":"xstate.init"},"value":"active","parent":"code-reveal#1","isEffect":true,"changes":[{"op":"add","path":"","value":{}}]},',
      '{"atMs":150,"actor":0,"kind":"own","event":{"type":"xstate.after.line"},"changes":[{"op":"replace","path":"/lines","value":1}]},',
      '{"atMs":200,"actor":0,"kind":"sent","event":{"type":"shrug"},"isIgnored":true},',
      '{"atMs":250,"actor":0,"kind":"own","event":{"type":"loaded"},"from":"load#1","value":{"revealing":"held"},"status":"done","isIgnored":null,"changes":[{"op":"replace","path":"/lines","value":2}]}',
      ']}',
      '',
    ])
  })

  it('survives a round trip, also when empty', () => {
    expect(parseRecording(serializeRecording(recording))).toEqual(recording)
    const empty = { randomState: 9, endMs: 0, entries: [] }
    expect(parseRecording(serializeRecording(empty))).toEqual(empty)
  })

  it.each([
    ['no JSON', '{', 'not JSON'],
    ['something else', '{"format":"har"}', 'is not a recording'],
    ['an array', '[]', 'is not a recording'],
    ['another version', '{"format":"xstate-recording","version":1}', 'version 1 cannot be read'],
    ['a file without an end', `{${HEAD},"randomState":1,"actors":[],"entries":[]}`, 'endMs, actors or entries are missing'],
    ['a half random state', `{${HEAD},"randomState":0.5,"endMs":0,"actors":[],"entries":[]}`, 'randomState'],
    ['a file without actors', `{${HEAD},"randomState":1,"endMs":0,"entries":[]}`, 'actors or entries are missing'],
    ['an entry without a time', damaged(2, { atMs: 'soon' }), 'entry 2 is damaged, it has no time'],
    ['a time before the one in front', damaged(2, { atMs: 99 }), 'entry 2 is damaged, it is earlier than'],
    ['a time behind the end', damaged(4, { atMs: 301 }), 'entry 4 is damaged, it is later than the end'],
    ['an entry without an actor', damaged(2, { actor: 7 }), 'entry 2 is damaged, it names no actor'],
    ['an unknown kind', damaged(2, { kind: 'odd' }), "entry 2 is damaged, 'odd' is not a kind"],
    ['an actor that starts twice', damaged(2, { kind: 'start' }), 'must start first, and once'],
    ['an actor that never starts', damaged(0, { kind: 'sent' }), 'must start first, and once'],
    ['an event without a type', damaged(2, { event: {} }), 'it has no event'],
    ['a state that is none', damaged(0, { value: 7 }), 'it has no state'],
    ['an unknown status', damaged(4, { status: 'odd' }), '\'"odd"\' is not a status'],
    ['changes that are none', damaged(2, { changes: [{ op: 'move' }] }), 'its changes are not a JSON Patch'],
    [
      'changes of what is not there',
      damaged(2, { changes: [{ op: 'replace', path: '/lines/deep', value: 1 }] }),
      'its changes refer to a place that does not exist',
    ],
    [
      'an entry that is no object',
      JSON.stringify({ ...JSON.parse(serializeRecording(recording)), entries: [null] }),
      'entry 0 is damaged, it is not an object',
    ],
  ])('reports what is wrong with %s', (_, text, message) => {
    expect(() => parseRecording(text)).toThrow(message)
  })
})

it('extracts the machine from the name of an actor, and nothing from any other text', () => {
  expect(machineIdOf('code-reveal#12')).toBe('code-reveal')
  expect(machineIdOf('code-reveal')).toBe('')
})

it.each([
  ['xstate.after.burst.confetti.bursting', 'confetti#1', 'burst', 'confetti.bursting'],
  ['xstate.after.retry.short.cart.asking.again', 'cart#2', 'retry.short', 'cart.asking.again'],
  ['xstate.after.16.6.cart.asking', 'cart#1', '16.6', 'cart.asking'],
  ["xstate.after.a.b.user's.cart.open", "user's.cart#1", 'a.b', "user's.cart.open"],
  ['xstate.after.50.(machine).open', 'kid#1', '50', '(machine).open'],
  ['xstate.after.50.ownId', 'cart#1', '50', 'ownId'],
])('splits %s of %s into its delay and its state', (type, actor, delay, state) => {
  expect(delayOf(type, actor)).toEqual({ delay, state })
  expect([eventName(type, actor), eventName('burst.requested', actor)]).toEqual([delay, 'burst.requested'])
})

it('keeps what only some entries have', () => {
  const [start, , , sent] = recording.entries as [RecordingEntry, unknown, unknown, RecordingEntry]
  const entries: RecordingEntry[] = [
    { ...start, sessionId: 'x:0', id: 'own', systemId: 'top', tookMs: 0.25 },
    { ...sent, delay: 2, status: 'error', error: { $error: { name: 'Error', message: 'x' } }, actions: 2 },
  ]
  expect(parseRecording(serializeRecording({ ...recording, entries })).entries).toEqual(entries)
})
