import { parseRecording, serializeRecording } from '@drei-tage/recorder'
import { describe, expect, it } from 'vitest'
import { eventName, machineIdOf } from '../names.ts'

const HEAD = '{"format":"xstate-recording","version":6,"randomState":1,"endMs":300}'
const START = '"kind":"start","event":{"type":"xstate.init"}'
const ROWS = [
  `{"atMs":0,"actor":"reveal#1",${START},"value":"revealing","input":{"lines":26},"sessionId":"x:0","id":"own","changes":[{"op":"add","path":"","value":{"lines":0}}]}`,
  `{"atMs":100,"actor":"load#1",${START},"value":"active","parent":"reveal#1","number":1,"logic":"effect","changes":[{"op":"add","path":"","value":{}}]}`,
  '{"atMs":150,"actor":"reveal#1","kind":"own","event":{"type":"tick"},"value":"revealing","changes":[{"op":"replace","path":"/lines","value":1}]}',
  '{"atMs":200,"actor":"reveal#1","kind":"sent","event":{"type":"shrug"},"value":"revealing","isIgnored":true}',
  '{"atMs":250,"actor":"reveal#1","kind":"own","event":{"type":"loaded"},"value":{"revealing":"held"},"from":"load#1","status":"error","error":{"$error":{"name":"Error","message":"x"}},"actions":2}',
]
const TEXT = [HEAD, ...ROWS, ''].join('\n')

/** The file above with fields of one entry changed. */
function damaged(index: number, change: object): string {
  const entry = JSON.parse(ROWS[index] as string) as object
  return [HEAD, ...ROWS.with(index, JSON.stringify({ ...entry, ...change }))].join('\n')
}

describe('a recording as a file', () => {
  it('is one line per entry, and survives a round trip, also when empty, with a byte order mark and with the line ends of Windows, with what actors held', () => {
    expect(serializeRecording(parseRecording(TEXT))).toBe(TEXT)
    expect(serializeRecording(parseRecording(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`))).toBe(TEXT)
    const empty = { randomState: 9, endMs: 0, entries: [] }
    expect(parseRecording(serializeRecording(empty))).toEqual(empty)
    const { entries } = parseRecording(TEXT)
    expect(entries.map(({ data }) => data.plain)).toEqual([{ lines: 0 }, {}, { lines: 1 }, { lines: 1 }, { lines: 1 }])
    expect(entries[4]?.data.value).toEqual({ lines: 1 })
  })

  it.each([
    ['no JSON', '{', 'is not a recording'],
    ['a line that is cut off', TEXT.slice(0, -9), 'entry 4 is damaged, it is not an object in JSON'],
    ['something else', '{"format":"har"}', 'is not a recording'],
    ['an array', '[]', 'is not a recording'],
    ['another version', '{"format":"xstate-recording","version":1}', 'version 1 cannot be read'],
    ['a file without an end', TEXT.replace(',"endMs":300', ''), 'endMs are missing'],
    ['a half random state', TEXT.replace('"randomState":1', '"randomState":0.5'), 'randomState'],
    ['an entry without a time', damaged(2, { atMs: 'soon' }), 'entry 2 is damaged, atMs is not valid'],
    ['a time before the one in front', damaged(2, { atMs: 99 }), 'entry 2 is damaged, it is earlier than'],
    ['a time behind the end', damaged(4, { atMs: 301 }), 'entry 4 is damaged, it is later than the end'],
    ['an entry without an actor', damaged(2, { actor: 'reveal' }), 'entry 2 is damaged, actor is not valid'],
    ['an unknown kind', damaged(2, { kind: 'odd' }), 'entry 2 is damaged, kind is not valid'],
    ['an actor that starts twice', damaged(2, { kind: 'start' }), 'must start first, and once'],
    ['an actor that never starts', damaged(0, { kind: 'sent' }), 'must start first, and once'],
    ['an event without a type', damaged(2, { event: {} }), 'event is not valid'],
    ['a state that is none', damaged(0, { value: 7 }), 'value is not valid'],
    ['an entry without a state', damaged(0, { value: undefined }), 'value is missing'],
    ['timers of which one is damaged', damaged(0, { timers: [{ id: 'a' }] }), 'timers is not valid'],
    ['changes that are none', damaged(2, { changes: [{ op: 'move' }] }), 'changes is not valid'],
    [
      'changes of what is not there',
      damaged(2, { changes: [{ op: 'replace', path: '/lines/deep', value: 1 }] }),
      'a place that does not exist',
    ],
    ['an entry that is no object', `${HEAD}\nnull`, 'entry 0 is damaged, it is not an object'],
  ])('reports what is wrong with %s', (_, text, message) => {
    expect(() => parseRecording(text)).toThrow(message)
  })
})

it('extracts the machine from the name of an actor, and nothing from any other text', () => {
  expect(machineIdOf('code-reveal#12')).toBe('code-reveal')
  expect(machineIdOf('code-reveal')).toBe('')
})

it.each([
  ['xstate.after.burst.confetti.bursting', 'confetti#1', 'burst'],
  ['xstate.after.retry.short.cart.asking.again', 'cart#2', 'retry.short'],
  ['xstate.after.16.6.cart.asking', 'cart#1', '16.6'],
  ["xstate.after.a.b.user's.cart.open", "user's.cart#1", 'a.b'],
  ['xstate.after.50.(machine).open', 'kid#1', '50'],
  ['xstate.after.50.ownId', 'cart#1', '50'],
  ['burst.requested', 'cart#1', 'burst.requested'],
])('calls %s of %s by its delay, if it has one', (type, actor, name) => {
  expect(eventName(type, actor)).toBe(name)
})
